"""Frozen content of Tea for 2, so that tuning content breaks no test, and games to begin tests from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2
from wonderland_qt.games.tea_for_2.game_content import Content, load_content
from wonderland_qt.games.tea_for_2.rules import Game

FIRST_PRINTING = Path(__file__).parent / "first_printing"
BLUE, PINK = SEATS = (PlayerId("blue"), PlayerId("pink"))


@cache
def frozen_content() -> Content:
    """Return the content of the first printing."""
    return load_content([FIRST_PRINTING])


def new_game(seed: int = 1, **options: str) -> Game:
    """Return a new game with these game options; it collects events."""
    chosen = TEA_FOR_2.seating.seated(frozen_content(), SEATS, seed, options)
    return TEA_FOR_2.new(frozen_content(), chosen, [])
