"""Contours: the outline of a piece together with all that lies on it, as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout import Rect
from wonderland_qt.scene.pictures.areas import light_area
from wonderland_qt.scene.pictures.baking import Oven
from wonderland_qt.scene.pictures.keeping import Baked
from wonderland_qt.scene.pictures.rims import INSIDE, REACH, blank, cut, rim, rim_along, shade, silhouette_of
from wonderland_qt.scene.pictures.silhouettes import silhouette
from wonderland_qt.scene.table.piece_item import PieceItem, area

WIDE = 1920.0
"""A table so wide, in units, has rims of their usual widths."""
MOST_PIXELS = 2048
MOST = 0.6
"""How much of something lies on a piece, at least, that is seen as a part of it."""
OUTLINED = {"sheet", "trace", "cells", "bare"}
"""Shapes of places that border on each other or through which the table is seen: their room is outlined."""

Signature = tuple[object, ...]
Bake = Callable[[QRectF, float], QImage]
"""Draws a part of the table with so many pixels to the millimetre."""


class Lit(NamedTuple):
    """The picture of a highlight, and where on the table it begins."""

    corner: QPointF
    baked: Baked


class Contour(NamedTuple):
    """A piece with what lies on it, and what lies `over` all of this and is cut out."""

    item: PieceItem
    borne: tuple[PieceItem, ...]
    over: tuple[PieceItem, ...]


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
            within = item.body & borne.body
            if within.width() * within.height() > MOST * borne.home.width * borne.home.height:
                yield borne
                yield from self.borne_by(borne)

    def of(self, item: PieceItem, over: Iterable[PieceItem] = ()) -> Contour:
        """Return the contour of a piece, without what lies over it."""
        cut_out = (part for other in over for part in (other, *self.borne_by(other)))
        return Contour(item, tuple(self.borne_by(item)), tuple(cut_out))

    def light(self, contour: Contour, colour: str) -> Lit:
        """Return light around a contour."""
        return self._kept(contour, colour, REACH, partial(self._bake_light, contour, colour))

    def shade(self, contour: Contour) -> Lit:
        """Return shade on a contour."""
        return self._kept(contour, "", 1.0, partial(self._bake_shade, contour))

    def _kept(self, contour: Contour, colour: str, reach: float, bake: Bake) -> Lit:
        """Return a picture that reaches so many units around a contour, baked where none is kept."""
        room = self._room(contour, reach * self._unit)
        scale = min(self._sharpness, MOST_PIXELS / max(room.width(), room.height(), 1.0))
        key = (colour, round(scale, 4), self._unit, self._signature(contour))
        return Lit(
            room.topLeft(),
            self._oven.kept(key, lambda: Baked(QPixmap.fromImage(bake(room, scale)), scale, 0)),
        )

    def _signature(self, contour: Contour) -> Signature:
        """Return what the picture of a contour is made of."""
        corner, parts = contour.item.home, (contour.item, *contour.borne, *contour.over)
        return len(contour.borne), *(self._told(part, corner) for part in parts)

    def _told(self, part: PieceItem, corner: Rect) -> Signature:
        """Return how a part of a contour looks, and where it lies seen from the corner of all."""
        home, shape = part.home, self._oven.book.kinds[part.look.kind].shape
        look = (shape, part.look.cells) if shape in OUTLINED else (part.pixmap().cacheKey(),)
        tag = part.tag.pixmap().cacheKey() if part.tag is not None and part.tag.isVisible() else 0
        at = (home.x - corner.x, home.y - corner.y, home.width, home.height)
        return (*look, tag, *(round(value, 2) for value in at))

    def _bake_light(self, contour: Contour, colour: str, room: QRectF, scale: float) -> QImage:
        if contour.item.look.cells:
            return self._bake_area(contour.item, room, scale)
        outline = self._outline(contour)
        if outline is not None:
            at = QTransform().scale(scale, scale).translate(-room.x(), -room.y()).map(outline)
            image = blank(round(room.width() * scale), round(room.height() * scale))
            rim_along(image, at, colour, self._unit * scale)
        else:
            drawn = self._drawn((contour.item, *contour.borne), room, scale, INSIDE)
            image = rim(drawn, colour, self._unit * scale)
        return self._without(image, contour, room, scale)

    def _bake_shade(self, contour: Contour, room: QRectF, scale: float) -> QImage:
        drawn = self._drawn((contour.item, *contour.borne), room, scale)
        return self._without(shade(drawn), contour, room, scale)

    def _without(self, image: QImage, contour: Contour, room: QRectF, scale: float) -> QImage:
        """Cut out what lies over a contour."""
        if contour.over:
            cut(image, self._drawn(contour.over, room, scale))
        return image

    def _outline(self, contour: Contour) -> QPainterPath | None:
        """Return the outline of a place where nothing that lies on it goes beyond; None for others."""
        shape = self._oven.book.kinds[contour.item.look.kind].shape
        body = contour.item.body
        if shape not in OUTLINED or not all(body.contains(part.pictured) for part in contour.borne):
            return None
        inside = INSIDE * self._unit
        return silhouette(shape, area(contour.item.home).adjusted(inside, inside, -inside, -inside))

    def _bake_area(self, item: PieceItem, room: QRectF, scale: float) -> QImage:
        """Draw light along the sides of an area."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        begin = (area(item.home).topLeft() - room.topLeft()) * scale
        light_area(painter, item.look, QRectF(begin, area(item.home).size() * scale), scale)
        painter.end()
        return image

    def _room(self, contour: Contour, reach: float) -> QRectF:
        """Return what of the table a contour covers, and so far around."""
        room = QRectF()
        for part in (contour.item, *contour.borne):
            room = room.united(part.pictured)
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
        if shape in OUTLINED:
            body = area(part.home).adjusted(inside, inside, -inside, -inside)
            painter.fillPath(silhouette(shape, body), Qt.GlobalColor.white)
        else:
            _draw_solid(painter, part, area(part.home).topLeft(), part.resting_scale)
        if part.tag is not None and part.tag.isVisible():
            _draw_solid(painter, part.tag, part.tag.pos(), part.tag.scale())


def _draw_solid(painter: QPainter, item: QGraphicsPixmapItem, at: QPointF, scale: float) -> None:
    """Draw the silhouette of a piece, nothing for one that has no picture at this size."""
    if item.pixmap().isNull():
        return
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.drawImage(item.offset(), silhouette_of(item.pixmap().toImage()))
    painter.restore()
