"""Words on one line in a room that may be too narrow for them: shorter words, narrower or smaller letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt.models.pieces.tooltips import tooltip

STRETCHES = (100, 90, 82)


class OneLine(NamedTuple):
    """Words and the typeface in which they fit."""

    words: str
    font: QFont


def one_line(choices: Sequence[str], font: QFont, least: int, room: int) -> OneLine:
    """Return the first of the words that fit, none lower than `least` pixels; the last are cut in the end."""
    fonts = list(_narrowed(font, least))
    for words in choices:
        for narrowed in fonts:
            if QFontMetrics(narrowed).horizontalAdvance(words) <= room:
                return OneLine(words, narrowed)
    cut = QFontMetrics(fonts[-1]).elidedText(choices[-1], Qt.TextElideMode.ElideRight, room)
    return OneLine(cut, fonts[-1])


class FitLabel(QLabel):
    """A label of one line that is written smaller where it has too little room, or says what is `shorter`."""

    def __init__(
        self, words: str, least: int, parent: QWidget | None = None, shorter: Sequence[str] = ()
    ) -> None:
        super().__init__(parent)
        self._shorter = tuple(shorter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
        self._least = least
        self.setAccessibleName(words)
        self.setToolTip(tooltip(words))

    def setText(self, words: str) -> None:
        """Write other words; what slanted letters hang out is painted again too."""
        super().setText(words)
        self.update()

    def write_at_least(self, pixels: int) -> None:
        """Write no smaller than so many pixels from now on."""
        self._least = pixels
        self.update()

    @property
    def choices(self) -> tuple[str, ...]:
        """Return what may be written: all, and then ever shorter words."""
        return (self.text(), *self._shorter)

    @property
    def shown(self) -> OneLine:
        """Return what is written."""
        return one_line(self.choices, self.font(), self._least, self.width())

    def minimumSizeHint(self) -> QSize:
        """Return that it may be narrow."""
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write what fits."""
        shown, painter = self.shown, QPainter(self)
        painter.setFont(shown.font)
        painter.drawText(self.rect(), self.alignment(), shown.words)


def _narrowed(font: QFont, least: int) -> Iterator[QFont]:
    for size in range(max(font.pixelSize(), least), least - 1, -1):
        for stretch in STRETCHES:
            narrowed = QFont(font)
            narrowed.setPixelSize(size)
            narrowed.setStretch(stretch)
            yield narrowed
