"""Emblems: a colour, a symbol and a pattern for each player, so that nothing is shown by colour alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap

from wonderland_qt.models.pieces.cast import Cast, OwnEmblem, listed_entries, spare_entries
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
    """Colour, symbol and pattern that tell one player's pieces from another's."""

    colour: str
    symbol: str
    pattern: Qt.BrushStyle
    drawn: str = ""
    """The colour that pictures of the player's pieces are drawn in, if another than `colour`."""


NOBODY = Emblem("#8c2b24", "diamond", PATTERNS["lines"])
"""The emblem where no player is meant yet."""

Emblems = Mapping[str, Emblem]
"""The emblems of all players of a game's roster."""


def emblems_of(cast: Cast) -> Emblems:
    """Return the emblem of each role of a game, for the user's colour vision.

    The content's emblem comes first, then the game's. Roles without one, for example of a pack, get spare
    emblems with unused symbols, which they share when there are too few.
    """
    return _emblems(cast, eyes().colours)


def listed_emblems(game: str) -> Emblems:
    """Return the emblems that a game lists, by role, for the user's colour vision."""
    return _listed(game, eyes().colours)


def colours_of_grounds(cast: Cast) -> dict[str, str]:
    """Return the colour of shared pictures by art, for roles that have no pictures of their own."""
    emblems, listed = emblems_of(cast), listed_entries(cast.game)
    owners: dict[str, str] = dict(cast.things)
    owners.update((role, role) for role in cast.roles)  # a role may be called like a thing of another
    return {art: emblems[role].colour for art, role in owners.items() if role not in listed}


def paints(emblems: Emblems) -> dict[str, Paint]:
    """Return the paint of each player whose pieces are drawn in another colour than their emblem's."""
    return {player: Paint(one.drawn, one.colour) for player, one in emblems.items() if one.drawn}


@cache
def _emblems(cast: Cast, colours: Colours) -> Emblems:
    listed = listed_entries(cast.game)
    own: dict[str, Emblem] = {emblem.role: _own(emblem, listed.get(emblem.role)) for emblem in cast.own}
    known = _listed(cast.game, colours)
    known.update(own)
    unknown = [role for role in cast.roles if role not in known]
    spare = _spare({known[role].symbol for role in cast.roles if role in known})
    lent = {role: spare[number % len(spare)] for number, role in enumerate(unknown)}
    return {role: known.get(role) or lent[role] for role in cast.roles}


def _own(emblem: OwnEmblem, listed: Mapping[str, str] | None) -> Emblem:
    """Return an emblem of the content; `listed` is the game's own, in whose colour pictures are drawn."""
    drawn = listed["colour"] if listed is not None else ""
    return Emblem(emblem.colour, emblem.symbol, PATTERNS[emblem.pattern], drawn)


def _spare(taken: Collection[str]) -> list[Emblem]:
    """Return the spare emblems whose symbols are not taken, or all of them if all are taken."""
    spare = [_emblem(entry, "usual") for entry in spare_entries()]
    return [emblem for emblem in spare if emblem.symbol not in taken] or spare


def _listed(game: str, colours: Colours) -> dict[str, Emblem]:
    return {role: _emblem(entry, colours) for role, entry in listed_entries(game).items()}


def _emblem(entry: Mapping[str, str], colours: Colours) -> Emblem:
    colour = entry.get(colours, entry["colour"])
    drawn = entry["colour"] if colour != entry["colour"] else ""
    return Emblem(colour, entry["symbol"], PATTERNS[entry["pattern"]], drawn)


@cache
def picture(emblem: Emblem, size: int) -> QPixmap:
    """Return the emblem as a round badge, `size` pixels wide."""
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
