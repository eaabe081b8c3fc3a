"""Words printed on a piece: its name and its badge."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from wonderland_qt.scene.pictures.letters import (
    BODY,
    DISPLAY,
    LEAST_LETTERS,
    badge_height,
    draw_badge,
    draw_outlined,
    fit,
    write_fitted,
)
from wonderland_qt.scene.pictures.printed_icons import part_of
from wonderland_qt.scene.style.eyes import eyes
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import PAPER, see_through
from wonderland_qt.scene.style.silhouettes import silhouette

LEAST_ROOM = 2.5
"""The least width of a name's room, as a multiple of the least height of letters."""
NAME_IN_ROOM = 0.36
"""The least height of a name's letters, as a part of its room."""
BAND_EDGE = 0.55
"""How far a band reaches beyond its words on both sides, as a part of their height."""


class PrintedWords(NamedTuple):
    """Words printed on a piece: their room, and the largest height of their letters, in pixels."""

    words: str
    room: QRectF
    height: float
    family: str = BODY


def print_name_and_badge(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float) -> None:
    """Paint name and badge of a piece, if it has them, and a band below the name if its kind has one.

    On a band the name has another room. A badge `above` the pieces on it is an item of its own.
    """
    name, ink = name_on(look, room, form, scale), form.name_ink or form.ink_of(look.art)
    if name is not None:
        if form.band:
            name = _draw_band(painter, name, form)
        write_fitted(
            painter,
            name.words,
            name.room,
            name.height,
            colour=ink,
            centred=not form.leading,
            family=name.family,
        )
    if look.badge and form.badge and not form.above:
        _print_badge(painter, look, part_of(room, form.drawn), form, scale)


def _print_badge(painter: QPainter, look: Look, room: QRectF, form: Kind, scale: float) -> None:
    """Paint the badge of a piece: in the room for it, in the middle, or on a tag at the lower right.

    A printed one is at least as high as the player's eyes need (`on_pieces`); a tag sees to that itself.
    """
    height = form.badge * min(room.width(), room.height())
    if form.index is not None:
        index, readable = part_of(room, form.index), max(height, eyes().on_pieces)
        write_fitted(painter, look.badge, index, readable, form.ink_of(look.art))
    elif form.middle:
        draw_outlined(painter, look.badge, room, max(height, eyes().on_pieces))
    else:
        one_millimetre = QPointF(scale, scale)
        draw_badge(painter, look.badge, room.bottomRight() + one_millimetre, badge_height(height))


def name_on(look: Look, room: QRectF, form: Kind, scale: float) -> PrintedWords | None:
    """Return the name on a piece; None if it has none, or no room in which it could be read.

    A room is too small if it is lower than the least letters, or less than `LEAST_ROOM` times as wide as they
    are high. Letters have the height of the kind, at `scale` pixels a millimetre; in a high room they grow.
    """
    if not look.label or form.name is None:
        return None
    inner = part_of(room, form.name)
    if min(inner.width() / LEAST_ROOM, inner.height()) < LEAST_LETTERS:
        return None
    family = DISPLAY if form.display else BODY
    letters = max(form.letters * scale, inner.height() * NAME_IN_ROOM)
    return PrintedWords(look.label, inner, letters, family)


def _draw_band(painter: QPainter, name: PrintedWords, form: Kind) -> PrintedWords:
    """Paint a band of paper as long as the name, and return the name placed on it.

    It lies in the middle of the name's room, or at the left for a kind with `leading` names. The paper is
    not quite opaque.
    """
    words = fit(name.words, name.room, name.height, name.family)
    band = QRectF(name.room)
    band.setWidth(min(words.width + 2 * BAND_EDGE * words.font.pixelSize(), band.width()))
    if not form.leading:
        band.moveCenter(name.room.center())
    painter.fillPath(silhouette("token", band), see_through(PAPER, 0.94))
    edge = max((band.width() - words.width) / 2, 0)
    one_pixel_for_rounding = 1
    return name._replace(room=band.adjusted(edge, 0, -edge + one_pixel_for_rounding, 0))
