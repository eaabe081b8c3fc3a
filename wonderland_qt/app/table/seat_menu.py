"""The menu of a seat, by which a bot replaces a person or a person a bot."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QMenu, QWidget

from wonderland_qt.app.paper.panels import as_written
from wonderland_qt.app.table.players_strip import PlayersStrip
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.narration.bot_kinds import bot_kinds
from wonderland_qt.models.narration.bot_names import bot_name
from wonderland_qt.models.table.players_model import PlayerRole
from wonderland_qt.models.table.table_model import Table


class SeatMenu(QMenu):
    """Opens when a player in the strip is activated."""

    def __init__(
        self, table: Table, strip: PlayersStrip, bots: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """Open whenever a player in the strip is activated; `bots` serve a game without bots of its own."""
        super().__init__(parent)
        self._table, self._strip, self._say = table, strip, table.words.say
        self._bots = tuple(kind.kind for kind in bot_kinds(table.session.content, bots))
        strip.activated.connect(self.offer)

    def offer(self, index: QModelIndex) -> None:
        """Open the menu for a player in the strip."""
        self.fill(PlayerId(index.data(PlayerRole.ID)))
        self.popup(self._strip.viewport().mapToGlobal(self._strip.visualRect(index).bottomLeft()))

    def fill(self, player: PlayerId) -> None:
        """List who may take over this player's role."""
        self.clear()
        self.add_actions(self, player)

    def add_actions(self, menu: QMenu, player: PlayerId) -> None:
        """Add to a menu the actions for who may take over this player's role: a person, or another bot."""
        seat = next(seat for seat in self._table.session.seats if seat.player == player)
        name = self._table.name_of(player)
        if seat.is_bot:
            words = self._say(text("menu-person", name=name))
            menu.addAction(as_written(words), partial(self._table.change_seat, player, name, ""))
        for bot in self._bots:
            if bot != seat.bot:
                words = self._say(text("menu-bot", name=name, bot=bot_name(bot)))
                menu.addAction(as_written(words), partial(self._table.change_seat, player, seat.name, bot))
