"""The illustrated pages of a game, as those who show them need to know them."""

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
