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

    def add(self, widget: QWidget) -> None:
        """Append a widget."""
        widget.setParent(self)
        widget.show()
        self._widgets.append(widget)
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
        """Arrange the widgets in rows, each begun where the next one does not fit, and fix the height."""
        corner, row_height = QPoint(0, 0), 0
        for widget in self._widgets:
            size = widget.sizeHint()
            if corner.x() and corner.x() + size.width() > self.width():
                corner = QPoint(0, corner.y() + row_height + self._space)
                row_height = 0
            widget.setGeometry(QRect(corner, size))
            corner.setX(corner.x() + size.width() + self._space)
            row_height = max(row_height, size.height())
        height = corner.y() + row_height
        if self.minimumHeight() != height or self.maximumHeight() != height:
            self.setFixedHeight(height)
