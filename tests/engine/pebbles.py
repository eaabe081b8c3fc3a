"""Pebbles: a tiny second game that keeps the engine honest.

Each player holds hidden pebbles drawn from a common bag. In a round all players secretly lay one (sealed),
the highest takes the round's points, then the winner, alone, takes the points or presses the luck: a die
may double them. A taker who has won may then swap a pebble with the bag. Three rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import Game, GameState, Position, Rules
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record, clone
from wonderland_qt.engine.ruleset import Ruleset, SeatRules
from wonderland_qt.engine.words.texts import Text, text

ANN, BEN, CAT = PlayerId("ann"), PlayerId("ben"), PlayerId("cat")

StepT = TypeVar("StepT", bound=Step)


class Hand(Record):
    """A player's hidden pebbles and points."""

    pebbles: tuple[int, ...]
    points: int


class Pebbles(GameState[StepT], Generic[StepT]):
    """The whole game; `laid` is open, once all have laid."""

    bag: tuple[int, ...]
    hands: dict[PlayerId, Hand]
    laid: dict[PlayerId, int]
    round: int


class PebbleContent(msgspec.Struct, frozen=True):
    """Content: the pebbles in the bag, how many each holds, the points of each round."""

    pebbles: tuple[int, ...] = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
    held: int = 3
    points: tuple[int, ...] = (2, 3, 4)


class PebbleDrawn(Event):
    player: PlayerId


class PebbleSeen(Event):
    player: PlayerId
    pebble: int


class PebblesLaid(Event):
    pebbles: tuple[tuple[PlayerId, int], ...]


class PointsGained(Event):
    player: PlayerId
    points: int


class DealAll(Step):
    """Everybody draws pebbles."""


class LayPebbles(Step):
    """Everybody lays a pebble in secret."""


class Lay(Step):
    player: PlayerId
    pebble: int


class Compare(Step):
    """The highest pebble wins; a tie wins nothing."""


class TakeOrPress(Step):
    """The winner takes the points or presses the luck."""

    player: PlayerId


class Gain(Step):
    player: PlayerId
    points: int


class Press(Step):
    player: PlayerId


class Swap(Step):
    """The winner may lay a pebble aside for good."""

    player: PlayerId


class Discard(Step):
    player: PlayerId
    pebble: int


class NextRound(Step):
    pass


rules: Rules[Pebbles[Any], PebbleContent] = Rules()
Playing = Game[Pebbles[Any], PebbleContent]
Standing = Position[Pebbles[Any], PebbleContent]


def draw(game: Playing, player: PlayerId) -> None:
    """Draw a pebble that only its player sees."""
    pebble = game.chance.pick("bag", game.state.bag)
    bag = list(game.state.bag)
    bag.remove(pebble)
    game.state.bag = tuple(bag)
    game.state.hands[player].pebbles += (pebble,)
    game.emit(PebbleDrawn(player=player))
    game.emit(PebbleSeen(player=player, pebble=pebble, audience=(player,)))


@rules.do
def deal_all(game: Playing, step: DealAll) -> None:
    for player in game.state.hands:
        for _ in range(game.content.held):
            draw(game, player)


@rules.ask
def lay_pebbles(position: Standing, step: LayPebbles) -> tuple[Decision, ...]:
    return tuple(
        Decision(player, Text("lay"), tuple(_lay(player, pebble) for pebble in sorted(set(hand.pebbles))))
        for player, hand in position.state.hands.items()
    )


def _lay(player: PlayerId, pebble: int) -> Option:
    return Option(f"lay-{pebble}", (Lay(player, pebble),), text("pebble", strength=pebble))


@rules.do
def lay(game: Playing, step: Lay) -> None:
    _remove(game, step.player, step.pebble)
    game.state.laid[step.player] = step.pebble


@rules.do
def compare(game: Playing, step: Compare) -> None:
    laid, game.state.laid = game.state.laid, {}
    game.emit(PebblesLaid(pebbles=tuple(laid.items())))
    best = [player for player, pebble in laid.items() if pebble == max(laid.values())]
    game.push(*([TakeOrPress(best[0]), Swap(best[0])] if len(best) == 1 else []), NextRound())


@rules.ask
def take_or_press(position: Standing, step: TakeOrPress) -> tuple[Decision, ...]:
    points = position.content.points[position.state.round]
    options = (
        Option("take", (Gain(step.player, points),), Text("take")),
        Option("press", (Press(step.player),), Text("press")),
    )
    return (Decision(step.player, Text("take-or-press"), options),)


