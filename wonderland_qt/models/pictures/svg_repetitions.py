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
MARKERS_WITHOUT_POINTS = 4
"""The markers on a shape that lists no points, such as a line or a rectangle, at most."""
EmbeddedPixels = Mapping[Element, int]
"""The number of pixels of each embedded picture."""


def check_repetitions(root: Element, embedded_pixels: EmbeddedPixels) -> None:
    """Raise WrongPicture if repetitions would take too long to draw, or have no end."""
    _Repetitions(root, embedded_pixels).check()


class _Repetitions:
    """Counts what the renderer would draw, and raises WrongPicture at the first limit that is passed."""

    def __init__(self, root: Element, embedded_pixels: EmbeddedPixels) -> None:
        """Find the elements by their ids; the counts begin at zero, and each has a limit."""
        self._elements = list(root.all())
        self._embedded_pixels = embedded_pixels
        self._elements_by_id = {
            element.attributes["id"]: element for element in self._elements if "id" in element.attributes
        }
        self._references: dict[Element, list[Element]] = {}
        self._drawn_elements = 0
        self._drawn_pixels = 0
        self._repetitions = 0
        self._filtered_elements = 0
        self._filter_steps = 0

    def check(self) -> None:
        """Count each element by itself, and those that repeat others with all that they repeat."""
        for element in self._elements:
            self._count_drawn([element])
            self._count_references(element)
            if element.name == "use":
                self._count_copies(element)
            if element.name in GRADIENTS | {"pattern"}:
                self._check_chain_of_links(element)
            if element.name in REPEATING:
                self._check_that_nothing_repeats_inside(element)

    def _count_drawn(self, elements: list[Element]) -> None:
        """Count elements that are drawn together, and their embedded pixels; raises WrongPicture.

        The message tells the limit of pixels in millions.
        """
        first = elements[0]
        self._drawn_elements += len(elements)
        if self._drawn_elements > MOST_DRAWN:
            raise WrongPicture("drawn", first.line, most=MOST_DRAWN)
        self._drawn_pixels += sum(self._embedded_pixels.get(element, 0) for element in elements)
        if self._drawn_pixels > MOST_PIXELS:
            raise WrongPicture("pixels", first.line, most=MOST_PIXELS // 1_000_000)

    def _count_references(self, element: Element) -> None:
        """Count what is drawn for each pattern, mask, marker and filter that an element refers to."""
        for target in self._referred_to_by(element):
            if target.name in REPEATING:
                self._count_repetition(element, target)
            elif target.name == "filter":
                self._count_filter(element, target)

    def _count_repetition(self, element: Element, repeating: Element) -> None:
        """Count what an element draws by a pattern or mask, or by a marker at each point of its line.

        Each such reference takes time by itself, so their number is limited, too.
        """
        drawn = self._drawn_for(repeating)
        times = _most_markers_on(element) if repeating.name == "marker" else 1
        for _ in range(times):
            self._count_drawn(drawn)
        self._repetitions += 1
        if self._repetitions > MOST_REPEATED:
            raise WrongPicture("repeated", element.line, most=MOST_REPEATED)

    def _count_filter(self, element: Element, used_filter: Element) -> None:
        """Count an element with a filter, and the slow steps of the filter; raises WrongPicture."""
        self._filtered_elements += 1
        self._filter_steps += sum(step.name in FILTER_STEPS for step in used_filter.all())
        if self._filtered_elements > MOST_FILTERED or self._filter_steps > MOST_FILTER_STEPS:
            raise WrongPicture("filters", element.line, most=MOST_FILTERED, steps=MOST_FILTER_STEPS)

    def _count_copies(self, use: Element) -> None:
        """Count what a <use> draws again, with what its copies refer to."""
        copies = self._copied_by(use)
        self._count_drawn([use, *copies])
        for copy in copies:
            self._count_references(copy)

    def _check_chain_of_links(self, element: Element) -> None:
        """Refuse a gradient or pattern that is based on too many others in a row, or on itself."""
        base = self._target_of_href(element)
        for _ in range(MOST_LINKED):
            if base is None:
                return
            base = self._target_of_href(base)
        raise WrongPicture("chain", element.line, most=MOST_LINKED)

    def _check_that_nothing_repeats_inside(self, repeating: Element) -> None:
        """Refuse a pattern, mask or marker that holds or refers to another one, or to a filter."""
        for element in self._drawn_for(repeating):
            is_nested = element is not repeating and element.name in REPEATING
            names_referred_to = {target.name for target in self._referred_to_by(element)}
            if is_nested or names_referred_to & (REPEATING | {"filter"}):
                raise WrongPicture("repeats-in-repeats", element.line)

    def _referred_to_by(self, element: Element) -> list[Element]:
        """Return the elements in an element's `url(#...)` references; one referred to twice comes twice.

        A link (`href`) is no such reference: `_target_of_href` follows it.
        """
        if element not in self._references:
            values = "\n".join(value for name, value in element.attributes.items() if name != "href")
            self._references[element] = [
                self._elements_by_id[name] for name in fragments(values) if name in self._elements_by_id
            ]
        return self._references[element]

    def _target_of_href(self, element: Element) -> Element | None:
        """Return the element that an element's link leads to, or None."""
        name = element.attributes.get("href", "").removeprefix("#")
        return self._elements_by_id.get(name)

    def _copied_by(self, use: Element) -> list[Element]:
        """Return the elements that a <use> shows; raises WrongPicture if one of them is a <use>.

        Inside one another, a few of these could draw an element any number of times.
        """
        target = self._target_of_href(use)
        copied = list(target.all()) if target is not None else []
        if any(element.name == "use" for element in copied):
            raise WrongPicture("use-in-use", use.line)
        return copied

    def _drawn_for(self, repeating: Element) -> list[Element]:
        """Return all elements that are drawn for a pattern, mask or marker, also those of a <use> in it."""
        drawn = list(repeating.all())
        for element in repeating.all():
            if element.name == "use":
                drawn += self._copied_by(element)
        return drawn


def _most_markers_on(element: Element) -> int:
    """Return an upper bound of the markers on a line, from the count of its numbers."""
    points = f"{element.attributes.get('d', '')} {element.attributes.get('points', '')}"
    return len(_NUMBER.findall(points)) + MARKERS_WITHOUT_POINTS
