"""Pictures of entries: a piece as baked for the table, or a board with everything on it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from wonderland_qt.app.paper.pixmaps import blank
from wonderland_qt.app.paper.window_style import MONOSPACED
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.workshop.workshop_entries import WITHOUT_PICTURE, WorkshopEntry
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import CREAM, INK
from wonderland_qt.scene.table.table_scene import TableScene

HIGH, ROUND, LYING = 84.0, 30.0, 46.0
"""The heights in millimetres of a card, a token and a wide card on a table, which set the size of letters."""

FILLED = 0.9
"""How much of its room a piece fills; the rest is a margin."""
WIDE, ROUND_FROM = 2.3, 0.94
"""The aspect ratio of a piece without one, and the ratio from which a piece counts as a token."""


SLIP_WIDTH, SLIP_HEIGHT, SLIP_LETTERS, SLIP_CORNER, LEAST_LETTERS = 0.8, 0.5, 0.2, 6, 11
"""A slip's size by that of its room; its letters by its height; the radius of its corners, least letters."""


STAMPS = count()
"""Numbers that keep cached pictures of one reading of the content apart from those of another."""


def _height_of(aspect: float) -> float:
    """Return the height in millimetres of a card, a token or a wide card, told apart by its aspect ratio."""
    if aspect < ROUND_FROM:
        return HIGH
    return ROUND if aspect < 1 / ROUND_FROM else LYING


@dataclass(frozen=True, slots=True)
class Room:
    """The size for a picture, and the device pixel ratio."""

    width: int
    height: int
    ratio: float = 1.0


class GalleryPictures:
    """Paints entries with the words of one language."""

    def __init__(self, oven: Oven, words: Words) -> None:
        self._oven, self._words = oven, words
        self.stamp = next(STAMPS)  # part of the keys of Qt's picture cache

    def picture(self, entry: WorkshopEntry, room: Room) -> QPixmap:
        """Return the picture of an entry, a board, a slip or a piece, as large as fits into a room."""
        if entry.shown.stage is not None:
            return self._draw_board(entry, room)
        if entry.shown.kind in WITHOUT_PICTURE:
            return self._draw_slip(entry, room)
        look, size = self._look_and_size(entry)
        fitted = size.scaled(room.width * FILLED, room.height * FILLED, Qt.AspectRatioMode.KeepAspectRatio)
        scale = fitted.width() / size.width()
        return self._oven.bake(look, size.width(), size.height(), scale, room.ratio).pixmap

    def size(self, entry: WorkshopEntry) -> QSizeF:
        """Return the size in millimetres of an entry that is drawn as one piece."""
        _look, size = self._look_and_size(entry)
        return size

    def printed(self, entry: WorkshopEntry, scale: float) -> tuple[QPixmap, QRectF]:
        """Return an entry's picture at `scale` pixels per millimetre, and the piece's rectangle in it."""
        look, size = self._look_and_size(entry)
        baked = self._oven.bake(look, size.width(), size.height(), scale)
        margin, scale = baked.margin, baked.scale
        return baked.pixmap, QRectF(margin, margin, size.width() * scale, size.height() * scale)

    def _look_and_size(self, entry: WorkshopEntry) -> tuple[Look, QSizeF]:
        """Return how an entry looks as a piece, with a name and lines if its kind shows them, and its size.

        The size is in millimetres.
        """
        piece, pieces = entry.shown.piece, self._pieces_model(entry)
        index, kind = pieces.index_of(piece.id), self._oven.book.kinds[piece.kind]
        label = index.data(PieceRole.NAME) if kind.name is not None else ""
        lines = index.data(PieceRole.LINES) if kind.listed else ()
        look = Look(piece.kind, piece.art, badge=piece.badge, label=label, icons=piece.icons, lines=lines)
        aspect = self._oven.book.aspect(piece.kind, piece.art) or WIDE
        height = _height_of(aspect)
        return look, QSizeF(height * aspect, height)

    def _draw_slip(self, entry: WorkshopEntry, room: Room) -> QPixmap:
        """Return a slip of paper with the id of an entry that has no picture."""
        size = QSizeF(room.width * SLIP_WIDTH, room.height * SLIP_HEIGHT)
        pixmap = blank(size, room.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(QColor(CREAM))
        slip = QRectF(QPointF(0, 0), size).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(slip, SLIP_CORNER, SLIP_CORNER)
        font = QFont(MONOSPACED)
        font.setPixelSize(max(round(size.height() * SLIP_LETTERS), LEAST_LETTERS))
        painter.setFont(font)
        wrapped = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWrapAnywhere
        painter.drawText(slip.adjusted(4, 4, -4, -4), wrapped, entry.id)
        painter.end()
        return pixmap

    def _draw_board(self, entry: WorkshopEntry, room: Room) -> QPixmap:
        """Return the picture of a board with everything on it, empty if the board is not on its stage."""
        stage = entry.shown.stage
        assert stage is not None
        scene = TableScene(self._pieces_model(entry), stage, self._oven)
        item = scene.item_of(entry.shown.piece.id)
        body = item.body if item is not None else QRectF()
        whole = body.size() if body.width() else QSizeF(1, 1)  # not empty, as it divides
        fitted = whole.scaled(room.width, room.height, Qt.AspectRatioMode.KeepAspectRatio)
        scene.bake_for(fitted.width() / whole.width(), room.ratio, body)
        pixmap = blank(fitted, room.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, fitted.width(), fitted.height()), body)
        painter.end()
        scene.deleteLater()
        return pixmap

    def _pieces_model(self, entry: WorkshopEntry) -> PiecesModel:
        """Return a model of the pieces with which an entry is drawn, for their names and lines."""
        pieces = PiecesModel(self._words.say, has=self._words.has)
        pieces.show(entry.shown.pieces)
        return pieces
