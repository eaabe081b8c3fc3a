"""Emblems: a colour, a symbol and a pattern for each player, so that nothing is shown by colour alone."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt import paths
from wonderland_qt.scene.pictures.symbols import UNIT, symbol
from wonderland_qt.scene.style.eyes import Colours, eyes
from wonderland_qt.scene.style.palette import INK, PAPER
from wonderland_qt.scene.style.repainting import Paint

SYMBOL_PART = 0.52
PATTERN_STRENGTH = 70
PATTERNS = {
    "lines": Qt.BrushStyle.VerPattern,
    "rows": Qt.BrushStyle.HorPattern,
    "slopes": Qt.BrushStyle.FDiagPattern,
    "lattice": Qt.BrushStyle.DiagCrossPattern,
    "dots": Qt.BrushStyle.Dense6Pattern,
    "climbs": Qt.BrushStyle.BDiagPattern,
    "checks": Qt.BrushStyle.CrossPattern,
}


@dataclass(frozen=True)
class Emblem:
    """What tells one player's things from another's."""

    colour: str
    symbol: str
    pattern: Qt.BrushStyle
    drawn: str = ""
    """The colour in which pictures of what is theirs are drawn, if it is another."""


NOBODY = Emblem("#8c2b24", "diamond", PATTERNS["lines"])
"""What stands where no player is meant yet."""

Emblems = Mapping[str, Emblem]
"""The emblems of all players of a game's roster."""


def emblems_of(game: str, roster: tuple[str, ...]) -> Emblems:
    """Return the emblem of each player of a game's roster, as the game lists them for these eyes.

    Players for whom nothing is listed, such as one of a pack, take emblems that no game lists, so
    that they are no one's twins; they share these when there are more of them.
    """
    return _emblems(game, roster, eyes().colours)


def listed_emblems(game: str) -> Emblems:
    """Return the emblem of each player for whom a game lists one, for these eyes."""
    return _listed(game, eyes().colours)


def paints(emblems: Emblems) -> dict[str, Paint]:
    """Return in which colour what is theirs is seen instead, of each player for whom it is another."""
    return {player: Paint(one.drawn, one.colour) for player, one in emblems.items() if one.drawn}


@cache
def _emblems(game: str, roster: tuple[str, ...], colours: Colours) -> Emblems:
    listed = _listed(game, colours)
    spare = list(_read(paths.window() / "spare_emblems.toml", colours).values())
    unlisted = [player for player in roster if player not in listed]
    lent = {player: spare[number % len(spare)] for number, player in enumerate(unlisted)}
    return {player: listed.get(player) or lent[player] for player in roster}


def _listed(game: str, colours: Colours) -> dict[str, Emblem]:
    return _read(paths.of_game(game) / "emblems.toml", colours)


def _read(file: Path, colours: Colours) -> dict[str, Emblem]:
    entries = tomllib.loads(file.read_text(encoding="utf-8")).items()
    return {player: _emblem(entry, colours) for player, entry in entries}


def _emblem(entry: Mapping[str, str], colours: Colours) -> Emblem:
    colour = entry.get(colours, entry["colour"])
    drawn = entry["colour"] if colour != entry["colour"] else ""
    return Emblem(colour, entry["symbol"], PATTERNS[entry["pattern"]], drawn)


@cache
def picture(emblem: Emblem, size: int) -> QPixmap:
    """Return the emblem as a round badge."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QPainterPath()
    margin = min(max(1.0, size / 24), 4.0)
    disc.addEllipse(QRectF(margin, margin, size - 2 * margin, size - 2 * margin))
    fill(painter, emblem, disc)
    painter.strokePath(disc, QPen(QColor(INK), margin * 1.5))
    painter.translate(size / 2, size / 2)
    painter.scale(size * SYMBOL_PART / UNIT, size * SYMBOL_PART / UNIT)
    painter.fillPath(symbol(emblem.symbol), QColor(PAPER))
    painter.end()
    return pixmap


def fill(painter: QPainter, emblem: Emblem, path: QPainterPath) -> None:
    """Fill a shape with the emblem's colour and pattern."""
    painter.fillPath(path, QColor(emblem.colour))
    light = QColor(PAPER)
    light.setAlpha(PATTERN_STRENGTH)
    painter.fillPath(path, QBrush(light, emblem.pattern))
