"""A row of the page of packs: a pack with its number, seal, state, switch and arrows."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.pack_switch import PackSwitch
from wonderland_qt.app.packs.seal import Seal
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import button, restyle, styled
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.packs.pack_rows import PackRow

LEAST_LETTERS = 11
ARROW = 34, 26
"""The width and height of a button that moves a pack, in unscaled pixels."""


class PackRowView(QFrame):
    """Is chosen by a click or by focus; Alt with an arrow moves it, Space switches it.

    While it is dragged it emits `carried` at each step, and `let_go` when it is dropped.
    `place` is its resting position in the pile, unaffected by dragging.
    """

    chosen = Signal(str)
    switched = Signal(str, bool)
    moved = Signal(str, int)
    carried = Signal(str)
    let_go = Signal(str)

    def __init__(
        self, pack_row: PackRow, captions: PackCaptions, grown: float, highest: bool, lowest: bool
    ) -> None:
        """Disable the arrow that leads out of the pile: up for the `highest` pack, down for the `lowest`.

        `place` is where the row rests in the pile while one is dragged.
        """
        super().__init__()
        self.pack_row, self._captions, self._say, self._grown = pack_row, captions, captions.words.say, grown
        self._pressed_at, self._carried, self.place = QPoint(), False, QRect()
        self._set_up()
        self.switch = PackSwitch(pack_row.on, self._length(28))
        self.switch.setAccessibleName(self._say(text("packs-switch", name=pack_row.name)))
        self.switch.toggled.connect(partial(self.switched.emit, pack_row.id))
        self.up = self._arrow_button("▲", "packs-up", up=1, possible=not highest)
        self.down = self._arrow_button("▼", "packs-down", up=-1, possible=not lowest)
        self._lay_out()

    def _set_up(self) -> None:
        """Show the state of the pack, and that the row can be dragged; let it have the keyboard."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        styled(self, "pack-row")
        self.setProperty("state", self.pack_row.state)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setAccessibleName(f"{self.pack_row.name}: {self.state_words}")

    @property
    def _pile(self) -> QWidget:
        """Return the widget that the rows lie in."""
        pile = self.parentWidget()
        assert pile is not None
        return pile

    @property
    def state_words(self) -> str:
        """Return the state of the pack, in words."""
        pack_row = self.pack_row
        counts = {"wrong": len(pack_row.mistakes), "overlaid": len(pack_row.overlaid)}
        return self._say(text(f"packs-{pack_row.state}", count=counts.get(pack_row.state, 0)))

    @property
    def carried_now(self) -> bool:
        """Tell whether the row is being dragged."""
        return self._carried

    def mark(self, chosen: bool) -> None:
        """Show whether this is the chosen pack."""
        self.setProperty("chosen", chosen)
        restyle(self)

    def show_at(self, top: int) -> None:
        """Move for as long as a row is dragged, without changing the resting `place`.

        `moveEvent` takes every new place for the resting one, so that is set back.
        """
        place = self.place
        self.move(self.x(), top)
        self.place = place

    def moveEvent(self, event: QMoveEvent) -> None:
        """Remember the resting place that the pile gives to the row; `show_at` undoes this for a drag."""
        super().moveEvent(event)
        self.place = self.geometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember the resting place that the pile gives to the row."""
        super().resizeEvent(event)
        self.place = self.geometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the pack."""
        super().mousePressEvent(event)
        self._pressed_at = event.position().toPoint()
        self.chosen.emit(self.pack_row.id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer once it has moved too far to be a click."""
        super().mouseMoveEvent(event)
        moved = event.position().toPoint() - self._pressed_at
        if not self._carried and moved.manhattanLength() < QApplication.startDragDistance():
            return
        self._carried = True
        self.raise_()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        lowest = self._pile.height() - self.height()
        self.show_at(min(max(self.y() + moved.y(), 0), lowest))
        self.carried.emit(self.pack_row.id)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag, if there was one."""
        super().mouseReleaseEvent(event)
        if self._carried:
            self._carried = False
            self.let_go.emit(self.pack_row.id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the pack."""
        super().focusInEvent(event)
        self.chosen.emit(self.pack_row.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Switch with Space, move with Alt and an arrow, up or down in the pile."""
        moves = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in moves and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(self.pack_row.id, moves[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Space:
            self.switch.toggle()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        """Lay out number, seal, words, state, switch and arrows from left to right."""
        row, pack_row = QHBoxLayout(self), self.pack_row
        beside, above = self._length(12), self._length(8)
        row.setContentsMargins(beside, above, beside, above)
        row.setSpacing(self._length(10))
        number = styled(_centred_label(str(pack_row.number)), "pack-row-number")
        number.setFixedSize(self._length(30), self._length(34))
        self.state = styled(_centred_label(self.state_words), f"state-{pack_row.state}")
        row.addWidget(number)
        row.addWidget(Seal(pack_row.id, pack_row.name, pack_row.on, self._length(58)))
        row.addLayout(self._lines_of_pack(), 1)
        row.addWidget(self.state, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.switch)
        row.addLayout(self._arrows_below_each_other())

    def _arrows_below_each_other(self) -> QVBoxLayout:
        arrows = QVBoxLayout()
        arrows.setSpacing(self._length(2))
        for arrow in (self.up, self.down):
            arrows.addWidget(arrow)
        return arrows

    def _lines_of_pack(self) -> QVBoxLayout:
        """Return a pack's name, who made it, and its games, one line each."""
        pack_row, lines = self.pack_row, QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch()
        lines.addWidget(styled(FitLabel(pack_row.name, LEAST_LETTERS), "pack-row-name"))
        lines.addWidget(styled(FitLabel(self._captions.made_by(pack_row), LEAST_LETTERS), "pack-row-line"))
        lines.addWidget(styled(FitLabel(self._captions.games_of(pack_row), LEAST_LETTERS), "pack-row-game"))
        lines.addStretch()
        return lines

    def _arrow_button(self, sign: str, key: str, up: int, possible: bool) -> QPushButton:
        """Return a button that moves the pack up by one place, or down if `up` is -1."""
        made = button(sign, partial(self.moved.emit, self.pack_row.id, up), "arrow")
        made.setAccessibleName(self._say(text(key, name=self.pack_row.name)))
        width, height = ARROW
        made.setFixedSize(self._length(width), self._length(height))
        made.setEnabled(possible)
        return made

    def _length(self, usual: float) -> int:
        return round(usual * self._grown)


def _centred_label(words: str) -> QLabel:
    return QLabel(words, alignment=Qt.AlignmentFlag.AlignCenter)
