"""The view: all of the table is open, but for chance and what has no order (SECRET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from wonderland_qt.engine.effects import Choose
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.pack import CardId, Pack, StackId
from wonderland_qt.games.tea_for_2.rounds import TakeAction, UseHourglasses
from wonderland_qt.games.tea_for_2.rules import Position, rules
from wonderland_qt.games.tea_for_2.state import Player, State
from wonderland_qt.parts.open_fields import showing
from wonderland_qt.parts.zones import Zone, Zones

ZONES: Zones[State[Any], Pack] = Zones(
    rules,
    table=(Zone("market"), Zone("rabbits")),
    players=(Zone("deck"), Zone("discard"), Zone("destroyed")),
)
"""Everybody may know what lies where; a hidden order is none in the state (SECRET-1 to SECRET-3)."""

BUYING, HOURGLASSES = "buy", "hourglasses"


class PlayerView(msgspec.Struct, frozen=True):
    """A player; the deck by value, never in order (SECRET-3)."""

    id: PlayerId
    discard: tuple[CardId, ...]
    destroyed: tuple[CardId, ...]
    tarts: int
    hourglasses: int
    stars: int
    cups: int
    scored: Mapping[str, int]
    total: int
    deck: tuple[CardId, ...]


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it.

    `below` are the cards of each stack below its top one, by value and stars; `choosing` says what the player
    who decides is choosing among: "buy", "hourglasses", or the word of an effect.
    """

    seats: tuple[PlayerId, ...]
    flamingo: PlayerId
    missions: Mapping[StackId, str]
    rabbits: tuple[CardId, ...]
    space: str
    winner: PlayerId
    revealed: Mapping[PlayerId, CardId]
    round: int
    phase: str
    copied: bool
    rabbit_missing: bool
    players: Mapping[PlayerId, PlayerView]
    tops: Mapping[StackId, CardId]
    below: Mapping[StackId, tuple[CardId, ...]]
    choosing: tuple[str, ...]


show_player = showing(Player, PlayerView, until="deck")
show_table = showing(State, TableView, until="players")


def view(position: Position, _viewer: PlayerId | None) -> TableView:
    """Return what everybody sees of the position."""
    state, by_value = position.state, _by_value(position.pack)
    players = {name: show_player(p, deck=by_value(p.deck)) for name, p in state.players.items()}
    tops = {stack: cards[-1] for stack, cards in state.market.items() if cards}
    below = {stack: by_value(cards[:-1]) for stack, cards in state.market.items()}
    return show_table(state, players=players, tops=tops, below=below, choosing=_choosing(position))


def _by_value(pack: Pack) -> Any:
    def order(card: CardId) -> tuple[int, int, str]:
        known = pack.cards[card]
        return known.value, known.stars, card

    return lambda cards: tuple(sorted(cards, key=order))


def _choosing(position: Position) -> tuple[str, ...]:
    """Return what the player who is asked now chooses among."""
    pack, step = position.pack, position.state.agenda[-1] if position.state.agenda else None
    match step:
        case TakeAction():
            card = pack.cards[position.state.revealed[step.player]]
            return (BUYING, *(effect.word for effect in pack.characters[card.character].effect))
        case UseHourglasses():
            return (HOURGLASSES,)
        case Choose():
            return (pack.effects[step.bound.effect].word,)
        case _:
            return ()
