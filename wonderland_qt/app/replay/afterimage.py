"""How something looked before it changed at once: it lies over what is there now, and fades."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget


class Afterimage(QLabel):
    """A picture of a widget as it is now, over it until it has faded."""

    def __init__(self, widget: QWidget, milliseconds: int) -> None:
        super().__init__(widget)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setPixmap(widget.grab())
        self.setGeometry(widget.rect())
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        self._fading = QPropertyAnimation(effect, b"opacity", self)
        self._fading.setDuration(milliseconds)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.finished.connect(self.deleteLater)
        self.show()
        self._fading.start()
