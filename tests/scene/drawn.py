"""A game at random on a drawn table; for tests with `pytest.mark.window`."""

from __future__ import annotations

from typing import Any

from tests.games.wonderland.content.shipped import shipped_content
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.games.wonderland.game import WONDERLAND

ANSWERS = 20_000

ON_STAGES_ALONE = {
    *("phase", "plaque", "portrait", "star", "rank", "count", "realm", "lawn", "tablecloth", "anvil", "fire"),
}
"""Kinds of pieces that the whole table has no room for."""


class Drawn:
    """A game, its model and its scene; `viewer` sees it."""

    def __init__(self, oven: Any, players: int, seed: int, language: str = "en") -> None:
        from wonderland_qt.models.pieces.pieces_model import PiecesModel
        from wonderland_qt.scene.table.table_scene import TableScene

        self.content = shipped_content()
        self.game = WONDERLAND.new(
            self.content, WONDERLAND.seating.random_new_game(self.content, players, seed, {}), None
        )
        self._chance = OwnChance(seed)
        self.viewer: PlayerId | None = None
        words = Words.load(
            paths.words("wonderland"), language, WONDERLAND.narration.content_words(self.content)
        )
        self.model: Any = PiecesModel(words.say, None, words.has)
        self.show()
        seats = self.game.state.seats
        looking = Looking(seats, None, seats[0], whole=True)
        self.stage = WONDERLAND.display.stage(WONDERLAND.view(self.game, None), self.content, looking)
        self.scene: Any = TableScene(self.model, self.stage, oven)
        self.view: Any = None

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.stage.layout

    @property
    def pieces(self) -> dict[str, Any]:
        """What lies on the whole table, by id."""
        found = WONDERLAND.display.pieces(WONDERLAND.view(self.game, self.viewer), self.content)
        return {piece.id: piece for piece in found if piece.kind not in ON_STAGES_ALONE}

    @property
    def items(self) -> list[Any]:
        """The items of these pieces."""
        return [item for item in self.scene.piece_items() if item.look.kind not in ON_STAGES_ALONE]

    def show(self) -> None:
        """Bring the model to the position."""
        self.model.show(WONDERLAND.display.pieces(WONDERLAND.view(self.game, self.viewer), self.content))

    def play(self, answers: int = ANSWERS) -> None:
        """Answer at random, so many times or to the end."""
        for _ in range(answers):
            if not self.game.decisions:
                return
            decision = self._chance.pick("decision", self.game.decisions)
            self.game.choose(decision.player, self._chance.pick("option", decision.options).id)

    def seen_at(self, width: int, height: int) -> Any:
        """Return a view of this size on the table."""
        from wonderland_qt.scene.table.table_view import NEVER, TableView

        self.view = TableView(self.scene, NEVER)
        self.view.resize(width, height)
        self.view.show()
        return self.view

    def close(self) -> None:
        """Close the view."""
        if self.view is not None:
            self.view.close()
            self.view.setScene(None)
