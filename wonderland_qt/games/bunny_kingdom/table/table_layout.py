"""The layout of a table: the section `table` of the content laid out for the players at hand."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.layout import NO_LAYOUT, Layout
from wonderland_qt.engine.stages import Looking
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.table_content import StageSetting
from wonderland_qt.parts.table_plan import Keyed, Spot, cells, laid_out, slot_at


def layout(pack: Pack, looking: Looking, setting: StageSetting) -> Layout:
    """Return where everything lies on a stage for those who look; NO_LAYOUT when the content does not say."""
    plan = pack.content.table
    if plan is None or len(looking.seats) not in plan.layouts:
        return NO_LAYOUT
    squares = _squares(setting.squares or plan.squares, pack)
    return laid_out(plan.size, looking, squares, plan, setting)


def _squares(room: Spot, pack: Pack) -> Iterator[Keyed]:
    columns = len(next(iter(pack.content.board.rows.values())))
    return cells(slot_at(room, "").rect, [f"square:{square}" for square in pack.grid.squares], columns, "map")
