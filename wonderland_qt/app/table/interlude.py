"""An interlude: words and a picture that cover the table for a moment, such as before a new round."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.window_style import faces
from wonderland_qt.scene.pictures.art import Drawing
from wonderland_qt.scene.pictures.letters import DISPLAY, typeface

TITLE, TEXT, PICTURE = 0.11, 0.04, 0.36
"""The heights of title, words and picture, as parts of the window's."""
ABOVE_PICTURE, ABOVE_TITLE, ABOVE_TEXT = 0.12, 0.54, 0.7
"""Where picture, title and words begin, as parts of the window's height."""
LIGHT_AT, LIGHT = 0.42, 0.8
"""The height of the brightest point of the background, and how far by the width it is brighter around it."""


class InterludeSheet(QWidget):
    """Covers its page while it is visible; emits `pressed` when it is clicked."""

    pressed = Signal()

    def __init__(self, page: QWidget) -> None:
        """Begin hidden, without words or picture, in the colours of the day."""
        super().__init__(page)
        self._page = page
        self._title = self._text = ""
        self._picture: Drawing | None = None
        self._colours = faces()["day"]
        self.hide()

    def show_over(self, title: str, text: str, picture: Drawing | None, face: str) -> None:
        """Cover the page with a picture and words, in the colours of day or night."""
        self._title, self._text, self._picture = title, text, picture
        self._colours = faces()[face]
        self.setAccessibleName(f"{title}. {text}")
        self.cover()
        self.show()
        self.raise_()
        self.update()

    def cover(self) -> None:
        """Resize to the page."""
        self.setGeometry(self._page.rect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Emit the click."""
        self.pressed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the picture, and the words below it.

        The rooms of the title and of the words are higher than their letters, so that none is cut off.
        """
        painter, high = QPainter(self), self.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._ground())
        self._paint_picture(painter, QRectF(0, ABOVE_PICTURE * high, self.width(), PICTURE * high))
        title = QRectF(0, ABOVE_TITLE * high, self.width(), 1.5 * TITLE * high)
        text = QRectF(0, ABOVE_TEXT * high, self.width(), 2 * TEXT * high)
        self._write_words(painter, self._title, title, TITLE, "heading")
        self._write_words(painter, self._text, text, TEXT, "ink")

    def _ground(self) -> QRadialGradient:
        """Return the colours of the background, which are brightest in the middle."""
        middle = QPointF(self.width() / 2, LIGHT_AT * self.height())
        ground = QRadialGradient(middle, LIGHT * self.width())
        ground.setColorAt(0, QColor(self._colours["raised"]))
        ground.setColorAt(1, QColor(self._colours["ground"]))
        return ground

    def _paint_picture(self, painter: QPainter, room: QRectF) -> None:
        """Paint the picture as large as it fits into a room, in its middle."""
        if self._picture is not None:
            natural = self._picture.defaultSize().toSizeF()
            size = natural.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
            corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
            self._picture.render(painter, QRectF(corner, size))

    def _write_words(self, painter: QPainter, words: str, room: QRectF, height: float, ink: str) -> None:
        """Write words in the middle of a room, in letters of a height given as a part of the window's."""
        painter.setPen(QColor(self._colours[ink]))
        painter.setFont(typeface(height * self.height(), DISPLAY))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
