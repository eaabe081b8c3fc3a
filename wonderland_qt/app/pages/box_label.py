"""The label below a box: what the game is about, its players and minutes, and its buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from wonderland_qt.app.paper.panels import CENTRED, Panel, button, paragraph, restyle, say_button, styled
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.lobby.shelf import Bookmark
from wonderland_qt.models.pieces.tooltips import tooltip

ABOVE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
"""So that lines of like labels stand beside each other where the credits of some are longer."""


class BoxLabel(Panel):
    """Shows `resume` only with a saved game; highlights the button most likely wanted next."""

    continued = Signal()
    begun = Signal()
    rules_wanted = Signal()

    def __init__(self, box: Box, words: Words) -> None:
        """Lay out the game's line, its players and minutes, its credits if it has any, and the buttons."""
        super().__init__()
        self._say = words.say
        figures = text("box-figures", players=box.players, minutes=box.minutes)
        self.line = paragraph(box.line, "boxline", CENTRED)
        self.figures = paragraph(self._say(figures), "bold", CENTRED)
        self.resume = button(self._say(Text("start-continue")), self.continued)
        self.new = button(self._say(Text("start-new")), self.begun)
        self.rules = button(self._say(Text("start-rules")), self.rules_wanted)
        self.sheet.addWidget(self.line)
        self.sheet.addWidget(self.figures)
        self.sheet.addWidget(paragraph(box.credits, "hint", ABOVE), 1)
        self._row = QHBoxLayout()
        self._row.setSpacing(4)
        for choice in self.buttons:
            self._row.addWidget(choice)
        self.sheet.addLayout(self._row)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """Return the buttons, the first one first."""
        return self.resume, self.new, self.rules

    def offer(self, bookmark: Bookmark | None) -> None:
        """Offer to continue the saved game, or to review it if it is over, besides beginning a new one."""
        readable = bookmark is not None and bookmark.readable
        over = bookmark is not None and bookmark.over
        self.resume.setVisible(readable)
        say_button(self.resume, self._say(Text("start-look-back" if over else "start-continue")))
        self.resume.setAccessibleDescription(bookmark.description if bookmark is not None else "")
        self.resume.setToolTip(tooltip(self.resume.accessibleDescription()))
        chief = self.resume if readable and not over else self.new
        for choice in self.buttons:
            restyle(styled(choice, "chief" if choice is chief else ""))
