"""Plans of tables and stages: spots and places as content, in millimetres, and their slots."""

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
"""Of a table and what lies on it, in millimetres."""

Coordinate = Annotated[float, Field(ge=-LONGEST, le=LONGEST)]
Point = tuple[Coordinate, Coordinate]
Length = Annotated[float, Field(gt=0, le=LONGEST)]
Size = tuple[Length, Length]
Side = Annotated[float, Field(ge=SHORTEST, le=LONGEST)]
Room = tuple[Side, Side]
"""The size of a table, a stage or a board: what is painted must be seen, and fit into memory."""
Row = Annotated[int, Field(gt=0, le=MOST_COPIES)]
Cells = tuple[Row, Row]
Keyed = tuple[tuple[str, ...], Slot]
"""A slot with the names it is looked up by."""


class Spot(ContentModel):
    """A rectangle: `at` is its upper left corner, seen from what it lies in; `cells` are across and down.

    `band` is how wide a ring round the edge is.
    """

    at: Point
    size: Size
    spread: Spread = "one"
    cells: Cells = (1, 1)
    band: float = 0.0


class NamedSpot(Spot):
    """The spot of a piece or place, by its id; `inside` names the place around it.

    An id `place/kind` is where pieces of one kind lie on a place; those of the kinds in `also` lie there too.
    """

    id: str
    inside: str = ""
    also: tuple[str, ...] = ()


class Arrangement(ContentModel):
    """Where things lie, on one stage or on all of a table.

    `places` are the same for any number of players, `layouts` differ by it. `near` are places of one whose
    board lies near, their ids without the player: `bag`, `pool/card`. The rooms of `rivals` are shared
    out among the others from left to right, `gap` apart and none wider than `widest`. `parts` say where a
    kind lies on a kind, wherever that is, as parts of it.
    """

    places: tuple[NamedSpot, ...] = ()
    layouts: dict[int, tuple[NamedSpot, ...]] = Field(default_factory=dict)
    near: tuple[NamedSpot, ...] = ()
    rivals: tuple[NamedSpot, ...] = ()
    gap: float = 8
    widest: float = 400
    parts: tuple[NamedSpot, ...] = ()


ANYWHERE = Arrangement()
"""Nothing lies anywhere."""


class StagePlan(Arrangement):
    """A stage: its size, its backdrop and light, and where things lie on it.

    In the name of a backdrop `{near}` stands for the one whose board is near. `forms` are kinds that have the
    form of another kind here.
    """

    size: Room
    backdrop: str = ""
    light: str = ""
    forms: dict[str, str] = Field(default_factory=dict)


class InStages(Protocol):
    """A table with its stages by name."""

    @property
    def stages(self) -> Collection[str]: ...


class OnTable(Protocol):
    """A content that says where things lie, or does not."""

    @property
    def table(self) -> InStages | None: ...


def stages_fit(wanted: Collection[str]) -> Callable[[OnTable], Iterator[Complaint]]:
    """Return the check that finds stages that are wanted and not there, and those that nothing ever shows.

    A content of which nothing lies anywhere has no stages, and needs none.
    """

    def check(files: OnTable) -> Iterator[Complaint]:
        stages = files.table.stages if files.table is not None else wanted
        path = ("table", "stages")
        for name in wanted:
            if name not in stages:
                yield Complaint(path, text("table-stage-missing", name=name))
        for name in stages:
            if name not in wanted:
                message = text("table-unknown-stage", name=name, near=suggestion(name, wanted))
                yield Complaint((*path, name), message, True)

    return check


def no_rooms(_content: Any, _plan: StagePlan) -> Iterable[Keyed]:
    """Return nothing: all that lies on a stage is written in its plan."""
    return ()


def stage_of(
    content: Any, name: str, looking: Looking, rooms: Callable[[Any, Any], Iterable[Keyed]] = no_rooms
) -> Stage:
    """Return a stage of a content by its name, the same no matter who looks; bare where the content has none.

    `rooms` tells from the content and the plan where things lie of which a content has any number.
    """
    return _known_stage(content, name, looking.seats, looking.near, rooms)


