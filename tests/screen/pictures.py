"""What an X server shows of a window, and what it shows once all of the window is painted again.

For tests with `pytest.mark.window`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

TOLERANCE, SPECKS = 32, 4
"""How much two values of a colour may differ, and how many pixels: Qt rounds parts of pictures, and edges of
letters, otherwise."""

TURNS = 6
"""After so many turns nothing waits any more: what is laid out is painted in a later one."""


class Difference(NamedTuple):
    """How many pixels differ, and the rectangle of the window around them: left, top, width and height."""

    pixels: int
    around: tuple[int, int, int, int]


def on_screen(window: Any) -> Any:
    """Return what the X server shows of a window, after all that waits to be painted has been."""
    from PySide6.QtCore import QCoreApplication

    for _ in range(TURNS):
        QCoreApplication.sendPostedEvents()
    return _shown(window)


def repainted(window: Any) -> Any:
    """Paint all of a window again, from no cache, and return what the X server shows then."""
    from PySide6.QtWidgets import QGraphicsView, QWidget

    for widget in (window, *window.findChildren(QWidget)):
        if isinstance(widget, QGraphicsView):
            widget.resetCachedContent()
        widget.update()
    window.repaint()
    return _shown(window)


def _shown(window: Any) -> Any:
    return window.screen().grabWindow(window.winId()).toImage()


def difference(one: Any, other: Any) -> Difference | None:
    """Return where two pictures of one size differ, None where no one could see a difference."""
    if one == other:
        return None
    apart, wide = _apart(one, other), one.width()
    pixels = apart.count(1)
    if pixels <= SPECKS:
        return None
    rows = [apart[begin : begin + wide] for begin in range(0, len(apart), wide)]
    marked = [row for row in rows if 1 in row]
    top = rows.index(marked[0])
    height = len(rows) - top - rows[::-1].index(marked[-1])
    left = min(row.index(1) for row in marked)
    return Difference(pixels, (left, top, max(row.rindex(1) for row in marked) + 1 - left, height))


def _apart(one: Any, other: Any) -> bytes:
    """Return for each pixel 1 if two pictures differ there, else 0."""
    from PySide6.QtGui import QImage, QPainter

    subtracted = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(subtracted)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    seen = bytes(value > TOLERANCE for value in range(256))
    colours = bytes(subtracted.constBits()).translate(seen)
    red, green, blue = (int.from_bytes(colours[which::4], "little") for which in range(3))
    return (red | green | blue).to_bytes(len(colours) // 4, "little")
