"""Pictures seen through an opening: what lies beyond its edge is cut away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QTransform

from art.palette import INK
from art.picture import CONTOUR, Picture
from art.shapes import Shape


class Opening(Picture):
    """A canvas of which only an opening is seen; a frame is to be put over its edge."""

    def __init__(self, width: float, height: float, opening: Shape) -> None:
        super().__init__(width, height)
        self._opening = opening
        self._turns = [QTransform()]

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        """Lay a flat shape as far as the opening lets it be seen."""
        seen = self._seen(shape)
        if not seen.path.isEmpty():
            super().fill(seen, colour, opacity)

    def contour(self, shape: Shape, width: float = CONTOUR, colour: str = INK) -> None:
        """Draw the edge of a shape in ink."""
        seen = self._seen(shape)
        if not seen.path.isEmpty():
            super().contour(seen, width * self._turns[-1].m11(), colour)

    @contextmanager
    def within(self, x: float, y: float, scale: float = 1, turned: float = 0) -> Iterator[None]:
        """Draw what follows from another corner, in another size; it cannot be turned."""
        assert not turned, "what is seen through an opening stands upright"
        self._turns.append(QTransform(scale, 0, 0, scale, x, y) * self._turns[-1])
        yield
        self._turns.pop()

    def _seen(self, shape: Shape) -> Shape:
        lying = Shape(self._turns[-1].map(shape.path))
        return lying if self._opening.path.contains(lying.path) else (lying & self._opening).thinned(0.06)
