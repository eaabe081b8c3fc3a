"""The drawn table of a game: its scene, its art and the names of those who play."""

from __future__ import annotations

from functools import cache

from PySide6.QtWidgets import QWidget

from wonderland_qt import paths
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import Text
from wonderland_qt.models.table import Table
from wonderland_qt.scene.art import ArtBook
from wonderland_qt.scene.baking import Oven
from wonderland_qt.scene.table_scene import TableScene
from wonderland_qt.scene.table_view import TableView


@cache
def oven_of(game: str, roster: tuple[str, ...]) -> Oven:
    """Return where the pictures of a game are baked: those of the last table are still warm for the next."""
    return Oven(ArtBook(paths.resources() / "art" / game), roster)


class DrawnTable(TableView):
    """The view of a table that is drawn piece by piece."""

    def __init__(self, table: Table, roster: tuple[str, ...], parent: QWidget | None = None) -> None:
        self._game = table
        scene = TableScene(table.pieces, table.layout, oven_of(table.game, roster), self._title)
        super().__init__(scene, parent=parent)
        scene.setParent(self)
        self.setAccessibleName(table.words.say(Text("pane-drawn")))
        table.players.dataChanged.connect(scene.retitle)
        table.players.modelReset.connect(scene.retitle)

    def point_at(self, piece: str) -> None:
        """Light the piece that an option is about."""
        self.table.lit([piece] if piece else [])

    def _title(self, player: str) -> str:
        return self._game.name_of(PlayerId(player))
