"""Input fields that handle the keys for typing, and leave all other keys to the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

UNDOING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class SearchField(QLineEdit):
    """A text field that handles undo only for what was typed in it."""

    def event(self, event: QEvent) -> bool:
        """Leave the undo key to the page if there is nothing to undo here."""
        if _asks_for_key(event) and not self.isUndoAvailable() and _is_undo_key(event):
            event.ignore()
            return False
        return super().event(event)


class ChoiceField(QComboBox):
    """A combo box that ignores the wheel, so that the page scrolls instead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the widget around this field."""
        event.ignore()


class NumberField(QSpinBox):
    """A field for a whole number; emits `left` before a key that is no digit does something else."""

    left = Signal()

    def event(self, event: QEvent) -> bool:
        """Leave letters and the undo key to the page; `left` says first that the number is complete."""
        if _asks_for_key(event) and (_is_undo_key(event) or _is_letter_key(event)):
            self.left.emit()
            event.ignore()
            return False
        return super().event(event)


def _asks_for_key(event: QEvent) -> bool:
    """Tell whether Qt asks with this event if the field wants a key, before shortcuts get the key."""
    return event.type() == QEvent.Type.ShortcutOverride


def _is_undo_key(event: QEvent) -> bool:
    """Tell whether a key stands for undo or redo on this system."""
    return isinstance(event, QKeyEvent) and any(event.matches(key) for key in UNDOING)


def _is_letter_key(event: QEvent) -> bool:
    """Tell whether a key writes something that no number contains."""
    return (
        isinstance(event, QKeyEvent) and event.text().isprintable() and not _is_part_of_number(event.text())
    )


def _is_part_of_number(typed: str) -> bool:
    """Tell whether a number may contain what a key types; a key that types nothing counts too."""
    return not typed or typed.isdigit() or typed in "-+"
