"""A frozen pack of Tea for 2, so that tuning content breaks no test, and games to begin tests from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.pack import Pack, read_pack
from wonderland_qt.games.tea_for_2.rules import Game

FIRST_PRINTING = Path(__file__).parent / "first_printing"
BLUE, PINK = SEATS = (PlayerId("blue"), PlayerId("pink"))


@cache
def frozen_pack() -> Pack:
    """Return the pack of the first printing."""
    return read_pack([FIRST_PRINTING])


def new_game(seed: int = 1, **options: str) -> Game:
    """Return a new game with these table options; it collects facts."""
    chosen = TEA_FOR_2.seating.seated(frozen_pack(), SEATS, seed, options)
    return TEA_FOR_2.new(frozen_pack(), chosen, [])
