"""The layout of a table: the section `table` of the content laid out for the players at hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wonderland_qt.engine.layout import NO_LAYOUT, Layout, Slot
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.content.table_content import TablePlan
from wonderland_qt.parts.table_plan import Keyed, by_name, slot_at, slots_at


def layout(pack: Pack, seats: Sequence[PlayerId]) -> Layout:
    """Return where everything lies for these players; NO_LAYOUT when the content does not say.

    It is the same whoever looks: boards of different kinds have their own places.
    """
    plan = pack.content.table
    if plan is None or len(seats) not in plan.layouts:
        return NO_LAYOUT
    shared = (slots_at(place, place.id, place.inside) for place in (*plan.places, *plan.layouts[len(seats)]))
    parts = (slots_at(place, place.id, place.inside) for place in plan.parts)
    return Layout(*plan.size, by_name([*shared, *_squares(plan, pack)]), by_name(parts))


def _squares(plan: TablePlan, pack: Pack) -> Iterator[Keyed]:
    room, rows = slot_at(plan.squares, "").rect, pack.content.board.rows
    columns = len(next(iter(rows.values())))
    for number, square in enumerate(pack.grid.squares):
        row, column = divmod(number, columns)
        name = f"square:{square}"
        yield (name,), Slot(name, room.part((column, columns), (row, len(rows))), "map")
