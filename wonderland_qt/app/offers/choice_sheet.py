"""A sheet of cards beside a place of the table, for when a drag or click could mean several options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from wonderland_qt.app.offers.choice_card import CardFace, ChoiceCard, same_size
from wonderland_qt.app.paper.panels import discard

EDGE, ABREAST, MOST_KEYS = 8, 4, 9
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
ROWS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ChoiceSheet(QFrame):
    """A miniature card for each possible answer; emits `chosen` with one, or `left` if none was meant.

    `pointed` has the answer under the pointer or the keyboard ("" for none).
    """

    chosen, pointed = Signal(str), Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Begin hidden and without cards, until `open` asks among some."""
        super().__init__(parent)
        self.setObjectName("sheet")
        self.grown = 1.0
        self.buttons: list[ChoiceCard] = []
        self._sheet = QGridLayout(self)
        self._sheet.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.hide()

    def open(self, meanings: Sequence[CardFace], point: QPoint) -> None:
        """Show a card for each answer beside a point; the first has the keyboard, the first few digits."""
        self._clear()
        for number, face in enumerate(meanings):
            card = self._new_card(face, key=str(number + 1) if number < MOST_KEYS else "")
            self.buttons.append(card)
            row, column = divmod(number, self._columns(len(meanings)))
            self._sheet.addWidget(card, row, column)
        same_size(self.buttons)
        self.adjustSize()
        self._move_beside(point)
        self.show()
        self.raise_()
        self.buttons[0].setFocus()

    def _new_card(self, face: CardFace, key: str) -> ChoiceCard:
        """Return a card that chooses the answer on its face, also by a key if there is one."""
        card = ChoiceCard(face.answer, face.words, key, pictures=face.pictures, grown=self.grown, parent=self)
        card.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        card.clicked.connect(partial(self.chosen.emit, face.answer))
        card.pointed.connect(self.pointed)
        return card

    def _move_beside(self, point: QPoint) -> None:
        """Move to the right of a point and below it, as far as the table reaches."""
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else self.rect()
        x = min(point.x() + EDGE, room.right() - self.width() - EDGE)
        y = min(point.y() + EDGE, room.bottom() - self.height() - EDGE)
        self.move(max(x, EDGE), max(y, EDGE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with the arrows, choose with Enter or a number, leave with Esc."""
        key = Qt.Key(event.key())
        current = next((number for number, card in enumerate(self.buttons) if card.hasFocus()), 0)
        with_this_key = [card for card in self.buttons if card.key and card.key == event.text()]
        if key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key in STEPS or key in ROWS:
            self.buttons[self._card_towards(current, key)].setFocus()
        elif with_this_key:
            self.chosen.emit(with_this_key[0].option)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.chosen.emit(self.buttons[current].option)
        else:
            super().keyPressEvent(event)

    def _card_towards(self, current: int, key: Qt.Key) -> int:
        """Return the index of the card that an arrow key leads to: beyond the ends simply the next one.

        Where a step has no card to lead to, it goes to the neighbour in its direction; from the last card
        that is the first, and the reverse. In a single row, up and down lead to the neighbours as well.
        """
        count = len(self.buttons)
        columns = self._columns(count)
        row_step = columns if count > columns else 1
        step = STEPS[key] if key in STEPS else ROWS[key] * row_step
        if 0 <= current + step < count:
            return current + step
        return (current + (1 if step > 0 else -1)) % count

    def _columns(self, count: int) -> int:
        """Return how many of so many cards stand in a row."""
        return min(count, ABREAST)

    def _clear(self) -> None:
        discard(self.buttons)
        self.buttons = []
