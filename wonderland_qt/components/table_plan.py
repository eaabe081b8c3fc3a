"""Plans of tables and stages: the places of pieces in millimetres, as content, and the slots made of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import ceil
from typing import Annotated, Any, Protocol

import msgspec
from pydantic import Field

from wonderland_qt.components.amounts import MOST_COPIES
from wonderland_qt.components.seat_order import Seats
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot, Spread
from wonderland_qt.engine.table.stages import BARE_STAGE, Looking, Stage
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import text

LONGEST, SHORTEST = 10_000, 20
"""The limits of lengths on a table, in millimetres."""

Coordinate = Annotated[float, Field(ge=-LONGEST, le=LONGEST)]
Point = tuple[Coordinate, Coordinate]
Length = Annotated[float, Field(gt=0, le=LONGEST)]
Size = tuple[Length, Length]
Side = Annotated[float, Field(ge=SHORTEST, le=LONGEST)]
Room = tuple[Side, Side]
"""The size of a table, stage or board, which must be visible and fit into memory when painted."""
Row = Annotated[int, Field(gt=0, le=MOST_COPIES)]
Cells = tuple[Row, Row]
Keyed = tuple[tuple[str, ...], Slot]
"""The names under which a slot is looked up, and the slot."""


class Spot(ContentModel):
    """A rectangle: `at` is its upper left corner relative to what it is in; `cells` are across and down.

    `band` is the width of a ring along the edge.
    """

    at: Point
    size: Size
    spread: Spread = "one"
    cells: Cells = (1, 1)
    band: float = 0.0


class NamedSpot(Spot):
    """The spot of a piece or a place with an id; `inside` is the place around it.

    An id `place/kind` is the spot for pieces of one kind on a place, and for those of the kinds in `also`.
    """

    id: str
    inside: str = ""
    also: tuple[str, ...] = ()


class Arrangement(ContentModel):
    """Where pieces lie, on one stage or on all stages of a table.

    `places` are for any number of players, `layouts` by number of players. `near` are the places of the
    player whose board is near, with ids without the player: `bag`, `pool/card`. Each room of `rivals` is
    divided among the other players from left to right, `gap` apart and none wider than `widest`. `parts` are
    spots of one kind of piece on another kind, in fractions of it.
    """

    places: tuple[NamedSpot, ...] = ()
    layouts: dict[int, tuple[NamedSpot, ...]] = Field(default_factory=dict)
    near: tuple[NamedSpot, ...] = ()
    rivals: tuple[NamedSpot, ...] = ()
    gap: float = 8
    widest: float = 400
    parts: tuple[NamedSpot, ...] = ()


ANYWHERE = Arrangement()
"""An arrangement without any places."""


class StagePlan(Arrangement):
    """A stage: its size, backdrop and light, and the places on it.

    In the name of a backdrop `{near}` stands for the player whose board is near. `forms` maps kinds of pieces
    to kinds whose form they have here.
    """

    size: Room
    backdrop: str = ""
    light: str = ""
    forms: dict[str, str] = Field(default_factory=dict)


class InStages(Protocol):
    """A table with the names of its stages."""

    @property
    def stages(self) -> Collection[str]: ...


class OnTable(Protocol):
    """A content that may have a table."""

    @property
    def table(self) -> InStages | None: ...


def stages_fit(wanted: Collection[str]) -> Callable[[OnTable], Iterator[Complaint]]:
    """Return the content check for missing stages and for stages that are never shown.

    A content without a table needs no stages.
    """

    def check(files: OnTable) -> Iterator[Complaint]:
        """Yield complaints about stages that the table lacks, then about those unknown to the game.

        Without a table none is missing. An unknown stage is marked at its key.
        """
        stages = files.table.stages if files.table is not None else wanted
        path = ("table", "stages")
        for name in wanted:
            if name not in stages:
                yield Complaint(path, text("table-stage-missing", name=name))
        for name in stages:
            if name not in wanted:
                message = text("table-unknown-stage", name=name, near=suggestion(name, wanted))
                yield Complaint((*path, name), message, at_key=True)

    return check


def no_rooms(_content: Any, _plan: StagePlan) -> Iterable[Keyed]:
    """Return no further slots, for stages with all their places in the plan."""
    return ()


def stage_of(
    content: Any, name: str, looking: Looking, rooms: Callable[[Any, Any], Iterable[Keyed]] = no_rooms
) -> Stage:
    """Return a content's stage by name (cached by content, seats and near player), or the bare stage.

    `rooms` returns, from content and plan, the slots of things whose number the content decides.
    """
    return _cached_stage(content, name, looking.seats, looking.near, rooms)


@known_of_content(64)
def _cached_stage(
    content: Any, name: str, seats: Seats, near: PlayerId, rooms: Callable[[Any, Any], Iterable[Keyed]]
) -> Stage:
    """Return a stage of the content's table, BARE_STAGE if there is none of this name.

    `rooms` returns the slots that the game computes for the content and the stage's plan. The stage is that
    of the player whose things are `near`; who else looks changes no place.
    """
    table = content.files.table
    if table is None or name not in table.stages:
        return BARE_STAGE
    plan = table.stages[name]
    looking = Looking(seats, viewer=None, near=near)
    return staged(name, plan, looking, more=rooms(content, plan), shared=table)


def staged(
    name: str, plan: StagePlan, looking: Looking, more: Iterable[Keyed] = (), shared: Arrangement = ANYWHERE
) -> Stage:
    """Return a stage for those who look; its plan overrides what all stages share."""
    layout, backdrop = laid_out(plan.size, looking, more, shared, plan), plan.backdrop
    return Stage(
        name, layout, backdrop=backdrop.replace("{near}", looking.near), light=plan.light, forms=plan.forms
    )


def laid_out(size: Size, looking: Looking, more: Iterable[Keyed], *arrangements: Arrangement) -> Layout:
    """Return the layout for those who look, with `more` slots; later ones override earlier ones.

    The parts of an arrangement are the same for everyone: each is a place inside a piece.
    """
    slots, parts = list(more), list[Keyed]()
    for arrangement in arrangements:
        slots += _slots_shown(arrangement, looking)
        parts += [slots_at(part, part.id, part.inside) for part in arrangement.parts]
    width, height = size
    return Layout(width, height, by_name(slots), by_name(parts))


def _slots_shown(plan: Arrangement, looking: Looking) -> Iterator[Keyed]:
    """Yield the slots of an arrangement for those who look."""
    for place in (*plan.places, *plan.layouts.get(len(looking.seats), ())):
        yield slots_at(place, place.id, place.inside)
    for place in plan.near:
        yield slot_of_player(place, looking.near)
    for place in plan.rivals:
        for rank in range(len(looking.rivals)):
            yield _slot_of_rival(place, plan, looking, rank)


def by_name(keyed: Iterable[Keyed]) -> dict[str, Slot]:
    """Return slots by each of their names."""
    return {name: slot for names, slot in keyed for name in names}


def owned(name: str, player: PlayerId) -> str:
    """Return the id of a player's place: `pool` is `pool:ann`, `pool/card` is `pool:ann/card`, "" is ""."""
    place, slash, kind = name.partition("/")
    return f"{place}:{player}{slash}{kind}" if place else name


