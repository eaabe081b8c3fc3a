"""Contours: the outline of a piece together with all that lies on it, as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout import Rect
from wonderland_qt.scene.pictures.areas import light_area
from wonderland_qt.scene.pictures.baking import Oven
from wonderland_qt.scene.pictures.keeping import Baked
from wonderland_qt.scene.pictures.rims import INSIDE, REACH, blank, cut, rim, shade, silhouette_of
from wonderland_qt.scene.pictures.silhouettes import silhouette
from wonderland_qt.scene.table.piece_item import PieceItem, area

WIDE = 1920.0
"""A table so wide, in units, has rims of their usual widths."""
MOST_PIXELS = 2048
PLACES, SEE_THROUGH = {"sheet", "trace", "cells"}, {"trace", "bare"}
"""Shapes of places that border on each other, and shapes through which the table is seen."""

Signature = tuple[object, ...]


class Lit(NamedTuple):
    """The picture of a highlight, and where on the table it begins."""

    corner: QPointF
    baked: Baked


class Contour(NamedTuple):
    """A piece with what lies on it, and what lies `over` all of this and is cut out."""

    item: PieceItem
    borne: tuple[PieceItem, ...]
    over: tuple[PieceItem, ...]

    @property
    def signature(self) -> Signature:
        """Return what the picture of the contour is made of."""
        corner, parts = self.item.home, (self.item, *self.borne, *self.over)
        return len(self.borne), *(_told(part, corner) for part in parts)


def _told(part: PieceItem, corner: Rect) -> Signature:
    """Return how a part of a contour looks, and where it lies seen from the corner of all."""
    tag = part.tag.pixmap().cacheKey() if part.tag is not None else 0
    home = part.home
    look = part.look.kind, part.look.cells, part.pixmap().cacheKey(), tag
    return (*look, home.x - corner.x, home.y - corner.y, home.width)


class Contours:
    """Draws light around pieces of a table so wide in millimetres, `sharpness` pixels to each of them."""

    def __init__(self, items: Iterable[PieceItem], oven: Oven, width: float, sharpness: float) -> None:
        self._oven, self._sharpness = oven, sharpness
        self._unit = width / WIDE
        self._on: dict[str, list[PieceItem]] = {}
        for item in items:
            if item.seen and not item.travelling and not item.look.cells:
                self._on.setdefault(item.place, []).append(item)

    def beside(self, item: PieceItem) -> list[PieceItem]:
        """Return what lies in the same place as a piece, with the piece itself."""
        return self._on.get(item.place, [])

    def borne_by(self, item: PieceItem) -> Iterator[PieceItem]:
        """Yield what lies on a piece, and what lies on that."""
        for borne in self._on.get(item.piece_id, ()):
            if item.body.contains(borne.body.center()):
                yield borne
                yield from self.borne_by(borne)

    def of(self, item: PieceItem, over: Iterable[PieceItem] = ()) -> Contour:
        """Return the contour of a piece, without what lies over it."""
        covering = (other for other in over if other.body.intersects(item.body))
        cut_out = (part for other in covering for part in (other, *self.borne_by(other)))
        return Contour(item, tuple(self.borne_by(item)), tuple(cut_out))

    def highlight(self, contour: Contour, colour: str) -> Lit:
        """Return light of a colour around a contour; shade on it for none."""
        room = self._room(contour)
        scale = min(self._sharpness, MOST_PIXELS / max(room.width(), room.height(), 1.0))
        key = (colour, round(scale, 4), self._unit, contour.signature)
        return Lit(room.topLeft(), self._oven.kept(key, lambda: self._bake(contour, colour, room, scale)))

    def _bake(self, contour: Contour, colour: str, room: QRectF, scale: float) -> Baked:
        if contour.item.look.cells:
            return self._bake_area(contour.item, room, scale)
        outline = self._drawn((contour.item, *contour.borne), room, scale, INSIDE if colour else 0)
        image = rim(outline, colour, self._unit * scale) if colour else shade(outline)
        if contour.over:
            cut(image, self._drawn(contour.over, room, scale))
        return Baked(QPixmap.fromImage(image), scale, 0)

    def _bake_area(self, item: PieceItem, room: QRectF, scale: float) -> Baked:
        """Draw light along the sides of an area."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        begin = (area(item.home).topLeft() - room.topLeft()) * scale
        light_area(painter, item.look, QRectF(begin, area(item.home).size() * scale), scale)
        painter.end()
        return Baked(QPixmap.fromImage(image), scale, 0)

    def _room(self, contour: Contour) -> QRectF:
        """Return what of the table light around a contour covers."""
        room = QRectF()
        for part in (contour.item, *contour.borne):
            room = room.united(part.pictured)
        reach = REACH * self._unit
        return room.adjusted(-reach, -reach, reach, reach)

    def _drawn(self, parts: Iterable[PieceItem], room: QRectF, scale: float, inside: float = 0) -> QImage:
        """Return the silhouette of pieces together; that of places so many units within them."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        for part in parts:
            self._draw(painter, part, inside * self._unit)
        painter.end()
        return image

    def _draw(self, painter: QPainter, part: PieceItem, inside: float) -> None:
        shape = self._oven.book.kinds[part.look.kind].shape
        if shape in PLACES | SEE_THROUGH:
            body = area(part.home).adjusted(inside, inside, -inside, -inside)
            painter.fillPath(silhouette(shape, body), Qt.GlobalColor.white)
        else:
            _draw_solid(painter, part, area(part.home).topLeft(), part.resting_scale)
        if part.tag is not None and part.tag.isVisible():
            _draw_solid(painter, part.tag, part.tag.pos(), part.tag.scale())


def _draw_solid(painter: QPainter, item: QGraphicsPixmapItem, at: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.drawImage(item.offset(), silhouette_of(item.pixmap().toImage()))
    painter.restore()
