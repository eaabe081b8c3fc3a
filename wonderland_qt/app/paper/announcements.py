"""Announcements to screen readers."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, words: str) -> None:
    """Let screen readers say words that concern a widget."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))
