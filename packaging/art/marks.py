"""Marks: the symbols and patterns by which players are distinguished besides their colours; and numerals."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPainterPath

from art.shapes import Shape, beside, blob, box, oval, poly, star
from wonderland_qt import paths


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


def pattern(name: str, shape: Shape, gap: float = 7) -> Shape:
    """Return a pattern as far as it lies on a shape."""
    x, y, width, height = shape.box
    makers = {"lines": _lines, "rows": _rows, "slopes": _slopes, "lattice": _lattice, "dots": _dots}
    return makers[name](x, y, width, height, gap) & shape


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
    file = paths.window() / "fonts" / "PTSans-Bold.ttf"
    family = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))[0]
    font = QFont(family, 100)
    font.setBold(True)
    return font
