"""The line over the table: what a drop or a touch would do, or why it cannot be done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt.app.paper.panels import say, styled

MARGIN, WIDEST, BESIDE, ENDLESS = 10, 0.6, 60, 10_000


class HandLine(QLabel):
    """Lies at the edge of the table that is farther from what it tells of; the mouse does not notice it."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        styled(self, "handline")
        self._around, self._at = around, 0
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, told: str, at: int = 0) -> None:
        """Say something about what lies at this height of the table, or nothing."""
        self._at = at
        say(self, told)
        self.setVisible(bool(told))
        self.lie()

    def lie(self) -> None:
        """Lie where there is room for the words."""
        natural = self.fontMetrics().boundingRect(0, 0, ENDLESS, ENDLESS, 0, self.text()).width() + BESIDE
        self.setMinimumHeight(0)
        self.setFixedWidth(min(natural, round(WIDEST * self._around.width())))
        self.setFixedHeight(max(self.heightForWidth(self.width()), 0))
        low = self._at > self._around.height() / 2
        y = MARGIN if low else self._around.height() - self.height() - MARGIN
        self.move((self._around.width() - self.width()) // 2, y)
