"""A text field that shows only whole lines."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QPlainTextEdit, QWidget

BESIDE, BELOW = 4, 2
"""The pixels beside the words, and those below the last line, without which Qt would scroll it away."""


class LinedText(QPlainTextEdit):
    """A read-only text; if it shows its end, it goes on doing so when it is resized."""

    def __init__(self, kind: str, parent: QWidget | None = None) -> None:
        """Let Tab leave the text; the margin at the bottom is unknown until the first resize."""
        super().__init__(parent, readOnly=True)
        self.setObjectName(kind)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(0)
        self._rest = -1

    @property
    def at_end(self) -> bool:
        """Tell whether the last line is visible."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum()

    def go_to_end(self) -> None:
        """Scroll to the last line."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a margin at the bottom if another line does not fit, and stay at the end."""
        ended = self.at_end
        super().resizeEvent(event)
        self._show_whole_lines()
        if ended:
            self.go_to_end()

    def changeEvent(self, event: QEvent) -> None:
        """Adapt to another font or style."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._show_whole_lines()

    def _show_whole_lines(self) -> None:
        """Set a margin at the bottom that hides a partial line, if another one is needed than before."""
        rest = (self.contentsRect().height() - BELOW) % max(_line_height(self.font()), 1)
        if rest != self._rest:
            self._rest = rest
            self.setViewportMargins(BESIDE, 0, BESIDE, rest)


def _line_height(font: QFont) -> int:
    """Return the height of a line as Qt lays it out."""
    layout = QTextLayout("Hg", font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return ceil(line.height())