@known_of_content(64)
def _known_stage(
    content: Any, name: str, seats: Seats, near: PlayerId, rooms: Callable[[Any, Any], Iterable[Keyed]]
) -> Stage:
    table = content.files.table
    if table is None or name not in table.stages:
        return BARE_STAGE
    plan = table.stages[name]
    return staged(name, plan, Looking(seats, None, near), rooms(content, plan), table)


def staged(
    name: str, plan: StagePlan, looking: Looking, more: Iterable[Keyed] = (), shared: Arrangement = ANYWHERE
) -> Stage:
    """Return a stage for those who look; what all stages of a table share gives way to what the plan has."""
    layout = laid_out(plan.size, looking, more, shared, plan)
    return Stage(name, layout, plan.backdrop.replace("{near}", looking.near), plan.light, plan.forms)


def laid_out(size: Size, looking: Looking, more: Iterable[Keyed], *arrangements: Arrangement) -> Layout:
    """Return where all lies for those who look; earlier arrangements give way to later ones."""
    keyed = [slot for arrangement in arrangements for slot in _arranged(arrangement, looking)]
    parts = (slots_at(place, place.id, place.inside) for each in arrangements for place in each.parts)
    return Layout(*size, by_name([*more, *keyed]), by_name(parts))


def _arranged(plan: Arrangement, looking: Looking) -> Iterator[Keyed]:
    for place in (*plan.places, *plan.layouts.get(len(looking.seats), ())):
        yield slots_at(place, place.id, place.inside)
    for place in plan.near:
        yield slots_of(place, looking.near)
    for place in plan.rivals:
        yield from (_shared_out(place, plan, looking, rank) for rank in range(len(looking.rivals)))


def by_name(keyed: Iterable[Keyed]) -> dict[str, Slot]:
    """Return slots by every name that they are looked up by."""
    return {name: slot for names, slot in keyed for name in names}


def owned(name: str, player: PlayerId) -> str:
    """Return the id of a player's place: `pool` is `pool:ann`, `pool/card` is `pool:ann/card`."""
    place, slash, kind = name.partition("/")
    return f"{place}:{player}{slash}{kind}" if place else name


def slots_of(place: NamedSpot, player: PlayerId, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a player's place, whose id lacks the player, by its names."""
    inside = owned(place.inside, player) if place.inside else ""
    return slots_at(place, owned(place.id, player), inside, corner)


def _shared_out(place: NamedSpot, plan: Arrangement, looking: Looking, rank: int) -> Keyed:
    """Return the part of a room that a rival gets."""
    names, whole = slots_of(place, looking.rivals[rank])
    step = min((whole.rect.width + plan.gap) / len(looking.rivals), plan.widest + plan.gap)
    rect = Rect(whole.rect.x + rank * step, whole.rect.y, step - plan.gap, whole.rect.height)
    return names, msgspec.structs.replace(whole, rect=rect)


def slot_at(spot: Spot, name: str, inside: str = "", corner: Point = (0, 0)) -> Slot:
    """Return the slot of a spot that is seen from a corner."""
    x, y = corner[0] + spot.at[0], corner[1] + spot.at[1]
    return Slot(name, Rect(x, y, *spot.size), inside, spot.spread, *spot.cells, spot.band)


def slots_at(place: NamedSpot, name: str, inside: str, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a place with its name, and that with every other kind that lies there."""
    stem = name.rpartition("/")[0]
    others = (f"{stem}/{kind}" for kind in place.also)
    return (name, *others), slot_at(place, name, inside, corner)


def cells(
    area: Rect, names: Sequence[str], columns: int, inside: str = "", edge: float = 0
) -> Iterator[Keyed]:
    """Yield the slots of things that share an area in equal cells, from left to right and then down."""
    rows = ceil(len(names) / columns)
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        yield (name,), Slot(name, area.part((column, columns), (row, rows)).inset(edge), inside)
