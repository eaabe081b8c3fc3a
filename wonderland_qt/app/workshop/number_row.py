"""A number of an entry, changed in place by the wheel or by typing."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import caption, restyle, say, styled, without_margins
from wonderland_qt.app.workshop.fields import NumberField
from wonderland_qt.models.workshop.workshop_entries import Number

MOST = 99_999
PAUSE = 150
"""The milliseconds after the last key or turn of the wheel until a number is written."""
WIDTH_OF_FIELD, WIDTH_OF_ORIGINAL = 64, 52

LEAST_LETTERS = 10


class NumberBox(NumberField):
    """A number that reacts to the wheel only when focused, so that the list around it can scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Allow whole numbers of either sign up to a limit."""
        super().__init__(parent, minimum=-MOST, maximum=MOST)
        styled(self, "number")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the number only if the field has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberRow(QWidget):
    """A number with its label and its original value; emits `written` with a new value after a pause."""

    written = Signal(object, int)

    def __init__(self, number: Number, was: str, parent: QWidget | None = None) -> None:
        """Lay out name, field and original value; Enter, or leaving the field, writes without a pause.

        A number that is an entry by itself has no name, and a dot in its place.
        """
        super().__init__(parent)
        self.number = number
        self.box, self._was = NumberBox(), styled(caption(was), "was")
        name = " › ".join(number.label.split(".")) or "·"
        self.box.setAccessibleName(name)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        row = without_margins(QHBoxLayout(self))
        row.addWidget(styled(FitLabel(name, LEAST_LETTERS), "number-name"), 1)
        row.addWidget(self.box)
        row.addWidget(self._was)
        self.show_number(number, was)
        self.box.valueChanged.connect(self._start_pause)
        self._pause.timeout.connect(self._write)
        for typing_ended in (self.box.left, self.box.editingFinished):
            typing_ended.connect(self._write_at_once)

    def show_number(self, number: Number, was: str) -> None:
        """Show the current value, unless the user is changing it, and beside a changed one what it `was`."""
        self.number = number
        changed = number.before is not None and number.before != number.value
        say(self._was, was if changed else "")
        self.box.setProperty("changed", changed)
        restyle(self.box)
        if not self._pause.isActive():
            self.box.blockSignals(True)
            self.box.setValue(number.value)
            self.box.blockSignals(False)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self.box.setFixedWidth(round(WIDTH_OF_FIELD * grown))
        self._was.setMinimumWidth(round(WIDTH_OF_ORIGINAL * grown))

    def _start_pause(self) -> None:
        """Start the pause again, after which a changed number is written."""
        self._pause.start()

    def _write_at_once(self) -> None:
        """Write a typed number without waiting for the pause, before a key does something else."""
        self.box.interpretText()
        if self._pause.isActive():
            self._pause.stop()
            self._write()

    def _write(self) -> None:
        """Emit the number in the field to be written, if it is another one than in the file."""
        if self.box.value() != self.number.value:
            self.written.emit(self.number, self.box.value())
