"""Actions that change the order (ACT-20, ACT-21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from wonderland_qt.engine.decisions import Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.pixie_queen.actions.doing import at_once, ways
from wonderland_qt.games.pixie_queen.content.pack import GoodId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act, GoodRef
from wonderland_qt.games.pixie_queen.facts import MovedUp, WentFirst
from wonderland_qt.games.pixie_queen.goods import Pay, tokens_text
from wonderland_qt.games.pixie_queen.rules import Game, Position, rules
from wonderland_qt.parts.deck import without


class MoveUp(Act, word="move_up", shorthand="good"):
    """{move_up: honey}: pay tokens and move the small cube as many places forward (ACT-20)."""

    good: GoodRef


class GoFirst(Act, word="go_first"):
    """Move the large cube to the front (ACT-21)."""


class MoveCube(PlayerStep):
    """The player's small cube moves up so many places."""

    places: int


class MoveToFront(PlayerStep):
    """The player's large cube moves to the front."""


@ways.register
def move_up(act: MoveUp, position: Position, player: PlayerId) -> Iterator[Option]:
    """Offer every number of places, as far as there are places and tokens (ACT-20)."""
    tokens = position.state.players[player].goods[act.good]
    for places in range(1, min(position.state.small.index(player), tokens) + 1):
        yield places_option(player, act.good, places)


@cache
def places_option(player: PlayerId, good: GoodId, places: int) -> Option:
    """Return the option to move up so many places."""
    wording = text("option-places", places=places, price=tokens_text(good, places))
    return Option(f"up:{places}", (Pay(player, good, places, "move_up"), MoveCube(player, places)), wording)


@rules.do
def move_cube(game: Game, step: MoveCube) -> None:
    """Pass as many small cubes; the large ones stay (ACT-20)."""
    rest, goal = without(game.state.small, step.player), game.state.small.index(step.player) - step.places
    game.state.small = (*rest[:goal], step.player, *rest[goal:])
    game.emit(MovedUp(player=step.player, places=step.places))


@ways.register
def go_first(act: GoFirst, position: Position, player: PlayerId) -> Iterator[Option]:
    """Let anyone go first, the favourite too (ACT-21)."""
    yield at_once(MoveToFront(player))


@rules.do
def move_to_front(game: Game, step: MoveToFront) -> None:
    """Move the large cube to the front, and be the favourite from now on (ACT-21, ACT-26)."""
    game.state.large = (step.player, *without(game.state.large, step.player))
    game.emit(WentFirst(player=step.player))
