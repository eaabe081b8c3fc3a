"""The ground of a stage: its backdrop in its light, there from the first frame on."""

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
"""So many pixels around what has changed of the ground are painted again."""

MOST_BYTES = 34_000_000
"""How much the backdrops take that are kept in their light for when their stage comes again."""

GROUNDS = PictureCache(MOST_BYTES)
"""The backdrops of all tables, so that the next table of a game finds those of the last."""

QUICK = 0.125
"""A backdrop of which nothing is drawn ahead has this part of its pixels across until it is."""


class Ground(QObject):
    """Paints what lies below all pieces of a scene.

    `room` is what is seen of the table, in millimetres, when all of it is seen. While it is `hurried`, a
    backdrop that is not drawn yet is `late`: the same with fewer pixels stands in for it.
    """

    def __init__(self, scene: QGraphicsScene, book: ArtBook) -> None:
        super().__init__(scene)
        self._scene, self._book = scene, book
        self.stage, self.hurried = BARE_STAGE, False
        self.room = QRectF()
        self._scale, self._ratio = 1.0, 1.0
        self._baked: QPixmap | None = None
        self.late = self._painted = False
        self._ahead = DrawnAhead(book, self)
        self._ahead.came.connect(self._sharpen)

    @property
    def light(self) -> Light:
        """Return the light of the stage."""
        return self._book.lights[self.stage.light]

    def differs(self, stage: Stage) -> bool:
        """Tell whether another stage lies on another ground, or in another light."""
        return (stage.backdrop, stage.light) != self._name

    def show(self, stage: Stage) -> None:
        """Show the backdrop of another stage in its light."""
        before, self.stage = self._name, stage
        if self._name != before:
            self._leave()
        self.expose_all()

    def catch_up(self) -> None:
        """Show the backdrop that is late, now that there is time to wait for it."""
        if self.late:
            self._ahead.finish()

    def expose(self, part: QRectF) -> None:
        """Paint a part of the ground again, and what a pixel at its edge holds of it."""
        edge = EDGE / self._scale
        around = part.adjusted(-edge, -edge, edge, edge)
        self._scene.invalidate(around, QGraphicsScene.SceneLayer.BackgroundLayer)

    def expose_all(self) -> None:
        """Paint all of the ground again; Qt's views keep it where they are given no rectangle."""
        for view in self._scene.views():
            view.resetCachedContent()
        self.repaint()

    def repaint(self) -> None:
        """Paint all that is seen again.

        Views hear of it themselves: Qt forgets what a scene hears where a view paints a part before its turn.
        """
        for view in self._scene.views():
            view.viewport().update()

    @property
    def _name(self) -> tuple[str, str]:
        return self.stage.backdrop, self.stage.light

    @property
    def _key(self) -> Hashable:
        """Return what the backdrop is kept under: what is drawn, in which light and how large."""
        size = self.room.size() * self._scale
        return (self._book, *self._name, size.width(), size.height(), self._ratio)

    @property
    def _pixels(self) -> QSize:
        return (self.room.size() * self._scale * self._ratio).toSize()

    def fit(self, room: QRectF, scale: float, ratio: float) -> None:
        """Cover this part of the table, so many pixels to the millimetre."""
        if (room, scale, ratio) == (self.room, self._scale, self._ratio):
            return
        before = self._pixels, self._ratio
        self.room, self._scale, self._ratio = room, scale, ratio
        if (self._pixels, ratio) != before:
            self._painted = False
            self._ahead.cover(self._pixels)
            self._leave()
        self.expose_all()

    def forget(self) -> None:
        """Bake the backdrop again when it is next painted, at this table and others with its pictures."""
        self._leave()
        GROUNDS.forget(self._book)

    def _leave(self) -> None:
        self._baked, self.late = None, False
        self._ahead.want("")

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a part of the ground: the backdrop, and wood around it."""
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
        """Bake the backdrop, or one that stands in for it, unless it is baked for this size already."""
        if self._baked is None and self.room.isValid() and any(self._name):
            kept = GROUNDS.find(self._key)
            self._baked = kept.pixmap if kept is not None else self._bake()

    def _bake(self) -> QPixmap:
        backdrop, unfinished = self.stage.backdrop, self._book.unfinished
        ahead = self._ahead.find(backdrop)
        if ahead is not None and self._ahead.is_sharp(ahead):
            return self._keep(self._lit(ahead), unfinished)
        drawn = self._book.named(f"{FOLDER}/{backdrop}")
        self.late = self.hurried and self._painted and backdrop in self._ahead
        if not self.late:
            return self._keep(self._lit(drawn), unfinished)
        self._ahead.want(backdrop)
        if ahead is None:
            return self._lit(drawn, QUICK)
        return self._lit(ahead, ahead.width() / self._pixels.width())

    def _lit(self, drawn: Drawing | QImage | None, part: float = 1.0) -> QPixmap:
        return bake_backdrop(drawn, self.light, self.room.size() * self._scale, self._ratio * part)

    def _sharpen(self, backdrop: str, drawn: QImage) -> None:
        """Show a backdrop that was late, drawn at once where Qt could not read it elsewhere."""
        if self.late and backdrop == self.stage.backdrop:
            self.late, unfinished = False, self._book.unfinished
            readable = self._book.named(f"{FOLDER}/{backdrop}") if drawn.isNull() else drawn
            self._baked = self._keep(self._lit(readable), unfinished)
            self.expose_all()

    def _keep(self, baked: QPixmap, unfinished: int) -> QPixmap:
        """Keep a backdrop, unless it lacks pictures that are still to come."""
        if self._book.unfinished == unfinished and GROUNDS.find(self._key) is None:
            GROUNDS.keep(self._key, Baked(baked, self._scale, 0))
        return baked
