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
"""The height of the symbol, as a part of the emblem."""
PATTERN_ALPHA = 70
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
    return _emblems_for_eyes(cast, eyes().colours)


def listed_emblems(game: str) -> Emblems:
    """Return the emblems that a game lists, by role, for the user's colour vision."""
    return _listed_for_eyes(game, eyes().colours)


def colours_of_grounds(cast: Cast) -> dict[str, str]:
    """Return the colour of shared pictures by art, for roles that have no pictures of their own.

    Such a picture (a ground) shows a thing of a role, or the role itself, and is the same for all roles
    but for its colour. Roles in the game's own list have pictures of their own.
    """
    emblems, listed = emblems_of(cast), listed_entries(cast.game)
    owners: dict[str, str] = dict(cast.things)
    owners.update((role, role) for role in cast.roles)  # a role may be called like a thing of another
    return {art: emblems[role].colour for art, role in owners.items() if role not in listed}


def paints(emblems: Emblems) -> dict[str, Paint]:
    """Return the paint of each player whose pieces are drawn in another colour than their emblem's."""
    return {player: Paint(emblem.drawn, emblem.colour) for player, emblem in emblems.items() if emblem.drawn}


@cache
def _emblems_for_eyes(cast: Cast, colours: Colours) -> Emblems:
    """Return the emblem of each role, from the content, the game's list, or else the spare ones.

    With more unknown roles than spare emblems, some of them share one.
    """
    listed = listed_entries(cast.game)
    known = _listed_for_eyes(cast.game, colours)
    known.update({emblem.role: _emblem_of_content(emblem, listed.get(emblem.role)) for emblem in cast.own})
    unknown = [role for role in cast.roles if role not in known]
    spare = _spare_emblems({known[role].symbol for role in cast.roles if role in known})
    lent = {role: spare[number % len(spare)] for number, role in enumerate(unknown)}
    return {role: known.get(role) or lent[role] for role in cast.roles}


def _emblem_of_content(emblem: OwnEmblem, listed: Mapping[str, str] | None) -> Emblem:
    """Return an emblem of the content; `listed` is the game's own, in whose colour pictures are drawn.

    Without one, pictures are not repainted.
    """
    drawn = listed["colour"] if listed is not None else ""
    return Emblem(emblem.colour, emblem.symbol, PATTERNS[emblem.pattern], drawn)


def _spare_emblems(taken: Collection[str]) -> list[Emblem]:
    """Return the spare emblems whose symbols are not taken, or all of them if all are taken."""
    spare = [_emblem_of_entry(entry, "usual") for entry in spare_entries()]
    return [emblem for emblem in spare if emblem.symbol not in taken] or spare


def _listed_for_eyes(game: str, colours: Colours) -> dict[str, Emblem]:
    """Return the emblems that a game lists, by role, for this colour vision."""
    return {role: _emblem_of_entry(entry, colours) for role, entry in listed_entries(game).items()}


def _emblem_of_entry(entry: Mapping[str, str], colours: Colours) -> Emblem:
    """Return a listed emblem in its colour for this colour vision, or in its usual colour if it lists none.

    Pictures of the pieces are drawn in the usual colour, so an emblem in another one names it as `drawn`, by
    which the pictures are repainted.
    """
    colour = entry.get(colours, entry["colour"])
    drawn = entry["colour"] if colour != entry["colour"] else ""
    return Emblem(colour, entry["symbol"], PATTERNS[entry["pattern"]], drawn)


@cache
def picture(emblem: Emblem, size: int) -> QPixmap:
    """Return the emblem as a round badge, `size` pixels wide.

    The margin leaves room for the outer half of the line around it, from a thin one to a bold one by size.
    """
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = QPainterPath()
    margin = min(max(1.0, size / 24), 4.0)
    disc.addEllipse(QRectF(margin, margin, size - 2 * margin, size - 2 * margin))
    fill(painter, emblem, disc)
    painter.strokePath(disc, QPen(QColor(INK), margin * 1.5))
    symbol_scale = size * SYMBOL_PART / UNIT
    painter.translate(size / 2, size / 2)
    painter.scale(symbol_scale, symbol_scale)
    painter.fillPath(symbol(emblem.symbol), QColor(PAPER))
    painter.end()
    return pixmap


def paint_emblem(painter: QPainter, emblem: Emblem, square: QRectF, ratio: float) -> None:
    """Paint the emblem into a square; its picture has `ratio` pixels for each unit of the square."""
    badge = picture(emblem, round(square.width() * ratio))
    painter.drawPixmap(square, badge, QRectF(badge.rect()))


def fill(painter: QPainter, emblem: Emblem, path: QPainterPath) -> None:
    """Fill a shape with the emblem's colour and pattern."""
    painter.fillPath(path, QColor(emblem.colour))
    light = QColor(PAPER)
    light.setAlpha(PATTERN_ALPHA)
    painter.fillPath(path, QBrush(light, emblem.pattern))
