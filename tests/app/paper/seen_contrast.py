"""How well words stand out from what is painted behind them, measured on the pixels of a window.

For tests with `pytest.mark.window`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.app.paper.test_contrast import LEAST, contrast

COMMON = 3
"""A colour that fewer pixels have is an edge of a letter."""


def weak_words(window: Any) -> list[str]:
    """The words of a window that stand out too little, with how much they do."""
    image = window.grab().toImage()
    ratio = image.devicePixelRatio()
    weak = []
    for words, rect in _written(window):
        part = image.copy(*(round(length * ratio) for length in rect.getRect()))
        seen = standing_out(part)
        if seen < LEAST:
            weak.append(f"{words}: {seen:.1f}")
    return weak


def standing_out(part: Any) -> float:
    """The contrast between the colour that most pixels have and the one farthest from it."""
    colours = Counter(part.pixelColor(x, y).name() for x in range(part.width()) for y in range(part.height()))
    ((ground, _),) = colours.most_common(1)
    return max(contrast(ground, colour) for colour, often in colours.items() if often >= COMMON)


def _written(window: Any) -> Iterator[tuple[str, Any]]:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QMenu, QWidget

    for widget in [window, *window.findChildren(QWidget)]:
        if not widget.isVisibleTo(window) or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QMenu):
            for action in widget.actions():
                if not action.isSeparator():
                    yield f"{action.text()} of a menu", widget.actionGeometry(action).adjusted(2, 2, -2, -2)
        elif words := _words_of(widget):
            within = widget.visibleRegion().boundingRect().adjusted(3, 3, -3, -3)
            corner = widget.mapTo(window, within.topLeft()) if widget is not window else within.topLeft()
            yield f"{type(widget).__name__} {widget.objectName()} {words[:30]}", QRect(corner, within.size())


def _words_of(widget: Any) -> str:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QStatusBar

    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        return str(widget.text())
    if isinstance(widget, QComboBox):
        return str(widget.currentText())
    return str(widget.currentMessage()) if isinstance(widget, QStatusBar) else ""
