"""The layout of a table: the section `table` of the content laid out for the players at hand."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.layout import NO_LAYOUT, Layout, Slot
from wonderland_qt.engine.stages import Looking
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.table_content import StageSetting
from wonderland_qt.parts.table_plan import Keyed, Spot, laid_out, slot_at


def layout(pack: Pack, looking: Looking, setting: StageSetting) -> Layout:
    """Return where everything lies on a stage for those who look; NO_LAYOUT when the content does not say."""
    plan = pack.content.table
    if plan is None or len(looking.seats) not in plan.layouts:
        return NO_LAYOUT
    squares = _squares(setting.squares or plan.squares, pack)
    return laid_out(plan.size, looking, squares, plan, setting)


def _squares(room: Spot, pack: Pack) -> Iterator[Keyed]:
    area, rows = slot_at(room, "").rect, pack.content.board.rows
    columns = len(next(iter(rows.values())))
    for number, square in enumerate(pack.grid.squares):
        row, column = divmod(number, columns)
        name = f"square:{square}"
        yield (name,), Slot(name, area.part((column, columns), (row, len(rows))), "map")
