"""Emblems: a colour, a symbol and a pattern for each player, so that nothing is told by colour alone."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt import paths
from wonderland_qt.app.paper import INK, PAPER

SYMBOL_PART = 0.52
PATTERN_STRENGTH = 70
PATTERNS = {
    "lines": Qt.BrushStyle.VerPattern,
    "rows": Qt.BrushStyle.HorPattern,
    "slopes": Qt.BrushStyle.FDiagPattern,
    "lattice": Qt.BrushStyle.DiagCrossPattern,
    "dots": Qt.BrushStyle.Dense6Pattern,
}


@dataclass(frozen=True)
class Emblem:
    """What tells one player's things from another's."""

    colour: str
    symbol: str
    pattern: Qt.BrushStyle


@cache
def emblems() -> dict[str, Emblem]:
    """Return all emblems by player, as the style folder lists them."""
    listed = (paths.resources() / "style" / "emblems.toml").read_text(encoding="utf-8")
    entries = tomllib.loads(listed).items()
    return {
        player: Emblem(entry["colour"], entry["symbol"], PATTERNS[entry["pattern"]])
        for player, entry in entries
    }


def emblem_of(players: tuple[str, ...], player: str) -> Emblem:
    """Return the emblem of a player of the game's roster."""
    listed = emblems()
    if player in listed:
        return listed[player]
    spare = [emblem for owner, emblem in listed.items() if owner not in players]
    return spare[players.index(player) % len(spare)]


@cache
def picture(emblem: Emblem, size: int) -> QPixmap:
    """Return the emblem as a round badge."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QPainterPath()
    margin = max(1.0, size / 24)
    disc.addEllipse(QRectF(margin, margin, size - 2 * margin, size - 2 * margin))
    fill(painter, emblem, disc)
    painter.strokePath(disc, QPen(QColor(INK), margin * 1.5))
    painter.translate(size / 2, size / 2)
    painter.scale(size * SYMBOL_PART, size * SYMBOL_PART)
    painter.fillPath(symbol(emblem.symbol), QColor(PAPER))
    painter.end()
    return pixmap


def fill(painter: QPainter, emblem: Emblem, path: QPainterPath) -> None:
    """Fill a shape with the emblem's colour and pattern."""
    painter.fillPath(path, QColor(emblem.colour))
    light = QColor(PAPER)
    light.setAlpha(PATTERN_STRENGTH)
    painter.fillPath(path, QBrush(light, emblem.pattern))


def symbol(name: str) -> QPainterPath:
    """Return a symbol about the origin, one unit high."""
    path = QPainterPath()
    match name:
        case "diamond":
            path.addPolygon([QPointF(0, -0.5), QPointF(0.36, 0), QPointF(0, 0.5), QPointF(-0.36, 0)])
            path.closeSubpath()
        case "heart":
            path = _heart(1)
        case "spade":
            path = _heart(-1).united(_stem())
        case "club":
            path = _club().united(_stem())
        case _:
            path = _crescent()
    return path


def _heart(upward: int) -> QPainterPath:
    """Return a heart, or the leaf of a spade when turned."""
    path = QPainterPath(QPointF(0, 0.48 * upward))
    path.cubicTo(-0.75, -0.05 * upward, -0.45, -0.62 * upward, 0, -0.22 * upward)
    path.cubicTo(0.45, -0.62 * upward, 0.75, -0.05 * upward, 0, 0.48 * upward)
    return path


def _club() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for centre in (QPointF(0, -0.26), QPointF(-0.25, 0.08), QPointF(0.25, 0.08)):
        path.addEllipse(centre, 0.23, 0.23)
    path.addEllipse(QPointF(0, 0), 0.14, 0.14)
    return path.simplified()


def _stem() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.05))
    path.lineTo(0.17, 0.5)
    path.lineTo(-0.17, 0.5)
    path.closeSubpath()
    return path


def _crescent() -> QPainterPath:
    moon, shadow = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(0, 0), 0.48, 0.48)
    shadow.addEllipse(QPointF(0, -0.3), 0.42, 0.42)
    return moon.subtracted(shadow)
