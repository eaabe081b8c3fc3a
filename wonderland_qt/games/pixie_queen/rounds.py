"""The set-up, and rounds of five phases until the end (SETUP, ROUND, STEAL, END-1)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.flow import Game as AnyGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import Pack, TileId
from wonderland_qt.games.pixie_queen.content.vocabulary import Steal
from wonderland_qt.games.pixie_queen.facts import OrderSet, PhaseBegun, TileTaken
from wonderland_qt.games.pixie_queen.goods import ChooseFood, Gain, gain_all
from wonderland_qt.games.pixie_queen.offering import OfferingPhase
from wonderland_qt.games.pixie_queen.punishing import PunishPhase
from wonderland_qt.games.pixie_queen.rewarding import RewardPhase
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, rules
from wonderland_qt.games.pixie_queen.scoring import ScoreGame
from wonderland_qt.games.pixie_queen.setup import NewGame, starting_state
from wonderland_qt.games.pixie_queen.state import State
from wonderland_qt.games.pixie_queen.tiles import tiles_of
from wonderland_qt.games.pixie_queen.turns import ActionPhase
from wonderland_qt.parts.deck import draw, without


class SetUp(Step):
    """The order is drawn, goods and permanent tiles are dealt."""


class ChoosePermanent(PlayerStep):
    """The player takes a permanent tile at the beginning."""


class TakePermanent(PlayerStep):
    """A permanent tile comes to a player."""

    tile: TileId


class PlayRound(Step):
    """One round of the game."""

    round: int


class StealFor(PlayerStep):
    """The player's pixies and tiles steal."""


class EndRound(Step):
    """The round is over, and the game perhaps."""


def new_game(pack: Pack, chosen: NewGame, facts: list[Fact] | None = None) -> Game:
    """Return a new game at its first decision; `facts` collects what happens, if given."""
    return AnyGame(rules, state_of_new_game(pack, chosen), pack, facts).advance()


def state_of_new_game(pack: Pack, chosen: NewGame) -> State[Any]:
    """Return the state of a new game before anything is dealt."""
    state = starting_state(pack, chosen)
    state.agenda.append(SetUp())
    return state


@rules.do
def set_up(game: Game, step: SetUp) -> None:
    """Draw the order, deal goods, show permanent tiles, and let all take one, the last first.

    Rules: SETUP-2, SETUP-3, SETUP-12, SETUP-13.
    """
    state, setup = game.state, game.pack.setup
    state.large, _ = draw(game.chance, "order", state.seats, len(state.seats))
    state.small = state.large
    game.emit(OrderSet(players=state.large))
    for player in state.large:
        gain_all(game, player, setup.start, "setup")
    for player in state.large[1:]:
        gain_all(game, player, setup.not_first, "setup")
    state.permanents, state.boxed = draw(game.chance, "permanents", state.boxed, setup.permanents_shown)
    game.push(*map(ChoosePermanent, reversed(state.large)), PlayRound(1))


@rules.ask
def choose_permanent(position: Position, step: ChoosePermanent) -> tuple[Decision, ...]:
    """Offer the permanent tiles on the board (SETUP-13)."""
    options = tuple([permanent_option(step.player, tile) for tile in position.state.permanents])
    return (Decision(step.player, Text("ask-permanent"), options),)


@cache
def permanent_option(player: PlayerId, tile: TileId) -> Option:
    """Return the option to take a permanent tile."""
    then = (TakePermanent(player, tile),)
    return Option(f"take:{tile}", then, text("option-take-tile", tile=Text(tile)), take=f"tile:{tile}")


@rules.do
def take_permanent(game: Game, step: TakePermanent) -> None:
    """Take the tile before the screen (SETUP-13, TILE-2)."""
    game.state.permanents = without(game.state.permanents, step.tile)
    game.state.players[step.player].permanent = step.tile
    game.emit(TileTaken(player=step.player, tile=step.tile))


@rules.do
def play_round(game: Game, step: PlayRound) -> None:
    """Set the order and play the five phases (ROUND-1, ROUND-2)."""
    state = game.state
    state.round, state.phase, state.large = step.round, "steal", state.small
    for player in state.players.values():
        player.offering = {}
    game.emit(PhaseBegun(phase="steal", round=step.round))
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
