"""The engine's types of pieces and layout, for the scene, which may not import the engine."""

from wonderland_qt.engine.lookahead.due import Due
from wonderland_qt.engine.table.gains import Benefit, Flight
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Rect, Slot, Spread
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.signs import (
    CHOICE,
    COSTS,
    END,
    GOOD,
    NEXT,
    TRIED,
    handed_out,
    parted,
    pictures_among,
)
from wonderland_qt.engine.table.stages import BARE_STAGE, Beat, Stage

__all__ = [
    "BARE_STAGE",
    "CHOICE",
    "COSTS",
    "END",
    "GOOD",
    "NEXT",
    "NO_LAYOUT",
    "TRIED",
    "Beat",
    "Benefit",
    "Due",
    "Flight",
    "Layout",
    "Piece",
    "Rect",
    "Slot",
    "Spread",
    "Stage",
    "handed_out",
    "parted",
    "pictures_among",
]
