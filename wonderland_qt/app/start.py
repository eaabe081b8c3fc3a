"""The start page: continue, begin anew, preferences."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.panels import CENTRED, Panel, WoodenPage, button, paragraph, say
from wonderland_qt.engine.texts import Text
from wonderland_qt.engine.words import Words
from wonderland_qt.scene.emblems import emblems, picture

BUTTON_WIDTH = 340


class StartPage(WoodenPage):
    """What is seen first."""

    continued = Signal()
    begun = Signal()
    settings_wanted = Signal()
    quitted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._say = words.say
        self.resume = self._button("start-continue", self.continued)
        self.new = self._button("start-new", self.begun)
        self._others = [
            self._button("start-settings", self.settings_wanted),
            self._button("start-quit", self.quitted),
        ]
        self.problem = paragraph("", "status", CENTRED)
        self._lay_out()

    def offer(self, saved: bool, problem: str = "") -> None:
        """Offer to continue when there is a saved game, and put the keyboard on what comes next.

        `problem` says which saved games cannot be read.
        """
        say(self.problem, problem)
        self.resume.setEnabled(saved)
        self.resume.setToolTip("" if saved else self._say(Text("start-continue-none")))
        for choice, chief in ((self.resume, saved), (self.new, not saved)):
            choice.setObjectName("chief" if chief else "")
            choice.style().unpolish(choice)
            choice.style().polish(choice)
        (self.resume if saved else self.new).setFocus()

    def _button(self, key: str, pressed: SignalInstance) -> QPushButton:
        made = button(self._say(Text(key)), pressed)
        made.setFixedWidth(BUTTON_WIDTH)
        return made

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        for key, kind in (("start-title", "title"), ("start-subtitle", "subtitle")):
            layout.addWidget(paragraph(self._say(Text(key)), kind, CENTRED))
        layout.addLayout(self._emblems())
        layout.addSpacing(18)
        layout.addWidget(self._menu(), alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.problem)
        layout.addStretch(3)
        layout.addWidget(paragraph(self._say(Text("start-unofficial")), "status", CENTRED))

    def _menu(self) -> Panel:
        menu = Panel()
        menu.shrink(BUTTON_WIDTH + 60)
        menu.sheet.setContentsMargins(28, 24, 28, 24)
        menu.sheet.setSpacing(12)
        for choice in (self.resume, self.new, *self._others):
            menu.sheet.addWidget(choice)
        return menu

    def _emblems(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addStretch()
        for emblem in emblems().values():
            label = paragraph("")
            label.setPixmap(picture(emblem, 44))
            row.addWidget(label)
        row.addStretch()
        return row
