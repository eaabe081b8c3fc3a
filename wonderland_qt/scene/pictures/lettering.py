"""What is written on a piece: its name where it has room for one, its badge."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wonderland_qt.scene.pictures.kinds import Kind
from wonderland_qt.scene.pictures.letters import LEAST_LETTERS, badge, badge_height, outlined, write
from wonderland_qt.scene.pictures.look import Look
from wonderland_qt.scene.pictures.palette import PAPER, see_through
from wonderland_qt.scene.pictures.printing import part_of
from wonderland_qt.scene.pictures.silhouettes import silhouette

LEAST_ROOM = 2.5
NAME = 0.36
"""How high names are at least in their room."""


class Print(NamedTuple):
    """Words or a count printed on a piece: where, and how high its letters may be, in pixels."""

    words: str
    room: QRectF
    height: float


def letter(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float) -> None:
    """Write name and badge on a piece."""
    name = name_on(look, room, form, scale)
    if name is not None:
        if form.band:
            painter.fillPath(silhouette("token", name.room), see_through(PAPER, 0.86))
        write(painter, *name, form.ink)
    if look.badge and form.badge and not form.above:
        height = form.badge * min(room.width(), room.height())
        if form.index is not None:
            write(painter, look.badge, part_of(room, form.index), max(height, LEAST_LETTERS), form.ink)
        elif form.middle:
            outlined(painter, look.badge, room, max(height, LEAST_LETTERS))
        else:
            badge(painter, look.badge, room.bottomRight() + QPointF(scale, scale), badge_height(height))


def name_on(look: Look, room: QRectF, form: Kind, scale: float) -> Print | None:
    """Return the name that a piece bears; None when it has none, or no room in which it could be read."""
    if not look.label or form.name is None:
        return None
    inner = part_of(room, form.name)
    if min(inner.width() / LEAST_ROOM, inner.height()) < LEAST_LETTERS:
        return None
    return Print(look.label, inner, max(form.letters * scale, inner.height() * NAME))
