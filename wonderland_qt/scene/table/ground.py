"""The ground of a stage: its backdrop in its light, and how one fades into the next."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from wonderland_qt.models.pieces.layout import BARE_STAGE, Stage
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.backdrop import bake_backdrop
from wonderland_qt.scene.pictures.lights import Light
from wonderland_qt.scene.pictures.wood import wood
from wonderland_qt.scene.table.piece_item import picture_item

BELOW_ALL = -1.0
EDGE = 2.0
"""So many pixels around what has changed of the ground are painted again."""

MOST_KEPT = 3
"""How many backdrops are kept for when their stage comes again."""


class Ground(QObject):
    """Paints what lies below all pieces of a scene.

    `room` is what is seen of the table, in millimetres, when all of it is seen. A change of stage takes
    `milliseconds`; with 0 it is done at once. A backdrop that has to be baked first is `late`: meanwhile the
    last one is still there.
    """

    def __init__(self, scene: QGraphicsScene, book: ArtBook) -> None:
        super().__init__(scene)
        self._scene, self._book = scene, book
        self.stage, self.milliseconds = BARE_STAGE, 0
        self.room = QRectF()
        self._scale, self._ratio = 1.0, 1.0
        self._baked: QPixmap | None = None
        self._kept: OrderedDict[tuple[str, str], QPixmap] = OrderedDict()
        self.late = False
        self._leaving = picture_item()
        self._leaving.setZValue(BELOW_ALL)
        self._leaving.hide()
        scene.addItem(self._leaving)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.valueChanged.connect(self._leaving.setOpacity)
        self._clock.finished.connect(self._leaving.hide)

    @property
    def light(self) -> Light:
        """Return the light of the stage."""
        return self._book.lights[self.stage.light]

    @property
    def fading(self) -> bool:
        """Tell whether the last backdrop is still seen."""
        return self._leaving.isVisible()

    def show(self, stage: Stage) -> None:
        """Show the backdrop of another stage in its light; that of the last one fades."""
        same = (stage.backdrop, stage.light) == (self.stage.backdrop, self.stage.light)
        self.stage = stage
        self.expose_all()
        if same:
            return
        to_bake = any(self._name) and self._name not in self._kept
        self.late = to_bake and self._baked is not None and self.milliseconds > 0
        if not self.late:
            self._change()

    def catch_up(self) -> None:
        """Show the backdrop that is late, now that there is time to bake it."""
        if self.late:
            self.late = False
            self._change()

    def _change(self) -> None:
        before, self._baked = self._baked, self._kept.get(self._name)
        if before is not None and self.milliseconds:
            self._fade(before)
        self.expose_all()

    def expose(self, part: QRectF) -> None:
        """Paint a part of the ground again, and what a pixel at its edge holds of it."""
        edge = EDGE / self._scale
        around = part.adjusted(-edge, -edge, edge, edge)
        self._scene.invalidate(around, QGraphicsScene.SceneLayer.BackgroundLayer)

    def expose_all(self) -> None:
        """Paint all of the ground again; Qt's views keep it where they are given no rectangle."""
        for view in self._scene.views():
            view.resetCachedContent()
        self._scene.update()

    @property
    def _name(self) -> tuple[str, str]:
        return self.stage.backdrop, self.stage.light

    def fit(self, room: QRectF, scale: float, ratio: float) -> None:
        """Cover this part of the table, so many pixels to the millimetre."""
        if (room, scale, ratio) != (self.room, self._scale, self._ratio):
            self.room, self._scale, self._ratio = room, scale, ratio
            self._baked, self.late = None, False
            self._kept.clear()
            self.finish()
            self.expose_all()

    def forget(self) -> None:
        """Bake the backdrop anew when it is next painted."""
        self._baked = None
        self._kept.clear()

    def finish(self) -> None:
        """End the fading at once."""
        self._clock.stop()
        self._leaving.hide()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a part of the ground: the backdrop, and wood around it."""
        self.prepare()
        if self._baked is None or not self.room.contains(rect):
            painter.drawTiledPixmap(rect, wood())
        if self._baked is not None:
            painter.drawPixmap(self.room, self._baked, QRectF(self._baked.rect()))

    def prepare(self) -> None:
        """Bake the backdrop, unless it is baked for this size already."""
        if self._baked is None and self.room.isValid() and any(self._name):
            self._baked = self._kept[self._name] = self._bake()
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)

    def _bake(self) -> QPixmap:
        drawn = self._book.named(f"backdrop/{self.stage.backdrop}")
        return bake_backdrop(drawn, self.light, self.room.size() * self._scale, self._ratio)

    def _fade(self, before: QPixmap) -> None:
        self._leaving.setPixmap(before)
        self._leaving.setPos(self.room.topLeft())
        self._leaving.setScale(1 / self._scale)
        self._leaving.setOpacity(1.0)
        self._leaving.show()
        self._clock.setDuration(self.milliseconds)
        self._clock.start()
