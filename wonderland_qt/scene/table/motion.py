"""Motion: pieces travel from where they lay to where they lie already; nothing waits for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sin, tau

from PySide6.QtCore import QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, picture_item, show_baked
from wonderland_qt.scene.table.table_scene import TableScene

LEAST, HOP, STAGGER = 1.0, 0.12, 0.35
TURNS, TUMBLES, BADGE = 2, 9, 0.7


@dataclass(frozen=True, slots=True)
class Travel:
    """A piece on its way from a corner to the place where it lies."""

    piece: str
    origin: QPointF


class Motion(QObject):
    """Plays what has moved, for `milliseconds` at most; with 0 nothing moves and there is no timer.

    Moves are gathered as the scene tells them. `settle` is told when all of a change have come; `play` plays
    them when the change was one of the game and not of the view.
    """

    def __init__(self, scene: TableScene, milliseconds: int = 0) -> None:
        super().__init__(scene)
        self.scene, self.milliseconds = scene, milliseconds
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._show)
        self.clock.finished.connect(self._rest)
        self._gathered: list[Travel] = []
        self._settled: list[Travel] = []
        self._travels: list[Travel] = []
        self._die: tuple[str, int] | None = None
        self._number: QGraphicsPixmapItem | None = None
        scene.moved.connect(self._gather)

    @property
    def playing(self) -> bool:
        """Tell whether anything moves."""
        return self.clock.state() == QVariantAnimation.State.Running

    def settle(self) -> None:
        """Close the gathering of a change."""
        self._settled, self._gathered = self._gathered, []

    def play(self, origins: Mapping[str, str], die: tuple[str, int] | None = None) -> None:
        """Play what was gathered; some pieces come out of places, and a die may show a number."""
        self.finish()
        travels = [*self._settled, *self._out_of(origins)]
        self._settled = []
        if self.milliseconds and (travels or die):
            self._travels, self._die = travels, die
            self.clock.setDuration(self.milliseconds)
            self.clock.start()

    def finish(self) -> None:
        """End all motion at once: everything lies where it belongs."""
        if self.playing:
            self.clock.stop()
            self._rest()

    def _gather(self, piece: str, before: QRectF, after: QRectF) -> None:
        self.finish()
        away = before.topLeft() - after.topLeft()
        if abs(away.x()) + abs(away.y()) > LEAST:
            self._gathered.append(Travel(piece, before.topLeft()))

    def _out_of(self, origins: Mapping[str, str]) -> list[Travel]:
        moved = {travel.piece for travel in self._settled}
        places = {
            piece: self.scene.item_of(origin) for piece, origin in origins.items() if piece not in moved
        }
        return [Travel(piece, place.body.center()) for piece, place in places.items() if place is not None]

    def _show(self, part: float) -> None:
        """Show everything as it is when this part of the time has gone by."""
        count = len(self._travels)
        for number, travel in enumerate(self._travels):
            begin = STAGGER * number / count
            self._show_travel(travel, min(max((part - begin) / (1 - STAGGER), 0.0), 1.0))
        if self._die is not None:
            self._show_die(*self._die, part)

    def _show_travel(self, travel: Travel, part: float) -> None:
        item = self.scene.item_of(travel.piece)
        if item is None:
            return
        gone = part * part * (3 - 2 * part)
        home = QPointF(item.home.x, item.home.y)
        at = travel.origin + (home - travel.origin) * gone
        length = abs(home.x() - travel.origin.x()) + abs(home.y() - travel.origin.y())
        item.setPos(at.x(), at.y() - HOP * length * sin(tau / 2 * part))
        item.setZValue(LIFTED_Z - 1 if part < 1 else item.ground)

    def _show_die(self, die: str, shows: int, part: float) -> None:
        """Turn the die, and show other numbers until it lies still."""
        item = self.scene.item_of(die)
        if item is None:
            return
        rolling = 1 - min(part / 0.7, 1.0)
        item.setTransformOriginPoint(item.boundingRect().center())
        item.setRotation(360 * TURNS * rolling * rolling)
        self._show_number(item, str((shows + int(TUMBLES * rolling)) % 4) if rolling else str(shows))

    def _show_number(self, die: PieceItem, number: str) -> None:
        if self._number is None:
            self._number = picture_item()
            self._number.setZValue(LIFTED_Z)
            self.scene.addItem(self._number)
        baked = self.scene.bake_tag(number, BADGE * die.home.height)
        show_baked(self._number, baked)
        size = self._number.mapRectToScene(self._number.boundingRect()).size()
        middle = die.body.center()
        self._number.setPos(middle.x() - size.width() / 2, middle.y() - size.height() / 2)

    def _rest(self) -> None:
        for travel in self._travels:
            item = self.scene.item_of(travel.piece)
            if item is not None:
                item.lie(item.home, item.ground)
        if self._die is not None:
            item = self.scene.item_of(self._die[0])
            if item is not None:
                item.setRotation(0)
        if self._number is not None:
            self.scene.removeItem(self._number)
        self._travels, self._die, self._number = [], None, None