def slot_of_player(place: NamedSpot, player: PlayerId, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a player's place, whose id is written without the player, with the names it goes by.

    Coordinates of the place are relative to `corner`, that of the player's room on the stage.
    """
    inside = owned(place.inside, player) if place.inside else ""
    return slots_at(place, owned(place.id, player), inside, corner)


def _slot_of_rival(place: NamedSpot, plan: Arrangement, looking: Looking, rank: int) -> Keyed:
    """Return an opponent's part of a room, by their rank from the left.

    The opponents share the room in equal parts, with gaps between and no wider than the plan's `widest`.
    """
    names, slot = slot_of_player(place, looking.rivals[rank])
    room = slot.rect
    step = min((room.width + plan.gap) / len(looking.rivals), plan.widest + plan.gap)
    part = Rect(room.x + rank * step, room.y, step - plan.gap, room.height)
    return names, msgspec.structs.replace(slot, rect=part)


def slot_at(spot: Spot, name: str, inside: str = "", corner: Point = (0, 0)) -> Slot:
    """Return the slot of a spot whose coordinates are relative to a corner."""
    (left, top), (x, y), (columns, rows) = corner, spot.at, spot.cells
    rect = Rect(left + x, top + y, *spot.size)
    return Slot(name, rect, inside, spot.spread, columns, rows, spot.band)


def slots_at(place: NamedSpot, name: str, inside: str, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a place under its own name and under those with the kinds in `also`."""
    room, _slash, _kind = name.rpartition("/")
    others = (f"{room}/{kind}" for kind in place.also)
    return (name, *others), slot_at(place, name, inside, corner)


def cells(
    area: Rect, names: Sequence[str], columns: int, inside: str = "", edge: float = 0
) -> Iterator[Keyed]:
    """Yield the slots of things that share an area in equal cells, row by row, each inset by `edge`.

    Each slot is looked up under the name of its thing.
    """
    rows = ceil(len(names) / columns)
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        cell = area.part((column, columns), (row, rows))
        yield (name,), Slot(name, cell.inset(edge), inside)
