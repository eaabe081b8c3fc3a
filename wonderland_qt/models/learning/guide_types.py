"""The engine's types of illustrated pages, for the windows that show them."""

from wonderland_qt.engine.lessons.guide import (
    HEIGHT,
    WIDTH,
    Arrow,
    Guide,
    GuideFigure,
    GuidePage,
    GuidePicture,
)

__all__ = ["HEIGHT", "WIDTH", "Arrow", "Guide", "GuideFigure", "GuidePage", "GuidePicture"]
