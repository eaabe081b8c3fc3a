"""The page of a table: drawn or plain, with the ribbon below and the history at the side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.help.help_menu import HelpMenu
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.settings import Sight
from wonderland_qt.app.table.ribbon_words import RibbonWords
from wonderland_qt.app.table.table_menu import TableMenu
from wonderland_qt.app.table.table_parts import TableParts
from wonderland_qt.app.table.table_ribbon import MENU_KEY
from wonderland_qt.models.pieces.layout_types import Beat
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.rules_now import rules_now
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.spatial_navigation import ENTER
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.table.table_view import STEP

HISTORY, AGAIN = "H", "R"


class TablePage(TableParts):
    """A table at play; `sight_wanted` asks to see it as "drawn" or as "plain", the accessible view."""

    left = Signal()
    settings_wanted = Signal()
    replay_wanted = Signal()
    workshop_wanted = Signal()
    sight_wanted = Signal(str)
    rules_wanted = Signal(object)
    skipped = Signal()

    def __init__(
        self, table: Table, emblems: Emblems, bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Connect the parts before the first refresh.

        `advised` is the hint that explains advice, while there is some.
        """
        super().__init__(table, emblems, bots, parent)
        self.sight: Sight = "drawn"
        self.advised = ""
        self._words = RibbonWords(table, self.drawn)
        self._make_menu()
        self._connect_ribbon()
        self._connect_overlays()
        self._follow_table()
        self._bind_keys()
        self._colour_for(table.stage)
        self.refresh()

    def focus(self) -> None:
        """Give the keyboard to the drawn table, else to the end of the turn if nothing is left to pick."""
        only_ending = self._table.may_end_turn and not self._table.options.rowCount()
        if self.sight == "drawn":
            self.drawn.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._table.picks.complete or only_ending:
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

        The page holds it while the plain table changes.
        """
        acts_by_keyboard = self._holds_keyboard()
        if acts_by_keyboard and self.sight == "plain":
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_strip(self.sight == "plain" or not self.drawn.shows_players)
        self._show_interlude()
        self.turn_cards.refresh()
        self.ribbon.leave_room(self.turn_cards.room)
        self._tell_in_ribbon()
        self._enable_keys()
        if acts_by_keyboard:
            self.focus()

    def _enable_keys(self) -> None:
        """Enable the keys for what can be done now, but none by which people answer in secret."""
        in_secret = {key for pad in self._table.pads.shown for key in pad.keys}
        self._whole_key.setEnabled(self._has_whole)
        self._history_key.setEnabled(HISTORY not in in_secret)
        self._again_key.setEnabled(bool(self.turn_cards.cards) and AGAIN not in in_secret)

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
    def _has_whole(self) -> bool:
        """Tell whether the whole table can be shown instead of the stage."""
        return self.sight == "drawn" and self._table.showing.has_another_stage

    def _tell_in_ribbon(self) -> None:
        """Show in the ribbon what is asked, but while pieces still move, outside replays, what happened."""
        has_whole = self._has_whole
        moving = self.drawn.motion.playing and self.drawn.isVisible() and not self._table.showing.replaying
        if moving and self._table.decision is not None:
            self.ribbon.refresh("", self._words.last_lines, has_whole=has_whole, waits=True)
        else:
            hint = self._words.hint_for(self.sight, self.advised)
            self.ribbon.refresh(hint, self._words.lines_beside_hint(self.advised), has_whole=has_whole)

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

    def _make_menu(self) -> None:
        """Make the menu of the page, whose items this page acts on."""
        acts = {
            "button-outline": self._toggle_sight,
            "menu-replay": self.replay_wanted.emit,
            "start-settings": self.settings_wanted.emit,
            "menu-workshop": self.workshop_wanted.emit,
            "button-leave": self.left.emit,
        }
        self.help_menu = HelpMenu(self._say, self)
        self.help_menu.rules_wanted.connect(self.ask_for_rules)
        self._menu = TableMenu(self._table, self.seat_menu, acts, self.help_menu, self)

    def _connect_ribbon(self) -> None:
        """Let the buttons of the ribbon act, and the ribbon say what the drawn table has to say."""
        self.ribbon.menu.clicked.connect(self._open_menu)
        self.ribbon.history_wanted.connect(self.history.toggle)
        self.ribbon.whole_wanted.connect(self._toggle_whole)
        self.ribbon.rules_wanted.connect(self.ask_for_rules)
        self.ribbon.skipped.connect(self.skipped)
        self.drawn.thinking_prompt.due.connect(self._tell_in_ribbon)
        self.drawn.hand.refused.connect(self._say_refusal)
        self.drawn.line.told.connect(self.ribbon.say_instead)

    def _connect_overlays(self) -> None:
        """Connect what lies over the table: the interlude, the history and the turn cards."""
        self.interlude.pressed.connect(self._table.go_on)
        self.history.pointed.connect(self.drawn.shine_on)
        self.turn_cards.pointed.connect(self.drawn.shine_on)
        self.history.covers.connect(self.drawn.close_up.keep_clear)
        self.history.folded.connect(self.focus)

    def _follow_table(self) -> None:
        """Show and announce what changes at the table, also when pieces begin or end to move."""
        self._table.announced.connect(self._announce_line)
        self._table.beat_shown.connect(self._announce_beat)
        self._table.staged.connect(self._colour_for)
        self._table.changed.connect(self.refresh)
        self.drawn.motion.moving.connect(self._tell_in_ribbon)

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
        self._bind_zooming()

    def _bind_zooming(self) -> None:
        """Make the shortcuts that zoom the drawn table."""
        larger, smaller = partial(self.drawn.zoom_by, STEP), partial(self.drawn.zoom_by, 1 / STEP)
        zooming: dict[str, Callable[[], None]] = {"+": larger, "=": larger, "-": smaller, "0": self.drawn.fit}
        self._zooming = [QShortcut(QKeySequence(key), self, act) for key, act in zooming.items()]

    def _say_refusal(self, why: str) -> None:
        """Say in the ribbon why a piece cannot be put somewhere, so that no words cover the table."""
        self.ribbon.say_instead(why)
        if why:
            self._announce_line(why)

    def _announce_line(self, line: str) -> None:
        """Let screen readers say a line, if the page is visible."""
        if self.isVisible():
            announce(self, line)

    def _announce_beat(self, beat: Beat) -> None:
        """Announce an interlude and replayed lines, if any; new lines are announced by the log."""
        if beat.interlude is not None:
            self._announce_line(self.interlude.accessibleName())
        if self._table.showing.replaying:
            for line in beat.lines:
                self._announce_line(self._table.voice.say(line))
