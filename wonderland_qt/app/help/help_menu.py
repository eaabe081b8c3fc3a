"""The menu of help: rules of the game, the handbook of those who change it, reports of what went wrong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from wonderland_qt.engine.words.texts import Text


class HelpMenu(QMenu):
    """Tells which of them is wanted."""

    rules_wanted = Signal()
    handbook_wanted = Signal()
    reports_wanted = Signal()

    def __init__(self, say: Callable[[Text], str], parent: QWidget | None = None) -> None:
        super().__init__(say(Text("help-title")), parent)
        self.addAction(say(Text("rules-title")), self.rules_wanted.emit)
        self.addAction(say(Text("help-handbook")), self.handbook_wanted.emit)
        self.addSeparator()
        self.addAction(say(Text("help-reports")), self.reports_wanted.emit)
