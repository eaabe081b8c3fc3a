"""A demonstration of an advised move: a pale copy of the piece goes there, stays a moment and comes back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from wonderland_qt.scene.moving.forecast import PALE
from wonderland_qt.scene.moving.gliding import Glider, about
from wonderland_qt.scene.table.piece_item import LIFTED_Z
from wonderland_qt.scene.table.table_scene import TableScene

LASTS = 1600
"""The duration of a demonstration in milliseconds."""
"""The duration of a demonstration in milliseconds."""
THERE, BACK = 0.35, 0.75
"""When the copy arrives and when it goes back, as parts of the duration (design/storyboard/director.md)."""


class Demonstration(QObject):
    """Shows how a player would do an option, without changing the game; `ended` is emitted at the end."""

    ended = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.walker: Glider | None = None
        self._comes_back = False
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.setDuration(LASTS)
        self.clock.valueChanged.connect(self._move_walker)
        self.clock.finished.connect(self._end_and_tell)

    @property
    def playing(self) -> bool:
        """Tell whether a demonstration is running."""
        return self.clock.state() == QVariantAnimation.State.Running

    def play(self, take: str, put: str, still: bool) -> None:
        """Show how piece `take` would be put on `put`; when `still` or unseen, only let the time pass."""
        self.end()
        piece, goal = self._scene.item_of(take), self._scene.item_of(put)
        if not still and piece is not None and goal is not None and piece.seen and goal.seen:
            body = piece.body
            self.walker = Glider(self._scene, piece.look, body, body, LIFTED_Z - 1)
            self.walker.item.setOpacity(PALE)
            self.walker.set_out(about(goal.body, body.width(), body.height()))
            self._comes_back = False
        self.clock.start()

    def end(self) -> None:
        """End the demonstration and remove the copy."""
        self.clock.stop()
        if self.walker is not None:
            self.walker.leave()
            self.walker = None

    def _move_walker(self, part: float) -> None:
        if self.walker is None:
            return
        if part > BACK and not self._comes_back:
            self._comes_back = True
            self.walker.set_out(self.walker.begun)
        gone = (part - BACK) / (1 - BACK) if self._comes_back else min(part / THERE, 1.0)
        self.walker.glide(gone)

    def _end_and_tell(self) -> None:
        self.end()
        self.ended.emit()
