"""Plans of tables: spots and places as content, in millimetres, and the slots that they are laid out as."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.layout import Rect, Slot, Spread

Point = tuple[float, float]
Size = tuple[Annotated[float, Field(gt=0)], Annotated[float, Field(gt=0)]]
Cells = tuple[Annotated[int, Field(gt=0)], Annotated[int, Field(gt=0)]]
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


def slot_at(spot: Spot, name: str, inside: str = "", corner: Point = (0, 0)) -> Slot:
    """Return the slot of a spot that is seen from a corner."""
    x, y = corner[0] + spot.at[0], corner[1] + spot.at[1]
    return Slot(name, Rect(x, y, *spot.size), inside, spot.spread, *spot.cells, spot.band)


def slots_at(place: Place, name: str, inside: str, corner: Point = (0, 0)) -> Keyed:
    """Return the slot of a place with its name, and that with every other kind that lies there."""
    stem = name.rpartition("/")[0]
    others = (f"{stem}/{kind}" for kind in place.also)
    return (name, *others), slot_at(place, name, inside, corner)


def by_name(keyed: Iterable[Keyed]) -> dict[str, Slot]:
    """Return slots by every name that they are looked up by."""
    return {name: slot for names, slot in keyed for name in names}
