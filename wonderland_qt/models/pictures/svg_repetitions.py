"""Limits of repetition in a picture: references are followed and counted before it is drawn."""

from __future__ import annotations

import re
from collections.abc import Mapping

from wonderland_qt.models.pictures.svg_allowed import FILTER_STEPS, GRADIENTS, REPEATING
from wonderland_qt.models.pictures.svg_limits import (
    MOST_DRAWN,
    MOST_FILTER_STEPS,
    MOST_FILTERED,
    MOST_LINKED,
    MOST_PIXELS,
    MOST_REPEATED,
)
from wonderland_qt.models.pictures.svg_tree import Element
from wonderland_qt.models.pictures.svg_values import fragments
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

_NUMBER = re.compile(r"\d+")
Pixels = Mapping[Element, int]
"""The number of pixels of each embedded picture."""


def check_repetitions(root: Element, pixels: Pixels) -> None:
    """Raise WrongPicture if repetitions would take too long to draw, or have no end."""
    _Repetitions(root, pixels).check()


class _Repetitions:
    def __init__(self, root: Element, pixels: Pixels) -> None:
        self._elements, self._pixels = list(root.all()), pixels
        self._by_id = {one.attributes["id"]: one for one in self._elements if "id" in one.attributes}
        self._names: dict[Element, list[Element]] = {}
        self._drawn = self._shown = self._repeated = self._filtered = self._steps = 0

    def check(self) -> None:
        for element in self._elements:
            self._count([element])
            self._follow_names(element)
            if element.name == "use":
                self._follow_use(element)
            if element.name in GRADIENTS | {"pattern"}:
                self._follow_chain(element)
            if element.name in REPEATING:
                self._look_into(element)

    def _count(self, elements: list[Element]) -> None:
        self._drawn += len(elements)
        self._shown += sum(self._pixels.get(element, 0) for element in elements)
        if self._drawn > MOST_DRAWN:
            raise WrongPicture("drawn", elements[0].line, most=MOST_DRAWN)
        if self._shown > MOST_PIXELS:
            raise WrongPicture("pixels", elements[0].line, most=MOST_PIXELS // 1_000_000)

    def _named(self, element: Element) -> list[Element]:
        """Return the elements that an element's attributes refer to, with repetitions."""
        if element not in self._names:
            values = "\n".join(value for name, value in element.attributes.items() if name != "href")
            known = [self._by_id[name] for name in fragments(values) if name in self._by_id]
            self._names[element] = known
        return self._names[element]

    def _linked(self, element: Element) -> Element | None:
        return self._by_id.get(element.attributes.get("href", "")[1:])

    def _copied(self, use: Element) -> list[Element]:
        """Return the elements that a <use> shows."""
        target = self._linked(use)
        copied = list(target.all()) if target is not None else []
        if any(one.name == "use" for one in copied):
            raise WrongPicture("use-in-use", use.line)
        return copied

    def _whole(self, repeating: Element) -> list[Element]:
        """Return all elements that are drawn for a pattern, mask or marker."""
        held = list(repeating.all())
        return [*held, *(copy for one in held if one.name == "use" for copy in self._copied(one))]

    def _follow_use(self, use: Element) -> None:
        copied = self._copied(use)
        self._count([use, *copied])
        for one in copied:
            self._follow_names(one)

    def _follow_chain(self, element: Element) -> None:
        linked = self._linked(element)
        for _ in range(MOST_LINKED):
            if linked is None:
                return
            linked = self._linked(linked)
        raise WrongPicture("chain", element.line, most=MOST_LINKED)

    def _follow_names(self, element: Element) -> None:
        for named in self._named(element):
            self._follow(element, named)

    def _follow(self, element: Element, named: Element) -> None:
        if named.name in REPEATING:
            self._repeated += 1
            for _ in range(_corners(element) if named.name == "marker" else 1):
                self._count(self._whole(named))
        elif named.name == "filter":
            self._filtered += 1
            self._steps += sum(step.name in FILTER_STEPS for step in named.all())
        if self._repeated > MOST_REPEATED:
            raise WrongPicture("repeated", element.line, most=MOST_REPEATED)
        if self._filtered > MOST_FILTERED or self._steps > MOST_FILTER_STEPS:
            raise WrongPicture("filters", element.line, most=MOST_FILTERED, steps=MOST_FILTER_STEPS)

    def _look_into(self, repeating: Element) -> None:
        for element in self._whole(repeating):
            within = element is not repeating and element.name in REPEATING
            if within or any(named.name in REPEATING | {"filter"} for named in self._named(element)):
                raise WrongPicture("repeats-in-repeats", element.line)


def _corners(element: Element) -> int:
    """Return an upper bound of the markers on a line, from the count of its numbers."""
    written = f"{element.attributes.get('d', '')} {element.attributes.get('points', '')}"
    return len(_NUMBER.findall(written)) + 4
