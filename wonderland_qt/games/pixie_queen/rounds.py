"""Rounds of five phases until the end (ROUND, STEAL, END-1)."""

from __future__ import annotations

from collections import Counter

from wonderland_qt.engine.decisions import PlayerStep, Step
from wonderland_qt.games.pixie_queen.content.vocabulary import Steal
from wonderland_qt.games.pixie_queen.facts import OrderSet
from wonderland_qt.games.pixie_queen.goods import ChooseFood, Gain, gain_all
from wonderland_qt.games.pixie_queen.offering import OfferingPhase
from wonderland_qt.games.pixie_queen.rules import Game, ability, begin_phase, rules
from wonderland_qt.games.pixie_queen.scoring import ScoreGame
from wonderland_qt.games.pixie_queen.tiles import tiles_of
from wonderland_qt.games.pixie_queen.turns import ActionPhase
from wonderland_qt.games.pixie_queen.verdict import PunishPhase, RewardPhase


class PlayRound(Step):
    """One round of the game."""

    round: int


class StealFor(PlayerStep):
    """The player's pixies and tiles steal."""


class EndRound(Step):
    """The round is over, and the game perhaps."""


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Set the order and play the five phases (ROUND-1, ROUND-2)."""
    state = game.state
    state.round, state.large = step.round, state.small
    begin_phase(game, "steal")
    for player in state.players.values():
        player.offering = {}
    game.emit(OrderSet(players=state.large))
    game.push(
        *map(StealFor, state.large), ActionPhase(), OfferingPhase(), RewardPhase(), PunishPhase(), EndRound()
    )


@rules.do
def steal_for(game: Game, step: StealFor) -> None:
    """Take what the spaces of the player's pixies show, then by tiles (STEAL-1 to STEAL-4, PERM-4)."""
    state, player = game.state, step.player
    shown = Counter[str]()
    for space, owner in state.pixies.items():
        if owner == player:
            shown.update(game.pack.spaces[space].shows)
    gain_all(game, player, shown, "steal")
    pickpocket = ability(game, player, Steal)
    if pickpocket is not None:
        game.push(Gain(player, pickpocket.good, pickpocket.tokens, state.players[player].permanent))
    for tile in tiles_of(game, player, "food"):
        game.push(ChooseFood(player, game.pack.food_tiles[tile].gives, tile))


@rules.do
def end_round(game: Game, step: EndRound) -> None:
    """Begin the next round, unless it was the last or no golden prize is left (END-1)."""
    state, pack = game.state, game.pack
    golden = any(pack.prizes[prize].golden for prize in state.prizes)
    last = state.round >= pack.settings.rounds or not golden
    game.push(ScoreGame() if last else PlayRound(state.round + 1))
