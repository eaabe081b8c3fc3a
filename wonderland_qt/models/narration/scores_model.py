"""The scores as a Qt table model with a column for each player and a row for each line, and ranks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.engine.words.texts import Say, Text
from wonderland_qt.models.pieces.tooltips import in_role
from wonderland_qt.models.qt_index import Index

WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
PLAYER_ROLE = Qt.ItemDataRole.UserRole + 1
NUMBER_ROLE = PLAYER_ROLE + 1


class ScoresModel(QAbstractTableModel):
    """The current scores that the viewer may know; the last row is the sum."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        """Begin without players and lines; the last line will be the sum, in bold."""
        super().__init__(parent)
        self._say = say
        self._sum_font = QFont()
        self._sum_font.setBold(True)
        self._players: tuple[tuple[PlayerId, str], ...] = ()
        self._lines: tuple[Text, ...] = ()
        self._numbers: dict[tuple[PlayerId, Text], int] = {}

    def show(self, players: Mapping[PlayerId, str], standings: Sequence[Standing]) -> None:
        """Show these numbers, and report only changed cells."""
        lines = tuple(dict.fromkeys(standing.line for standing in standings))
        numbers = {(standing.player, standing.line): standing.number for standing in standings}
        columns = tuple(players.items())
        if (columns, lines) != (self._players, self._lines):
            self.beginResetModel()
            self._players, self._lines, self._numbers = columns, lines, numbers
            self.endResetModel()
            return
        before, self._numbers = self._numbers, numbers
        for (player, line), number in numbers.items():
            if before.get((player, line)) != number:
                self._report_changed_cell(player, line)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of lines of the score; a line has no rows inside."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of players; a line has no columns inside."""
        return 0 if parent.isValid() else len(self._players)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a number of the score, printed or for `NUMBER_ROLE` as an int.

        The last line is the sum, which has a font of its own.
        """
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.FontRole:
            is_sum = index.row() == len(self._lines) - 1
            return self._sum_font if is_sum else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        player, title = self._players[index.column()]
        return self._data_of_cell(player, title, self._lines[index.row()], role)

    def _data_of_cell(self, player: PlayerId, title: str, line: Text, role: int) -> Any:
        """Return the data of a player's number on a line for a role; a missing number is not printed."""
        number = self._numbers.get((player, line))
        printed = "" if number is None else numeral(number)
        data_by_role = {
            Qt.ItemDataRole.DisplayRole: printed,
            Qt.ItemDataRole.AccessibleTextRole: f"{title}, {self._say(line)}: {printed}",
            NUMBER_ROLE: number,
            PLAYER_ROLE: player,
        }
        return data_by_role.get(role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a line's name or a player's title."""
        if orientation == Qt.Orientation.Vertical:
            return self._say(self._lines[section]) if role in WORDS and section < len(self._lines) else None
        if section >= len(self._players):
            return None
        player, title = self._players[section]
        if role == PLAYER_ROLE:
            return player
        return in_role(title, role) if role in (*WORDS, Qt.ItemDataRole.ToolTipRole) else None

    def _report_changed_cell(self, player: PlayerId, line: Text) -> None:
        players = [in_column for in_column, _title in self._players]
        index = self.index(self._lines.index(line), players.index(player))
        self.dataChanged.emit(index, index)


def ranks(scores: Mapping[PlayerId, int], winners: Collection[PlayerId]) -> dict[PlayerId, int]:
    """Return each player's rank, from 1; equal scores share a rank unless a tie-breaker chose winners."""
    return {player: 1 + _number_of_players_before(player, scores, winners) for player in scores}


def _number_of_players_before(
    player: PlayerId, scores: Mapping[PlayerId, int], winners: Collection[PlayerId]
) -> int:
    """Return how many players stand before a player: none before a winner, else winners and higher scores."""
    if player in winners:
        return 0
    return sum(other in winners or score > scores[player] for other, score in scores.items())
