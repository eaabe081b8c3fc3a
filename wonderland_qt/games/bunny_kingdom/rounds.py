"""Rounds of exploration, construction and harvest; then parchments score (GAME)."""

from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.bunny_kingdom.construction import Construct
from wonderland_qt.games.bunny_kingdom.exploration import Explore
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame


class PlayRound(Step):
    """One round of the game."""

    round: int


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Play the three phases; the next round begins with a new deal, after the last one parchments score.

    Steps run in the order in which they are pushed.
    Rules: GAME-1, HARVEST-7.
    """
    game.state.round = step.round
    game.push(Explore(), Construct(), Harvest())
    if step.round == game.content.settings.rounds:
        game.push(OpenParchments(), EndGame())
    else:
        game.push(PlayRound(step.round + 1))
