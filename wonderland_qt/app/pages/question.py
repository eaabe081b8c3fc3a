"""A question before something is done that cannot be taken back: what would happen, and the ways to go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import Panel, button, paragraph
from wonderland_qt.app.paper.scaled_pages import growth_beside
from wonderland_qt.app.paper.window_style import style_sheet

WIDTH = 520


class Question(QDialog):
    """Stands over a page until one of its `answers` is chosen; Esc chooses none of them."""

    def __init__(self, heading: str, explained: str, parent: QWidget) -> None:
        super().__init__(parent)
        grown = growth_beside(parent)
        self.setStyleSheet(style_sheet(grown))
        self.setWindowTitle(heading)
        self.setModal(True)
        self.answers: list[QPushButton] = []
        self._row = QHBoxLayout()
        self.panel = Panel(heading)
        self.panel.sheet.addWidget(paragraph(explained))
        self.panel.sheet.addSpacing(round(10 * grown))
        self.panel.sheet.addLayout(self._row)
        self.panel.setFixedWidth(round(WIDTH * grown))
        QVBoxLayout(self).addWidget(self.panel)

    def answer(self, words: str, act: Callable[[], Any], kind: str = "") -> None:
        """Add an answer, and what is done when it is chosen."""
        made = button(words, self.accept, kind)
        made.clicked.connect(act)
        self.answers.append(made)
        self._row.addWidget(made)
        self.answers[0].setDefault(True)
        self.answers[0].setFocus()
