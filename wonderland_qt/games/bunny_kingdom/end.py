"""The end: everything has scored, and the game is over (END)."""

from __future__ import annotations

from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.bunny_kingdom.rules import Game, rules


class EndGame(Step):
    """The game is over."""


@rules.do
def end_game(game: Game, step: EndGame) -> None:
    """Harvests and parchments are all there is: nothing breaks a tie (END-1, END-2, END-3)."""
    game.state.phase = "over"
