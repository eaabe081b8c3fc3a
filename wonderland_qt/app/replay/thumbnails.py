"""Small pictures of saved games, composed of the game's box and its roles."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt import paths
from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.app.seating.portraits import portraits_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.pieces.cast import Cast
from wonderland_qt.scene.pictures.box_picture import box_picture
from wonderland_qt.scene.style.eyes import Colours, eyes
from wonderland_qt.scene.style.palette import INK

STANDING, LIFTED, CORNER = 0.72, 0.24, 0.05
Standing = tuple[Cast, tuple[PlayerId, ...], tuple[PlayerId, ...]]
"""The cast of a game, the roles that are played, and those that have won."""


def thumbnail(
    cast: Cast, roles: tuple[PlayerId, ...], winners: tuple[PlayerId, ...], size: QSize, ratio: float
) -> QPixmap:
    """Return the darkened box of a game with its players in front; winners stand on a step."""
    return _draw_thumbnail((cast, roles, winners), size, ratio, eyes().colours)


@cache
def _draw_thumbnail(who: Standing, size: QSize, ratio: float, _colours: Colours) -> QPixmap:
    """Paint the picture, cached by the preferred colours, too."""
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    frame, body = QPainterPath(), QRectF(QPointF(0, 0), QSizeF(size)).adjusted(1, 1, -1, -1)
    frame.addRoundedRect(body, size.width() * CORNER, size.width() * CORNER)
    painter.setClipPath(frame)
    painter.fillPath(frame, QColor("#2f4a3a"))
    cast, _roles, _winners = who
    _paint_cover(painter, cast.game, body)
    painter.fillPath(frame, QColor(28, 18, 12, 110))
    _paint_players(painter, who, body, ratio)
    painter.setClipping(False)
    painter.strokePath(frame, QPen(QColor(INK), 2))
    painter.end()
    return pixmap


def _paint_cover(painter: QPainter, game: str, body: QRectF) -> None:
    """Paint the picture of a game's box so that it covers the body, its middle in the middle."""
    cover = box_picture(game, paths.of_game(game) / "box.svg")
    if cover is not None:
        full = QSizeF(cover.defaultSize()).scaled(body.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        cover.render(painter, QRectF(QPointF(0, body.center().y() - full.height() * 0.5), full))


def _paint_players(
    painter: QPainter,
    who: Standing,
    body: QRectF,
    ratio: float,
) -> None:
    """Paint the players side by side at the lower edge, the winners on golden steps."""
    cast, roles, winners = who
    portraits = portraits_of(cast)
    room = body.width() / max(len(roles), 1)
    for number, role in enumerate(roles):
        height = min(body.height() * STANDING, room * 1.5)
        figure = portraits.figure(role, round(height), ratio)
        size = QSizeF(figure.size()) / figure.devicePixelRatio()
        foot = body.bottom() - (body.height() * LIFTED if role in winners else 0) + height * 0.04
        left = body.left() + room * (number + 0.5) - size.width() / 2
        if role in winners:
            step = QRectF(body.left() + room * number, foot - 2, room, body.bottom() - foot + 2)
            painter.fillRect(step.adjusted(3, 0, -3, 0), QColor("#dca63a"))
        painter.drawPixmap(QPointF(left, foot - size.height()), figure)
