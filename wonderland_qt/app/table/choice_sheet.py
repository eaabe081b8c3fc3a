"""A small sheet beside a place of the table, when what was done by hand could mean several options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import button

EDGE = 8
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


class ChoiceSheet(QFrame):
    """A button for each meaning: `chosen` tells its number, `left` that none was meant."""

    chosen = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.buttons: list[QPushButton] = []
        self._sheet = QVBoxLayout(self)
        self._sheet.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.hide()

    def open(self, meanings: Sequence[str], at: QPoint) -> None:
        """Show the meanings beside a point, and put the keyboard on the first."""
        self._clear()
        for number, words in enumerate(meanings):
            made = button(words, lambda _checked=False, number=number: self.chosen.emit(number))
            self.buttons.append(made)
            self._sheet.addWidget(made)
        self.adjustSize()
        parent = self.parentWidget()
        room = parent.rect() if parent is not None else self.rect()
        x = min(at.x() + EDGE, room.right() - self.width() - EDGE)
        y = min(at.y() + EDGE, room.bottom() - self.height() - EDGE)
        self.move(max(x, EDGE), max(y, EDGE))
        self.show()
        self.raise_()
        self.buttons[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down with the arrows, and leave with Esc."""
        step = STEPS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif step is not None:
            current = next((n for n, made in enumerate(self.buttons) if made.hasFocus()), 0)
            self.buttons[(current + step) % len(self.buttons)].setFocus()
        else:
            super().keyPressEvent(event)

    def _clear(self) -> None:
        for made in self.buttons:
            self._sheet.removeWidget(made)
            made.deleteLater()
        self.buttons = []
