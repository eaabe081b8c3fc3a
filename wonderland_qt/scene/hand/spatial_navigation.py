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
ASIDE = 2.5
"""By which factor distance to the side counts more than distance ahead."""


def next_of(pieces: Sequence[str], here: str, forward: bool = True) -> str:
    """Return the piece after (or before) `here`, or "" beyond the last (or first) one."""
    if here not in pieces:
        return (pieces[0] if forward else pieces[-1]) if pieces else ""
    number = pieces.index(here) + (1 if forward else -1)
    return pieces[number] if 0 <= number < len(pieces) else ""


def first_of(pieces: Sequence[str], advised: Sequence[str]) -> str:
    """Return the piece that gets the focus first: an advised one, else the first one, else ""."""
    return next((piece for piece in advised if piece in pieces), next_of(pieces, ""))


def towards(bodies: dict[str, QRectF], origin: QPointF, direction: Direction) -> str:
    """Return the piece that is nearest to a point in a direction, or ""."""
    found = [
        (distance, piece)
        for piece, body in bodies.items()
        if (distance := _distance(body.center() - origin, direction)) is not None
    ]
    return min(found)[1] if found else ""


def _distance(away: QPointF, direction: Direction) -> float | None:
    ahead = away.x() * direction[0] + away.y() * direction[1]
    aside = abs(away.x() * direction[1]) + abs(away.y() * direction[0])
    return ahead + ASIDE * aside if ahead > 1.0 else None
