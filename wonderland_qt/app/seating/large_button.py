"""A large button with a title and an explanation below it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph


class LargeButton(QPushButton):
    """A button as high as its wrapped labels need."""

    def __init__(self, words: str, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, autoDefault=True)
        self.setObjectName("large")
        self.setAccessibleName(words)
        self.setAccessibleDescription(about)
        self.labels: tuple[QLabel, ...] = (paragraph(words, "large-title"), paragraph(about, "hint"))
        sheet = QVBoxLayout(self)
        for label in self.labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            sheet.addWidget(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        sheet = self.layout()
        assert sheet is not None
        beside, above = round(14 * grown), round(9 * grown)
        sheet.setContentsMargins(beside, above, beside, above)
        sheet.setSpacing(round(2 * grown))

    def sizeHint(self) -> QSize:
        """Return the size for the current width."""
        return QSize(200, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the size for the current width."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the labels need."""
        sheet = self.layout()
        return sheet.totalHeightForWidth(width) if sheet is not None else -1
