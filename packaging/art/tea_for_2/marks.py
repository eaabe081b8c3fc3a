"""Marks of Tea for 2: what tells its two sides apart, and whose pawn is whose."""

from __future__ import annotations

from art.emblems import Emblem, read_emblems
from art.picture import Drawing
from art.wonderland.figures import march_hare
from art.wonderland.leaders import mad_hatter
from wonderland_qt import paths

GAME = "tea_for_2"
PAWNS: dict[str, Drawing] = {"blue": march_hare, "pink": mad_hatter}
SIDES = tuple(PAWNS)


def emblem(side: str) -> Emblem:
    return read_emblems(paths.of_game(GAME) / "emblems.toml")[side]


def colour(side: str) -> str:
    return emblem(side).colour
