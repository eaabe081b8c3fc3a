"""What the players of a drawn table do, as their titles and lamps say it."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.players_model import PlayerRole
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.table.looks import Activity, idle


class PlayerTitles:
    """What each player is called and does; `withheld` while beats, which show it, are shown or due."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.withheld = False

    def name_of(self, player: str) -> str:
        """Return the name of a player."""
        return self._table.name_of(PlayerId(player))

    def activity_of(self, player: str) -> Activity:
        """Return what a player is doing; while withheld, only that a resting one will not be asked."""
        if self._table.session.over:
            return idle(player)
        for row in self._table.players.indexes():
            is_told = row.data(PlayerRole.RESTING) or not self.withheld
            if is_told and row.data(PlayerRole.ID) == player:
                doing = row.data(PlayerRole.READINESS)
                return Activity(doing, busy=row.data(PlayerRole.BUSY), ready=row.data(PlayerRole.READY))
        return idle(player)

    @property
    def busy(self) -> list[str]:
        """Return the players for whom others wait, none while that is withheld."""
        if self.withheld:
            return []
        return [row.data(PlayerRole.ID) for row in self._table.players.indexes() if row.data(PlayerRole.BUSY)]
