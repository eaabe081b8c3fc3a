"""The darkness over a table: its shape, and what a beat brings that it must not hide."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from wonderland_qt.models.pieces.cue_types import Travel
from wonderland_qt.models.pieces.layout_types import Beat
from wonderland_qt.scene.table.piece_item import PieceItem, as_qrectf


def arriving_in(beat: Beat) -> list[str]:
    """Return the places where gains arrive in a beat, and the pieces that travel."""
    places = [flight.gain.place for flight in beat.flights]
    return places + [cue.piece for cue in chain(*beat.cues) if isinstance(cue, Travel)]


def darkness_around(
    table: QRectF, lit: Iterable[PieceItem], buttons: Iterable[PieceItem] = ()
) -> QPainterPath:
    """Return the shape of a table and what is beside it, without the lit pieces but with these buttons."""
    around = table.adjusted(-table.width(), -table.height(), table.width(), table.height())
    dark = QPainterPath()
    dark.addRect(around)
    return dark.subtracted(shape_of(lit)).united(shape_of(buttons))


def shape_of(items: Iterable[PieceItem]) -> QPainterPath:
    """Return the shape of all rooms of pieces together."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for item in items:
        shape.addRect(as_qrectf(item.home))
    return shape
