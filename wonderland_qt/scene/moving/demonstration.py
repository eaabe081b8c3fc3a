"""A demonstration of an advised move: a pale copy of the piece goes there, stays a moment and comes back."""

from __future__ import annotations

from PySide6.QtCore import QObject, QVariantAnimation, Signal

from wonderland_qt.scene.moving.forecast import PALE
from wonderland_qt.scene.moving.gliding import Glider, centred_on
from wonderland_qt.scene.table.piece_item import LIFTED_Z, PieceItem
from wonderland_qt.scene.table.table_scene import TableScene

DURATION = 1600
"""The duration of a demonstration in milliseconds."""
ARRIVES, GOES_BACK = 0.35, 0.75
"""When the copy arrives and when it goes back, as parts of the duration (design/storyboard/director.md)."""


class Demonstration(QObject):
    """Shows how a player would do an option, without changing the game; `ended` is emitted at the end."""

    ended = Signal()

    def __init__(self, scene: TableScene) -> None:
        """Begin without a copy; the clock runs once for each demonstration, there and back."""
        super().__init__(scene)
        self._scene = scene
        self.walker: Glider | None = None
        self._comes_back = False
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.setDuration(DURATION)
        self.clock.valueChanged.connect(self._move_walker)
        self.clock.finished.connect(self._end_and_report)

    @property
    def playing(self) -> bool:
        """Tell whether a demonstration is running."""
        return self.clock.state() == QVariantAnimation.State.Running

    def play(self, take: str, put: str, still: bool) -> None:
        """Show how piece `take` would be put on place `put`, with a pale copy that glides there and back.

        The running clock sends it back. Without motion (`still`), or if piece or place is hidden, only the
        time passes until `ended`.
        """
        self.end()
        piece, goal = self._visible_item(take), self._visible_item(put)
        if piece is not None and goal is not None and not still:
            body = piece.body
            self.walker = Glider(self._scene, piece.look, body, body, LIFTED_Z - 1)
            self.walker.item.setOpacity(PALE)
            self.walker.set_out(centred_on(goal.body, body.width(), body.height()))
            self._comes_back = False
        self.clock.start()

    def _visible_item(self, piece: str) -> PieceItem | None:
        """Return a piece's item, or None if the piece is not on the table or not seen."""
        item = self._scene.item_of(piece)
        return item if item is not None and item.seen else None

    def end(self) -> None:
        """End the demonstration and remove the copy, if one is running."""
        self.clock.stop()
        if self.walker is not None:
            self.walker.leave()
            self.walker = None

    def _move_walker(self, part: float) -> None:
        """Show the copy after this part (0 to 1) of the duration: on its way there, at the goal, or back."""
        if self.walker is None:
            return
        if part > GOES_BACK and not self._comes_back:
            self._comes_back = True
            self.walker.set_out(self.walker.begun)
        if self._comes_back:
            self.walker.glide((part - GOES_BACK) / (1 - GOES_BACK))
        else:
            self.walker.glide(min(part / ARRIVES, 1.0))

    def _end_and_report(self) -> None:
        """End once the clock has run out, unlike an end from outside, which is not reported."""
        self.end()
        self.ended.emit()
