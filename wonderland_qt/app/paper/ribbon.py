"""The ribbon at the bottom of a page: what to do now, and buttons with their keys."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import say, styled
from wonderland_qt.models.pieces.tooltips import tooltip

LEAST_LETTERS = 12


class Ribbon(QFrame):
    """Shows a `prompt` that says what to do, and a `hint` that says how, if it fits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Give the prompt the room it needs and the hint the rest; without room, the hint is left out."""
        super().__init__(parent)
        styled(self, "ribbon")
        self.prompt = styled(FitLabel("", LEAST_LETTERS), "ribbon-prompt")
        self.hint = styled(FitLabel("", LEAST_LETTERS, shorter=("",)), "ribbon-hint")
        self.prompt.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.row = QHBoxLayout(self)
        self.row.addWidget(self.prompt)
        self.row.addWidget(self.hint, 1)

    def add(self, *buttons: QWidget) -> None:
        """Append buttons at the right end."""
        for button in buttons:
            self.row.addWidget(button)

    def tell(self, prompt: str, hint: str = "") -> None:
        """Set the prompt and the hint."""
        for label, words in ((self.prompt, prompt), (self.hint, hint)):
            say(label, words)
            label.setToolTip(tooltip(words))

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        beside, above = round(16 * grown), round(4 * grown)
        self.row.setContentsMargins(beside, above, beside, above)
        self.row.setSpacing(round(6 * grown))
