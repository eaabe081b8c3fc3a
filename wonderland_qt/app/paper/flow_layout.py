"""A widget that lays out buttons in rows, as many in each row as fit."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.panels import discard


class Flowing(QWidget):
    """Widgets in rows; its height follows from the rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self._space = 4

    def add(self, one: QWidget) -> None:
        """Append a widget."""
        one.setParent(self)
        one.show()
        self._widgets.append(one)
        self._arrange()

    def clear(self) -> None:
        """Remove all widgets."""
        discard(self._widgets)
        self._widgets = []
        self._arrange()

    def space(self, between: int) -> None:
        """Set the gap between widgets, in pixels."""
        self._space = between
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the rows again."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the widgets in rows, and fix the height."""
        at, row = QPoint(0, 0), 0
        for one in self._widgets:
            size = one.sizeHint()
            if at.x() and at.x() + size.width() > self.width():
                at = QPoint(0, at.y() + row + self._space)
                row = 0
            one.setGeometry(QRect(at, size))
            at.setX(at.x() + size.width() + self._space)
            row = max(row, size.height())
        high = at.y() + row
        if self.minimumHeight() != high or self.maximumHeight() != high:
            self.setFixedHeight(high)
