"""Action phase: placing discs in turns, carrying actions out, copying, passing (TURN, GAME-7, ACT-18)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, singledispatch
from typing import Any

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import arguments_of
from wonderland_qt.games.pixie_queen import facts
from wonderland_qt.games.pixie_queen.content.content import Action
from wonderland_qt.games.pixie_queen.content.pack import Space, SpaceId
from wonderland_qt.games.pixie_queen.content.vocabulary import Act, CopyUnused, Count
from wonderland_qt.games.pixie_queen.mine import removals
from wonderland_qt.games.pixie_queen.penalties import TakePenalty
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, begin_phase, rules
from wonderland_qt.parts.seating import clockwise


class Copy(Act, word="copy", shorthand="penalties"):
    """{copy: [1, 2, 2, 3, 3]}: take the penalty of the first, the second... to copy, and copy (ACT-18)."""

    penalties: tuple[Count, ...]


class ActionPhase(Step):
    """The action phase of a round."""


class NextTurn(Step):
    """The turn passes to whoever can act next."""


class TakeTurn(PlayerStep):
    """The player places discs and carries out an action, or passes."""


class PlaceDiscs(PlayerStep):
    """The player puts discs on a space."""

    space: SpaceId
    discs: int


class CopyAction(PlayerStep):
    """The player copies the action of a double space."""

    space: SpaceId


class CarryOutCopy(PlayerStep):
    """The player carries out a copied action, if it is possible still."""

    space: SpaceId


class Pass(PlayerStep):
    """The player passes."""


@rules.do
def action_phase(game: Game, step: ActionPhase) -> None:
    """Begin with the favourite (TURN-1)."""
    state = game.state
    begin_phase(game, "action")
    state.turn = state.large[0]
    for player in state.players.values():
        player.passed = False
    game.push(NextTurn())


@rules.do
def next_turn(game: Game, step: NextTurn) -> None:
    """Give the turn to the next who has discs and has not passed; with nobody left the phase ends.

    Whose turn comes after is settled before the turn, so that going first changes nothing in it.
    Rules: TURN-1, TURN-10, ACT-26.
    """
    state = game.state
    ring = clockwise(state.large, state.large.index(state.turn))
    for place, player in enumerate(ring):
        owner = state.players[player]
        if owner.discs and not owner.passed:
            state.turn = ring[(place + 1) % len(ring)]
            game.push(TakeTurn(player), NextTurn())
            return


@rules.ask
def take_turn(position: Position, step: TakeTurn) -> tuple[Decision, ...]:
    """Offer all actions that can be carried out, to remove rocks, and to pass (TURN-9, GAME-7, MINE-7)."""
    player = step.player
    if position.state.players[player].out:
        return ()
    rocks = removals(position, player, step)
    penalty = position.pack.penalties.pass_turn
    options = (*turn_options(position, player), *rocks, pass_option(player, penalty))
    return (Decision(player, Text("ask-turn"), options),)


def turn_options(position: Position, player: PlayerId) -> Iterator[Option]:
    """Yield the actions for which there are a space, enough discs, and what else they need (GAME-7)."""
    actions = position.pack.actions
    able = {a for a, action in actions.items() if can_do(position, player, action)}
    for space in position.pack.spaces.values():
        if space.id in position.state.discs or space.colour not in ("", player):
            continue
        discs = discs_needed(position, player, space)
        if discs > position.state.players[player].discs or is_like_an_earlier(position, space):
            continue
        if isinstance(actions[space.action].do, Copy):
            yield from copy_options(position, player, space, able)
        elif space.action in able:
            yield act_option(player, space.id, space.action, actions[space.action].do.ref, discs)


def can_do(position: Position, player: PlayerId, action: Action) -> bool:
    """Tell whether a player can carry out an action; copying is told by what can be copied (GAME-7)."""
    return isinstance(action.do, Copy) or possible(action.do, position, player)


def discs_needed(position: Position, player: PlayerId, space: Space) -> int:
    """Return how many discs a space takes (TURN-2, TURN-3, TURN-4, ACT-21)."""
    if position.pack.actions[space.action].all_discs:
        return position.state.players[player].discs
    return 2 if space.level and space.id not in position.state.pixies else 1


def is_like_an_earlier(position: Position, space: Space) -> bool:
    """Tell whether a free space of the same action comes before this one (ACT-17)."""
    action = position.pack.actions[space.action]
    if action.spaces == 1:
        return False
    before = (f"{action.id}_{number}" for number in range(1, action.spaces + 1))
    return next(name for name in before if name not in position.state.discs) != space.id


def copy_options(
    position: Position, player: PlayerId, space: Space, able: Collection[str]
) -> Iterator[Option]:
    """Yield the double-space actions that the player may copy (ACT-18, ACT-24, PERM-9)."""
    unused_too = ability(position, player, CopyUnused) is not None
    penalty = copy_penalty(position)
    for double in position.pack.doubles:
        if double.action in able and (unused_too or double.id in position.state.discs):
            yield copy_option(player, space.id, double.id, penalty)


def copy_penalty(position: Position) -> int:
    """Return what the next to copy in this round takes (ACT-22)."""
    pack, discs = position.pack, position.state.discs
    for action in pack.actions.values():
        if isinstance(action.do, Copy):
            copied = sum([1 for space in discs if pack.spaces[space].action == action.id])
            return action.do.penalties[min(copied, len(action.do.penalties) - 1)]
    return 0


@cache
def act_option(player: PlayerId, space: SpaceId, action: str, act: str, discs: int) -> Option:
    """Return the option to place discs on a space and carry out its action."""
    wording = text("option-act", space=Text(action), discs=discs)
    then = (PlaceDiscs(player, space, discs), CarryOut(player, act))
    return Option(f"act:{space}", then, wording, take=f"disc:{player}", put=f"space:{space}")


@cache
def copy_option(player: PlayerId, space: SpaceId, double: SpaceId, penalty: int) -> Option:
    """Return the option to copy the action of a double space."""
    wording = text("option-copy", space=Text(double), penalty=penalty)
    punished = (CopyAction(player, double), TakePenalty(player, penalty, "copy"))
    then = (PlaceDiscs(player, space, 1), *punished, CarryOutCopy(player, double))
    return Option(f"copy:{double}", then, wording, take=f"disc:{player}", put=f"space:{space}")


@cache
def pass_option(player: PlayerId, penalty: int) -> Option:
    """Return the option to pass (TURN-9)."""
    then = (Pass(player), TakePenalty(player, penalty, "pass"))
    return Option("pass", then, text("option-pass", penalty=penalty), put="pass")


@rules.do
def place_discs(game: Game, step: PlaceDiscs) -> None:
    """Put the discs on the space, which is taken for the rest of the phase (TURN-5, TURN-7)."""
    state = game.state
    state.players[step.player].discs -= step.discs
    state.discs = {**state.discs, step.space: (step.player,) * step.discs}
    if game.facts is not None:
        game.emit(facts.DiscsPlaced(player=step.player, space=step.space, discs=step.discs))


@rules.do
def copy_action(game: Game, step: CopyAction) -> None:
    """Tell what is copied; the penalty comes before it, with all that it brings (ACT-18, ACT-23)."""
    game.emit(facts.ActionCopied(player=step.player, space=step.space))


@rules.do
def carry_out_copy(game: Game, step: CarryOutCopy) -> None:
    """Carry out the copied action under its rules; it lapses where it has become impossible (ACT-23)."""
    act = game.pack.actions[game.pack.spaces[step.space].action].do
    if not game.state.players[step.player].out and possible(act, game, step.player):
        game.push(CarryOut(step.player, act.ref))
    else:
        game.emit(facts.ActionLapsed(player=step.player, space=step.space))


@rules.do
def pass_turn(game: Game, step: Pass) -> None:
    """Act no more in this phase (TURN-9)."""
    game.state.players[step.player].passed = True
    game.emit(facts.PlayerPassed(player=step.player))


class CarryOut(PlayerStep):
    """The player carries out an action, in the way of choice where there are several."""

    act: str


@singledispatch
def ways(act: Act, position: Position, player: PlayerId) -> Iterator[Option]:
    """Yield the ways in which a player can carry out an action now."""
    raise NotImplementedError(f"nothing carries out {act.word}")


def possible(act: Act, position: Position, player: PlayerId) -> bool:
    """Tell whether a player can carry out an action (GAME-7)."""
    return any(True for _ in ways(act, position, player))


@cache
def at_once(*steps: Step) -> Option:
    """Return the only way to carry out an action that leaves nothing to choose."""
    return Option("do", steps, Text("option-do"))


@rules.ask
def carry_out(position: Position, step: CarryOut) -> tuple[Decision, ...]:
    """Offer the ways to carry out the action; a single one is taken (TURN-1, TURN-8)."""
    act = position.pack.acts[step.act]
    prompt = Text(f"ask-{act.word}", arguments_of(act))
    return (Decision(step.player, prompt, tuple(ways(act, position, step.player))),)


def verb_behind(position: Any, step: Step) -> Any:
    """Return the rule of the verb that a step carries out."""
    return ways.dispatch(type(position.pack.acts[step.act])) if isinstance(step, CarryOut) else None


rules.verb_of = verb_behind
