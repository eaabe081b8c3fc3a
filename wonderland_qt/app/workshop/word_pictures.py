"""Icons for the words that forms offer: colours, symbols, patterns and signs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.scene.pictures.emblems import PATTERNS, Emblem, picture
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.style.palette import WOOD

SIDE = 48
PLAIN = Emblem(WOOD, "diamond", Qt.BrushStyle.NoBrush)


class WordPictures:
    """Draws what a word stands for; `oven` returns the pictures of the game and its packs."""

    def __init__(self, oven: Callable[[], Oven]) -> None:
        self._oven = oven

    def icon(self, shown: str, word: str) -> QIcon:
        """Return a picture of what a word stands for; `shown` is its kind, others have an empty icon."""
        draw = {
            "colour": self._draw_colour,
            "symbol": self._draw_symbol,
            "pattern": self._draw_pattern,
            "icon": self._draw_icon,
        }
        return QIcon(draw[shown](word)) if shown in draw else QIcon()

    def _draw_colour(self, word: str) -> QPixmap:
        """Draw a patch of a colour."""
        return picture(Emblem(word, "", Qt.BrushStyle.NoBrush), SIDE)

    def _draw_symbol(self, word: str) -> QPixmap:
        """Draw a symbol as players' emblems show it, on plain wood."""
        return picture(Emblem(PLAIN.colour, word, PLAIN.pattern), SIDE)

    def _draw_pattern(self, word: str) -> QPixmap:
        """Draw a pattern as players' emblems show it, on wood."""
        return picture(Emblem(PLAIN.colour, "", PATTERNS.get(word, PLAIN.pattern)), SIDE)

    def _draw_icon(self, word: str) -> QPixmap:
        """Draw an icon of the game's art as large as it fits, in the middle."""
        pixmap, drawn = blank(QSize(SIDE, SIDE)), self._oven().book.icon(word)
        if drawn is not None:
            painter = QPainter(pixmap)
            size = QSizeF(drawn.defaultSize()).scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (SIDE - size.width()) / 2, (SIDE - size.height()) / 2
            drawn.render(painter, QRectF(left, top, size.width(), size.height()))
            painter.end()
        return pixmap
