"""Positions of Bunny Kingdom to begin tests from, with a frozen pack, so that tuning content breaks none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.reading import read_pack
from wonderland_qt.games.bunny_kingdom.state import Player

FIRST_PRINTING = Path(__file__).parent / "first_printing"
YELLOW, RED, PINK, BLACK = map(PlayerId, ("yellow", "red", "pink", "black"))


@cache
def frozen_pack() -> Pack:
    """Return the pack of the first printing."""
    return read_pack([FIRST_PRINTING])


def on_squares(*squares: str, built: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return squares without a building, and with those built on some of them, by square."""
    return {**dict.fromkeys(squares, ""), **(built or {})}


def player(
    *squares: str, built: Mapping[str, str] | None = None, trade: Mapping[str, str] | None = None
) -> Player:
    """Return a player who controls these squares."""
    return Player(YELLOW, on_squares(*squares, built=built), trade or {})