@rules.do
def gain(game: Playing, step: Gain) -> None:
    game.state.hands[step.player].points += step.points
    game.emit(PointsGained(player=step.player, points=step.points))


@rules.do
def press(game: Playing, step: Press) -> None:
    if game.chance.pick("die", (True, False)):
        game.push(Gain(step.player, 2 * game.content.points[game.state.round]))


@rules.ask
def swap(position: Standing, step: Swap) -> tuple[Decision, ...]:
    pebbles = sorted(set(position.state.hands[step.player].pebbles))
    away = [Option(f"swap-{p}", (Discard(step.player, p),), text("pebble", strength=p)) for p in pebbles]
    return (Decision(step.player, Text("swap"), (Option("keep", (), Text("keep")), *away)),)


@rules.do
def discard(game: Playing, step: Discard) -> None:
    _remove(game, step.player, step.pebble)
    draw(game, step.player)


@rules.do
def next_round(game: Playing, step: NextRound) -> None:
    game.state.round += 1
    if game.state.round < len(game.content.points):
        game.push(LayPebbles(), Compare())


def _remove(game: Playing, player: PlayerId, pebble: int) -> None:
    pebbles = list(game.state.hands[player].pebbles)
    pebbles.remove(pebble)
    game.state.hands[player].pebbles = tuple(pebbles)


def starting_state(content: PebbleContent, chosen: NewGame) -> Pebbles[Any]:
    """Return the state before anybody has drawn."""
    return Pebbles(
        seed=chosen.seed,
        agenda=[Compare(), LayPebbles(), DealAll()],
        streams={},
        sealed={},
        answered=0,
        bag=content.pebbles,
        hands={player: Hand((), 0) for player in chosen.seats},
        laid={},
        round=0,
    )


class Seen(msgspec.Struct, frozen=True):
    """What a viewer sees."""

    viewer: PlayerId
    mine: tuple[int, ...]
    held: tuple[tuple[PlayerId, int], ...]
    points: tuple[tuple[PlayerId, int], ...]
    my_answer: str
    bag: int
    round: int


def view(position: Standing, viewer: PlayerId | None) -> Seen:
    """Return own pebbles, and of the others' only how many."""
    state = position.state
    mine = state.hands[viewer].pebbles if viewer else ()
    return Seen(
        viewer=viewer or PlayerId(""),
        mine=tuple(sorted(mine)),
        held=tuple((player, len(hand.pebbles)) for player, hand in state.hands.items()),
        points=tuple((player, hand.points) for player, hand in state.hands.items()),
        my_answer=state.sealed.get(viewer, "") if viewer else "",
        bag=len(state.bag),
        round=state.round,
    )


def determinise(game: Playing, viewer: PlayerId) -> Callable[[int], Playing]:
    """Return what deals a game in which the others' pebbles, their answers and all chance are others."""
    return lambda seed: PEBBLES.game(_dealt(game.state, viewer, seed), game.content)


def _dealt(now: Pebbles[Any], viewer: PlayerId, seed: int) -> Pebbles[Any]:
    chance, state = OwnChance(seed), clone(now)
    others = [player for player in state.hands if player != viewer]
    pool = list(state.bag)
    for player in others:
        pool += state.hands[player].pebbles
    for player in others:
        dealt = [pool.pop(chance.below("deal", len(pool))) for _ in state.hands[player].pebbles]
        state.hands[player].pebbles = tuple(dealt)
    state.bag = tuple(pool)
    state.sealed = {player: answer for player, answer in state.sealed.items() if player == viewer}
    state.seed, state.streams = chance.number("seed"), {}
    return state


def scores(position: Standing) -> dict[PlayerId, int]:
    """Return everybody's points."""
    return {player: hand.points for player, hand in position.state.hands.items()}


def winners(position: Standing) -> tuple[PlayerId, ...]:
    """Return who has the most points."""
    best = max(scores(position).values())
    return tuple(player for player, points in scores(position).items() if points == best)


def load(content_folders: Sequence[Path]) -> PebbleContent:
    """Return the content; there is only one."""
    return PebbleContent()


PEBBLES = Ruleset(
    id="pebbles",
    rules=rules,
    state=Pebbles,
    load=load,
    fingerprint=lambda content: "-".join(map(str, content.pebbles + content.points)),
    starting_state=starting_state,
    view=view,
    determinise=determinise,
    scores=scores,
    winners=winners,
    players=lambda state: tuple(state.hands),
    seating=SeatRules(sizes=(2, 3), roster=lambda _content: (ANN, BEN, CAT)),
)
