"""A dialog that asks who sits where when a replay is played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.panels import caption, styled
from wonderland_qt.app.seating.chair import LONGEST_NAME
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.narration.bot_kinds import bot_kinds
from wonderland_qt.models.narration.bot_names import bot_name
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.scene.pictures.emblems import Emblems, picture


class WhoPlaysOn(QuestionDialog):
    """Asks for a person's name or a kind of bot at each seat, before a copy of the game begins."""

    def __init__(self, replay: Replay, emblems: Emblems, bots: Sequence[str], parent: QWidget) -> None:
        """Show each seat's emblem, role, kind of player and name above the answers; a bot has no name."""
        say = replay.table.words.say
        super().__init__(say(Text("play-on-title")), say(Text("play-on-explained")), parent)
        self._say = say
        self._bots = tuple(kind.kind for kind in bot_kinds(replay.session.content, bots))
        seats = replay.session.seats
        self.names = {seat.player: QLineEdit(seat.name, maxLength=LONGEST_NAME) for seat in seats}
        self.kinds = {seat.player: self._kind_choice(seat.player, seat.bot) for seat in seats}
        self.panel.sheet.insertLayout(self.panel.sheet.count() - 1, self._rows_of_seats(replay, emblems))

    def _rows_of_seats(self, replay: Replay, emblems: Emblems) -> QGridLayout:
        """Return a row for each seat: emblem, role, kind of player and name."""
        rows = QGridLayout()
        for number, seat in enumerate(replay.session.seats):
            emblem, role = QLabel(), styled(caption(self._say(Text(seat.player))), "bold")
            emblem.setPixmap(picture(emblems[seat.player], 24))
            kind, name = self.kinds[seat.player], self.names[seat.player]
            name.setEnabled(not seat.is_bot)
            cells: tuple[QWidget, ...] = (emblem, role, kind, name)
            for column, widget in enumerate(cells):
                widget.setAccessibleName(role.text())
                rows.addWidget(widget, number, column)
        rows.setColumnStretch(3, 1)
        return rows

    def begin_with(self, act: Callable[[tuple[Guest, ...]], object]) -> None:
        """Add the button that begins, which calls `act` with the guests, and one that cancels."""
        self.add_answer(self._say(Text("play-on-begin")), lambda: act(self.seats()), "chief")
        self.add_answer(self._say(Text("replace-cancel")), self.reject)

    def seats(self) -> tuple[Guest, ...]:
        """Return the guest at each seat."""
        return tuple(self._guest_at_seat(player) for player in self.kinds)

    def _guest_at_seat(self, player: PlayerId) -> Guest:
        """Return the bot chosen for a seat, or else the person with the name typed there."""
        bot: str = self.kinds[player].currentData()
        return Guest("" if bot else self.names[player].text().strip(), bot, player)

    def _kind_choice(self, player: PlayerId, bot: str) -> QComboBox:
        """Return the list of a person and all bots for a seat; only a person's name can be edited.

        A person is chosen first also in place of a bot that this program does not have.
        """
        kinds = QComboBox()
        kinds.addItem(self._say(Text("play-on-person")), "")
        for kind in self._bots:
            kinds.addItem(self._say(text("play-on-bot", bot=bot_name(kind))), kind)
        person = 0
        kinds.setCurrentIndex(max(kinds.findData(bot), person))
        kinds.currentIndexChanged.connect(lambda: self.names[player].setEnabled(not kinds.currentData()))
        return kinds
