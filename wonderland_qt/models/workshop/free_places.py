"""Places on the table for what is new: each like those of its kind, where least else lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product, starmap
from math import hypot
from typing import Any, NamedTuple

from pydantic import BaseModel

from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.models.workshop.forms.value_kinds import ValueKind, fields_of_model, kind_of
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
        """Return the area of its intersection with another, 0 if they are apart."""
        across = min(self.left + self.width, other.left + other.width) - max(self.left, other.left)
        down = min(self.top + self.height, other.top + other.height) - max(self.top, other.top)
        return max(across, 0) * max(down, 0)

    def moved_to(self, left: float, top: float) -> PlaceRect:
        """Return a rectangle of the same size at another corner."""
        return self._replace(left=left, top=top)


PlaceChanges = dict[DocumentPath, dict[str, Any] | None]
"""New places by their path in the content; None removes one."""


def places_of_new(model: type[BaseModel], data: Any, section: str, name: str) -> PlaceChanges:
    """Return places for a new entry of a section, in every mapping that has places of its entries.

    In a full row or column the others move closer together, and get new places as well. An empty mapping is
    left out, as it shows neither where nor how large such places are.
    """
    changes: PlaceChanges = {}
    for path in _paths_of_places(model, data, section):
        places, around = value_at(data, path), value_at(data, path[:-1])
        if places:
            changes |= _changed_places(path, places, _places_with_one_more(places, around, name))
    return changes


def places_without(model: type[BaseModel], data: Any, before: Any, section: str, name: str) -> PlaceChanges:
    """Return the places to remove with an entry, and those of others that had moved closer for it.

    `before` is the content beneath the user's. The others had moved if all stand just as they would when such
    an entry is added to it.
    """
    changes: PlaceChanges = {}
    for path in _paths_of_places(model, data, section):
        places = value_at(data, path)
        if name in places:
            changes[*path, name] = None
            places_before, around = value_at(before, path), value_at(before, path[:-1])
            if name not in places_before and _places_with_one_more(places_before, around, name) == places:
                changes |= _changed_places(path, places, places_before)
    return changes


def _changed_places(path: DocumentPath, old: Mapping[str, Any], new: Mapping[str, Any]) -> PlaceChanges:
    """Return those of the new places, in the mapping at a path, that differ from the old ones."""
    return {(*path, name): place for name, place in new.items() if place != old.get(name)}


def _places_with_one_more(
    places: Mapping[str, Any], around: Mapping[Any, Any], new_name: str
) -> dict[str, Any]:
    """Return the places of all entries and a new one; `around` is the mapping that holds the places.

    If they can form a line with one more, all of them may move, else only the new one gets a place.
    """
    siblings = _rects_of(places.values())
    rects = _line_with_one_more(siblings, around) or [*siblings, _free_place(siblings, around)]
    return {
        name: {**places.get(name, {}), AT: [rect.left, rect.top], SIZE: [rect.width, rect.height]}
        for name, rect in zip((*places, new_name), rects, strict=True)
    }


def _line_with_one_more(siblings: Sequence[PlaceRect], around: Mapping[Any, Any]) -> list[PlaceRect]:
    """Return a row or column of places with one more in it, or [] if they form neither or have no room.

    The line begins at the first place, and ends at the edge of the smallest place that holds all of it.
    """
    holders = [rect for rect in _places_in_lists(around) if all(map(rect.holds, siblings))]
    if len(siblings) == 1 or not holders:
        return []
    holder = min(holders, key=PlaceRect.area)
    is_row = len({rect.top for rect in siblings}) == 1
    if is_row:
        return _row_with_one_more(siblings, holder.left + holder.width)
    is_column = len({rect.left for rect in siblings}) == 1
    return _column_with_one_more(siblings, holder.top + holder.height) if is_column else []


def _row_with_one_more(siblings: Sequence[PlaceRect], right: float) -> list[PlaceRect]:
    """Return a row of places with one more up to this right edge, or [] if they have no room."""
    first = siblings[0]
    shifts = _shifts_in_line(first.left, first.width, right, len(siblings))
    return [first.moved_to(first.left + shift, first.top) for shift in shifts]


def _column_with_one_more(siblings: Sequence[PlaceRect], bottom: float) -> list[PlaceRect]:
    """Return a column of places with one more down to this lower edge, or [] if they have no room."""
    first = siblings[0]
    shifts = _shifts_in_line(first.top, first.height, bottom, len(siblings))
    return [first.moved_to(first.left, first.top + shift) for shift in shifts]


def _shifts_in_line(start: float, size: float, end: float, steps: int) -> list[float]:
    """Return how far each place in a line is from the first, or [] if they would cover half of each other."""
    step = (end - MARGIN - size - start) // steps
    return [step * number for number in range(steps + 1)] if step > size / 2 else []


def _paths_of_places(model: type[BaseModel], data: Any, section: str) -> tuple[DocumentPath, ...]:
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
        has_ids_as_keys = any(key.ref is not None and key.ref.section == section for key in kind.keys)
        if has_ids_as_keys and _are_all_places(value):
            yield path
        for key, inner in value.items():
            yield from _paths_within(kind.items(), inner, (*path, key), section)
    elif kind.has_fields:
        for field in fields_of_model(kind.annotation):
            if field.key in value:
                yield from _paths_within(field.kinds, value[field.key], (*path, field.key), section)


def _are_all_places(mapping: Mapping[Any, Any]) -> bool:
    """Tell whether all values of a mapping are places on the table."""
    return all(map(_is_place, mapping.values()))


def _is_place(value: Any) -> bool:
    """Tell whether a value is a place on the table: it has a corner and a size."""
    return isinstance(value, dict) and {AT, SIZE} <= value.keys()


def _free_place(siblings: Sequence[PlaceRect], around: Mapping[Any, Any]) -> PlaceRect:
    """Return a free place in the rows and columns of its siblings, or beside them if these are full.

    If the table has no room beside them either, the new place lies on the last one. `around` has the size of
    the table and lists of other places on it; those that share room with a sibling already are not spared.
    """
    last = siblings[-1]
    spared = [rect for rect in _places_in_lists(around) if not any(map(rect.overlap_with, siblings))]

    def by_cost(rect: PlaceRect) -> tuple[float, bool, float]:
        """Prefer what covers least of other places, then places at an edge, then those near the last one."""
        covered = sum(map(rect.overlap_with, (*siblings, *spared)))
        distance = hypot(rect.left - last.left, rect.top - last.top)
        return covered, not _is_at_edge(rect, siblings), distance

    possible = _places_between(siblings)
    if not possible:
        possible = [*_places_beside(siblings, table=PlaceRect(0, 0, *around[SIZE])), last]
    return min(possible, key=by_cost)


def _places_between(siblings: Sequence[PlaceRect]) -> list[PlaceRect]:
    """Return the places in the rows and columns of siblings that at most touch them."""
    return [
        rect
        for rect in _places_on_grid(siblings, beyond=False)
        if sum(map(rect.overlap_with, siblings)) <= TOUCHING * rect.area()
    ]


def _places_beside(siblings: Sequence[PlaceRect], table: PlaceRect) -> list[PlaceRect]:
    """Return the places in the rows and columns of siblings, and in the next ones, that the table holds."""
    return [rect for rect in _places_on_grid(siblings, beyond=True) if table.holds(rect)]


def _places_on_grid(siblings: Sequence[PlaceRect], beyond: bool) -> Iterator[PlaceRect]:
    """Yield a place at each crossing of columns and rows, with `beyond` also of the next ones."""
    last = siblings[-1]
    columns = _grid_lines([rect.left for rect in siblings], last.width, beyond)
    rows = _grid_lines([rect.top for rect in siblings], last.height, beyond)
    yield from starmap(last.moved_to, product(columns, rows))


def _grid_lines(coordinates: Iterable[float], size: float, beyond: bool) -> list[float]:
    """Return the different coordinates in order, with `beyond` also one step before and after them.

    A step is the least distance of two of them, or the `size` of a place if there is only one.
    """
    lines = sorted(set(coordinates))
    if not beyond:
        return lines
    step = min((after - before for before, after in pairwise(lines)), default=size)
    return [lines[0] - step, *lines, lines[-1] + step]


def _is_at_edge(rect: PlaceRect, siblings: Sequence[PlaceRect]) -> bool:
    """Tell whether a place is in the first or last row or column of its siblings."""
    lefts = [sibling.left for sibling in siblings]
    tops = [sibling.top for sibling in siblings]
    return rect.left in {min(lefts), max(lefts)} or rect.top in {min(tops), max(tops)}


def _places_in_lists(around: Mapping[Any, Any]) -> Iterator[PlaceRect]:
    """Yield the other places in lists beside the mapping."""
    for value in around.values():
        if isinstance(value, list):
            yield from _rects_of(value)


def _rects_of(values: Iterable[Any]) -> list[PlaceRect]:
    """Return the rectangles of the values that are places, and leave others out."""
    return [PlaceRect(*place[AT], *place[SIZE]) for place in filter(_is_place, values)]
