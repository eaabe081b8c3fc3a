"""What a scene asks of the player who takes its pieces up."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF


class Hand(Protocol):
    """Takes pieces up; `press` tells whether the press is taken, so that the table stays put."""

    def press(self, pieces: list[str], at: QPointF) -> bool: ...
    def drag(self, at: QPointF) -> None: ...
    def hover(self, pieces: list[str], at: QPointF) -> None: ...
    def drop(self, at: QPointF) -> None: ...
