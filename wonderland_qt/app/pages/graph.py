"""The base of graphs of a whole game, which scale with the window."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

_NUMBER = re.compile(r"\d+")


class Graph(QWidget):
    """A widget painted in the lengths of a window of the usual size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grown = 1.0

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.updateGeometry()
        self.update()

    @property
    def whole_area(self) -> QRectF:
        """Return the whole area, in unscaled lengths."""
        return QRectF(0, 0, self.width() / self._grown, self.height() / self._grown)

    def new_painter(self, letters: int) -> QPainter:
        """Return a scaled painter with letters of this size."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._grown, self._grown)
        font = self.font()
        font.setPixelSize(letters)
        painter.setFont(font)
        return painter


def wording_within(name: str, metrics: QFontMetricsF | QFontMetrics, width: float) -> str:
    """Return a phase's name, or its round, or the number of that alone, as long as fits into a width."""
    number = _NUMBER.search(name)
    wordings = (name, name.partition(",")[0], number[0] if number is not None else "")
    return next((words for words in wordings if metrics.horizontalAdvance(words) <= width), "")
