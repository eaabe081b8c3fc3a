"""Pixies: promoting and displacing them, and demoting them by penalty points (PROMO, DEMOTE, SCORE-1)."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from wonderland_qt.components.amounts import Some
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events, goods, ids, mine, tiles
from wonderland_qt.games.pixie_queen.content.content_files import Act, SparePixie, SwapFor
from wonderland_qt.games.pixie_queen.content.game_content import SpaceId
from wonderland_qt.games.pixie_queen.rules import (
    Game,
    Position,
    add_miners,
    favourite,
    mine_of,
    next_prize,
    rules,
)
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT, Player, State

DONE = Option("done", (), Text("option-done"), put="done")
"""The option to make no more promotions, or to remove no more rocks (PROMO-11)."""

COVERING = 2
"""The number of discs on a space that covers its hand (PROMO-3)."""


class Promote(PlayerStep):
    """The player may make up to `left` promotions, if `to_servant` also to the servant spot."""

    left: int
    to_servant: bool = False


class PromotePixie(PlayerStep):
    """A pixie of a colour rises from the mine or a space to a space or the servant spot."""

    colour: PlayerId
    origin: str
    goal: str


@rules.ask
def promote(position: Position, step: Promote) -> tuple[Decision, ...]:
    """Offer every promotion, removing rocks before one, and being done (PROMO-11, MINE-7, REWARD-6).

    Ask nothing when no promotions are left or the player is out of the game; with nothing else to choose,
    being done is no option either.
    """
    player, left = step.player, step.left
    if not left or position.state.players[player].out:
        return ()
    next_promotion = Promote(player, left - 1, step.to_servant)
    options = list(promotions(position, player, player, step.to_servant, then=(next_promotion,)))
    options += mine.removals(position, player, step)
    if options:
        options.append(DONE)
    return (Decision(player, text("ask-promote", left=left), tuple(options), usual="done"),)


def promotions(
    position: Position,
    player: PlayerId,
    colour: PlayerId,
    to_servant: bool = False,
    covered: SpaceId = "",
    then: tuple[Step, ...] = (),
) -> Iterator[Option]:
    """Yield the options to promote a pixie of a colour, the player's or the dummy's, followed by `then`.

    Only own pixies displace others. Only with `to_servant` they rise to the servant spot, too. None goes to
    the space `covered`, whose hand is about to be covered.

    Rules: PROMO-1, PROMO-2, PROMO-4, PROMO-5, PROMO-9, TWO-3.
    """
    pixies, last_miner = position.state.pixies, mine_of(position.state, colour).pixies - 1
    swap = goods.payment(
        position, player, usual=position.content.settings.swap_costs, other_price=SwapFor, cause="swap"
    )
    for origin, goal in places_to_rise(position, colour, to_servant):
        displaced = pixies.get(goal)
        can_displace = swap is not None and colour == player != displaced
        is_open = displaced is None or can_displace
        if is_open and goal != covered:
            take = ids.MINER(colour, last_miner) if origin == MINE else ids.PIXIE(origin)
            price = None if displaced is None else swap
            yield promotion(player, colour, origin, goal, take, price, then)


@cache
def promotion(
    player: PlayerId,
    colour: PlayerId,
    origin: str,
    goal: str,
    take: str,
    payment: Step | None,
    then: tuple[Step, ...],
) -> Option:
    """Return the option to promote a pixie, with a payment if it swaps places with another one."""
    key = "option-swap" if payment else "option-promote"
    label = text(key, origin=Text(origin), goal=Text(goal))
    price = (payment,) if payment else ()
    steps = (*price, PromotePixie(player, colour, origin, goal), *then)
    return Option(ids.PROMOTE(origin, goal), steps, label, take, ids.SPACE(goal))


def places_to_rise(position: Position, colour: PlayerId, to_servant: bool) -> Iterator[tuple[str, str]]:
    """Yield each place of a pixie with a place one level above that is open (PROMO-1, PROMO-3, PROMO-10).

    Out of the mine only a pixie that is not chained may rise. With `to_servant` one on the top level may rise
    to the servant spot, if no pixie is there and a prize is left.
    """
    state, levels = position.state, position.content.levels
    level_of_place = {MINE: 0} if mine_of(state, colour).free else {}
    for space, owner in state.pixies.items():
        if owner == colour:
            level_of_place[space] = position.content.spaces[space].level
    for origin, level in level_of_place.items():
        if level < len(levels):
            for goal in levels[level]:  # levels count from 1, the mine is below them
                if hand_is_free(position, goal):
                    yield origin, goal
        elif to_servant and not state.waiting and next_prize(position, SERVANT):
            yield origin, SERVANT


def hand_is_free(position: Position, space: SpaceId) -> bool:
    """Tell whether the hand of a space is not covered by a second disc (PROMO-3)."""
    return len(position.state.discs.get(space, ())) < COVERING


def lift_pixie(state: State[Any], colour: PlayerId, place: str) -> None:
    """Take a pixie of a colour out of its mine, or off a space."""
    if place == MINE:
        add_miners(state, colour, -1)
    else:
        state.pixies = {space: owner for space, owner in state.pixies.items() if space != place}


def put_pixie(state: State[Any], colour: PlayerId, place: str) -> None:
    """Put a pixie of a colour into its mine, on a space or on the servant spot."""
    if place == MINE:
        add_miners(state, colour, 1)
    elif place == SERVANT:
        state.waiting = colour
    else:
        state.pixies = {**state.pixies, place: colour}


@rules.do
def promote_pixie(game: Game, step: PromotePixie) -> None:
    """Move the pixie one level up; a pixie that is there goes to the space left, or to its mine.

    Rules: PROMO-1, PROMO-5, PROMO-6.
    """
    state, colour, origin, goal = game.state, step.colour, step.origin, step.goal
    displaced = state.pixies.get(goal)
    lift_pixie(state, colour, origin)
    put_pixie(state, colour, goal)
    game.emit(events.PixiePromoted(player=colour, origin=origin, goal=goal))
    if displaced is not None:
        put_pixie(state, displaced, origin)
        game.emit(events.PixieDisplaced(player=displaced, origin=goal, goal=origin))


class PromoteAct(Act, word="promote", shorthand="levels"):
    """{promote: 1}: make promotions, never onto the servant spot (ACT-3)."""

    levels: Some

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Let the player promote if a promotion is possible (ACT-3)."""
        if next(promotions(position, player, player), None):
            yield self.only_way(Promote(player, self.levels))

    def is_possible(self, position: Position, player: PlayerId, covered: SpaceId = "") -> bool:
        """Tell whether there is a promotion to a space other than `covered` (ACT-3, PROMO-3)."""
        return next(promotions(position, player, player, covered=covered), None) is not None


