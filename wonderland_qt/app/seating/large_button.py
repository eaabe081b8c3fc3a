"""A large button with a title and an explanation below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph
from wonderland_qt.app.paper.wrapped import WrappingButton

USUAL_WIDTH = 200


class LargeButton(WrappingButton):
    """A button as high as its wrapped labels need."""

    def __init__(self, words: str, about: str, parent: QWidget | None = None) -> None:
        """Write `words` large above `about`; both ignore the mouse, so that the button gets every click."""
        super().__init__(USUAL_WIDTH, QSizePolicy.Policy.Minimum, parent)
        self.setObjectName("large")
        self.setAccessibleName(words)
        self.setAccessibleDescription(about)
        self.labels: tuple[QLabel, ...] = (paragraph(words, "large-title"), paragraph(about, "hint"))
        sheet = QVBoxLayout(self)
        for label in self.labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            sheet.addWidget(label)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        sheet = self.layout()
        assert sheet is not None
        beside, above = round(14 * grown), round(9 * grown)
        sheet.setContentsMargins(beside, above, beside, above)
        sheet.setSpacing(round(2 * grown))
