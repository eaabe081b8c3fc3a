"""Danger: what of a fighter's bag costs units, and what of that would bust; bags are known by deduction."""

from __future__ import annotations

from typing import NamedTuple

from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import PlayerView, TableView
from wonderland_qt.games.wonderland.state import ChipId
from wonderland_qt.games.wonderland.war.madness import POISON_UNITS


class Danger(NamedTuple):
    """How many chips may be drawn, how many of them cost units, and how many of those all there are."""

    chips: int
    harmful: int
    busting: int


def danger_of(table: TableView, content: Content, owner: PlayerView) -> Danger:
    """Return the danger of a fighter's next draw; a whole shield can block any chip (BATTLE-6, BATTLE-8)."""
    units = units_left(table, owner)
    bag = owner.bag or (*owner.exhausted, *owner.madness)
    harmful = [chip for chip in bag if chip in content.harmful]
    busting = [] if owner.shield else [chip for chip in harmful if _harm(content, chip) >= units]
    return Danger(len(bag), len(harmful), len(busting))


def units_left(table: TableView, owner: PlayerView) -> int:
    """Return how many units a fighter has in the battle's region."""
    if table.battle is None:
        return 0
    region = table.battle.region
    figures = sum(where == region for where in owner.figures.values())
    return owner.placed.get(region, 0) + figures + (owner.leader == region)


def _harm(content: Content, chip: ChipId) -> int:
    return content.chips[chip].madness or POISON_UNITS
