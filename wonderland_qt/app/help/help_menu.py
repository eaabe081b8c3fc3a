"""The Help menu: the manual, the rules of the game, how to change games, error reports, About."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from wonderland_qt.engine.words.texts import Text


class HelpMenu(QMenu):
    """Emits a signal for each item that is chosen."""

    manual_wanted = Signal()
    rules_wanted = Signal()
    handbook_wanted = Signal()
    reports_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, say: Callable[[Text], str], parent: QWidget | None = None) -> None:
        """List the manual, the rules and the handbook, then the reports and the page about the program."""
        super().__init__(say(Text("help-title")), parent)
        self.addAction(say(Text("help-manual")), self.manual_wanted.emit)
        self.addAction(say(Text("rules-title")), self.rules_wanted.emit)
        self.addAction(say(Text("help-handbook")), self.handbook_wanted.emit)
        self.addSeparator()
        self.addAction(say(Text("help-reports")), self.reports_wanted.emit)
        self.addAction(say(Text("about-title")), self.about_wanted.emit)
