"""Stages: which part of the table fills the screen in each phase, and where its pieces lie."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from wonderland_qt.components.seat_order import Seats
from wonderland_qt.components.table_plan import Keyed, by_name, cells, laid_out, slot_at
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Rect
from wonderland_qt.engine.table.stages import Looking, Stage
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.content.table_content import StageSetting
from wonderland_qt.games.bunny_kingdom.seen.view import TableView
from wonderland_qt.games.bunny_kingdom.table.coordinates import MAP, coordinate_slots
from wonderland_qt.games.bunny_kingdom.table.race import race_slots

STAGES = {"harvest": "harvest", "scoring": "parchments", "over": "parchments"}
OWN_STAGES = {"exploration": "draft", "construction": "building"}
"""Stages of phases in which the viewer has cards in front."""
PLAIN = StageSetting()


def stage(view: TableView, content: Content, looking: Looking) -> Stage:
    """Return the stage for a view and the players who look."""
    named = _stage_by_name(content, stage_name(view), looking.seats)
    slots = {**named.layout.slots, **race_slots(view, named.layout)}
    return replace(named, layout=replace(named.layout, slots=slots))


def stage_name(view: TableView) -> str:
    """Return the name of the stage for a view."""
    if view.viewer is not None and view.phase in OWN_STAGES:
        return OWN_STAGES[view.phase]
    return STAGES.get(view.phase, MAP)


@known_of_content(32)
def _stage_by_name(content: Content, name: str, seats: Seats) -> Stage:
    """Return a stage by name; it is the same for every viewer."""
    plan = content.files.table
    setting = plan.stages.get(name, PLAIN) if plan is not None else PLAIN
    looking = Looking(seats, viewer=None, near=seats[0])
    laid = layout(content, looking, setting)
    return Stage(name, laid, setting.backdrop, setting.light, forms=setting.forms)


def layout(content: Content, looking: Looking, setting: StageSetting) -> Layout:
    """Return the layout of a stage for these players; NO_LAYOUT if the content has none.

    A stage without the map has no coordinates. Those give way to slots of the same name.
    """
    plan = content.files.table
    if plan is None or len(looking.seats) not in plan.layouts:
        return NO_LAYOUT
    room = slot_at(setting.squares or plan.squares, "").rect
    laid = laid_out(plan.size, looking, _square_slots(room, content), plan, setting)
    if MAP not in laid.slots:
        return laid
    coordinates = by_name(coordinate_slots(content, laid.slots[MAP].rect, room))
    return msgspec.structs.replace(laid, slots={**coordinates, **laid.slots})


def _square_slots(room: Rect, content: Content) -> Iterator[Keyed]:
    """Return the slots of the map's squares, which share a room in rows."""
    return cells(room, [ids.SQUARE(square) for square in content.grid.squares], content.columns, MAP)
