"""Where pieces lie, as plain data: what the drawn table may know of the engine's layout."""

from wonderland_qt.engine.layout import NO_LAYOUT, Layout, Rect, Slot, Spread

__all__ = ["NO_LAYOUT", "Layout", "Rect", "Slot", "Spread"]
