"""Rounds of a tea phase and a war phase, then the final score (GAME-1)."""

from wonderland_qt.components.phases import begin_phase
from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.wonderland.mechanics.scoring import CountScores
from wonderland_qt.games.wonderland.rules import Game, rules
from wonderland_qt.games.wonderland.tea import EndTea, LayTea, PlayTea
from wonderland_qt.games.wonderland.war.war_phase import EndWar, PlayWar


class PlayRound(Step):
    """One round of the game."""

    round: int


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Play tea and war; the last war has no end phase, but scores are counted (GAME-1, WAREND-7)."""
    game.state.round = step.round
    begin_phase(game, "tea")
    game.push(LayTea(), PlayTea(), EndTea(), PlayWar())
    if step.round >= game.content.board.rounds:
        game.push(CountScores())
    else:
        game.push(EndWar(), PlayRound(step.round + 1))
