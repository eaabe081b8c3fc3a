"""Promotion: pixies rise from level to level, and displace others for an apple (PROMO)."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.decisions import Decision, Option, PlayerStep
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import SpaceId
from wonderland_qt.games.pixie_queen.content.vocabulary import SwapFor
from wonderland_qt.games.pixie_queen.facts import PixieDisplaced, PixiePromoted
from wonderland_qt.games.pixie_queen.goods import payment
from wonderland_qt.games.pixie_queen.mine import removals
from wonderland_qt.games.pixie_queen.rules import (
    Game,
    Position,
    lift_pixie,
    mine_of,
    next_prize,
    put_pixie,
    rules,
)
from wonderland_qt.games.pixie_queen.state import MINE, SERVANT

SWAP = "swap"
DONE = Option("done", (), Text("option-done"), put="done")
"""The option to make no more promotions, or to remove no more rocks (PROMO-11)."""


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
    more = Promote(player, left - 1, step.to_servant)
    rises = promotions(position, player, player, step.to_servant)
    options = [*(rise.followed_by(more) for rise in rises), *removals(position, player, step)]
    offered = (*options, DONE) if options else ()
    return (Decision(player, text("ask-promote", left=left), offered, usual="done"),)


def promotions(
    position: Position, player: PlayerId, colour: PlayerId, to_servant: bool = False
) -> Iterator[Option]:
    """Yield the promotions of a colour, the own one or the dummy; only own pixies displace others.

    Rules: PROMO-1, PROMO-2, PROMO-4, PROMO-5, PROMO-9, TWO-3.
    """
    pixies, miner = position.state.pixies, mine_of(position.state, colour).pixies - 1
    swap = payment(position, player, position.pack.settings.swap_costs, SwapFor, SWAP)
    for origin, goal in rises(position, colour, to_servant):
        paid = (swap,) if goal in pixies and swap else ()
        if goal not in pixies or (paid and pixies[goal] != colour == player):
            wording = text("option-swap" if paid else "option-promote", origin=Text(origin), goal=Text(goal))
            take = f"miner:{colour}:{miner}" if origin == MINE else f"pixie:{origin}"
            then = (*paid, PromotePixie(player, colour, origin, goal))
            yield Option(f"promote:{origin}:{goal}", then, wording, take=take, put=f"space:{goal}")


def rises(position: Position, colour: PlayerId, to_servant: bool) -> Iterator[tuple[str, str]]:
    """Yield where the pixies of a colour stand, and the open spaces one level above (PROMO-1, PROMO-3)."""
    state, levels = position.state, position.pack.levels
    stands = [(MINE, 0)] if mine_of(state, colour).free else []
    stands += [(s, position.pack.spaces[s].level) for s, owner in state.pixies.items() if owner == colour]
    for origin, level in stands:
        if level < len(levels):
            yield from ((origin, goal) for goal in levels[level] if hand_is_free(position, goal))
        elif to_servant and not state.waiting and next_prize(position, SERVANT):
            yield origin, SERVANT


def hand_is_free(position: Position, space: SpaceId) -> bool:
    """Tell whether no disc covers the hand of a space: only the second one does (PROMO-3)."""
    return len(position.state.discs.get(space, ())) < 2


@rules.do
def promote_pixie(game: Game, step: PromotePixie) -> None:
    """Move the pixie one level up; whoever stands there trades places, or goes to the own mine.

    Rules: PROMO-1, PROMO-5, PROMO-6.
    """
    state, colour, origin, goal = game.state, step.colour, step.origin, step.goal
    displaced = state.pixies.get(goal)
    lift_pixie(state, colour, origin)
    put_pixie(state, colour, goal)
    game.emit(PixiePromoted(player=colour, origin=origin, goal=goal))
    if displaced is not None:
        put_pixie(state, displaced, origin)
        game.emit(PixieDisplaced(player=displaced, origin=goal, goal=origin))
