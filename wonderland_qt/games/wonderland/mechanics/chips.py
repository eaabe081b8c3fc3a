"""Chips: where a player's chips go in a battle, exhausted, refreshed or back into the bag."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.facts import BagRefreshed, ChipReturned, ChipsExhausted
from wonderland_qt.games.wonderland.mechanics.special.allies import swapped
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import ChipId
from wonderland_qt.parts.deck import without


def exhaust(game: Game, player: PlayerId, chips: tuple[ChipId, ...]) -> None:
    """Move active chips to the exhausted area, where some change (BATTLE-8, WAREND-1, ALLY-A5)."""
    if not chips:
        return
    owner, gone = game.state.players[player], frozenset(chips)
    owner.active = tuple([chip for chip in owner.active if chip not in gone])
    owner.exhausted += swapped(game, player, chips)
    game.emit(ChipsExhausted(player=player))


def refresh(game: Game, player: PlayerId) -> None:
    """Put all madness of the track and all exhausted chips back into the bag (BATTLE-9, BATTLE-21)."""
    owner = game.state.players[player]
    owner.bag += owner.madness + owner.exhausted
    owner.madness = owner.exhausted = ()
    game.emit(BagRefreshed(player=player))


def to_bag(game: Game, player: PlayerId, chip: ChipId, cause: str) -> None:
    """Put an active or exhausted chip, or one of the madness track, back into its owner's bag."""
    owner = game.state.players[player]
    if chip in owner.active:
        owner.active = without(owner.active, chip)
    elif chip in owner.exhausted:
        owner.exhausted = without(owner.exhausted, chip)
    else:
        owner.madness = without(owner.madness, chip)
    owner.bag += (chip,)
    game.emit(ChipReturned(player=player, chip=chip, cause=cause))
