"""The menu of a table: rules, preferences, the plain view, sealed answers, seats, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from wonderland_qt.app.help.help_menu import HelpMenu
from wonderland_qt.app.paper.panels import as_written
from wonderland_qt.app.table.seat_menu import SeatMenu
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.table_model import Table

KEYS = {"button-outline": "F3", "start-settings": "F10"}
"""The shortcuts of the page that the menu shows beside its items."""


class TableMenu(QMenu):
    """Is filled each time it opens; `acts` are the fixed items, by the key of their words."""

    def __init__(
        self,
        table: Table,
        seats: SeatMenu,
        acts: Mapping[str, Callable[[], object]],
        helping: HelpMenu,
        parent: QWidget | None = None,
    ) -> None:
        """Fill the menu whenever it opens; each of `acts` is named by the key of its words."""
        super().__init__(parent)
        self._table, self._seats, self._acts, self._say = table, seats, acts, table.words.say
        self._helping = helping
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """List what can be done now: change sealed answers, the fixed items, help, and a menu per seat."""
        self.clear()
        for player in self._table.changeable:
            words = self._say(text("button-change-answer", name=self._table.name_of(player)))
            self.addAction(as_written(words), partial(self._table.turn_to, player))
        for key, act in self._acts.items():
            words, shortcut = self._say(Text(key)), KEYS.get(key)
            self.addAction(f"{words}\t{shortcut}" if shortcut else words, act)
        self.addMenu(self._helping)
        self.addSeparator()
        for seat in self._table.session.seats:
            at_seat = self.addMenu(as_written(self._table.title_of(seat.player)))
            self._seats.add_actions(at_seat, seat.player)
