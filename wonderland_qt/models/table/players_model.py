"""The players at the table as a Qt list model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.numerals import numeral
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.tooltips import in_role
from wonderland_qt.models.qt_index import Index


class Readiness(Enum):
    """What a player is doing; the value is the key of its words."""

    IDLE = "readiness-idle"
    ASKED = "readiness-asked"
    THINKING = "readiness-thinking"
    READY = "readiness-ready"
    ENDING = "readiness-ending"


BUSY = (Readiness.ASKED, Readiness.THINKING, Readiness.ENDING)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player with full title and short name, activity, score and rank.

    `idle` is why an idle player will not be asked for now, None if they may be.
    """

    player: PlayerId
    title: str
    bot: bool
    readiness: Readiness
    name: str = ""
    score: int = 0
    rank: int = 1
    idle: Text | None = None

    @property
    def resting(self) -> bool:
        """Tell whether the player is idle and known not to be asked for now."""
        return self.readiness is Readiness.IDLE and self.idle is not None

    @property
    def state(self) -> Text:
        """Return what the player is doing, or why they have nothing to do."""
        return self.idle if self.idle is not None and self.resting else Text(self.readiness.value)


class PlayerRole(IntEnum):
    """Roles of a player beside the words."""

    ID = Qt.ItemDataRole.UserRole + 1
    TITLE = Qt.ItemDataRole.UserRole + 2
    BOT = Qt.ItemDataRole.UserRole + 3
    READINESS = Qt.ItemDataRole.UserRole + 4
    BUSY = Qt.ItemDataRole.UserRole + 5
    NAME = Qt.ItemDataRole.UserRole + 6
    STANDING = Qt.ItemDataRole.UserRole + 7
    READY = Qt.ItemDataRole.UserRole + 8
    RESTING = Qt.ItemDataRole.UserRole + 9


WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)
DATA_OF_ROLES: dict[int, Callable[[PlayerRow], Any]] = {
    PlayerRole.ID: lambda row: row.player,
    PlayerRole.TITLE: lambda row: row.title,
    PlayerRole.NAME: lambda row: row.name or row.title,
    PlayerRole.BOT: lambda row: row.bot,
    PlayerRole.BUSY: lambda row: row.readiness in BUSY,
    PlayerRole.READY: lambda row: row.readiness is Readiness.READY,
    PlayerRole.RESTING: lambda row: row.resting,
}


class PlayersModel(QAbstractListModel):
    """One row for each player, in the order of the seats."""

    def __init__(self, say: Say, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = say
        self._rows: tuple[PlayerRow, ...] = ()

    def show(self, rows: tuple[PlayerRow, ...]) -> None:
        """Show these players, and report only changed rows."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        before, self._rows = self._rows, rows
        for number, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(number), self.index(number))

    def row(self, number: int) -> PlayerRow:
        """Return the player in the row with this number, from 0."""
        return self._rows[number]

    def indexes(self) -> list[QModelIndex]:
        """Return the index of each player, in the order of play."""
        return [self.index(number) for number in range(len(self._rows))]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of players; a player has no rows inside."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a player for a role: words, readiness, standing, a field, or None."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in WORDS:
            return in_role(self._words_of_state(row), role)
        if role == PlayerRole.READINESS:
            return self._say(row.state)
        if role == PlayerRole.STANDING:
            return self._say(text("player-standing", score=numeral(row.score), rank=row.rank))
        return DATA_OF_ROLES[role](row) if role in DATA_OF_ROLES else None

    def roleNames(self) -> dict[int, Any]:
        """Return the names of the roles."""
        return {role.value: role.name.lower().encode() for role in PlayerRole}

    def _words_of_state(self, row: PlayerRow) -> str:
        return self._say(text("player-state", player=row.title, state=row.state))
