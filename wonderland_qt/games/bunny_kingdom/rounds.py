"""Rounds: exploration, construction and harvest, again and again; then the parchments (GAME)."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.flow import Game as AnyGame
from wonderland_qt.games.bunny_kingdom.construction import Construct
from wonderland_qt.games.bunny_kingdom.content.pack import Pack
from wonderland_qt.games.bunny_kingdom.end import EndGame
from wonderland_qt.games.bunny_kingdom.exploration import Explore
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.setup import starting_state
from wonderland_qt.games.bunny_kingdom.state import State
from wonderland_qt.parts.seating import Seating


class PlayRound(Step):
    """One round of the game."""

    round: int


def new_game(pack: Pack, chosen: Seating, facts: list[Fact] | None = None) -> Game:
    """Return a new game at its first decision; `facts` collects what happens, if given."""
    return AnyGame(rules, state_of_new_game(pack, chosen), pack, facts).advance()


def state_of_new_game(pack: Pack, chosen: Seating) -> State[Any]:
    """Return the state of a new game before the first deal."""
    state = starting_state(pack, chosen)
    state.agenda.append(PlayRound(1))
    return state


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Play the three phases; the next round begins with a new deal, after the last one parchments score.

    Rules: GAME-1, HARVEST-7.
    """
    game.state.round = step.round
    game.push(Explore(), Construct(), Harvest())
    if step.round == game.pack.settings.rounds:
        game.push(OpenParchments(), EndGame())
    else:
        game.push(PlayRound(step.round + 1))
