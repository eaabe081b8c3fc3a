"""Pictures generated for pieces without art, in its style: cut paper, ink contours, light from upper left."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from wonderland_qt.models.pieces.layout_types import Slot
from wonderland_qt.scene.pictures.art import ArtBook, Drawing
from wonderland_qt.scene.pictures.emblems import Emblem
from wonderland_qt.scene.pictures.letters import draw_monogram, typeface
from wonderland_qt.scene.pictures.symbols import UNIT, symbol
from wonderland_qt.scene.style.kinds import Kind
from wonderland_qt.scene.style.look import Look
from wonderland_qt.scene.style.palette import CREAM, INK, PAPER, ink_for, see_through
from wonderland_qt.scene.style.silhouettes import silhouette

BARE = "bare"
"""The shape of pieces that show only icons and letters."""
GAP_OF_CELLS = 1.4
"""The gap between cells of a track in millimetres."""
TINT = 0.72
"""The opacity of the colour on a silhouette."""
BLANK = {"sheet", "plate"}
"""Shapes of one colour without a mark."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
SYMBOL, CONTOUR = 0.45, 14
"""The side of a symbol as a part of the shorter side of its piece; its contour in parts of UNIT."""
ON_PICTURE_ONLY = QPainter.CompositionMode.CompositionMode_SourceAtop
"""Paints where there is something already, and leaves the transparent pixels as they are."""


def draw_generated(painter: QPainter, look: Look, room: QRectF, book: ArtBook, emblem: Emblem | None) -> None:
    """Draw the picture of a piece without art; `emblem` is its owner's.

    Some shapes are nothing, a faint outline or the cells of a track. Any other piece is its kind's silhouette
    or cut paper, with a mark that tells it from others of its kind.
    """
    form = book.kinds[look.kind]
    if form.shape == BARE:
        return
    outline = silhouette(form.shape, room)
    if form.shape == "trace":
        _draw_trace(painter, outline)
        return
    if look.track is not None and form.shape == "cells":
        _draw_cells(painter, look.track, room, form)
        return
    colour = emblem.colour if emblem is not None else ink_for(look.art)
    drawn = book.silhouette(look.kind)
    if form.shape in BLANK:
        _draw_cut_paper(painter, outline, form.tone_of(look.art))
    elif drawn is not None:
        _draw_tinted(painter, drawn, room, colour)
    else:
        _draw_cut_paper(painter, outline, colour)
    _draw_mark(painter, look, room, form, emblem)


def _draw_cut_paper(painter: QPainter, outline: QPainterPath, colour: str) -> None:
    """Draw a piece of cut paper: fill, shadow and light along its edges, ink contour."""
    box = outline.boundingRect()
    edge = max(min(box.width(), box.height()) * 0.03, 1.0)
    painter.fillPath(outline, QColor(colour))
    painter.fillPath(outline.subtracted(outline.translated(-edge, -edge)), see_through(INK, 0.22))
    painter.fillPath(outline.subtracted(outline.translated(edge, edge)), see_through(CREAM, 0.4))
    painter.strokePath(outline, QPen(QColor(INK), min(edge, 2.5)))


def _draw_trace(painter: QPainter, outline: QPainterPath) -> None:
    """Draw the faint outline of an empty place."""
    painter.fillPath(outline, see_through(INK, 0.05))
    painter.strokePath(outline, QPen(see_through(INK, 0.12), 1.0))


def _draw_cells(painter: QPainter, slot: Slot, room: QRectF, form: Kind) -> None:
    """Draw the cells of a track, each with its number; every fifth is paper, to be counted at a glance."""
    scale = room.width() / slot.rect.width
    painter.setFont(typeface(min(slot.cell(0).height, slot.cell(0).width) * scale * 0.5))
    for number in range(slot.cells):
        box = _box_of_cell(slot, number, room, scale)
        path = silhouette("token", box)
        painter.fillPath(path, QColor(PAPER if number % 5 == 0 else form.tone))
        painter.strokePath(path, QPen(see_through(INK, 0.6), 1))
        painter.setPen(see_through(INK, 0.6))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _box_of_cell(slot: Slot, number: int, room: QRectF, scale: float) -> QRectF:
    """Return where a cell of a track is drawn, with a gap around it; `scale` is pixels per millimetre."""
    cell = slot.cell(number).inset(GAP_OF_CELLS / 2)
    x, y = (cell.x - slot.rect.x) * scale, (cell.y - slot.rect.y) * scale
    return QRectF(room.x() + x, room.y() + y, cell.width * scale, cell.height * scale)


def _draw_tinted(painter: QPainter, drawn: Drawing, room: QRectF, colour: str) -> None:
    """Draw a silhouette tinted in a colour that lets its contours and tones show.

    It is tinted on an image of its own, so that the colour does not touch what lies beneath the silhouette.
    """
    image = QImage(max(round(room.width()), 1), max(round(room.height()), 1), FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    image_painter = QPainter(image)
    image_painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawn.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    drawn.render(image_painter, QRectF(image.rect()))
    image_painter.setCompositionMode(ON_PICTURE_ONLY)
    image_painter.fillRect(image.rect(), see_through(colour, TINT))
    image_painter.end()
    painter.drawImage(room, image)


def _draw_mark(painter: QPainter, look: Look, room: QRectF, form: Kind, emblem: Emblem | None) -> None:
    """Draw the mark that tells a piece from others of its kind: its owner's symbol or its monogram.

    A back (no `face`) must not tell which piece it is, and icons tell it already.
    """
    if form.shape in BLANK:
        return
    if emblem is not None:
        _draw_symbol(painter, room, emblem)
    elif look.face and not look.icons:
        draw_monogram(painter, look.label or look.art, room, CREAM)


def _draw_symbol(painter: QPainter, room: QRectF, emblem: Emblem) -> None:
    """Draw the owner's symbol in the middle of a piece, pale with an ink contour."""
    side = min(room.width(), room.height()) * SYMBOL
    painter.save()
    painter.translate(room.center())
    painter.scale(side / UNIT, side / UNIT)
    painter.strokePath(symbol(emblem.symbol), QPen(QColor(INK), CONTOUR))
    painter.fillPath(symbol(emblem.symbol), QColor(CREAM))
    painter.restore()
