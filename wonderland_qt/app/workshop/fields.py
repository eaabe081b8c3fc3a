"""Fields of the workshop keep the keys that write in them, and leave all others to the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class SearchField(QLineEdit):
    """A field for words; it undoes what was typed, and nothing else."""

    def event(self, event: QEvent) -> bool:
        """Leave the key that undoes to the page where nothing was typed."""
        if _asks_for(event) and not self.isUndoAvailable() and _undoes(event):
            event.ignore()
            return False
        return super().event(event)


class ChoiceField(QComboBox):
    """A list to choose from; the wheel over it moves the page, and chooses nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what the field lies in."""
        event.ignore()


class NumberField(QSpinBox):
    """A field for a whole number; `left` comes before a key that writes no number does something else."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Leave letters, and the key that undoes, to the page."""
        if _asks_for(event) and (_undoes(event) or _writes_letters(event)):
            self.left.emit()
            event.ignore()
            return False
        return super().event(event)


def _asks_for(event: QEvent) -> bool:
    """Tell whether it is asked if a field wants a key, before the key does what it does in the window."""
    return event.type() == QEvent.Type.ShortcutOverride


def _undoes(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in UNDOING)


def _writes_letters(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.text().isprintable() and not _writes_numbers(event.text())


def _writes_numbers(typed: str) -> bool:
    return not typed or typed.isdigit() or typed in "-+"
