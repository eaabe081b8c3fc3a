"""Places on the table for what is new: each like those of its kind, where least else lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import dist
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.models.workshop.value_kinds import ValueKind, fields_of_model, kind_of
from wonderland_qt.models.workshop.workshop_entries import value_at

AT, SIZE = "at", "size"
TOUCHING, MARGIN = 0.1, 4
"""The part of a place that may overlap others, because neighbours touch; the free margin at an edge."""


class PlaceRect(NamedTuple):
    """The rectangle of a place on the table."""

    left: float
    top: float
    width: float
    height: float

    def area(self) -> float:
        """Return its area."""
        return self.width * self.height

    def holds(self, other: PlaceRect) -> bool:
        """Tell whether it contains another rectangle."""
        return self.overlap_with(other) == other.area()

    def overlap_with(self, other: PlaceRect) -> float:
        """Return the area of its intersection with another."""
        across = min(self.left + self.width, other.left + other.width) - max(self.left, other.left)
        down = min(self.top + self.height, other.top + other.height) - max(self.top, other.top)
        return max(across, 0) * max(down, 0)

    def moved(self, corner: tuple[float, float]) -> PlaceRect:
        """Return it at another corner."""
        return self._replace(left=corner[0], top=corner[1])


Spots = dict[DocumentPath, dict[str, Any] | None]
"""Places by their path in the content; None removes one."""


def places_of_new(model: type[BaseModel], data: Any, section: str, name: str) -> Spots:
    """Return places for a new entry of a section, in every mapping that has places of its entries.

    In a full row or column the others move closer together, and get new places as well.
    """
    found: Spots = {}
    for path in spots_of(model, data, section):
        spots = value_at(data, path)
        more = _with_one_more(spots, value_at(data, path[:-1]), name) if spots else {}
        found |= {(*path, one): spot for one, spot in more.items() if spot != spots.get(one)}
    return found


def places_without(model: type[BaseModel], data: Any, before: Any, section: str, name: str) -> Spots:
    """Return the places to remove with an entry, and those of others that had moved closer for it.

    `before` is the content beneath the user's.
    """
    found: Spots = {}
    for path in spots_of(model, data, section):
        spots = value_at(data, path)
        if name in spots:
            found[*path, name] = None
            was = value_at(before, path)
            if name not in was and _with_one_more(was, value_at(before, path[:-1]), name) == spots:
                found |= {(*path, one): spot for one, spot in was.items() if spot != spots[one]}
    return found


def _with_one_more(spots: Mapping[str, Any], around: Mapping[Any, Any], name: str) -> dict[str, Any]:
    """Return the places of all entries, with one for `name`."""
    siblings = _rects_of(spots.values())
    rects = _row_with_one_more(siblings, around) or [*siblings, _free_place(siblings, around)]
    return {
        one: {**spots.get(one, {}), AT: list(rect[:2]), SIZE: list(rect[2:])}
        for one, rect in zip((*spots, name), rects, strict=True)
    }


def _row_with_one_more(siblings: Sequence[PlaceRect], around: Mapping[Any, Any]) -> list[PlaceRect]:
    """Return a row or column of places with one more in it, or [] if they form neither or have no room."""
    across, down = ({rect[side] for rect in siblings} for side in (0, 1))
    holders = [rect for rect in _places_in_lists(around) if all(map(rect.holds, siblings))]
    if min(len(across), len(down)) > 1 or len(siblings) == 1 or not holders:
        return []
    side, holder, first = int(len(down) > 1), min(holders, key=PlaceRect.area), siblings[0]
    room = holder[side] + holder[side + 2] - MARGIN - first[side + 2] - first[side]
    step = room // len(siblings)
    corners = [list(first[:2]) for _ in range(len(siblings) + 1)]
    for number, corner in enumerate(corners):
        corner[side] += step * number
    return [first.moved((corner[0], corner[1])) for corner in corners] if step > first[side + 2] / 2 else []


def spots_of(model: type[BaseModel], data: Any, section: str) -> tuple[DocumentPath, ...]:
    """Return the paths of mappings from the ids of a section to places on the table."""
    return tuple(_paths_within((ValueKind(model),), data, (), section))


def _paths_within(
    kinds: Sequence[ValueKind], value: Any, path: DocumentPath, section: str
) -> Iterator[DocumentPath]:
    """Yield the paths, at or inside a value, of mappings from the ids of a section to places."""
    kind = kind_of(kinds, value)
    if kind is None or kind.is_verb:
        return
    if kind.is_mapping:
        if any(key.ref is not None and key.ref.section == section for key in kind.keys) and _are_all_places(
            value
        ):
            yield path
        for key, inner in value.items():
            yield from _paths_within(kind.items(), inner, (*path, key), section)
    elif kind.has_fields:
        for field in fields_of_model(kind.base):
            if field.key in value:
                yield from _paths_within(field.kinds, value[field.key], (*path, field.key), section)


def _are_all_places(spots: Mapping[Any, Any]) -> bool:
    """Tell whether all values of a mapping are places: they have a corner and a size."""
    return all(isinstance(spot, dict) and {AT, SIZE} <= spot.keys() for spot in spots.values())


def _free_place(siblings: Sequence[PlaceRect], around: Mapping[Any, Any]) -> PlaceRect:
    """Return a free place in the rows and columns of others, or beside them if these are full."""
    table = PlaceRect(0, 0, *around[SIZE])
    others = [rect for rect in _places_in_lists(around) if not any(map(rect.overlap_with, siblings))]
    last = siblings[-1]
    within = [
        spot
        for spot in _places_on_grid(siblings, beyond=False)
        if sum(map(spot.overlap_with, siblings)) <= TOUCHING * spot.area()
    ]
    beyond = (spot for spot in _places_on_grid(siblings, beyond=True) if table.holds(spot))
    found = within or [*beyond, last]

    def cost(spot: PlaceRect) -> tuple[float, bool, float]:
        covered = sum(map(spot.overlap_with, (*siblings, *others)))
        return covered, not _at_edge(spot, siblings), dist(spot[:2], last[:2])

    return min(found, key=cost)


def _places_on_grid(siblings: Sequence[PlaceRect], beyond: bool) -> Iterator[PlaceRect]:
    """Yield a place at each crossing of columns and rows, with `beyond` also of the next ones."""
    one = siblings[-1]
    across = _grid_lines([rect.left for rect in siblings], one.width, beyond)
    down = _grid_lines([rect.top for rect in siblings], one.height, beyond)
    yield from map(one.moved, product(across, down))


def _grid_lines(places: Iterable[float], size: float, beyond: bool) -> list[float]:
    """Return the different coordinates in order, with `beyond` also one step before and after them."""
    known = sorted(set(places))
    if not beyond:
        return known
    step = min((right - left for left, right in pairwise(known)), default=size)
    return [known[0] - step, *known, known[-1] + step]


def _at_edge(spot: PlaceRect, siblings: Sequence[PlaceRect]) -> bool:
    """Tell whether a place is in the first or last row or column of its siblings."""
    across, down = ({rect[side] for rect in siblings} for side in (0, 1))
    return spot.left in {min(across), max(across)} or spot.top in {min(down), max(down)}


def _places_in_lists(around: Mapping[Any, Any]) -> Iterator[PlaceRect]:
    """Yield the other places in lists beside the mapping."""
    for value in around.values():
        if isinstance(value, list):
            yield from _rects_of(value)


def _rects_of(spots: Iterable[Any]) -> list[PlaceRect]:
    """Return the rectangles of the values that are places, and leave others out."""
    places = (spot for spot in spots if isinstance(spot, dict) and {AT, SIZE} <= spot.keys())
    return [PlaceRect(*spot[AT], *spot[SIZE]) for spot in places]
