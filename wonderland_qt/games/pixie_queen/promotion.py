"""Promotion: pixies rise from level to level, and displace others for an apple (PROMO)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import SpaceId
from wonderland_qt.games.pixie_queen.content.vocabulary import SwapFor
from wonderland_qt.games.pixie_queen.facts import PixieDisplaced, PixiePromoted
from wonderland_qt.games.pixie_queen.goods import Pay
from wonderland_qt.games.pixie_queen.mine import removals
from wonderland_qt.games.pixie_queen.penalties import into_mine, remove_pixie
from wonderland_qt.games.pixie_queen.rules import Game, Position, ability, mine_of, rules
from wonderland_qt.games.pixie_queen.state import NOBODY

MINE = "mine"
SERVANT: Final = "servant"
SWAP = "swap"


class Promote(PlayerStep):
    """The player may make so many promotions, to the servant spot too where it is open."""

    left: int
    to_servant: bool = False


class PromotePixie(PlayerStep):
    """A pixie of a colour rises from the mine or a space to a space or the servant spot."""

    colour: PlayerId
    origin: str
    goal: str


@rules.ask
def promote(position: Position, step: Promote) -> tuple[Decision, ...]:
    """Offer all promotions, rocks to be removed first, and to make none (PROMO-11, MINE-7, REWARD-6)."""
    player, left = step.player, step.left
    if not left or position.state.players[player].out:
        return ()
    more = (Promote(player, left - 1, step.to_servant),) if left > 1 else ()
    miner = position.state.players[player].mine.pixies - 1
    moves = [
        promotion_option(player, player, origin, goal, miner, paid, *more)
        for origin, goal, paid in promotions(position, player, step.to_servant)
    ]
    rocks = removals(position, player, step)
    options = (*moves, *rocks, done_option()) if moves or rocks else ()
    return (Decision(player, text("ask-promote", left=left), options, usual="done"),)


def promotions(
    position: Position, player: PlayerId, to_servant: bool
) -> Iterator[tuple[str, str, Pay | None]]:
    """Yield the promotions of a player: from where, to where, and what is paid for a swap.

    Rules: PROMO-1, PROMO-2, PROMO-4, PROMO-5, PROMO-9.
    """
    paid = swap_paid(position, player)
    for origin, goal in rises(position, player, to_servant):
        owner = position.state.pixies.get(goal)
        if owner is None:
            yield origin, goal, None
        elif paid and owner != player:
            yield origin, goal, paid


def rises(position: Position, colour: PlayerId, to_servant: bool) -> Iterator[tuple[str, str]]:
    """Yield where the pixies of a colour stand, and the open spaces one level above (PROMO-1, PROMO-3)."""
    state, levels = position.state, position.pack.levels
    if mine_of(state, colour).free:
        yield from ((MINE, goal) for goal in levels[0] if hand_is_free(position, goal))
    for origin, owner in state.pixies.items():
        if owner == colour:
            level = position.pack.spaces[origin].level
            if level < len(levels):
                yield from ((origin, goal) for goal in levels[level] if hand_is_free(position, goal))
            elif to_servant and servant_spot_is_open(position):
                yield origin, SERVANT


def hand_is_free(position: Position, space: SpaceId) -> bool:
    """Tell whether no disc covers the hand of a space: only the second one does (PROMO-3)."""
    return len(position.state.discs.get(space, ())) < 2


def servant_spot_is_open(position: Position) -> bool:
    """Tell whether nobody has reached the servant spot in this round, and a prize is left (PROMO-10)."""
    prizes = position.pack.prizes
    return not position.state.waiting and any(prizes[p].row == SERVANT for p in position.state.prizes)


def swap_paid(position: Position, player: PlayerId) -> Pay | None:
    """Return what the player pays for a swap, None for who cannot (PROMO-5, PERM-6)."""
    cost, bully = position.pack.settings.swap_costs, ability(position, player, SwapFor)
    tokens = cost.tokens if bully is None else bully.tokens
    enough = position.state.players[player].goods[cost.good] >= tokens
    return Pay(player, cost.good, tokens, SWAP) if enough else None


@cache
def promotion_option(
    player: PlayerId,
    colour: PlayerId,
    origin: str,
    goal: str,
    miner: int,
    paid: Pay | None,
    *more: PlayerStep,
) -> Option:
    """Return the option to let a pixie rise, paying for a swap."""
    wording = text("option-swap" if paid else "option-promote", origin=Text(origin), goal=Text(goal))
    take = f"miner:{colour}:{miner}" if origin == MINE else f"pixie:{origin}"
    then = (*([paid] if paid else []), PromotePixie(player, colour, origin, goal), *more)
    return Option(f"promote:{origin}:{goal}", then, wording, take=take, put=f"space:{goal}")


@cache
def done_option() -> Option:
    """Return the option to make no more promotions (PROMO-11)."""
    return Option("done", (), Text("option-done"), put="done")


@rules.do
def promote_pixie(game: Game, step: PromotePixie) -> None:
    """Move the pixie one level up, and whoever stands there away (PROMO-1, PROMO-5, PROMO-6)."""
    state = game.state
    displaced = state.pixies.get(step.goal, NOBODY)
    if step.origin == MINE:
        mine_of(state, step.colour).pixies -= 1
    else:
        remove_pixie(state, step.origin)
    if step.goal == SERVANT:
        state.waiting = step.colour
    else:
        state.pixies = {**state.pixies, step.goal: step.colour}
    game.emit(PixiePromoted(player=step.colour, origin=step.origin, goal=step.goal))
    if displaced:
        displace(game, displaced, step)


def displace(game: Game, displaced: PlayerId, step: PromotePixie) -> None:
    """Let the displaced pixie trade places, or go to its own mine (PROMO-5, PROMO-6)."""
    if step.origin == MINE:
        into_mine(game.state, displaced)
    else:
        game.state.pixies = {**game.state.pixies, step.origin: displaced}
    game.emit(PixieDisplaced(player=displaced, origin=step.goal, goal=step.origin))
