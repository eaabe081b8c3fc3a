"""Stages: what of the table fills the screen, told from the view and what is asked."""

from __future__ import annotations

from functools import lru_cache

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking, Stage
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.seen.night_layout import battle_layout
from wonderland_qt.games.wonderland.seen.table_layout import layout
from wonderland_qt.games.wonderland.seen.view import TableView

BARE = {"drawn": "bare", "active": "bare", "madness": "bare"}
"""Places that have no outline of their own by night."""


def stage(table: TableView, pack: Pack, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out for those who look."""
    plan = pack.content.table.night if pack.content.table else None
    if plan is not None and table.battle is not None and not looking.whole and _is_fought(table, looking):
        layout_now = battle_layout(plan.battle, pack, table, table.battle)
        return Stage("battle", layout_now, table.battle.region, "night", BARE)
    return _whole_table(pack, looking.seats)


@lru_cache(maxsize=16)
def _whole_table(pack: Pack, seats: tuple[PlayerId, ...]) -> Stage:
    """Return the stage on which everything lies at once."""
    return Stage("whole", layout(pack, seats))


def _is_fought(table: TableView, looking: Looking) -> bool:
    """Tell whether all that is asked is about the battle: nothing is to be put into another region."""
    here = f"region:{table.battle.region}" if table.battle else ""
    put = {option.put for asked in looking.asked for option in asked.options}
    return not any(place.startswith("region:") and place != here for place in put)
