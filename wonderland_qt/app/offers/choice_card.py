"""A miniature card for an option that no piece on the stage stands for, with pictures and a key."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from wonderland_qt.app.paper.panels import restyle, styled
from wonderland_qt.scene.pictures.art import Drawing
from wonderland_qt.scene.style.palette import GOLD, INK, PAPER

WIDTH, PICTURE, EDGE, GAP, CAP = 148, 52, 8, 5, 18
CAP_BESIDE, CAP_BELOW = 5, 4
"""The distance of the key's cap from the left and upper edges of a card, in unscaled pixels."""
LONG, WIDER = 60, 1.6
"""The number of characters from which words are long, and how much wider their card is."""
ENDLESS = 10_000
"""A height that no words need, to measure the one that they do."""
Pictures = tuple[Drawing, ...]
"""The drawings on a card, side by side."""


class CardFace(NamedTuple):
    """What a card stands for and shows: an answer, its words and its pictures."""

    answer: str
    words: str
    pictures: Pictures


WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter


class ChoiceCard(QPushButton):
    """Emits `pointed`: its option when the pointer or the keyboard arrives, "" when the pointer leaves."""

    pointed = Signal(str)

    def __init__(
        self, option: str, words: str, key: str, pictures: Pictures, grown: float, parent: QWidget
    ) -> None:
        """Show the option with its pictures and words; a `key` of "" means that no key chooses it.

        `_advised` is the chance that was advised, in words, and whether it is the best; "" if none was.
        """
        super().__init__(parent)
        styled(self, "choice")
        self.option, self.key, self.words = option, key, words
        self._pictures, self._grown, self._advised = pictures, grown, ("", False)
        self.setAccessibleName(f"{key}: {words}" if key else words)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self._size_needed())

    def ring(self, ringed: bool) -> None:
        """Show or hide the ring of the keyboard cursor."""
        self.setProperty("ringed", ringed)
        restyle(self)

    def advise(self, chance: str, best: bool) -> None:
        """Show the option's chance of winning in a corner, gold if it is the best; "" shows none."""
        if self._advised != (chance, best):
            self._advised = chance, best
            self.setAccessibleDescription(chance)
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit that the pointer is here."""
        super().enterEvent(event)
        self.pointed.emit(self.option)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the keyboard is here."""
        super().focusInEvent(event)
        self.pointed.emit(self.option)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit that the pointer has left."""
        super().leaveEvent(event)
        self.pointed.emit("")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card with its pictures, words, key and chance."""
        option, painter = QStyleOptionButton(), QPainter(self)
        self.initStyleOption(option)
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pictures(painter)
        painter.setPen(option.palette.buttonText().color())
        painter.setFont(self.font())
        top = self._length(EDGE) + self._height_above_words
        left = self._length(EDGE)
        room = QRectF(left, top, self.width() - 2 * left, self.height() - top - self._length(EDGE))
        painter.drawText(room, WRAP | Qt.AlignmentFlag.AlignVCenter, self.words)
        self._paint_key(painter)
        self._paint_chance(painter)

    def _paint_pictures(self, painter: QPainter) -> None:
        """Paint the pictures in a row in the middle, all as wide as their shares of the card allow.

        Several are centred on one line; one alone stands at the upper edge.
        """
        if not self._pictures:
            return
        sizes, gap = self._sizes_of_pictures(), self._length(GAP)
        left = (self.width() - sum(size.width() + gap for size in sizes) + gap) / 2
        for picture, size in zip(self._pictures, sizes, strict=True):
            lower = (self._length(PICTURE) - size.height()) / 2 if len(sizes) > 1 else 0
            corner = QPointF(left, self._length(EDGE) + lower)
            picture.render(painter, QRectF(corner, size.toSizeF()))
            left += size.width() + gap

    def _sizes_of_pictures(self) -> list[QSize]:
        """Return the sizes of the pictures, each as large as its share of the card's width allows."""
        gap = self._length(GAP)
        share = (self.width() - 4 * self._length(EDGE) + gap) // len(self._pictures) - gap
        room, keep = QSize(share, self._length(PICTURE)), Qt.AspectRatioMode.KeepAspectRatio
        return [picture.defaultSize().scaled(room, keep) for picture in self._pictures]

    @property
    def _height_above_words(self) -> int:
        """Return the height above the words, taken by the pictures, else by the key."""
        if self._pictures:
            return self._length(PICTURE) + self._length(GAP)
        return self._length(CAP) if self.key else 0

    def _paint_key(self, painter: QPainter) -> None:
        """Paint the key that chooses the card, if it has one, into a corner."""
        if self.key:
            side = self._length(CAP)
            font = self.font()
            font.setBold(True)
            painter.setFont(font)
            cap = QRectF(self._length(CAP_BESIDE), self._length(CAP_BELOW), side, side)
            painter.drawRoundedRect(cap, side / 4, side / 4)
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self.key)

    def _paint_chance(self, painter: QPainter) -> None:
        """Paint the chance of winning that was advised, if any, into the upper right corner."""
        chance, best = self._advised
        if not chance:
            return
        height = self._length(CAP + 4)
        width = QFontMetrics(painter.font()).horizontalAdvance(chance) + height
        badge = QRectF(self.width() - width - self._length(3), self._length(3), width, height)
        painter.setPen(QPen(QColor(INK), 1.4))
        painter.setBrush(QColor(GOLD if best else PAPER))
        painter.drawRoundedRect(badge, height / 2, height / 2)
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, chance)

    def _size_needed(self) -> QSize:
        """Return the size for the pictures and all words; long texts get a wider card.

        Without pictures there is room for the key beside the words.
        """
        self.ensurePolished()
        width = self._length(WIDTH if len(self.words) < LONG else round(WIDTH * WIDER))
        room = QRectF(0, 0, width - 2 * self._length(EDGE), ENDLESS).toRect()
        words = QFontMetrics(self.font()).boundingRect(room, WRAP, self.words).height()
        if not self._pictures:
            words = max(words, self._length(CAP))
        return QSize(width, self._height_above_words + words + 2 * self._length(EDGE))

    def _length(self, usual: int) -> int:
        return round(usual * self._grown)


def same_size(cards: list[ChoiceCard]) -> None:
    """Give all cards the height of the highest."""
    highest = max((card.height() for card in cards), default=0)
    for card in cards:
        card.setFixedHeight(highest)
