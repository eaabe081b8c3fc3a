"""Vistas: wide scenes behind a whole table, in layers that grow darker and clearer towards the eye."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from art.palette import CREAM, INK, mixed
from art.picture import Picture, flecks
from art.shapes import Point, Shape, beside, blob, box, joined, oval, poly, star

WIDE, HIGH = 1920.0, 1080.0
WHOLE = box(0, 0, WIDE, HIGH)
FINE = 0.35
BEYOND = box(-12, -12, WIDE + 24, HIGH + 24)
"""A little more than is seen, so that no contour runs along the edge."""


Place = tuple[float, float, float]
"""Where something lies, and how large it is."""


class Vista:
    """A scene that fills a screen. `gleam` is the colour of its light, `gloom` that of its shadows."""

    def __init__(self, sky: str, gleam: str = CREAM, gloom: str = INK) -> None:
        self.picture = Picture(WIDE, HIGH)
        self.gleam, self.gloom = gleam, gloom
        self.picture.fill(BEYOND, sky)

    def lay(self, shape: Shape, colour: str, depth: float = 6, ink: float = 4, soft: float = 0.5) -> None:
        """Lay cut paper: lit from the upper left, its contour as dark as its distance lets it be."""
        seen = shape & BEYOND
        self.fill(shape, colour)
        if depth and ink:
            self.fill(seen - shape.moved(-depth, -depth), mixed(colour, self.gloom, 0.26))
        if depth:
            self.fill(seen - shape.moved(depth * 0.6, depth * 0.6), mixed(colour, self.gleam, 0.16))
        if ink:
            self.contour(shape, ink, mixed(colour, self.gloom, soft))

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Lay a flat shape as far as it is seen."""
        seen = (shape & BEYOND).thinned(FINE)
        if not seen.path.isEmpty():
            self.picture.fill(seen, colour, opacity)

    def contour(self, shape: Shape, width: float, colour: str) -> None:
        """Draw the edge of a shape."""
        seen = (shape & BEYOND).thinned(FINE)
        if not seen.path.isEmpty():
            self.picture.contour(seen, width, colour)

    def carve(self, shape: Shape, gap: float, slant: float = 0.5, strength: float = 0.07) -> None:
        """Carve light cuts into what has been laid."""
        self.fill(gouges(shape & WHOLE, gap, slant), self.gleam, strength)

    def glow(
        self, x: float, y: float, radius: float, colour: str, rings: int = 4, most: float = 0.16
    ) -> None:
        """Lay sheets of thin paper about a light, one within the other."""
        for ring in range(rings):
            self.fill(oval(x, y, radius * (1 - ring / rings * 0.72)), colour, most / (rings - ring * 0.5))

    def done(self, count: int = 420) -> Picture:
        """Strew the fibres of the paper over all of it."""
        self.picture.fill(flecks(WHOLE, count, 2.6), self.gloom, 0.16)
        self.picture.fill(flecks(WHOLE, count // 2, 2.3), self.gleam, 0.07)
        return self.picture


def gouges(shape: Shape, gap: float, slant: float) -> Shape:
    """Return cuts side by side over a shape; each is a sliver of its own length."""
    left, top, width, height = shape.box
    found = []
    for n in range(int((width + height * abs(slant)) / gap) + 1):
        x = left + n * gap - (height * slant if slant > 0 else 0)
        start, end = (n * 37 % 19) / 60, 1 - (n * 53 % 23) / 60
        top_end = (x + slant * start * height, top + start * height)
        low_end = (x + slant * end * height, top + end * height)
        found.append(_sliver(top_end, low_end, gap * 0.14))
    return beside(found) & shape


def _sliver(start: Point, end: Point, half: float) -> Shape:
    """Return a cut that is widest in its middle."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return poly(f"{start[0]},{start[1]} {x + half},{y} {end[0]},{end[1]} {x - half},{y}")


def ground(*points: Point) -> Shape:
    """Return ground below a line of hills, as far as the lower edge."""
    line = " ".join(f"{x},{y}" for x, y in points)
    start, end = f"-60,{points[0][1]}!", f"{WIDE + 60},{points[-1][1]}!"
    return blob(f"{start} {line} {end} {WIDE + 60},{HIGH + 60}! -60,{HIGH + 60}!")


def cloud(x: float, y: float, size: float) -> Shape:
    """Return a cloud with a flat foot."""
    parts = ((-70, 4, 34), (-28, -16, 44), (24, -22, 50), (72, 0, 36))
    puffs = joined(oval(x + a * size, y + b * size, r * size) for a, b, r in parts)
    return puffs | box(x - 100 * size, y + 2 * size, 205 * size, 34 * size, 17 * size)


def moon(x: float, y: float, radius: float) -> Shape:
    """Return a crescent whose light side looks to the upper left."""
    return oval(x, y, radius) - oval(x + radius * 0.46, y + radius * 0.2, radius * 0.88)


def stars(places: Iterable[Place]) -> Shape:
    """Return stars of four rays, each of its size."""
    return beside(star(x, y, size, size * 0.3, 4) for x, y, size in places)


def strewn(count: int, seed: int, within: tuple[float, float, float, float]) -> list[Place]:
    """Return places strewn over a rectangle, each with a number from 0 to 1, the same ones every time."""
    left, top, right, bottom = within
    found = []
    for n in range(count):
        one, two, three = (
            ((n + 1) * factor + seed * 131) * 2654435761 % 2**32 / 2**32 for factor in (7919, 104729, 1299709)
        )
        found.append((left + one * (right - left), top + two * (bottom - top), three))
    return found


def mass(x: float, y: float, width: float, height: float, lobes: int = 9) -> Shape:
    """Return a crown of leaves: a round mass with a scalloped edge."""
    turns = [2 * pi * n / lobes + 0.4 for n in range(lobes)]
    puff = (width + height) * 2.4 / lobes
    edge = joined(oval(x + (width - puff) * cos(at), y + (height - puff) * sin(at), puff) for at in turns)
    return edge | oval(x, y, width * 0.7, height * 0.7)
