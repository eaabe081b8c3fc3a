"""A sheet that is as large as what lies on it, and rolls where there is less room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Rolled(QScrollArea):
    """Scrolls up and down only: it is never narrower than what it holds."""

    def __init__(self, held: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self._held = held
        self.setObjectName("rolled")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(held)

    def hold(self, held: QWidget) -> None:
        """Hold something else; what was held is deleted."""
        self._held = held
        self.setWidget(held)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell again how much room is needed: what is held has its letters only now."""
        self.updateGeometry()
        super().showEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for all that it holds."""
        held = self._held.sizeHint()
        return QSize(held.width() + self.verticalScrollBar().sizeHint().width(), held.height())

    def minimumSizeHint(self) -> QSize:
        """Return that it may be low."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._held.minimumSizeHint().width() + bar, 3 * bar)
