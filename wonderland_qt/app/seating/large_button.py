"""A large button with a title and an explanation below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph
from wonderland_qt.app.paper.wrapped import WrappingButton

USUAL_WIDTH = 200
BESIDE, ABOVE, BETWEEN = 14, 9, 2
"""The margins beside and above the labels and the room between them, in pixels at the usual size."""


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
        """Scale the room around the labels by the factor `grown`; style sheets scale their letters."""
        sheet = self.layout()
        assert sheet is not None
        beside, above = round(BESIDE * grown), round(ABOVE * grown)
        sheet.setContentsMargins(beside, above, beside, above)
        sheet.setSpacing(round(BETWEEN * grown))
