"""A label with several sentences, which keeps the latest ones readable in too little room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.one_line import FitLabel, OneLine, narrowed_fonts
from wonderland_qt.models.pieces.tooltips import tooltip

WRAPPED = Qt.TextFlag.TextWordWrap
SPARE, LEADING = 1.2, 4
"""How much wider than half its length a sentence must have room in two rows, as words do not break; how
many pixels above and below two rows no letter needs."""


class ToldLabel(FitLabel):
    """Shows sentences on one row, or smaller on two, and leaves out the oldest if that is not enough."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__("", least, parent)
        self._sentences: tuple[str, ...] = ()

    def tell(self, sentences: Sequence[str]) -> None:
        """Set the sentences, the oldest first."""
        self._sentences = tuple(sentences)
        words = " ".join(sentences)
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(tooltip(words))

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the possible texts: all sentences, then ever fewer of the latest, at last none."""
        return tuple(" ".join(self._sentences[first:]) for first in range(len(self._sentences) + 1))

    @property
    def shown(self) -> OneLine:
        """Return the longest text that fits into the current room, and the largest font in which it does.

        If none fits, the text is "".
        """
        fonts = self._fonts
        words = self._longest_that_fits(fonts[-1])
        fitting = (font for font in fonts if self._fits(words, font))
        return OneLine(words, next(fitting, fonts[-1]))

    def _longest_that_fits(self, font: QFont) -> str:
        """Return the longest text that fits in a font, adding one older sentence at a time."""
        fitting = ""
        for words in reversed(self.choices):
            if not self._fits(words, font):
                break
            fitting = words
        return fitting

    def sizeHint(self) -> QSize:
        """Return a room in which the latest sentence can be read on two rows."""
        latest = QFontMetrics(self._fonts[-1]).horizontalAdvance("".join(self._sentences[-1:]))
        return QSize(round(latest / 2 * SPARE), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentences that fit."""
        shown, painter = self.shown, QPainter(self)
        painter.setFont(shown.font)
        painter.drawText(self.rect(), int(self.alignment()) | int(WRAPPED), shown.words)

    @property
    def _fonts(self) -> list[QFont]:
        """Return the fonts to try: the label's own, then ever narrower and smaller ones."""
        return list(narrowed_fonts(self.font(), self._least))

    def _fits(self, words: str, font: QFont) -> bool:
        """Tell whether words fit in a font, on as many rows as the label is high for."""
        room = QRect(0, 0, self.contentsRect().width(), self.height())
        needed = QFontMetrics(font).boundingRect(room, int(WRAPPED), words)
        return needed.height() <= room.height() + LEADING and needed.width() <= room.width()
