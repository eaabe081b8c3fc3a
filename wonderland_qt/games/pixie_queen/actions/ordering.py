"""Actions that change the order (ACT-20, ACT-21)."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.actions.doing import carry_out, possible
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act, GoodRef
from wonderland_qt.games.pixie_queen.facts import MovedUp, WentFirst
from wonderland_qt.games.pixie_queen.goods import pay, tokens_text
from wonderland_qt.games.pixie_queen.rules import Game, Position, rules
from wonderland_qt.parts.deck import without


class MoveUp(Act, word="move_up", shorthand="good"):
    """{move_up: honey}: pay tokens and move the small cube as many places forward (ACT-20)."""

    good: GoodRef


class GoFirst(Act, word="go_first"):
    """Move the large cube to the front (ACT-21)."""


class ChoosePlaces(PlayerStep):
    """The player chooses how many places to move up."""

    good: GoodId


class MoveCube(PlayerStep):
    """The player's small cube moves up so many places."""

    good: GoodId
    places: int


def places_possible(position: Position, player: PlayerId, good: GoodId) -> int:
    """Return how far the player's small cube can move up (ACT-20)."""
    ahead = position.state.small.index(player)
    return min(ahead, position.state.players[player].goods[good])


@possible.register
def moving_up_is_possible(act: MoveUp, position: Position, player: PlayerId) -> bool:
    """Tell whether there is a token to pay and a place ahead (ACT-20)."""
    return places_possible(position, player, act.good) > 0


@carry_out.register
def move_up(act: MoveUp, game: Game, player: PlayerId) -> None:
    """Let the player choose how far (ACT-20)."""
    game.push(ChoosePlaces(player, act.good))


@rules.ask
def choose_places(position: Position, step: ChoosePlaces) -> tuple[Decision, ...]:
    """Offer every number of places (ACT-20)."""
    numbers = range(1, places_possible(position, step.player, step.good) + 1)
    options = tuple([places_option(step.player, step.good, places) for places in numbers])
    return (Decision(step.player, Text("ask-places"), options),)


@cache
def places_option(player: PlayerId, good: GoodId, places: int) -> Option:
    """Return the option to move up so many places."""
    wording = text("option-places", places=places, price=tokens_text(good, places))
    return Option(f"up:{places}", (MoveCube(player, good, places),), wording)


@rules.do
def move_cube(game: Game, step: MoveCube) -> None:
    """Pay, and pass as many small cubes; the large ones stay (ACT-20)."""
    pay(game, step.player, step.good, step.places, "move_up")
    small, at = game.state.small, game.state.small.index(step.player)
    rest = without(small, step.player)
    goal = at - step.places
    game.state.small = (*rest[:goal], step.player, *rest[goal:])
    game.emit(MovedUp(player=step.player, places=step.places))


@possible.register
def going_first_is_possible(act: GoFirst, position: Position, player: PlayerId) -> bool:
    """Tell that anyone may go first, the favourite too (ACT-21)."""
    return True


@carry_out.register
def go_first(act: GoFirst, game: Game, player: PlayerId) -> None:
    """Move the large cube to the front, and be the favourite from now on (ACT-21, ACT-26)."""
    game.state.large = (player, *without(game.state.large, player))
    game.emit(WentFirst(player=player))
