"""Pieces and where they lie, as plain data: what the drawn table may know of the engine."""

from wonderland_qt.engine.layout import NO_LAYOUT, Layout, Rect, Slot, Spread
from wonderland_qt.engine.pieces import Piece

__all__ = ["NO_LAYOUT", "Layout", "Piece", "Rect", "Slot", "Spread"]
