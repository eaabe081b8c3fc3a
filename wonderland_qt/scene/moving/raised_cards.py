"""Raising: animates the cards of a fan when one is held up or some are chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal

from wonderland_qt.scene.moving.gliding import rect_between
from wonderland_qt.scene.table.piece_item import PieceItem, as_qrectf
from wonderland_qt.scene.table.table_scene import TableScene


class Raising(QObject):
    """Moves cards to new places in `milliseconds`, or at once with 0; clicks find them at the new place.

    `positions_changed` is emitted whenever shown positions change.
    """

    positions_changed = Signal()

    def __init__(self, scene: TableScene) -> None:
        """Begin with no card held up or drawn out; motion ends before the model removes any of them.

        `_begun` are the cards that move, by the rectangles where they began.
        """
        super().__init__(scene)
        self._scene, self.milliseconds = scene, 0
        self.clock = QVariantAnimation(self)
        self.clock.setStartValue(0.0)
        self.clock.setEndValue(1.0)
        self.clock.valueChanged.connect(self._show_moving_cards)
        self.clock.finished.connect(self._forget_begun)
        self._begun: dict[PieceItem, QRectF] = {}
        self._held_up, self._chosen = "", frozenset[str]()
        scene.pieces.rowsAboutToBeRemoved.connect(self.finish)

    def hold_up(self, piece: str, at_once: bool = False) -> None:
        """Hold this card up, and no other; "" for none."""
        if piece != self._held_up:
            self._held_up = piece
            self._rearrange_cards(partial(self._scene.placing.hold_up, piece), at_once)

    def draw_out(self, chosen: Sequence[str]) -> None:
        """Let the chosen cards stand out of their fans, and no others."""
        if frozenset(chosen) != self._chosen:
            self._chosen = frozenset(chosen)
            self._rearrange_cards(partial(self._scene.placing.draw_out, chosen))

    def _rearrange_cards(self, rearrange: Callable[[], None], at_once: bool = False) -> None:
        """Rearrange the cards, and animate those whose place changed from where they are seen now.

        Without motion, or `at_once`, they jump there.
        """
        resting = [item for item in self._scene.piece_items() if item.baked_for and not item.travelling]
        seen_at = {item: item.current_rect for item in resting}
        self.finish()
        homes = {item: item.home for item in resting}
        rearrange()
        if self.milliseconds and not at_once:
            self._begun = {item: seen_at[item] for item in resting if item.home != homes[item]}
            self.clock.setDuration(self.milliseconds)
        if self._begun:
            self._show_moving_cards(0.0)
            self.clock.start()
        self.positions_changed.emit()

    def finish(self) -> None:
        """End the animation, with all cards at their places."""
        self.clock.stop()
        self._show_moving_cards(1.0)
        self._forget_begun()

    def _forget_begun(self) -> None:
        self._begun = {}

    def _show_moving_cards(self, part: float) -> None:
        """Show the cards at this part (0 to 1) of their ways, in position and size, not travelling ones.

        A card without a place on this stage has no width, by which nothing can be divided.
        """
        for item, begin in self._begun.items():
            if not item.travelling:
                end = as_qrectf(item.home)
                rect = rect_between(begin, end, part)
                item.setPos(rect.topLeft())
                item.stretch(rect.width() / (end.width() or 1.0))
        if self._begun:
            self.positions_changed.emit()
