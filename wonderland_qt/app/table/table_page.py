"""The page of a table: drawn or plain, with the ribbon below and the history at the side."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from wonderland_qt.app.drawn.played_table import PlayedTable
from wonderland_qt.app.help.help_menu import HelpMenu
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.paper.panels import restyle
from wonderland_qt.app.paper.scaled_pages import TABLE_SHARE, GrowingPage
from wonderland_qt.app.plain.plain_table import PlainTable
from wonderland_qt.app.settings import Sight
from wonderland_qt.app.table.history import History
from wonderland_qt.app.table.interlude import InterludeSheet
from wonderland_qt.app.table.players_strip import PlayersStrip
from wonderland_qt.app.table.seat_menu import SeatMenu
from wonderland_qt.app.table.table_menu import TableMenu
from wonderland_qt.app.table.table_ribbon import MENU_KEY, TableRibbon
from wonderland_qt.app.table.turn_cards import TurnCards
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pieces.layout_types import Beat, Stage
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.rules_now import rules_now
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.spatial_navigation import ENTER
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.table.table_view import STEP

HISTORY, AGAIN = "H", "R"


class TablePage(GrowingPage):
    """A table at play; `sight_wanted` asks to see it as "drawn" or as "plain", the accessible view."""

    left = Signal()
    settings_wanted = Signal()
    replay_wanted = Signal()
    workshop_wanted = Signal()
    sight_wanted = Signal(str)
    rules_wanted = Signal(object)
    skipped = Signal()
    least, share = 1.0, TABLE_SHARE

    def __init__(
        self, table: Table, emblems: Emblems, bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Lay out strip, table and ribbon first: history, turn cards and interlude lie on top of them.

        `advised` is the hint that explains advice, while there is some.
        """
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self.sight: Sight = "drawn"
        self.advised = ""
        self.strip = PlayersStrip(emblems)
        self.strip.setModel(table.players)
        self.strip.setAccessibleName(self._say(Text("pane-players")))
        self.seat_menu = SeatMenu(table, self.strip, bots, self)
        self.drawn = PlayedTable(table, emblems)
        self.plain = PlainTable(table, emblems)
        self.choice, self.outline, self.log = self.plain.choice, self.plain.outline, self.plain.log
        self.ribbon = TableRibbon(table, emblems, self.drawn.patience)
        self._lay_out()
        self.history = History(table, self, self.ribbon)
        self.turn_cards = TurnCards(table, emblems, self.drawn.table.oven.book, self)
        self.help_menu, self.interlude = HelpMenu(self._say, self), InterludeSheet(self)
        self._connect_signals()
        self._bind_keys()
        self._colour_for(table.stage)
        self.refresh()

    def grow(self) -> None:
        """Scale players, ribbon, options and scores to the size of the page, and lay them out at once."""
        for part in (self.strip, self.drawn, self.plain, self.ribbon, self.turn_cards):
            part.grow(self.grown)
        self.ribbon.leave_room(self.turn_cards.room)
        if layout := self.layout():
            layout.activate()

    def lay_over(self, bar: QWidget) -> None:
        """Add a bar above the table."""
        self._rows.insertWidget(0, bar)

    def focus(self) -> None:
        """Give the keyboard to the drawn table, else to the end of the turn if nothing is left to pick."""
        only_ending = self._table.may_end_turn and not self._table.options.rowCount()
        if self.sight == "drawn":
            self.drawn.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._table.picks.whole or only_ending:
            self.ribbon.end_turn.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.choice.focus()

    def show_as(self, sight: Sight) -> None:
        """Show the table as a drawing, or as an outline beside options, scores and log."""
        self.sight, drawn = sight, sight == "drawn"
        self.sights.setCurrentWidget(self.drawn if drawn else self.plain)
        self.history.fold()
        for shortcut in self._zooming:
            shortcut.setEnabled(drawn)
        self.refresh()
        if self.isVisible():
            self.focus()

    def refresh(self) -> None:
        """Show the current decision, and keep the keyboard off buttons that are about to disappear.

        The page holds it while the plain table changes. Secret keys of answers open no history or turn.
        """
        acts_by_keyboard = self._holds_keyboard()
        if acts_by_keyboard and self.sight == "plain":
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_strip(self.sight == "plain" or not self.drawn.shows_players)
        self._show_interlude()
        has_whole = self.sight == "drawn" and self._table.showing.has_another_stage
        self.turn_cards.refresh()
        self.ribbon.leave_room(self.turn_cards.room)
        self._tell_in_ribbon()
        self._whole_key.setEnabled(has_whole)
        in_secret = {key for pad in self._table.pads.shown for key in pad.keys}
        self._history_key.setEnabled(HISTORY not in in_secret)
        self._again_key.setEnabled(bool(self.turn_cards.cards) and AGAIN not in in_secret)
        if acts_by_keyboard:
            self.focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place again what lies over the page."""
        super().resizeEvent(event)
        self.history.keep_at_edge()
        self.turn_cards.keep_at_foot()
        self.ribbon.leave_room(self.turn_cards.room)
        self.interlude.cover()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End peeking with Esc; else pass keys to the drawn table, whichever widget has the focus.

        Beside the outline, Enter ends the turn.
        """
        if event.key() == Qt.Key.Key_Escape and self._table.screen.peeking is not None:
            self._table.look_away()
        elif self.sight == "drawn" and not self.drawn.hasFocus():
            self.drawn.keyPressEvent(event)
        elif event.key() in ENTER and self.ribbon.end_turn.isEnabled():
            self.ribbon.end()
        else:
            super().keyPressEvent(event)

    def ask_for_rules(self) -> None:
        """Ask for the rules of the focused option, if there is one, and of the current decision."""
        current = self.choice.options.currentIndex()
        focused = self.drawn.option_in_focus if self.sight == "drawn" else ""
        option = focused or (current.data(OptionRole.ID) if current.isValid() else "")
        self.rules_wanted.emit(rules_now(self._table, option))

    @property
    def _words_of_hint(self) -> str:
        """Return a replay's words, a given advice, or how to answer; "" if there is no decision to answer."""
        table = self._table
        if table.showing.replaying:
            return self._say(Text("hint-again"))
        if self.advised:
            return self.advised
        if table.pads.shown:
            return self._say(Text("pad-hint"))
        if table.nobody_asked:
            return ""
        if self.sight == "plain":
            return self._say(Text("keys-table"))
        return self._say(self.drawn.hint) if table.decision is not None else ""

    def _tell_in_ribbon(self) -> None:
        """Show in the ribbon what is asked, but while pieces still move, outside replays, what happened."""
        has_whole = self.sight == "drawn" and self._table.showing.has_another_stage
        moving = self.drawn.motion.playing and self.drawn.isVisible() and not self._table.showing.replaying
        if moving and self._table.decision is not None:
            self.ribbon.refresh("", self._last_lines, has_whole=has_whole, waits=True)
        else:
            self.ribbon.refresh(self._words_of_hint, self._lines_told, has_whole=has_whole)

    @property
    def _lines_told(self) -> tuple[str, ...]:
        """Return the lines about what is shown, unless there is a question, advice or a replay to read."""
        table = self._table
        if self.advised or table.showing.replaying or table.pads.shown or not table.nobody_asked:
            return ()
        return self._last_lines

    @property
    def _last_lines(self) -> tuple[str, ...]:
        """Return the lines about what is shown, or else the last one of the log, but not beside a beat."""
        told, last = self._table.showing.told, self._table.log.last
        return told if told or not last or self._table.showing.beat is not None else (last,)

    def _holds_keyboard(self) -> bool:
        """Tell whether a widget for acting has the keyboard, not the history or another list to read."""
        holder, choice, ribbon = self.window().focusWidget(), self.choice, self.ribbon
        acting = (self.drawn, choice, choice.options, choice.pads, choice.recap.text)
        return self.isVisible() and holder in (None, self, *acting, ribbon.end_turn, ribbon.undo, ribbon.skip)

    def _move_keyboard_on(self) -> None:
        """Move the keyboard from the table to the turn cards, to the ribbon, and back."""
        ribbon, focused = self.ribbon, self.window().focusWidget()
        if focused in ribbon.findChildren(QWidget):
            self.focus()
        elif self.turn_cards.cards and focused not in self.turn_cards.cards:
            self.turn_cards.cards[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            ribbon.history.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle_sight(self) -> None:
        self.sight_wanted.emit("plain" if self.sight == "drawn" else "drawn")

    def _toggle_whole(self) -> None:
        if self._table.showing.beat is None:  # a beat has a stage of its own
            self._table.show_whole(not self._table.showing.whole)

    def _colour_for(self, stage: Stage) -> None:
        """Apply the colours of day or night to the ribbon, the history and the cards."""
        face = self.drawn.table.oven.book.lights[stage.light].face
        if face != self.property("light"):
            self.setProperty("light", face)
            drawn = self.drawn
            for part in (self.ribbon, self.history, drawn.cards, drawn.line, *drawn.meanings.parts):
                for widget in (part, *part.findChildren(QWidget)):
                    restyle(widget)

    def _lay_out(self) -> None:
        """Lay the drawn or the plain view, whichever is shown, between the players and the ribbon."""
        self.sights = QStackedWidget()
        self.sights.addWidget(self.drawn)
        self.sights.addWidget(self.plain)
        self._rows = rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.strip)
        rows.addWidget(self.sights, 1)
        rows.addWidget(self.ribbon)

    def _connect_signals(self) -> None:
        """Connect the parts: the menu and the ribbon act, history and turn cards highlight pieces."""
        table, ribbon = self._table, self.ribbon
        acts = {
            "button-outline": self._toggle_sight,
            "menu-replay": self.replay_wanted.emit,
            "start-settings": self.settings_wanted.emit,
            "menu-workshop": self.workshop_wanted.emit,
            "button-leave": self.left.emit,
        }
        self.help_menu.rules_wanted.connect(self.ask_for_rules)
        self._menu = TableMenu(table, self.seat_menu, acts, self.help_menu, self)
        ribbon.menu.clicked.connect(self._open_menu)
        ribbon.history_wanted.connect(self.history.toggle)
        ribbon.whole_wanted.connect(self._toggle_whole)
        ribbon.rules_wanted.connect(self.ask_for_rules)
        ribbon.skipped.connect(self.skipped)
        self.drawn.patience.due.connect(self._tell_in_ribbon)
        self.drawn.hand.refused.connect(self._say_refusal)
        self.drawn.line.told.connect(ribbon.say_instead)
        self.interlude.pressed.connect(table.go_on)
        self.history.pointed.connect(self.drawn.shine_on)
        self.turn_cards.pointed.connect(self.drawn.shine_on)
        self.history.covers.connect(self.drawn.close_up.keep_clear)
        self.history.folded.connect(self.focus)
        table.announced.connect(self._announce_line)
        table.beat_shown.connect(self._announce_beat)
        table.staged.connect(self._colour_for)
        table.changed.connect(self.refresh)
        for begun_or_ended in (self.drawn.motion.began, self.drawn.motion.rested):
            begun_or_ended.connect(self._tell_in_ribbon)

    def _open_menu(self) -> None:
        """Open the menu above its button, at the button's right edge."""
        self._menu.ensurePolished()
        self._menu.fill()
        corner = self.ribbon.menu.mapToGlobal(self.ribbon.menu.rect().topRight())
        size = self._menu.sizeHint()
        self._menu.popup(corner - QPoint(size.width(), size.height()))

    def _bind_keys(self) -> None:
        """Make the shortcuts of the page; those that others may need meanwhile are kept to be disabled."""
        for keys, act in (
            (Qt.Key.Key_End, self.ribbon.end),
            (QKeySequence("Ctrl+Return"), self.ribbon.end),
            (QKeySequence.StandardKey.Undo, self._table.undo),
            (Qt.Key.Key_F1, self.ask_for_rules),
            (Qt.Key.Key_F3, self._toggle_sight),
            (Qt.Key.Key_F4, self.skipped.emit),
            (Qt.Key.Key_F6, self._move_keyboard_on),
            (MENU_KEY, self._open_menu),
            (Qt.Key.Key_F10, self.settings_wanted.emit),
        ):
            QShortcut(QKeySequence(keys), self, act)
        self._whole_key = QShortcut(QKeySequence(Qt.Key.Key_Tab), self, self._toggle_whole)
        self._again_key = QShortcut(QKeySequence(AGAIN), self, self.turn_cards.play_all)
        self._history_key = QShortcut(QKeySequence(HISTORY), self, self.history.toggle)
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

    def _say_refusal(self, why: str) -> None:
        """Say in the ribbon why a piece cannot be put somewhere, so that no words cover the table."""
        self.ribbon.say_instead(why)
        if why:
            self._announce_line(why)

    def _announce_line(self, line: str) -> None:
        """Let screen readers say a line, if the page is visible."""
        if self.isVisible():
            announce(self, line)

    def _show_strip(self, shown: bool) -> None:
        """Show or hide the strip of players, and lay out the page at once, as the table is measured next."""
        changed = shown == self.strip.isHidden()
        self.strip.setVisible(shown)
        if changed and (layout := self.layout()):
            layout.activate()

    def _show_interlude(self) -> None:
        """Show or hide the interlude of the current beat."""
        beat = self._table.showing.beat
        interlude = beat.interlude if beat is not None else None
        if interlude is None:
            self.interlude.hide()
            return
        say, book = self._table.voice.say, self.drawn.table.oven.book
        picture, face = book.named(interlude.picture), book.lights[interlude.light].face
        self.interlude.show_over(say(interlude.title), say(interlude.text), picture, face)

    def _announce_beat(self, beat: Beat) -> None:
        """Announce an interlude and replayed lines, if any; new lines are announced by the log."""
        if beat.interlude is not None:
            self._announce_line(self.interlude.accessibleName())
        if self._table.showing.replaying:
            for line in beat.lines:
                self._announce_line(self._table.voice.say(line))
