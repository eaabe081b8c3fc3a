"""The layout of a table: the section `table` of the content laid out for the players at hand."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.layout import NO_LAYOUT, Layout, Slot
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.table_content import StageSetting
from wonderland_qt.parts.table_plan import Keyed, Spot, by_name, slot_at, slots_at


def layout(pack: Pack, players: int, setting: StageSetting) -> Layout:
    """Return where everything lies on a stage for so many players; NO_LAYOUT when the content does not say.

    It is the same whoever looks: boards of different kinds have their own places.
    """
    plan = pack.content.table
    if plan is None or players not in plan.layouts:
        return NO_LAYOUT
    places = (*plan.places, *plan.layouts[players], *setting.places, *setting.layouts.get(players, ()))
    shared = (slots_at(place, place.id, place.inside) for place in places)
    parts = (slots_at(place, place.id, place.inside) for place in plan.parts)
    squares = _squares(setting.squares or plan.squares, pack)
    return Layout(*plan.size, by_name([*shared, *squares]), by_name(parts))


def _squares(room: Spot, pack: Pack) -> Iterator[Keyed]:
    area, rows = slot_at(room, "").rect, pack.content.board.rows
    columns = len(next(iter(rows.values())))
    for number, square in enumerate(pack.grid.squares):
        row, column = divmod(number, columns)
        name = f"square:{square}"
        yield (name,), Slot(name, area.part((column, columns), (row, len(rows))), "map")
