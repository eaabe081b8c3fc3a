"""A picture: layers of cut paper written as SVG that Qt's renderer draws without filters, masks or styles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from art.palette import CREAM, INK, dark, light
from art.shapes import Shape, beside, poly

CONTOUR = 2.6
DEPTH = 3.2
CARVED = 2.5
COLOUR = re.compile("#[0-9a-f]{6}")


class Picture:
    """A canvas of `width` x `height` units on which shapes are laid, the later ones on top.

    `note` tells what of the content is printed on it, so that a test sees when it is out of date.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.note = ""
        self._parts: list[str] = []

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Lay a flat shape."""
        see_through = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
        rule = ' fill-rule="evenodd"' if shape.holed else ""
        self._parts.append(f'<path fill="{colour}"{rule}{see_through} d="{shape.d()}"/>')

    def contour(self, shape: Shape, width: float = CONTOUR, colour: str = INK) -> None:
        """Draw the edge of a shape in ink."""
        stroke = f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round"'
        self._parts.append(f'<path {stroke} stroke-linecap="round" d="{shape.d()}"/>')

    def cut(self, shape: Shape, colour: str, depth: float = DEPTH, ink: float = CONTOUR) -> None:
        """Lay a piece of cut paper: its light at the upper left, its dark side, its ink contour."""
        self.fill(shape, colour)
        if depth:
            shade = shape - shape.moved(-depth, -depth)
            self.fill(shade, dark(colour))
            if depth >= CARVED:
                self.fill(cuts(shape - shape.moved(-2.4 * depth, -2.4 * depth), 3.4, 1.1, -1), dark(colour))
            self.fill(shape - shape.moved(depth * 0.55, depth * 0.55), light(colour))
        if ink:
            self.contour(shape, ink)

    def shadow(self, shape: Shape, right: float = 2, down: float = 3, opacity: float = 0.28) -> None:
        """Let a shape throw a shadow to the lower right."""
        self.fill(shape.moved(right, down), INK, opacity)

    def gouge(
        self, shape: Shape, gap: float, width: float, slant: float = 0.5, opacity: float = 0.35
    ) -> None:
        """Carve fine slanting cuts into a shape, as a gouge leaves them in linoleum."""
        self.fill(cuts(shape, gap, width, slant), CREAM, opacity)

    def grain(self, shape: Shape, count: int, size: float = 0.9, opacity: float = 0.12) -> None:
        """Strew flecks of fibre over a shape."""
        self.fill(flecks(shape, count, size), INK, opacity)

    @contextmanager
    def within(self, x: float, y: float, scale: float = 1, turned: float = 0) -> Iterator[None]:
        """Draw what follows from another corner, in another size."""
        turn = f" rotate({turned:g})" if turned else ""
        self._parts.append(f'<g transform="translate({x:g} {y:g}){turn} scale({scale:g})">')
        yield
        self._parts.append("</g>")

    def take(self, other: Picture, repaint: Callable[[str], str] | None = None) -> None:
        """Lay another picture upon this one, corner on corner, in other colours where one tells them."""
        for part in other._parts:
            self._parts.append(COLOUR.sub(lambda found: repaint(found[0]), part) if repaint else part)

    def svg(self) -> str:
        """Return the picture as an SVG document."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" {size}>'
        note = [f"<desc>{self.note}</desc>"] if self.note else []
        return "\n".join([head, *note, *self._parts, "</svg>", ""])

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.svg(), encoding="utf-8")


Drawing = Callable[[Picture], None]
"""Draws a motif in the square from 0,0 to 100,100."""

Made = Callable[[], "Picture"]
"""Makes a picture."""


def drawn(drawing: Drawing, width: float = 100, height: float = 100) -> Picture:
    """Return a picture of one motif."""
    picture = Picture(width, height)
    drawing(picture)
    return picture


def motif(drawing: Drawing, width: float = 100, height: float = 100) -> Made:
    """Return what makes a picture of one motif."""
    return partial(drawn, drawing, width, height)


def _noise(seed: int) -> Iterator[float]:
    """Yield numbers from 0 to 1, the same ones every time."""
    while True:
        seed = (seed * 1103515245 + 12345) % 2**31
        yield seed / 2**31


def flecks(shape: Shape, count: int, size: float) -> Shape:
    """Return small slivers strewn over a shape."""
    x, y, width, height = shape.box
    noise = _noise(int(width * 7 + height * 13 + count))
    found: list[Shape] = []
    for _ in range(count):
        at = (x + next(noise) * width, y + next(noise) * height)
        long, lean = size * (0.5 + 2 * next(noise)), size * (next(noise) - 0.5) * 3
        if shape.holds(at) and shape.holds((at[0] + long, at[1] + lean)):
            found.append(_sliver(at, (at[0] + long, at[1] + lean), size * 0.6))
    return beside(found)


def cuts(shape: Shape, gap: float, width: float, slant: float) -> Shape:
    """Return slivers side by side, of uneven length, as far as they lie on a shape."""
    x, y, across, down = shape.box
    noise = _noise(int(across * 31 + down * 17))
    found: list[Shape] = []
    for n in range(int((across + down * abs(slant)) / gap) + 1):
        left = x + n * gap - (down * slant if slant > 0 else 0)
        start, end = next(noise) * 0.25, 1 - next(noise) * 0.25
        top, bottom = y + start * down, y + end * down
        found.append(_sliver((left + slant * start * down, top), (left + slant * end * down, bottom), width))
    return beside(found) & shape


def _sliver(start: tuple[float, float], end: tuple[float, float], width: float) -> Shape:
    """Return a cut that is widest in its middle."""
    (x0, y0), (x1, y1) = start, end
    middle, across, down = ((x0 + x1) / 2, (y0 + y1) / 2), x1 - x0, y1 - y0
    length = (across**2 + down**2) ** 0.5 or 1
    side = (-down / length * width / 2, across / length * width / 2)
    one = f"{middle[0] + side[0]},{middle[1] + side[1]}"
    other = f"{middle[0] - side[0]},{middle[1] - side[1]}"
    return poly(f"{x0},{y0} {one} {x1},{y1} {other}")
