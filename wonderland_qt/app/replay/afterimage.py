"""What a widget looked like a moment ago, fading out in front of it."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation, Qt
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QWidget


class Afterimage(QLabel):
    """A picture of a widget as it was, which covers the widget and fades out."""

    def __init__(self, widget: QWidget, milliseconds: int) -> None:
        """Fade at once and delete itself at the end; clicks reach the widget below meanwhile."""
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
