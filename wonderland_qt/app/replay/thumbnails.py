"""Small pictures of saved games, composed of the game's box and its roles."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

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
"""The height of a player and of a step by that of the picture; the radius of corners by its width."""
FEET_BELOW, GAP_BETWEEN_STEPS = 0.04, 3
"""How far feet reach below the ground, by a player's height; the pixels free at both sides of a step."""
STEP_COLOUR, BEHIND_COVER, DARKENING = "#dca63a", "#2f4a3a", QColor(28, 18, 12, 110)


class PlayersShown(NamedTuple):
    """The cast of a game, the roles that are played, and those that have won."""

    cast: Cast
    roles: tuple[PlayerId, ...]
    winners: tuple[PlayerId, ...]


def thumbnail(
    cast: Cast, roles: tuple[PlayerId, ...], winners: tuple[PlayerId, ...], size: QSize, ratio: float
) -> QPixmap:
    """Return the darkened box of a game with its players in front; winners stand on a step."""
    return _draw_thumbnail(PlayersShown(cast, roles, winners), size, ratio, eyes().colours)


@cache
def _draw_thumbnail(who: PlayersShown, size: QSize, ratio: float, _colours: Colours) -> QPixmap:
    """Paint the picture, cached by the preferred colours, too."""
    pixmap = blank(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    frame, body = QPainterPath(), QRectF(QPointF(0, 0), QSizeF(size)).adjusted(1, 1, -1, -1)
    frame.addRoundedRect(body, size.width() * CORNER, size.width() * CORNER)
    painter.setClipPath(frame)
    painter.fillPath(frame, QColor(BEHIND_COVER))
    _paint_cover(painter, who.cast.game, body)
    painter.fillPath(frame, DARKENING)
    _paint_players(painter, who, body, ratio)
    painter.setClipping(False)
    painter.strokePath(frame, QPen(QColor(INK), 2))
    painter.end()
    return pixmap


def _paint_cover(painter: QPainter, game: str, body: QRectF) -> None:
    """Paint the picture of a game's box, if it has one, over the whole width; cut it off above and below."""
    cover = box_picture(game, paths.of_game(game) / "box.svg")
    if cover is not None:
        full = QSizeF(cover.defaultSize()).scaled(body.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        cover.render(painter, QRectF(QPointF(0, body.center().y() - full.height() * 0.5), full))


def _paint_players(painter: QPainter, who: PlayersShown, body: QRectF, ratio: float) -> None:
    """Paint the players side by side at the lower edge, the winners on golden steps.

    They are as high as the picture allows, but at most 1.5 times as high as their share of its width, so that
    they fit beside each other.
    """
    portraits = portraits_of(who.cast)
    width_of_room = body.width() / max(len(who.roles), 1)
    height = min(body.height() * STANDING, width_of_room * 1.5)
    for number, role in enumerate(who.roles):
        room = QRectF(body.left() + width_of_room * number, body.top(), width_of_room, body.height())
        wins = role in who.winners
        ground = room.bottom() - body.height() * LIFTED if wins else room.bottom()
        feet = ground + height * FEET_BELOW
        if wins:
            _paint_step(painter, room, feet)
        figure = portraits.figure(role, round(height), ratio)
        size = QSizeF(figure.size()) / figure.devicePixelRatio()
        painter.drawPixmap(QPointF(room.center().x() - size.width() / 2, feet - size.height()), figure)


def _paint_step(painter: QPainter, room: QRectF, feet: float) -> None:
    """Paint the golden step below the feet of a winner, without a gap below them."""
    step = QRectF(QPointF(room.left(), feet - 2), room.bottomRight())
    painter.fillRect(step.adjusted(GAP_BETWEEN_STEPS, 0, -GAP_BETWEEN_STEPS, 0), QColor(STEP_COLOUR))
