"""Plans of tables and stages: spots and places as content, in millimetres, and their slots."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Annotated

import msgspec
from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.layout import Layout, Rect, Slot, Spread
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.stages import Looking, Stage
from wonderland_qt.parts.amounts import MOST_COPIES

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


class Place(Spot):
    """The spot of a piece or place, by its id; `inside` names the place around it.

    An id `place/kind` is where pieces of one kind lie on a place; those of the kinds in `also` lie there too.
    """

    id: str
    inside: str = ""
    also: tuple[str, ...] = ()


class StagePlan(ContentModel):
    """A stage: its size, its backdrop and light, and where things lie on it.

    `places` are the same for any number of players, `layouts` differ by it. `near` are places of whoever's
    board lies near, their ids without the player: `bag`, `pool/card`. The rooms of `rivals` are shared
    out among the others from left to right, `gap` apart and none wider than `widest`. `parts` say where a
    kind lies on a kind, wherever that is, as parts of it. `forms` are kinds that have the form of another
    kind here.
    """

    size: Room
    backdrop: str = ""
    light: str = ""
    forms: dict[str, str] = Field(default_factory=dict)
    places: tuple[Place, ...] = ()
    layouts: dict[int, tuple[Place, ...]] = Field(default_factory=dict)
    near: tuple[Place, ...] = ()
    rivals: tuple[Place, ...] = ()
    gap: float = 8
    widest: float = 400
    parts: tuple[Place, ...] = ()


def stages_named(stages: Collection[str], wanted: Collection[str], path: DocumentPath) -> Iterator[Complaint]:
    """Yield the stages that are wanted and not there, and those that nothing ever shows.

    A content of which nothing lies anywhere has no stages, and needs none.
    """
    for name in wanted if stages else ():
        if name not in stages:
            yield Complaint(path, f"there is no stage '{name}'; add '{name}: {{size: ...}}'")
    for name in stages:
        if name not in wanted:
            yield Complaint((*path, name), f"no stage is called '{name}'{suggestion(name, wanted)}", True)


def staged(
    name: str,
    plan: StagePlan,
    looking: Looking,
    more: Iterable[Keyed] = (),
    all_parts: Iterable[Place] = (),
) -> Stage:
    """Return a stage for those who look; what the game has for all stages gives way to what the plan has."""
    places = (*plan.places, *plan.layouts.get(len(looking.seats), ()))
    keyed = [slots_at(place, place.id, place.inside) for place in places]
    keyed += [slots_of(place, looking.near) for place in plan.near]
    for place in plan.rivals:
        keyed += [_shared_out(place, plan, looking, rank) for rank in range(len(looking.rivals))]
    parts = (slots_at(place, place.id, place.inside) for place in (*all_parts, *plan.parts))
    layout = Layout(*plan.size, by_name([*more, *keyed]), by_name(parts))
    return Stage(name, layout, plan.backdrop, plan.light, plan.forms)


def by_name(keyed: Iterable[Keyed]) -> dict[str, Slot]:
    """Return slots by every name that they are looked up by."""
    return {name: slot for names, slot in keyed for name in names}


def owned(name: str, player: PlayerId) -> str:
    """Return the id of a player's place: `pool` is `pool:ann`, `pool/card` is `pool:ann/card`."""
    place, slash, kind = name.partition("/")
    return f"{place}:{player}{slash}{kind}" if place else name


def slots_of(place: Place, player: PlayerId, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a player's place, whose id lacks the player, by its names."""
    inside = owned(place.inside, player) if place.inside else ""
    return slots_at(place, owned(place.id, player), inside, corner)


def _shared_out(place: Place, plan: StagePlan, looking: Looking, rank: int) -> Keyed:
    """Return the part of a room that a rival gets."""
    names, whole = slots_of(place, looking.rivals[rank])
    step = min((whole.rect.width + plan.gap) / len(looking.rivals), plan.widest + plan.gap)
    rect = Rect(whole.rect.x + rank * step, whole.rect.y, step - plan.gap, whole.rect.height)
    return names, msgspec.structs.replace(whole, rect=rect)


def slot_at(spot: Spot, name: str, inside: str = "", corner: Point = (0, 0)) -> Slot:
    """Return the slot of a spot that is seen from a corner."""
    x, y = corner[0] + spot.at[0], corner[1] + spot.at[1]
    return Slot(name, Rect(x, y, *spot.size), inside, spot.spread, *spot.cells, spot.band)


def slots_at(place: Place, name: str, inside: str, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a place with its name, and that with every other kind that lies there."""
    stem = name.rpartition("/")[0]
    others = (f"{stem}/{kind}" for kind in place.also)
    return (name, *others), slot_at(place, name, inside, corner)
