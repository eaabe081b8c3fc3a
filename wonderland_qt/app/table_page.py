"""The plain table: an outline of all pieces, the options, the scores and the log."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from wonderland_qt.app.choice_panel import ChoicePanel
from wonderland_qt.app.log_view import LogView
from wonderland_qt.app.outline_view import OutlineView
from wonderland_qt.app.panels import Panel, WoodenPage, button
from wonderland_qt.app.players_strip import PlayersStrip
from wonderland_qt.app.score_view import ScoreView
from wonderland_qt.app.seat_menu import SeatMenu
from wonderland_qt.engine.texts import Text
from wonderland_qt.models.table import Table

WIDTHS = (430, 480, 370)
NEWS_WIDTH = 340


class TablePage(WoodenPage):
    """The accessible view of a table; stays beside the drawn one."""

    left = Signal()
    settings_wanted = Signal()

    def __init__(
        self, table: Table, roster: tuple[str, ...], bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self.strip = PlayersStrip(roster)
        self.seat_menu = SeatMenu(table, self.strip, bots, self)
        self.outline = OutlineView(table.pieces)
        self.choice = ChoicePanel(table, roster)
        self.scores = ScoreView(table.scores, roster)
        self.log = LogView(table.log)
        self._lay_out()
        self._bind_keys()
        table.announced.connect(self._announce)
        self.choice.options.pointed.connect(self.outline.point_at)

    def focus(self) -> None:
        """Put the keyboard where the next act is."""
        self.choice.focus()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addLayout(self._top())
        panes = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False, handleWidth=10)
        for pane in (self._outline_panel(), self.choice, self._news_panel()):
            panes.addWidget(pane)
        panes.setSizes(WIDTHS)
        for number, width in enumerate(WIDTHS):
            panes.setStretchFactor(number, width)
        layout.addWidget(panes, 1)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        self.strip.setModel(self._table.players)
        self.strip.setAccessibleName(self._say(Text("pane-players")))
        top.addWidget(self.strip, 1)
        top.addWidget(button(self._say(Text("start-settings")), self.settings_wanted, "quiet"))
        top.addWidget(button(self._say(Text("button-leave")), self.left, "quiet"))
        return top

    def _outline_panel(self) -> Panel:
        panel = Panel(self._say(Text("pane-table")))
        panel.lay(self.outline, self._say(Text("pane-table")), 1)
        return panel

    def _news_panel(self) -> QSplitter:
        news = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False, handleWidth=10)
        news.setMinimumWidth(NEWS_WIDTH)
        for key, widget in (("pane-scores", self.scores), ("pane-log", self.log)):
            panel = Panel(self._say(Text(key)))
            panel.lay(widget, self._say(Text(key)), 1)
            news.addWidget(panel)
        news.setStretchFactor(1, 1)
        return news

    def _bind_keys(self) -> None:
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self._table.undo),
            (Qt.Key.Key_End, self._table.end_turn),
            (QKeySequence("Ctrl+Return"), self._table.end_turn),
        ):
            QShortcut(QKeySequence(keys), self, act)

    def _announce(self, line: str) -> None:
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.log, line))
