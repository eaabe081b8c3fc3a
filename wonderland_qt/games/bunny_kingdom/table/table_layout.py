"""The layout of a table: the section `table` of the content laid out for the players at hand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wonderland_qt.components.table_plan import Keyed, by_name, cells, laid_out, slot_at
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Rect
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.table_content import StageSetting
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP, coordinate_slots


def layout(content: Content, looking: Looking, setting: StageSetting) -> Layout:
    """Return where everything lies on a stage for those who look; NO_LAYOUT when the content does not say."""
    plan = content.files.table
    if plan is None or len(looking.seats) not in plan.layouts:
        return NO_LAYOUT
    room = slot_at(setting.squares or plan.squares, "").rect
    laid = laid_out(plan.size, looking, _squares(room, content), plan, setting)
    if MAP not in laid.slots:
        return laid
    beside = by_name(coordinate_slots(content, laid.slots[MAP].rect, room))
    return msgspec.structs.replace(laid, slots={**beside, **laid.slots})


def _squares(room: Rect, content: Content) -> Iterator[Keyed]:
    return cells(room, [ids.SQUARE(square) for square in content.grid.squares], content.columns, MAP)
