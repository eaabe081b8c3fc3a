"""The ground of a stage: its backdrop in its light, painted from the first frame on."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from wonderland_qt.models.pieces.layout_types import BARE_STAGE, Stage
from wonderland_qt.scene.pictures.art import ArtBook, Drawing
from wonderland_qt.scene.pictures.backdrop import bake_backdrop
from wonderland_qt.scene.pictures.picture_cache import Baked, PictureCache
from wonderland_qt.scene.style.lights import Light
from wonderland_qt.scene.style.wood import wood
from wonderland_qt.scene.table.drawn_ahead import FOLDER, DrawnAhead

EDGE = 2.0
"""How many pixels around a changed part of the ground are painted again."""

MOST_BYTES = 34_000_000
"""The memory limit of cached backdrops."""

GROUNDS = PictureCache(MOST_BYTES)
"""A cache that all tables share, so that the next table of a game finds the backdrops of the last one."""

QUICK = 0.125
"""The scale of a coarse backdrop that is shown until one has been drawn ahead."""


class Ground(QObject):
    """Paints the backdrop below all pieces of a scene.

    `room` is the visible part of the table, in millimetres, at the smallest zoom. While it is `hurried`, a
    coarse version replaces a backdrop that is not drawn yet, which is then `late`.
    """

    def __init__(self, scene: QGraphicsScene, book: ArtBook) -> None:
        """Begin bare; a backdrop is baked once `show` and `fit` have set its stage and size.

        `late` means that a coarse backdrop is shown in place of the right one, allowed only while `hurried`.
        `_scale` is in pixels per millimetre, `_ratio` in device pixels per pixel. The first backdrop is
        drawn at once, however long it takes; only after its paint (`_painted`) may others be late.
        """
        super().__init__(scene)
        self._scene, self._book = scene, book
        self.stage, self.hurried = BARE_STAGE, False
        self.room = QRectF()
        self._scale, self._ratio = 1.0, 1.0
        self._baked: QPixmap | None = None
        self.late = self._painted = False
        self._ahead = DrawnAhead(book, self)
        self._ahead.came.connect(self._show_late)

    @property
    def light(self) -> Light:
        """Return the light of the stage."""
        return self._book.lights[self.stage.light]

    @property
    def picture(self) -> QPixmap:
        """Return the backdrop as it is painted now, without a picture if there is none."""
        return self._baked or QPixmap()

    def differs(self, stage: Stage) -> bool:
        """Tell whether another stage has another backdrop, light or filling than this one."""
        of_this = (*self._backdrop_and_light, self.stage.filled_by)
        return (stage.backdrop, stage.light, stage.filled_by) != of_this

    def show(self, stage: Stage) -> None:
        """Show the backdrop and light of another stage, which may be the same ones."""
        before, self.stage = self._backdrop_and_light, stage
        if self._backdrop_and_light != before:
            self._forget_backdrop()
        self.expose_all()

    def catch_up(self) -> None:
        """Wait for a late backdrop, if there is one, and show it."""
        if self.late:
            self._ahead.finish()

    def expose(self, part: QRectF) -> None:
        """Paint a part of the ground again, with the pixels around its edge."""
        edge = EDGE / self._scale
        around = part.adjusted(-edge, -edge, edge, edge)
        self._scene.invalidate(around, QGraphicsScene.SceneLayer.BackgroundLayer)

    def expose_all(self) -> None:
        """Paint the whole ground again, and drop what Qt's views have cached of it."""
        for view in self._scene.views():
            view.resetCachedContent()
        self.repaint()

    def repaint(self) -> None:
        """Paint everything visible again.

        This updates the views directly, because Qt drops a scene's update if a view paints a part before it.
        """
        for view in self._scene.views():
            view.viewport().update()

    @property
    def _backdrop_and_light(self) -> tuple[str, str]:
        return self.stage.backdrop, self.stage.light

    @property
    def _cache_key(self) -> Hashable:
        """Return the cache key of the backdrop: its picture, light and size."""
        size = self.room.size() * self._scale
        return (self._book, *self._backdrop_and_light, size.width(), size.height(), self._ratio)

    @property
    def _size_in_pixels(self) -> QSize:
        """Return the size of the visible ground in device pixels."""
        return (self.room.size() * self._scale * self._ratio).toSize()

    def fit(self, room: QRectF, scale: float, ratio: float) -> None:
        """Cover this part of the table, at `scale` pixels per millimetre.

        The next paint at another size bakes the backdrop in full, also while the ground is `hurried`.
        """
        if (room, scale, ratio) == (self.room, self._scale, self._ratio):
            return
        before = self._size_in_pixels, self._ratio
        self.room, self._scale, self._ratio = room, scale, ratio
        if (self._size_in_pixels, ratio) != before:
            self._painted = False
            self._ahead.cover(self._size_in_pixels)
            self._forget_backdrop()
        self.expose_all()

    def forget(self) -> None:
        """Forget the backdrop here and in the cache, so that the next painting bakes it again."""
        self._forget_backdrop()
        GROUNDS.forget(self._book)

    def _forget_backdrop(self) -> None:
        """Drop the baked backdrop, and do not wait for a late one."""
        self._baked, self.late = None, False
        self._ahead.want("")

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a part of the ground: the backdrop, and wood around it.

        A `late` backdrop is a coarse one in place of the right one, and is enlarged smoothly. While the
        ground is `hurried`, so that a change of the stage is quick, the backdrops of all other stages are
        drawn ahead, but only after the first paint, which must not wait.
        """
        self.prepare()
        if self._baked is None or not self.room.contains(rect):
            painter.drawTiledPixmap(rect, wood(), rect.topLeft())
        if self._baked is not None:
            if self.late:
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.room, self._baked, QRectF(self._baked.rect()))
        self._painted = True
        if self.hurried:
            self._ahead.begin()

    def prepare(self) -> None:
        """Bake the backdrop or its coarse version, unless one is baked for this size already."""
        has_backdrop_or_light = any(self._backdrop_and_light)
        if self._baked is None and self.room.isValid() and has_backdrop_or_light:
            cached = GROUNDS.find(self._cache_key)
            self._baked = cached.pixmap if cached is not None else self._bake_now()

    def _bake_now(self) -> QPixmap:
        """Return the backdrop: the one drawn ahead, one drawn now, or while hurried a coarse one.

        The first paint at a size is never coarse. A coarse one is not cached, as the sharp one, which is
        asked for here, soon replaces it.
        """
        backdrop, unfinished_before = self.stage.backdrop, self._book.unfinished
        ahead = self._ahead.find(backdrop)
        if ahead is not None and self._ahead.is_sharp(ahead):
            return self._cache_backdrop(self._bake_lit(ahead), unfinished_before)
        drawn = self._book.named(f"{FOLDER}/{backdrop}")
        self.late = self.hurried and self._painted and backdrop in self._ahead
        if self.late:
            self._ahead.want(backdrop)
            return self._bake_coarse(drawn, ahead)
        return self._cache_backdrop(self._bake_lit(drawn), unfinished_before)

    def _bake_coarse(self, drawn: Drawing | None, ahead: QImage | None) -> QPixmap:
        """Return a coarse backdrop: the one drawn ahead at another size, else a quick drawing."""
        if ahead is None:
            return self._bake_lit(drawn, part=QUICK)
        return self._bake_lit(ahead, part=ahead.width() / self._size_in_pixels.width())

    def _bake_lit(self, drawn: Drawing | QImage | None, part: float = 1.0) -> QPixmap:
        """Return a backdrop in the stage's light, with this part of the ground's pixels in each direction."""
        return bake_backdrop(drawn, self.light, self.room.size() * self._scale, self._ratio * part)

    def _show_late(self, backdrop: str, drawn: QImage) -> None:
        """Show a late backdrop; if the thread could not read it, draw it here.

        It is cached, unless pictures in it are found unfinished meanwhile.
        """
        if not self.late or backdrop != self.stage.backdrop:
            return
        self.late = False
        unfinished_before = self._book.unfinished
        readable = self._book.named(f"{FOLDER}/{backdrop}") if drawn.isNull() else drawn
        self._baked = self._cache_backdrop(self._bake_lit(readable), unfinished_before)
        self.expose_all()

    def _cache_backdrop(self, baked: QPixmap, unfinished_before: int) -> QPixmap:
        """Cache a backdrop and return it; leave out one with pictures that are still being drawn.

        `unfinished_before` is how many unfinished pictures the book had counted before this one was baked.
        """
        if self._book.unfinished == unfinished_before and GROUNDS.find(self._cache_key) is None:
            GROUNDS.keep(self._cache_key, Baked(baked, self._scale, margin=0))
        return baked
