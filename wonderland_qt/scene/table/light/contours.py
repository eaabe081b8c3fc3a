"""Contours: the light or shade of a piece together with everything on it, as a picture."""

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
from wonderland_qt.scene.table.piece_item import Lit, PieceItem, as_qrectf

WIDE = 1920.0
"""The width of a table in units, in which rim widths are given."""
MOST_PIXELS = 2048
MOSTLY_ON = 0.6
"""A piece belongs to the contour of the one below if at least this part of it is on that one."""
OUTLINED = {"sheet", "trace", "cells", "bare"}
"""Shapes of places that are adjacent or transparent: their rectangle is outlined, not their picture."""

Signature = tuple[object, ...]


def common(one: Rect, other: Rect) -> float:
    """Return the area of the intersection of two rectangles, in square millimetres."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across * down if across > 0 and down > 0 else 0.0


class Contour(NamedTuple):
    """The pieces that are outlined together, and those `over` them, which are cut out."""

    parts: tuple[PieceItem, ...]
    over: tuple[PieceItem, ...]

    @property
    def first(self) -> PieceItem:
        """Return the piece whose corner is the origin of the picture."""
        return self.parts[0]


class Contours:
    """Draws light and shade of pieces on a table `width` millimetres wide, with `sharpness` pixels each."""

    def __init__(self, items: Iterable[PieceItem], oven: Oven, width: float, sharpness: float) -> None:
        self._oven, self._sharpness = oven, sharpness
        self._unit = width / WIDE * rim_width()
        self._on: dict[str, list[PieceItem]] = {}
        for item in items:
            if item.seen and not item.travelling and not item.look.cells:
                self._on.setdefault(item.place, []).append(item)

    def beside(self, item: PieceItem) -> list[PieceItem]:
        """Return all pieces in the same place as a piece, with the piece itself."""
        return self._on.get(item.place, [])

    def borne_by(self, item: PieceItem) -> Iterator[PieceItem]:
        """Yield the pieces that lie mostly on a piece, and those on them in turn."""
        for borne in self._on.get(item.piece_id, ()):
            if common(item.home, borne.home) > MOSTLY_ON * borne.home.width * borne.home.height:
                yield borne
                yield from self.borne_by(borne)

    def of(self, items: Iterable[PieceItem], over: Iterable[PieceItem] = ()) -> Contour:
        """Return the contour of these pieces and those on them, without the ones that cover them."""
        return Contour(tuple(self._with_borne(items)), tuple(self._with_borne(over)))

    def light(self, contour: Contour, colour: str) -> Lit:
        """Return the light around a contour, from the cache if an equal contour was lit before."""
        whole = contour._replace(over=())
        room, scale = self._rect_and_scale(contour, REACH)
        made_of = self._made_of(contour, colour, scale)

        def bake() -> QImage:
            if not contour.over:
                return self._bake_light(contour, colour, room, scale)
            image = self.light(whole, colour).baked.pixmap.toImage()
            cut(image, self._draw_silhouette(contour.over, room, scale))
            return image

        return Lit(room.topLeft(), self._oven.cached(made_of, lambda: _baked_from(bake(), scale)), made_of)

    def shade(self, contour: Contour, before: Lit | None) -> Lit:
        """Return the shade on a contour: the one before if nothing changed, else a new one."""
        room, scale = self._rect_and_scale(contour, 1.0)
        made_of = (room.x(), room.y(), *self._made_of(contour, "", scale))
        if before is not None and before.made_of == made_of:
            return before
        image = self._draw_silhouette(contour.parts, room, scale)
        shade(image)
        if contour.over:
            cut(image, self._draw_silhouette(contour.over, room, scale))
        return Lit(room.topLeft(), _baked_from(image, scale), made_of)

    def _with_borne(self, items: Iterable[PieceItem]) -> Iterator[PieceItem]:
        for item in items:
            yield item
            yield from self.borne_by(item)

    def _made_of(self, contour: Contour, colour: str, scale: float) -> Signature:
        corner = contour.first.home
        parts = (self._look_of(part, corner) for part in (*contour.parts, *contour.over))
        return colour, round(scale, 4), self._unit, len(contour.parts), *parts

    def _look_of(self, part: PieceItem, corner: Rect) -> Signature:
        """Return a key of a part's silhouette, size and position relative to the contour's corner."""
        home, shape = part.home, self._shape_of(part)
        look = (
            (shape, part.look.cells) if shape in OUTLINED else (part.silhouette, round(part.resting_scale, 4))
        )
        tag = part.tag.pixmap().cacheKey() if part.tag is not None and part.tag.isVisible() else 0
        at = (round(home.x - corner.x, 2), round(home.y - corner.y, 2))
        return look, tag, *at, round(home.width, 2), round(home.height, 2)

    def _shape_of(self, item: PieceItem) -> str:
        return self._oven.book.kinds[item.look.kind].shape

    def _bake_light(self, contour: Contour, colour: str, room: QRectF, scale: float) -> QImage:
        if contour.first.look.cells:
            return self._bake_area(contour.first, room, scale)
        outline = self._outline_of_place(contour)
        if outline is None:
            return rim(self._draw_silhouette(contour.parts, room, scale, INSIDE), colour, self._unit * scale)
        at = QTransform().scale(scale, scale).translate(-room.x(), -room.y()).map(outline)
        image = blank(round(room.width() * scale), round(room.height() * scale))
        rim_along(image, at, colour, self._unit * scale)
        return image

    def _outline_of_place(self, contour: Contour) -> QPainterPath | None:
        """Return the outline of a place if all pieces on it are within it, else None."""
        shape, body = self._shape_of(contour.first), contour.first.body
        if shape not in OUTLINED or not all(body.contains(part.pictured) for part in contour.parts[1:]):
            return None
        inside = INSIDE * self._unit
        return silhouette(shape, as_qrectf(contour.first.home).adjusted(inside, inside, -inside, -inside))

    def _bake_area(self, item: PieceItem, room: QRectF, scale: float) -> QImage:
        """Draw light along the sides of an area."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        begin = (as_qrectf(item.home).topLeft() - room.topLeft()) * scale
        light_area(painter, item.look, QRectF(begin, as_qrectf(item.home).size() * scale), scale)
        painter.end()
        return image

    def _rect_and_scale(self, contour: Contour, reach: float) -> tuple[QRectF, float]:
        """Return the rectangle of a contour, enlarged by `reach` units, and its pixels per millimetre."""
        room = QRectF()
        for part in contour.parts:
            outlined = self._shape_of(part) in OUTLINED
            room |= as_qrectf(part.home) if outlined else part.pictured
            if part.tag is not None and part.tag.isVisible():
                room |= part.tag.sceneBoundingRect()
        around = reach * self._unit
        room.adjust(-around, -around, around, around)
        return room, min(self._sharpness, MOST_PIXELS / max(room.width(), room.height(), 1.0))

    def _draw_silhouette(
        self, parts: Iterable[PieceItem], room: QRectF, scale: float, inside: float = 0
    ) -> QImage:
        """Return the common silhouette of pieces; places are reduced by `inside` units."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        for part in parts:
            self._draw_part(painter, part, inside * self._unit)
        painter.end()
        return image

    def _draw_part(self, painter: QPainter, part: PieceItem, inside: float) -> None:
        shape = self._shape_of(part)
        if shape in OUTLINED:
            body = as_qrectf(part.home).adjusted(inside, inside, -inside, -inside)
            painter.fillPath(silhouette(shape, body), Qt.GlobalColor.white)
        else:
            _draw_solid(painter, part, as_qrectf(part.home).topLeft(), part.resting_scale)
        if part.tag is not None and part.tag.isVisible():
            _draw_solid(painter, part.tag, part.tag.pos(), part.tag.scale())


def _baked_from(image: QImage, scale: float) -> Baked:
    return Baked(QPixmap.fromImage(image), scale, 0)


def _draw_solid(painter: QPainter, item: QGraphicsPixmapItem, at: QPointF, scale: float) -> None:
    """Draw the silhouette of an item, if it has a picture."""
    if item.pixmap().isNull():
        return
    painter.save()
    painter.translate(at)
    painter.scale(scale, scale)
    painter.drawImage(item.offset(), silhouette_of(item.pixmap().toImage()))
    painter.restore()
