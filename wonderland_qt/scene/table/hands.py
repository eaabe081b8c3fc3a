"""How a scene passes mouse events to the player's hand."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent


class Hand(Protocol):
    """Handles presses, drags and drops on pieces; `press` returns whether it uses the press."""

    def press(self, pieces: list[str], at: QPointF) -> bool:
        """Begin a click or drag on these pieces, the uppermost first; return whether the hand uses it."""
        ...

    def drag(self, at: QPointF) -> None:
        """Follow the pointer while its button is down."""
        ...

    def hover(self, pieces: list[str], at: QPointF) -> None:
        """Follow the pointer over these pieces while its button is up."""
        ...

    def drop(self, at: QPointF) -> None:
        """End a click or drag."""
        ...


class HandledScene(QGraphicsScene):
    """A scene whose `hand`, if set, handles presses of the left button first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand: Hand | None = None

    def pieces_at(self, at: QPointF) -> list[str]:
        """Return the pieces and places under a point, the uppermost first."""
        raise NotImplementedError

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Offer a press of the left button to the hand, if there is one; an unused press pans the table."""
        hand = self.hand if event.button() == Qt.MouseButton.LeftButton else None
        under = self.pieces_at(event.scenePos())
        event.setAccepted(hand is not None and hand.press(under, event.scenePos()))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let the hand, if there is one, drag while the left button is down, or else hover."""
        if self.hand is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(event.scenePos())
        elif self.hand is not None:
            self.hand.hover(self.pieces_at(event.scenePos()), event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let the hand, if there is one, drop when the left button is released."""
        if self.hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self.hand.drop(event.scenePos())
