"""Keyboard navigation on the table: which piece is next in a list, or nearest in a direction."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

Direction = tuple[float, float]
DIRECTIONS: dict[int, Direction] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ON: dict[int, bool] = {Qt.Key.Key_PageDown: True, Qt.Key.Key_PageUp: False}
"""Keys that go on in the list of pieces, and whether they go forward."""
ASIDE = 2.5
"""By which factor distance to the side counts more than distance ahead."""
LEAST_AHEAD = 1.0
"""The least distance in millimetres of a piece that counts as ahead."""


def next_of(pieces: Sequence[str], here: str, forward: bool = True) -> str:
    """Return the piece after (or before) `here`, or "" beyond the last (or first) one.

    From a piece that is not among them, the way begins at the first (or last) one.
    """
    in_order = list(pieces) if forward else list(reversed(pieces))
    position = in_order.index(here) + 1 if here in in_order else 0
    return in_order[position] if position < len(in_order) else ""


def first_of(pieces: Sequence[str], advised: Sequence[str]) -> str:
    """Return the piece that gets the focus first: an advised one, else the first one, else ""."""
    return next((piece for piece in advised if piece in pieces), next_of(pieces, ""))


def towards(bodies: dict[str, QRectF], origin: QPointF, direction: Direction) -> str:
    """Return the piece that is nearest to a point in a direction, or ""."""
    distances = {piece: _distance_ahead(body.center() - origin, direction) for piece, body in bodies.items()}
    ahead = {piece: distance for piece, distance in distances.items() if distance is not None}
    return min(ahead, key=lambda piece: (ahead[piece], piece), default="")


def _distance_ahead(away: QPointF, direction: Direction) -> float | None:
    """Return how far a piece is away in a direction, more if it is off to the side; None if it is behind."""
    across, down = direction
    ahead = away.x() * across + away.y() * down
    aside = abs(away.x() * down) + abs(away.y() * across)
    return ahead + ASIDE * aside if ahead > LEAST_AHEAD else None
