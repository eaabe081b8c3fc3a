"""The portraits of a game's roles, as cards in their colours and as figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt import paths
from wonderland_qt.app.paper.pixmaps import blank, rendered
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.pieces.cast import Cast
from wonderland_qt.scene.pictures.art import ArtBook, Drawing
from wonderland_qt.scene.pictures.emblems import Emblems, emblems_of, fill, paint_emblem, paints
from wonderland_qt.scene.style.eyes import Eyes, eyes
from wonderland_qt.scene.style.palette import INK, see_through

PORTRAIT = "portrait"
ASPECT = 150 / 170
CORNER, EDGE, HEAD_ROOM, HIGH = 0.06, 0.022, 0.04, 1.02
EMBLEM_ON_CARD = 0.7
"""The side of an emblem that stands in for a portrait, as a part of the card's width."""
LEAST_EDGE, PALE, PALENESS = 1.5, "#fdf6e6", 0.35
"""The least width of a card's edge in pixels; the colour that makes a card paler, and its opacity."""


Key = tuple[PlayerId, int, float]
Cache = dict[Key, QPixmap]

MOST_KEPT = 60
"""The most pictures that are cached, counting each size."""


def portraits_of(cast: Cast, art: tuple[Path, ...] = ()) -> Portraits:
    """Return the portraits of a game, cached for all pages."""
    return _portraits(cast, art, eyes())


@cache
def _portraits(cast: Cast, art: tuple[Path, ...], _eyes: Eyes) -> Portraits:
    """Return the portraits of a game, cached by the visual preferences, too, which change their colours."""
    return Portraits(cast.game, emblems_of(cast), art)


class Portraits:
    """Draws the portrait of a role from the game's art, or its emblem if there is no portrait."""

    def __init__(self, game: str, emblems: Emblems, art: tuple[Path, ...] = ()) -> None:
        """Find the game's art, over which lies that of packs; what is drawn is kept by role and size."""
        self.emblems = emblems
        self._book = ArtBook(paths.of_game(game) / "art", *art, paints=paints(emblems))
        self._cards: Cache = {}
        self._figures: Cache = {}

    def card(self, role: PlayerId, width: int, ratio: float) -> QPixmap:
        """Return the portrait as a card of this width."""
        key = (role, width, ratio)
        return self._cached(self._cards, key, self._draw_card)

    def figure(self, role: PlayerId, height: int, ratio: float) -> QPixmap:
        """Return the role as a standing figure of this height."""
        key = (role, height, ratio)
        return self._cached(self._figures, key, self._draw_figure)

    def _cached(self, pictures: Cache, key: Key, draw: Callable[[PlayerId, int, float], QPixmap]) -> QPixmap:
        """Return a picture from the cache, or draw it, and cache it if all its parts were loaded.

        The art book increases `unfinished` whenever it draws a picture that is not fully loaded.
        """
        if key in pictures:
            return pictures[key]
        unfinished_before = self._book.unfinished
        drawn = draw(*key)
        if self._book.unfinished == unfinished_before:
            _empty_if_full(pictures)
            pictures[key] = drawn
        return drawn

    def _draw_card(self, role: PlayerId, width: int, ratio: float) -> QPixmap:
        """Draw the game's framed card of a role, or else its portrait or emblem on a card of its colour."""
        size = QSize(width, round(width / ASPECT))
        framed = self._book.named(f"{PORTRAIT}/{role}")
        if framed is not None:
            return rendered(framed, size, ratio)
        return self._draw_card_of_colour(role, size, ratio)

    def _draw_card_of_colour(self, role: PlayerId, size: QSize, ratio: float) -> QPixmap:
        """Draw a card of a role's colour and pattern, made paler, with the portrait or emblem on it."""
        pixmap, card = blank(size, ratio), QPainterPath()
        edge, corner = max(size.width() * EDGE, LEAST_EDGE), size.width() * CORNER
        body = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        card.addRoundedRect(body, corner, corner)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill(painter, self.emblems[role], card)
        painter.fillPath(card, see_through(PALE, PALENESS))
        painter.setClipPath(card)
        self._paint_portrait(painter, role, body, ratio)
        painter.setClipping(False)
        painter.strokePath(card, QPen(QColor(INK), edge))
        painter.end()
        return pixmap

    def _paint_portrait(self, painter: QPainter, role: PlayerId, body: QRectF, ratio: float) -> None:
        """Paint the portrait of a role all over a card, or else its emblem."""
        drawn = self._book.picture(PORTRAIT, role)
        if drawn is not None:
            drawn.svg.render(painter, _covering_room(drawn.svg, body))
        else:
            _paint_emblem(painter, body, self.emblems, role, ratio)

    def _draw_figure(self, role: PlayerId, height: int, ratio: float) -> QPixmap:
        """Draw the standing figure of a role, or its card if the game has no such figure."""
        standing = self._book.picture(self._book.kinds[PORTRAIT].twin, role)
        if standing is None:
            return self.card(role, round(height * ASPECT), ratio)
        size = standing.svg.defaultSize()
        width = round(height * size.width() / max(size.height(), 1))
        return rendered(standing.svg, QSize(width, height), ratio)


def _empty_if_full(cache: Cache) -> None:
    """Empty a full cache: while a window is resized, pictures of former sizes are useless."""
    if len(cache) >= MOST_KEPT:
        cache.clear()


def _covering_room(svg: Drawing, body: QRectF) -> QRectF:
    """Return where a picture covers the body; one that is clearly higher begins near the top."""
    size = QSizeF(svg.defaultSize()).scaled(body.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    top = body.top() + (body.height() * HEAD_ROOM if size.height() > body.height() * HIGH else 0)
    return QRectF(QPointF(body.center().x() - size.width() / 2, top), size)


def _paint_emblem(painter: QPainter, body: QRectF, emblems: Emblems, role: PlayerId, ratio: float) -> None:
    """Paint a role's emblem in the middle of a card."""
    side = body.width() * EMBLEM_ON_CARD
    room = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
    paint_emblem(painter, emblems[role], room, ratio)
