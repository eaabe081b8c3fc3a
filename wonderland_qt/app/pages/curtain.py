"""The curtain: hides everything until the person who may see the next secret says they are there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import CENTRED, button, paragraph, say, say_button
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.scene.pictures.emblems import NOBODY, Emblem, fill, picture
from wonderland_qt.scene.style.palette import INK

EMBLEM_SIZE = 220
CARD_WIDTH, CARD_HEIGHT, CARD_CORNER, COLUMN_WIDTH = 620, 470, 18, 560
CARD, SHADOW, SHADOW_FALLS = "#fbf4e3", QColor(0, 0, 0, 90), QPointF(5, 7)
LONGEST_ON_BUTTON = 32
"""The most letters of a name on a button."""


class Curtain(GrowingPage):
    """Is in the colour and pattern of the person the screen is passed to; emits `left` to go back."""

    lifted = Signal()
    passed = Signal()
    left = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """Offer `here` to lift the curtain, and `past` to give an answer without looking, if there is one."""
        super().__init__(parent)
        self._words = words
        self._emblem = NOBODY
        self._picture = paragraph("", alignment=CENTRED)
        self._request = paragraph("", "celebration", CENTRED)
        self._hint = paragraph(words.say(Text("curtain-hint")), "hint", CENTRED)
        self.here = button("", self.lifted, "chief")
        self.pass_button = button("", self.passed)
        self._column = QWidget()
        self._lay_out()
        self.grow()

    def grow(self) -> None:
        """Scale the card and the emblem to the size of the page."""
        self._column.setFixedWidth(self.length(COLUMN_WIDTH))
        self._picture.setPixmap(picture(self._emblem, self.length(EMBLEM_SIZE)))

    def fall(self, title: str, emblem: Emblem, passing: str = "") -> None:
        """Ask to pass the screen to this person, who may also give the answer `passing` without looking."""
        self._emblem = emblem
        self._picture.setPixmap(picture(emblem, self.length(EMBLEM_SIZE)))
        request = self._words.say(text("curtain-request", name=title))
        say(self._request, request)
        name = quoted(title, LONGEST_ON_BUTTON)
        say_button(self.here, self._words.say(text("curtain-here", name=name)))
        say_button(self.pass_button, self._words.say(text("curtain-pass", name=name, answer=passing)))
        self.pass_button.setVisible(bool(passing))
        self.setAccessibleName(request)
        self.update()

    def focus(self) -> None:
        """Give the keyboard to the button that lifts the curtain."""
        self.here.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc; leave other keys to Qt."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth in the player's colour and pattern, and the paper card on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cloth, card = QPainterPath(), QPainterPath()
        cloth.addRect(self.rect().toRectF())
        fill(painter, self._emblem, cloth)
        width, height = self.length(CARD_WIDTH), self.length(CARD_HEIGHT)
        left, top = (self.width() - width) / 2, (self.height() - height) / 2
        card.addRoundedRect(QRectF(left, top, width, height), CARD_CORNER, CARD_CORNER)
        painter.fillPath(card.translated(SHADOW_FALLS), SHADOW)
        painter.fillPath(card, QColor(CARD))
        painter.strokePath(card, QColor(INK))

    def _lay_out(self) -> None:
        """Lay everything out in a column that fits on the card, so that words wrap to it."""
        layout = QVBoxLayout(self._column)
        layout.addStretch()
        for widget in (self._picture, self._request, self._hint):
            layout.addWidget(widget)
        layout.addSpacing(12)
        layout.addWidget(self.here, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.pass_button, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()
        cloth = QHBoxLayout(self)
        cloth.addWidget(self._column, alignment=Qt.AlignmentFlag.AlignHCenter)
