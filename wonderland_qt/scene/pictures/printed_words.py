"""Words printed on a piece: its name and its badge."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wonderland_qt.scene.pictures.letters import (
    BODY,
    DISPLAY,
    LEAST_LETTERS,
    badge,
    badge_height,
    fit,
    outlined,
    write,
)
from wonderland_qt.scene.pictures.printed_icons import part_of
from wonderland_qt.scene.style.eyes import eyes
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import PAPER, see_through
from wonderland_qt.scene.style.silhouettes import silhouette

LEAST_ROOM = 2.5
NAME = 0.36
"""The least height of a name's letters, as a part of its room."""
AROUND = 0.55
"""How far a band reaches beyond its words on both sides, as a part of their height."""


class PrintedWords(NamedTuple):
    """Words printed on a piece: their room, and the largest height of their letters, in pixels."""

    words: str
    room: QRectF
    height: float
    family: str = BODY


def letter(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float) -> None:
    """Paint name and badge of a piece."""
    name, ink = name_on(look, room, form, scale), form.ink_of(look.art)
    if name is not None:
        if form.band:
            name = _on_band(painter, name, form)
        write(
            painter, name.words, name.room, name.height, form.name_ink or ink, not form.leading, name.family
        )
    if look.badge and form.badge and not form.above:
        room = part_of(room, form.drawn)
        height = form.badge * min(room.width(), room.height())
        if form.index is not None:
            write(
                painter,
                look.badge,
                part_of(room, form.index),
                max(height, eyes().on_pieces),
                ink,
            )
        elif form.middle:
            outlined(painter, look.badge, room, max(height, eyes().on_pieces))
        else:
            badge(painter, look.badge, room.bottomRight() + QPointF(scale, scale), badge_height(height))


def name_on(look: Look, room: QRectF, form: Kind, scale: float) -> PrintedWords | None:
    """Return the name on a piece; None if it has none, or no room in which it could be read."""
    if not look.label or form.name is None:
        return None
    inner = part_of(room, form.name)
    if min(inner.width() / LEAST_ROOM, inner.height()) < LEAST_LETTERS:
        return None
    family = DISPLAY if form.display else BODY
    return PrintedWords(look.label, inner, max(form.letters * scale, inner.height() * NAME), family)


def _on_band(painter: QPainter, name: PrintedWords, form: Kind) -> PrintedWords:
    """Paint a band of paper as long as the name, and return the name placed on it."""
    words = fit(name.words, name.room, name.height, name.family)
    around = AROUND * words.font.pixelSize()
    band = QRectF(name.room)
    band.setWidth(min(words.width + 2 * around, band.width()))
    if not form.leading:
        band.moveCenter(name.room.center())
    painter.fillPath(silhouette("token", band), see_through(PAPER, 0.94))
    around = max((band.width() - words.width) / 2, 0)
    return name._replace(room=band.adjusted(around, 0, -around + 1, 0))
