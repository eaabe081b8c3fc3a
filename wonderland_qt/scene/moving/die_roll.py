"""The animation of a die roll: the die turns and shows passing numbers before its result."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsPixmapItem

from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem, picture_item, show_baked, turned
from wonderland_qt.scene.table.table_scene import TableScene

TURNS, TUMBLES, BADGE, STILL = 2, 9, 0.7, 0.7
PASSING = 4
"""While the die rolls, the numbers below this one pass by."""


class DieRoll:
    """One roll of a die, which ends at the number `shows` unless that is None."""

    def __init__(self, scene: TableScene, die: PieceItem, shows: int | None) -> None:
        self._scene, self._die, self._shows = scene, die, shows
        self._number: QGraphicsPixmapItem | None = None

    def show(self, part: float) -> None:
        """Show the roll after this part (0 to 1) of its duration."""
        rolling = 1 - min(part / STILL, 1.0)
        turned(self._die, 360 * TURNS * rolling * rolling)
        if self._shows is not None:
            shown = (self._shows + int(TUMBLES * rolling)) % PASSING if rolling else self._shows
            self._show_number(str(shown))

    def rest(self) -> None:
        """End the roll: turn the die straight and remove the number."""
        turned(self._die, 0)
        if self._number is not None:
            self._scene.removeItem(self._number)
            self._number = None

    def _show_number(self, number: str) -> None:
        if self._number is None:
            self._number = picture_item()
            self._number.setZValue(LIFTED_Z)
            self._scene.addItem(self._number)
        show_baked(self._number, self._scene.bake_tag(number, BADGE * self._die.home.height))
        size = self._number.mapRectToScene(self._number.boundingRect()).size()
        middle = self._die.body.center()
        self._number.setPos(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
