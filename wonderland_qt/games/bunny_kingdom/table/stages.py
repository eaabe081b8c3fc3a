"""Stages: what of the table fills the screen, told from the view and what is asked."""

from __future__ import annotations

from functools import lru_cache

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking, Stage
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.table_layout import layout


def stage(_view: TableView, pack: Pack, looking: Looking) -> Stage:
    """Return how the pieces of a view are laid out for those who look."""
    return _whole_table(pack, looking.seats)


@lru_cache(maxsize=16)
def _whole_table(pack: Pack, seats: tuple[PlayerId, ...]) -> Stage:
    """Return the stage on which everything lies at once."""
    return Stage("whole", layout(pack, seats))
