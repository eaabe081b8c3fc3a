"""Sheets of paper with edges cut by hand, and scenes laid on them."""

from __future__ import annotations

from art.palette import INK
from art.picture import Picture
from art.shapes import Shape, smooth


def sheet(x: float, y: float, width: float, height: float, wobble: float = 1.2, step: float = 17) -> Shape:
    """Return a rectangle whose edges waver as scissors do."""
    noise = _noise(int(x * 3 + y * 5 + width + height))
    across, down = max(int(width / step), 2), max(int(height / step), 2)
    edge = [(x + width * n / across, y) for n in range(across)]
    edge += [(x + width, y + height * n / down) for n in range(down)]
    edge += [(x + width - width * n / across, y + height) for n in range(across)]
    edge += [(x, y + height - height * n / down) for n in range(down)]
    return smooth([(a + wobble * next(noise), b + wobble * next(noise)) for a, b in edge])


class _Noise:
    def __init__(self, seed: int) -> None:
        self._seed = seed * 7919 + 17

    def __next__(self) -> float:
        self._seed = (self._seed * 1103515245 + 12345) % 2**31
        return self._seed / 2**30 - 1


def _noise(seed: int) -> _Noise:
    return _Noise(seed)


class Scene:
    """A picture whose shapes end at the edge of one sheet."""

    def __init__(self, picture: Picture, ground: Shape, colour: str) -> None:
        self.picture, self.ground = picture, ground
        picture.fill(ground.moved(1.5, 2.5), INK, 0.35)
        picture.fill(ground, colour)

    def lay(self, shape: Shape, colour: str, depth: float = 2.2, ink: float = 1.8) -> None:
        """Lay cut paper as far as the sheet goes."""
        self.picture.cut(shape & self.ground, colour, depth, ink)

    def fill(self, shape: Shape, colour: str, opacity: float = 1) -> None:
        self.picture.fill(shape & self.ground, colour, opacity)

    def carve(self, shape: Shape, gap: float, slant: float = 0.6, opacity: float = 0.4) -> None:
        """Carve light cuts into what has been laid."""
        self.picture.gouge(shape & self.ground, gap, gap * 0.3, slant, opacity)

    def done(self, flecks: int = 160) -> None:
        """Add the fibres of the paper and the ink of its edge."""
        self.picture.grain(self.ground, flecks, 0.9, 0.14)
        self.picture.contour(self.ground, 2.4)
