"""A dialog that asks before something irreversible: the consequences, and the possible answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import Panel, button, paragraph
from wonderland_qt.app.paper.scaled_pages import ScaledDialog

WIDTH = 520
_LONG = re.compile(r"\S{40,}")
"""Long words such as paths of files, which may not fit into a line of the panel."""
_BREAKS = re.compile(r"(?<=[/\\_.-])(?=\w)")


class QuestionDialog(ScaledDialog):
    """Modal until one of its `answers`, laid out in rows of `across`, is chosen; Esc chooses none."""

    def __init__(self, heading: str, explained: str, parent: QWidget, across: int = 3) -> None:
        """Lay out the explanation above room for the answers, which callers add with `add_answer`.

        The answers stand in rows, this many `across`.
        """
        super().__init__(heading, parent)
        self.answers: list[QPushButton] = []
        self._rows, self._across = QGridLayout(), across
        self.panel = Panel(heading)
        explanation = paragraph(explained)
        explanation.setText(_with_breaks(explained))
        self.panel.sheet.addWidget(explanation)
        self.panel.sheet.addSpacing(round(10 * self.grown))
        self.panel.sheet.addLayout(self._rows)
        self.panel.setFixedWidth(round(WIDTH * self.grown))
        QVBoxLayout(self).addWidget(self.panel)
        self.finished.connect(self.deleteLater)

    def add_answer(self, words: str, act: Callable[[], Any], kind: str = "") -> None:
        """Add an answer, and the action to run when it is chosen; the first one is the default."""
        made = button(words, self.accept, kind)
        made.clicked.connect(act)
        row, column = divmod(len(self.answers), self._across)
        self._rows.addWidget(made, row, column)
        self.answers.append(made)
        self.answers[0].setDefault(True)
        self.answers[0].setFocus()


def _with_breaks(words: str) -> str:
    """Return words with invisible spaces at which a line may break inside a long path."""
    return _LONG.sub(lambda path: _BREAKS.sub("\u200b", path[0]), words)
