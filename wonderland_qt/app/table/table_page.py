"""The table: drawn, or as an outline of all pieces; beside it the options, the scores and the log."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from wonderland_qt.app.paper.growing import TABLE_SHARE, GrowingPage
from wonderland_qt.app.paper.panels import Panel, button, say_button
from wonderland_qt.app.plain.choice_panel import ChoicePanel
from wonderland_qt.app.plain.log_view import LogView
from wonderland_qt.app.plain.outline_view import OutlineView
from wonderland_qt.app.plain.score_view import ScoreView
from wonderland_qt.app.settings import Sight
from wonderland_qt.app.table.played_table import PlayedTable
from wonderland_qt.app.table.players_strip import PlayersStrip
from wonderland_qt.app.table.seat_menu import SeatMenu
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.options_model import OptionRole
from wonderland_qt.models.rules_now import rules_now
from wonderland_qt.models.table import Table
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.table.table_view import STEP

PLAIN_WIDTHS = (430, 480, 370)
CHOICE_PART, NARROWEST = 0.19, 296
NEWS_WIDTH = 340
LEAST_LOG = 84


class TablePage(GrowingPage):
    """A table at play. The outline is its accessible view; `sight_wanted` tells how it is to be seen."""

    left = Signal()
    settings_wanted = Signal()
    sight_wanted = Signal(str)
    rules_wanted = Signal(object)
    skipped = Signal()
    least, share = 1.0, TABLE_SHARE

    def __init__(
        self, table: Table, emblems: Emblems, bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self.sight: Sight = "drawn"
        self.strip = PlayersStrip(emblems)
        self.seat_menu = SeatMenu(table, self.strip, bots, self)
        self.drawn = PlayedTable(table, emblems)
        self.outline = OutlineView(table.pieces)
        self.choice = ChoicePanel(table, emblems)
        self.scores = ScoreView(table.scores, emblems)
        self.log = LogView(table.log)
        self.toggle = button("", self._toggle, "quiet")
        self.skip = button(self._say(Text("button-skip")), self.skipped, "quiet")
        self._lay_out()
        self._bind_keys()
        table.announced.connect(self._announce)
        table.changed.connect(self._show_skip)
        self._show_skip()
        self.choice.options.pointed.connect(self.outline.point_at)
        self.choice.options.pointed.connect(self.drawn.point_at)

    def grow(self) -> None:
        """Show players, options and scores larger in a larger window."""
        self.strip.grow(self.grown)
        self.drawn.close_up.grow(self.grown)
        self.choice.grow(self.grown)
        self.scores.grow(self.grown)
        if layout := self.layout():
            layout.activate()
        self._share_out()

    def focus(self) -> None:
        """Put the keyboard where the next act is."""
        self.choice.focus()

    def show_as(self, sight: Sight) -> None:
        """Show the table as a drawing with the log below, or as an outline beside scores and log."""
        self.sight, drawn = sight, sight == "drawn"
        self.sights.setCurrentWidget(self.drawn if drawn else self._outlined)
        say_button(self.toggle, self._say(Text("button-outline" if drawn else "button-drawn")))
        (self._main if drawn else self._news).addWidget(self._logged)
        self._logged.heading.setVisible(not drawn)
        self._logged.show()
        self._news.setVisible(not drawn)
        for shortcut in self._zooming:
            shortcut.setEnabled(drawn)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the drawn table the room that it can fill."""
        super().resizeEvent(event)
        self._share_out()

    def ask_for_rules(self) -> None:
        """Want the rules of the option in focus and of what is asked."""
        current = self.choice.options.currentIndex()
        option = current.data(OptionRole.ID) if current.isValid() else ""
        self.rules_wanted.emit(rules_now(self._table, option))

    def _show_skip(self) -> None:
        """Offer to skip what bots do while they alone act; the keyboard leaves a button before it goes."""
        offered = bool(self._table.persons) and self._table.nobody_asked and self._table.bot_may_act
        if self.skip.hasFocus() and not offered:
            self.choice.focus()
        self.skip.setVisible(offered)

    def _change_sides(self) -> None:
        """Put the keyboard on the drawn table, or from there back on the options."""
        if self.drawn.hasFocus() or self.sight == "plain":
            self.choice.focus()
        else:
            self.drawn.setFocus()

    def _toggle(self) -> None:
        self.sight_wanted.emit("plain" if self.sight == "drawn" else "drawn")

    def _share_out(self) -> None:
        """Share the room out: a drawn table as large as its form allows, the log in what is left below."""
        if self.sight == "plain":
            self._panes.setSizes(PLAIN_WIDTHS)
            return
        room = self._panes.size()
        choice = max(round(room.width() * CHOICE_PART), NARROWEST)
        width = room.width() - choice - self._panes.handleWidth()
        table = self.drawn.sceneRect()
        log = max(room.height() - round(width * table.height() / table.width()), LEAST_LOG)
        self._panes.setSizes((width, choice, 0))
        self._main.setSizes((room.height() - log, log))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.addLayout(self._top())
        self._panes = _splitter(Qt.Orientation.Horizontal)
        self._main, self._news = _splitter(Qt.Orientation.Vertical), _splitter(Qt.Orientation.Vertical)
        self._news.setMinimumWidth(NEWS_WIDTH)
        for pane in (self._main, self.choice, self._news):
            self._panes.addWidget(pane)
        self.choice.setMinimumWidth(NARROWEST)
        self._outlined = self._panel("pane-table", self.outline)
        self._logged = self._panel("pane-log", self.log)
        self._logged.sheet.setContentsMargins(14, 6, 14, 6)
        self._logged.setMinimumHeight(LEAST_LOG)
        self.log.setMinimumHeight(40)
        self.sights = QStackedWidget()
        self.sights.addWidget(self.drawn)
        self.sights.addWidget(self._outlined)
        self._main.addWidget(self.sights)
        self._main.setStretchFactor(0, 1)
        self._news.addWidget(self._panel("pane-scores", self.scores))
        for number, width in enumerate(PLAIN_WIDTHS):
            self._panes.setStretchFactor(number, width)
        layout.addWidget(self._panes, 1)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        self.strip.setModel(self._table.players)
        self.strip.setAccessibleName(self._say(Text("pane-players")))
        top.addWidget(self.strip, 1)
        top.addWidget(self.skip)
        top.addWidget(self.toggle)
        top.addWidget(button(self._say(Text("start-rules")), self.ask_for_rules, "quiet"))
        top.addWidget(button(self._say(Text("start-settings")), self.settings_wanted, "quiet"))
        top.addWidget(button(self._say(Text("button-leave")), self.left, "quiet"))
        return top

    def _panel(self, key: str, widget: QWidget) -> Panel:
        panel = Panel(self._say(Text(key)))
        panel.lay(widget, self._say(Text(key)), 1)
        return panel

    def _bind_keys(self) -> None:
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self._table.undo),
            (Qt.Key.Key_End, self.choice.end),
            (QKeySequence("Ctrl+Return"), self.choice.end),
            (Qt.Key.Key_F1, self.ask_for_rules),
            (Qt.Key.Key_F3, self._toggle),
            (Qt.Key.Key_F4, self.skipped.emit),
            (Qt.Key.Key_F6, self._change_sides),
        ):
            QShortcut(QKeySequence(keys), self, act)
        zoom = self.drawn.zoom_by
        self._zooming = [
            QShortcut(QKeySequence(keys), self, act)
            for keys, act in (
                ("+", lambda: zoom(STEP)),
                ("=", lambda: zoom(STEP)),
                ("-", lambda: zoom(1 / STEP)),
                ("0", self.drawn.fit),
            )
        ]

    def _announce(self, line: str) -> None:
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.log, line))


def _splitter(orientation: Qt.Orientation) -> QSplitter:
    return QSplitter(orientation, childrenCollapsible=False, handleWidth=10)
