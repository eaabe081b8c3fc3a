"""Text on one line that becomes shorter, narrower or smaller if there is too little room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt.models.pieces.tooltips import tooltip

STRETCHES = (100, 90, 82)


class OneLine(NamedTuple):
    """A text and the font in which it fits."""

    words: str
    font: QFont


def one_line(choices: Sequence[str], font: QFont, least: int, room: int) -> OneLine:
    """Return the first choice that fits, in letters of at least `least` pixels; cut the last if none does."""
    fonts = list(narrowed_fonts(font, least))
    for words in choices:
        for narrowed in fonts:
            if QFontMetrics(narrowed).horizontalAdvance(words) <= room:
                return OneLine(words, narrowed)
    narrowest, last = fonts[-1], choices[-1]
    cut = QFontMetrics(narrowest).elidedText(last, Qt.TextElideMode.ElideRight, room)
    return OneLine(cut, narrowest)


class FitLabel(QLabel):
    """A label of one line that shrinks its letters, or uses a `shorter` text, if there is too little room."""

    def __init__(
        self, words: str, least: int, parent: QWidget | None = None, shorter: Sequence[str] = ()
    ) -> None:
        """Show `words` on one line, or the first of the `shorter` ones that fits if they do not.

        `least` is the smallest size of letters, in pixels.
        """
        super().__init__(parent)
        self._shorter = tuple(shorter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)
        self._least = least
        self.setAccessibleName(words)
        self.setToolTip(tooltip(words))

    def setText(self, words: str) -> None:
        """Set the text, and repaint everything, as slanted letters reach beyond their own rectangle."""
        super().setText(words)
        self.update()

    def write_at_least(self, pixels: int) -> None:
        """Set the smallest height of letters, in pixels."""
        self._least = pixels
        self.update()

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the possible texts, the longest first."""
        return (self.text(), *self._shorter)

    @property
    def shown(self) -> OneLine:
        """Return the text and the font shown at the current width."""
        return one_line(self.choices, self.font(), self._least, self.width())

    def minimumSizeHint(self) -> QSize:
        """Return a width of 1, as any width will do."""
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text that fits."""
        shown, painter = self.shown, QPainter(self)
        painter.setFont(shown.font)
        painter.drawText(self.rect(), self.alignment(), shown.words)


def narrowed_fonts(font: QFont, least: int) -> Iterator[QFont]:
    """Yield ever smaller fonts, each size in its usual and in narrower widths."""
    for size in range(max(font.pixelSize(), least), least - 1, -1):
        for stretch in STRETCHES:
            narrowed = QFont(font)
            narrowed.setPixelSize(size)
            narrowed.setStretch(stretch)
            yield narrowed
