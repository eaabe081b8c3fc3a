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
    silhouette_of,
)
from wonderland_qt.scene.style.rims import shade as turn_into_shade
from wonderland_qt.scene.style.silhouettes import silhouette
from wonderland_qt.scene.table.piece_item import Lit, PieceItem, as_qrectf

TABLE_WIDTH = 1920.0
"""The width of a table in units, in which rim widths are given."""
MOST_PIXELS = 2048
MOSTLY_ON = 0.6
"""A piece belongs to the contour of the one below if at least this part of it is on that one."""
OUTLINED = {"sheet", "trace", "cells", "bare"}
"""Shapes of places that are adjacent or transparent: their rectangle is outlined, not their picture."""

Signature = tuple[object, ...]


def common_area(rect: Rect, other: Rect) -> float:
    """Return the area of the intersection of two rectangles, in square millimetres, 0 if they are apart."""
    width = min(rect.x + rect.width, other.x + other.width) - max(rect.x, other.x)
    height = min(rect.y + rect.height, other.y + other.height) - max(rect.y, other.y)
    return width * height if width > 0 and height > 0 else 0.0


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
        """Note which of these pieces lie in the same place; hidden and moving ones and areas are left out."""
        self._oven, self._sharpness = oven, sharpness
        self._unit = width / TABLE_WIDTH * rim_width()
        self._items_in: dict[str, list[PieceItem]] = {}
        for item in items:
            if item.seen and not item.travelling and not item.look.cells:
                self._items_in.setdefault(item.place, []).append(item)

    def beside(self, item: PieceItem) -> list[PieceItem]:
        """Return all pieces in the same place as a piece, with the piece itself."""
        return self._items_in.get(item.place, [])

    def borne_by(self, item: PieceItem) -> Iterator[PieceItem]:
        """Yield the pieces that lie mostly on a piece, and those on them in turn."""
        for borne in self._items_in.get(item.piece_id, ()):
            area_on_item = common_area(item.home, borne.home)
            if area_on_item > MOSTLY_ON * borne.home.width * borne.home.height:
                yield borne
                yield from self.borne_by(borne)

    def contour_of(self, items: Iterable[PieceItem], over: Iterable[PieceItem] = ()) -> Contour:
        """Return the contour of these pieces and those on them, without the ones that cover them."""
        return Contour(tuple(self._with_borne(items)), tuple(self._with_borne(over)))

    def light(self, contour: Contour, colour: str) -> Lit:
        """Return the light around a contour, from the cache if an equal contour was lit before."""
        room, scale = self._rect_and_scale(contour, REACH)
        made_of = self._made_of(contour, colour, scale)

        def bake() -> Baked:
            """Draw the light; if other pieces cover these, take the light without them and cut them out.

            So the drawn light is taken from the cache where only what covers the pieces has changed.
            """
            if not contour.over:
                return _baked_from(self._bake_light(contour, colour, room, scale), scale)
            uncovered = contour._replace(over=())
            image = self.light(uncovered, colour).baked.pixmap.toImage()
            cut(image, self._draw_silhouette(contour.over, room, scale))
            return _baked_from(image, scale)

        return Lit(room.topLeft(), self._oven.cached(made_of, bake), made_of)

    def shade(self, contour: Contour, before: Lit | None) -> Lit:
        """Return the shade on a contour, without what lies over it: the one before if nothing changed.

        All shades have the same colour, so the key needs none.
        """
        room, scale = self._rect_and_scale(contour, reach=1.0)
        made_of = (room.x(), room.y(), *self._made_of(contour, colour="", scale=scale))
        if before is not None and before.made_of == made_of:
            return before
        image = self._draw_silhouette(contour.parts, room, scale)
        turn_into_shade(image)
        if contour.over:
            cut(image, self._draw_silhouette(contour.over, room, scale))
        return Lit(room.topLeft(), _baked_from(image, scale), made_of)

    def _with_borne(self, items: Iterable[PieceItem]) -> Iterator[PieceItem]:
        """Yield pieces, each followed by those on it."""
        for item in items:
            yield item
            yield from self.borne_by(item)

    def _made_of(self, contour: Contour, colour: str, scale: float) -> Signature:
        """Return a key that is equal for contours whose light or shade looks the same."""
        corner = contour.first.home
        parts = (self._key_of_part(part, corner) for part in (*contour.parts, *contour.over))
        return colour, round(scale, 4), self._unit, len(contour.parts), *parts

    def _key_of_part(self, part: PieceItem, corner: Rect) -> Signature:
        """Return a key of a part's silhouette, size and position relative to the contour's corner.

        Lengths are rounded, so that a contour is not drawn again for a difference that cannot be seen.
        """
        home, shape = part.home, self._shape_of(part)
        if shape in OUTLINED:
            outline: Signature = (shape, part.look.cells)
        else:
            outline = (part.silhouette, round(part.resting_scale, 4))
        tag = part.tag.pixmap().cacheKey() if part.tag is not None and part.tag.isVisible() else 0
        across, down = home.x - corner.x, home.y - corner.y
        lengths = (round(length, 2) for length in (across, down, home.width, home.height))
        return outline, tag, *lengths

    def _shape_of(self, item: PieceItem) -> str:
        return self._oven.book.kinds[item.look.kind].shape

    def _bake_light(self, contour: Contour, colour: str, room: QRectF, scale: float) -> QImage:
        """Draw the light of an area, a place or pieces: along its sides, its outline or their silhouette."""
        if contour.first.look.cells:
            return self._bake_area(contour.first, room, scale)
        outline = self._outline_of_place(contour)
        if outline is None:
            return rim(self._draw_silhouette(contour.parts, room, scale, INSIDE), colour, self._unit * scale)
        into_image = QTransform().scale(scale, scale).translate(-room.x(), -room.y())
        image = blank(round(room.width() * scale), round(room.height() * scale))
        rim_along(image, into_image.map(outline), colour, self._unit * scale)
        return image

    def _outline_of_place(self, contour: Contour) -> QPainterPath | None:
        """Return the outline of a place if all pieces on it are within it, else None.

        Pieces that stand out of their place belong to the light's shape, so their silhouette is needed.
        """
        shape, body = self._shape_of(contour.first), contour.first.body
        if shape not in OUTLINED or not all(body.contains(part.pictured) for part in contour.parts[1:]):
            return None
        inside = INSIDE * self._unit
        return silhouette(shape, as_qrectf(contour.first.home).adjusted(inside, inside, -inside, -inside))

    def _bake_area(self, item: PieceItem, room: QRectF, scale: float) -> QImage:
        """Return an image of a room, in pixels of this scale, with light along the sides of an area in it."""
        image = blank(round(room.width() * scale), round(room.height() * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        home = as_qrectf(item.home).translated(-room.topLeft())
        light_area(painter, item.look, QRectF(home.topLeft() * scale, home.size() * scale), scale)
        painter.end()
        return image

    def _rect_and_scale(self, contour: Contour, reach: float) -> tuple[QRectF, float]:
        """Return the rectangle of a contour, enlarged by `reach` units, and its pixels per millimetre.

        A piece counts with the shadow in its picture, unless only its rectangle is outlined. A contour that
        would have more than MOST_PIXELS on a side is less sharp.
        """
        room = QRectF()
        for part in contour.parts:
            is_outlined = self._shape_of(part) in OUTLINED
            room |= as_qrectf(part.home) if is_outlined else part.pictured
            if part.tag is not None and part.tag.isVisible():
                room |= part.tag.sceneBoundingRect()
        margin = reach * self._unit
        room.adjust(-margin, -margin, margin, margin)
        return room, min(self._sharpness, MOST_PIXELS / max(room.width(), room.height(), 1.0))

    def _draw_silhouette(
        self, parts: Iterable[PieceItem], room: QRectF, scale: float, inside: float = 0
    ) -> QImage:
        """Return the common silhouette of pieces; those drawn as outlined places shrink by `inside` units."""
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
        """Draw the silhouette of a piece with its tag, or of a place reduced by `inside` millimetres.

        Places in OUTLINED are drawn as their rectangle, all others as their picture.
        """
        shape = self._shape_of(part)
        if shape in OUTLINED:
            body = as_qrectf(part.home).adjusted(inside, inside, -inside, -inside)
            painter.fillPath(silhouette(shape, body), Qt.GlobalColor.white)
        else:
            _draw_solid(painter, part, as_qrectf(part.home).topLeft(), part.resting_scale)
        if part.tag is not None and part.tag.isVisible():
            _draw_solid(painter, part.tag, part.tag.pos(), part.tag.scale())


def _baked_from(image: QImage, scale: float) -> Baked:
    return Baked(QPixmap.fromImage(image), scale, margin=0)


def _draw_solid(painter: QPainter, item: QGraphicsPixmapItem, corner: QPointF, scale: float) -> None:
    """Draw the silhouette of an item at a point, if it has a picture."""
    if item.pixmap().isNull():
        return
    painter.save()
    painter.translate(corner)
    painter.scale(scale, scale)
    painter.drawImage(item.offset(), silhouette_of(item.pixmap().toImage()))
    painter.restore()
