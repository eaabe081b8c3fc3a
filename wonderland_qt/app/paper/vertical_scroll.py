"""A scroll area that asks for as much room as its content."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class VerticalScroll(QScrollArea):
    """Scrolls vertically only, and is never narrower than its content."""

    def __init__(self, content: QWidget) -> None:
        """Hold `content` without a frame, and leave the focus to it."""
        super().__init__(widgetResizable=True)
        self._content = content
        self.setObjectName("scroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def hold(self, content: QWidget) -> None:
        """Replace the content, and delete the old one."""
        self._content = content
        self.setWidget(content)

    def showEvent(self, event: QShowEvent) -> None:
        """Update the size hints, as the content gets its fonts only when it is shown."""
        self.updateGeometry()
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of the content and the scroll bar."""
        content, bar = self._content.sizeHint(), self.verticalScrollBar().sizeHint()
        return QSize(content.width() + bar.width(), content.height())

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content, and a small height."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 3 * bar)