class TakePenalty(PlayerStep):
    """The player takes penalty points."""

    points: int
    cause: str


class ChooseDemotion(PlayerStep):
    """The player chooses which pixie goes to the mine."""


class DemotePixie(PlayerStep):
    """A pixie of the player goes from a space to the mine."""

    space: SpaceId


class LeavePunished(Step):
    """Players with too many penalty points leave the game."""


@rules.do
def take_penalty(game: Game, step: TakePenalty) -> None:
    """Take the points; a player who reaches the last field leaves at once (SCORE-1, SCORE-4)."""
    punish(game, step.player, step.points, step.cause)
    if game.state.players[step.player].penalty >= game.content.files.score.out:
        game.push(LeavePunished())


def punish(game: Game, player: PlayerId, points: int, cause: str) -> None:
    """Move the score disc; except for the favourite, each shackle passed demotes a pixie.

    A player who reaches the last field leaves the game instead.
    Rules: DEMOTE-1, DEMOTE-3, DEMOTE-7.
    """
    owner, score = game.state.players[player], game.content.files.score
    if owner.out:
        return
    before = owner.penalty
    move_score_disc(game, owner, points, cause)
    passed = [shackle for shackle in score.shackles if before < shackle <= owner.penalty < score.out]
    if favourite(game) != player:
        game.push(*[ChooseDemotion(player)] * len(passed))
    else:
        for _ in passed:
            game.emit(events.PixieSpared(player=player))


def move_score_disc(game: Game, owner: Player, points: int, cause: str) -> None:
    """Move the score disc forward, without any consequences (SCORE-1)."""
    owner.penalty += points
    if points and game.events is not None:
        game.emit(events.PenaltyTaken(player=owner.id, points=points, total=owner.penalty, cause=cause))


@rules.ask
def choose_demotion(position: Position, step: ChooseDemotion) -> tuple[Decision, ...]:
    """Offer each pixie on the pyramid, and Mercy; without a pixie nothing happens.

    Rules: DEMOTE-2, DEMOTE-4, DEMOTE-5, DEMOTE-6.
    """
    return (Decision(step.player, Text("ask-demotion"), demotions(position, step.player)),)


def demotions(position: Position, player: PlayerId, *if_spared: Step) -> tuple[Option, ...]:
    """Return the options to demote each pixie, or to use a tile that spares it (DEMOTE-2, DEMOTE-6).

    After the tile is used, the steps `if_spared` follow.
    """
    options = list[Option]()
    for space, owner in position.state.pixies.items():
        if owner == player:
            lost = tuple(map(Text, position.content.spaces[space].shows))
            label = text("option-demote", space=Text(space), lost=lost)
            then = (DemotePixie(player, space),)
            options.append(Option(ids.DEMOTE(space), then, label, take=ids.PIXIE(space)))
    found = tiles.usable_tile(position, player, SparePixie)
    if options and found is not None:
        mercy, _ability = found
        label, use = text("option-spare", tile=Text(mercy)), tiles.UseTile(player, mercy)
        options.append(Option(ids.USE(mercy), (use, *if_spared), label, take=ids.TILE(mercy, player)))
    return tuple(options)


@rules.do
def demote_pixie(game: Game, step: DemotePixie) -> None:
    """Move the pixie to the mine (DEMOTE-1, DEMOTE-8)."""
    lift_pixie(game.state, step.player, step.space)
    put_pixie(game.state, step.player, MINE)
    game.emit(events.PixieDemoted(player=step.player, origin=step.space))
