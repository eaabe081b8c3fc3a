"""The interface through which a scene passes mouse events to the player's hand."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF


class Hand(Protocol):
    """Handles presses, drags and drops on pieces; `press` returns whether it uses the press."""

    def press(self, pieces: list[str], at: QPointF) -> bool: ...
    def drag(self, at: QPointF) -> None: ...
    def hover(self, pieces: list[str], at: QPointF) -> None: ...
    def drop(self, at: QPointF) -> None: ...
