"""The moments of a game that a picture is taken of."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland_qt.games.wonderland.seen.view import TableView

TEA_CARDS_SEEN, DRAWS_SEEN = 9, 2


def in_setup(view: TableView) -> bool:
    """Tell whether the table is being set up."""
    return view.phase == "setup"


def at_tea(view: TableView) -> bool:
    """Tell whether the tea party is well under way."""
    return view.phase == "tea" and sum(view.tea.taken.values()) == TEA_CARDS_SEEN


def in_battle(view: TableView) -> bool:
    """Tell whether several fight for a region, have drawn, and go on."""
    battle = view.battle
    return battle is not None and battle.contested and not battle.ended and battle.draws == DRAWS_SEEN


MOMENTS: Mapping[str, Callable[[TableView], bool]] = {"setup": in_setup, "tea": at_tea, "battle": in_battle}
