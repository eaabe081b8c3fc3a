"""A scroll area that asks for as much room as its content."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Rolled(QScrollArea):
    """Scrolls vertically only, and is never narrower than its content."""

    def __init__(self, held: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._content = held
        self.setObjectName("rolled")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(held)

    def hold(self, held: QWidget) -> None:
        """Replace the content, and delete the old one."""
        self._content = held
        self.setWidget(held)

    def showEvent(self, event: QShowEvent) -> None:
        """Update the size hints, as the content gets its fonts only when it is shown."""
        self.updateGeometry()
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of the content and the scroll bar."""
        held = self._content.sizeHint()
        return QSize(held.width() + self.verticalScrollBar().sizeHint().width(), held.height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content, and a small height."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 3 * bar)
