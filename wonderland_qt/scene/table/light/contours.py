"""Contours: the outline of a piece together with all that lies on it, as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.models.pieces.layout_types import Rect
from wonderland_qt.scene.pictures.areas import light_area
from wonderland_qt.scene.pictures.oven import Oven
from wonderland_qt.scene.pictures.picture_cache import Baked
from wonderland_qt.scene.style.rims import (
    INSIDE,
    REACH,
    blank,
    cut,
    rim,
    rim_along,
    rim_width,
    shade,
    silhouette_of,
)
from wonderland_qt.scene.style.silhouettes import silhouette
from wonderland_qt.scene.table.piece_item import Lit, PieceItem, area

WIDE = 1920.0
"""A table so wide, in units, has rims of their usual widths."""
MOST_PIXELS = 2048
MOST = 0.6
"""How much of something lies on a piece, at least, that is seen as a part of it."""
OUTLINED = {"sheet", "trace", "cells", "bare"}
"""Shapes of places that border on each other or through which the table is seen: their room is outlined."""

Signature = tuple[object, ...]


def common(one: Rect, other: Rect) -> float:
    """Return how much of the table two rooms have in common, in square millimetres."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across * down if across > 0 and down > 0 else 0.0


class Contour(NamedTuple):
    """A piece, with others and with what lies on them, and what lies `over` all of this and is cut out."""

    parts: tuple[PieceItem, ...]
    over: tuple[PieceItem, ...]

    @property
    def first(self) -> PieceItem:
        """Return the piece from whose corner the picture is measured."""
        return self.parts[0]


class Contours:
    """Draws light around pieces of a table so wide in millimetres, `sharpness` pixels to each of them."""

    def __init__(self, items: Iterable[PieceItem], oven: Oven, width: float, sharpness: float) -> None:
        self._oven, self._sharpness = oven, sharpness
        self._unit = width / WIDE * rim_width()
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
            if common(item.home, borne.home) > MOST * borne.home.width * borne.home.height:
                yield borne
                yield from self.borne_by(borne)

    def of(self, items: Iterable[PieceItem], over: Iterable[PieceItem] = ()) -> Contour:
        """Return the contour of pieces together, without what lies over them."""
        return Contour(tuple(self._with_borne(items)), tuple(self._with_borne(over)))

    def light(self, contour: Contour, colour: str) -> Lit:
        """Return light around a contour; what is lit alike has one picture."""
        whole = contour._replace(over=())
        room, scale = self._room(contour, REACH)
        made_of = self._made_of(contour, colour, scale)

        def bake() -> QImage:
            if not contour.over:
                return self._bake_light(contour, colour, room, scale)
            image = self.light(whole, colour).baked.pixmap.toImage()
            cut(image, self._drawn(contour.over, room, scale))
            return image

        return Lit(room.topLeft(), self._oven.kept(made_of, lambda: _baked(bake(), scale)), made_of)

    def shade(self, contour: Contour, before: Lit | None) -> Lit:
        """Return shade on a contour: the one before if that is made of the same; else it is baked."""
        room, scale = self._room(contour, 1.0)
        made_of = (room.x(), room.y(), *self._made_of(contour, "", scale))
        if before is not None and before.made_of == made_of:
            return before
        image = self._drawn(contour.parts, room, scale)
        shade(image)
        if contour.over:
            cut(image, self._drawn(contour.over, room, scale))
        return Lit(room.topLeft(), _baked(image, scale), made_of)

    def _with_borne(self, items: Iterable[PieceItem]) -> Iterator[PieceItem]:
        for item in items:
            yield item
            yield from self.borne_by(item)

    def _made_of(self, contour: Contour, colour: str, scale: float) -> Signature:
        corner = contour.first.home
        parts = (self._look_of(part, corner) for part in (*contour.parts, *contour.over))
        return colour, round(scale, 4), self._unit, len(contour.parts), *parts

    def _look_of(self, part: PieceItem, corner: Rect) -> Signature:
        """Return how a part of a contour looks, and where it lies seen from the corner of all."""
        home, shape = part.home, self._shape(part)
        look = (
            (shape, part.look.cells) if shape in OUTLINED else (part.silhouette, round(part.resting_scale, 4))
        )
        tag = part.tag.pixmap().cacheKey() if part.tag is not None and part.tag.isVisible() else 0
        at = (round(home.x - corner.x, 2), round(home.y - corner.y, 2))
        return look, tag, *at, round(home.width, 2), round(home.height, 2)

    def _shape(self, item: PieceItem) -> str:
        return self._oven.book.kinds[item.look.kind].shape

    def _bake_light(self, contour: Contour, colour: str, room: QRectF, scale: float) -> QImage:
        if contour.first.look.cells:
            return self._bake_area(contour.first, room, scale)
        outline = self._outline(contour)
        if outline is None:
            return rim(self._drawn(contour.parts, room, scale, INSIDE), colour, self._unit * scale)
        at = QTransform().scale(scale, scale).translate(-room.x(), -room.y()).map(outline)
        image = blank(round(room.width() * scale), round(room.height() * scale))
        rim_along(image, at, colour, self._unit * scale)
        return image

    def _outline(self, contour: Contour) -> QPainterPath | None:
        """Return the outline of a place where nothing that lies on it goes beyond; None for others."""
        shape, body = self._shape(contour.first), contour.first.body
        if shape not in OUTLINED or not all(body.contains(part.pictured) for part in contour.parts[1:]):
            return None
        inside = INSIDE * self._unit
        return silhouette(shape, area(contour.first.home).adjusted(inside, inside, -inside, -inside))

    def _bake_area(self, item: PieceItem, room: QRectF, scale: float) -> QImage:
        """Draw light along the sides of an area."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        begin = (area(item.home).topLeft() - room.topLeft()) * scale
        light_area(painter, item.look, QRectF(begin, area(item.home).size() * scale), scale)
        painter.end()
        return image

    def _room(self, contour: Contour, reach: float) -> tuple[QRectF, float]:
        """Return what a contour covers with so many units around, and how many pixels a millimetre has."""
        room = QRectF()
        for part in contour.parts:
            outlined = self._shape(part) in OUTLINED
            room |= area(part.home) if outlined else part.pictured
            if part.tag is not None and part.tag.isVisible():
                room |= part.tag.sceneBoundingRect()
        around = reach * self._unit
        room.adjust(-around, -around, around, around)
        return room, min(self._sharpness, MOST_PIXELS / max(room.width(), room.height(), 1.0))

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
        shape = self._shape(part)
        if shape in OUTLINED:
            body = area(part.home).adjusted(inside, inside, -inside, -inside)
            painter.fillPath(silhouette(shape, body), Qt.GlobalColor.white)
        else:
            _draw_solid(painter, part, area(part.home).topLeft(), part.resting_scale)
        if part.tag is not None and part.tag.isVisible():
            _draw_solid(painter, part.tag, part.tag.pos(), part.tag.scale())


def _baked(image: QImage, scale: float) -> Baked:
    return Baked(QPixmap.fromImage(image), scale, 0)


def _draw_solid(painter: QPainter, item: QGraphicsPixmapItem, at: QPointF, scale: float) -> None:
    """Draw the silhouette of a piece, nothing for one that has no picture at this size."""
    if item.pixmap().isNull():
        return
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.drawImage(item.offset(), silhouette_of(item.pixmap().toImage()))
    painter.restore()
