"""Marks: what tells factions apart besides their colours, a symbol and a pattern each; and numerals."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainterPath

from art.palette import CREAM, PAPER, emblems, light
from art.picture import Picture
from art.shapes import Shape, beside, blob, box, limb, oval, poly, star
from wonderland_qt import paths

FACTIONS = ("alice", "mad_hatter", "queen_of_hearts", "jabberwock", "cheshire_cat")


def symbol(name: str, x: float, y: float, size: float) -> Shape:
    """Return a symbol about a point, `size` high."""
    return _symbols()[name].moved(x, y).scaled(size / 100, about=(x, y))


@cache
def _symbols() -> dict[str, Shape]:
    leaf = blob("0,48! -42,2 -40,-32 -18,-40 0,-22! 18,-40 40,-32 42,2")
    stem = poly("0,0 17,50 -17,50")
    return {
        "diamond": poly("0,-50 36,0 0,50 -36,0"),
        "heart": leaf,
        "spade": leaf.scaled(1, -1) | stem,
        "club": oval(0, -26, 23) | oval(-25, 8, 23) | oval(25, 8, 23) | oval(0, 0, 14) | stem,
        "crescent": oval(0, 0, 48) - oval(0, -30, 42),
    }


def faction_symbol(faction: str, x: float, y: float, size: float) -> Shape:
    return symbol(emblems()[faction].symbol, x, y, size)


def colour(faction: str) -> str:
    return emblems()[faction].colour


def pattern(faction: str, shape: Shape, gap: float = 7) -> Shape:
    """Return the faction's pattern as far as it lies on a shape."""
    x, y, width, height = shape.box
    kind = emblems()[faction].pattern
    makers = {"lines": _lines, "rows": _rows, "slopes": _slopes, "lattice": _lattice, "dots": _dots}
    return makers[kind](x, y, width, height, gap) & shape


def _lines(x: float, y: float, width: float, height: float, gap: float) -> Shape:
    count = int(width / gap) + 1
    return beside(box(x + (n + 0.3) * gap, y, gap * 0.28, height) for n in range(count))


def _rows(x: float, y: float, width: float, height: float, gap: float) -> Shape:
    count = int(height / gap) + 1
    return beside(box(x, y + (n + 0.3) * gap, width, gap * 0.28) for n in range(count))


def _slopes(x: float, y: float, width: float, height: float, gap: float) -> Shape:
    starts = [x + n * gap * 1.4 - height for n in range(int((width + height) / gap / 1.4) + 1)]
    thick = gap * 0.42
    return beside(
        poly(f"{a},{y} {a + thick},{y} {a + thick + height},{y + height} {a + height},{y + height}")
        for a in starts
    )


def _lattice(x: float, y: float, width: float, height: float, gap: float) -> Shape:
    one = _slopes(x, y, width, height, gap * 1.25)
    return one | one.mirrored(x + width / 2)


def _dots(x: float, y: float, width: float, height: float, gap: float) -> Shape:
    across, down = int(width / gap) + 2, int(height / gap * 1.2) + 2
    dot = star(0, 0, gap * 0.22, gap * 0.22, 4)
    return beside(
        dot.moved(x + (column + row % 2 / 2) * gap, y + row * gap / 1.2)
        for row in range(down)
        for column in range(across)
    )


def badge(picture: Picture, faction: str, x: float, y: float, radius: float) -> None:
    """Lay a faction's round badge: colour, pattern and symbol."""
    disc = oval(x, y, radius)
    picture.cut(disc, colour(faction), radius * 0.1, radius * 0.09)
    picture.fill(pattern(faction, oval(x, y, radius * 0.94), radius * 0.3), light(colour(faction)), 0.55)
    picture.fill(oval(x, y, radius * 0.62), colour(faction))
    picture.fill(faction_symbol(faction, x, y, radius * 0.95), CREAM)


def printed(picture: Picture, faction: str, shape: Shape, gap: float = 7, strength: float = 0.5) -> None:
    """Print a faction's pattern over a shape in a lighter tone."""
    picture.fill(pattern(faction, shape, gap), light(colour(faction)), strength)


def numeral(written: str, x: float, y: float, height: float) -> Shape:
    """Return digits about a point, as a shape."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), _font(), written)
    shape = Shape(path)
    left, top, width, tall = shape.box
    scale = height / tall
    return shape.moved(-left - width / 2, -top - tall / 2).scaled(scale).moved(x, y)


@cache
def _font() -> QFont:
    assert QGuiApplication.instance() is not None, "numerals need a QGuiApplication"
    file = paths.resources() / "fonts" / "PTSans-Bold.ttf"
    family = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))[0]
    font = QFont(family, 100)
    font.setBold(True)
    return font


def swirl(x: float, y: float, size: float, width: float) -> Shape:
    """Return a spiral about a point: madness."""
    turns = "2,0 6,-8 -4,-12 -16,2 -4,22 20,16 30,-8 14,-34 -14,-36 -38,-14 -38,18 -16,42 12,46"
    return limb(turns, width * 100 / size).scaled(size / 100).moved(x, y)


def shard(x: float, y: float, size: float) -> tuple[Shape, Shape]:
    """Return a shard of a looking-glass and the facet that shines on it."""
    whole = poly("-18,-50 22,-34 34,10 6,50 -30,22")
    facet = poly("-18,-50 22,-34 0,-4 -30,22")
    return tuple(part.scaled(size / 100).moved(x, y) for part in (whole, facet))  # type: ignore[return-value]  # two in, two out


def pale(shape: Shape, picture: Picture, width: float = 2.2) -> None:
    """Lay a shape of bare paper with an ink contour."""
    picture.cut(shape, PAPER, 2, width)
