"""The view: all of the table is open, but for chance and what has no order (SECRET)."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from wonderland_qt.components.open_fields import view_maker
from wonderland_qt.components.zones import Zone, Zones
from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.engine.effects import Choose
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.rounds import TakeAction, UseHourglasses
from wonderland_qt.games.tea_for_2.rules import Position
from wonderland_qt.games.tea_for_2.state import Player, State

ZONES: Zones[State[Any], Content] = Zones(
    table=(Zone("market"), Zone("rabbits")),
    players=(Zone("deck"), Zone("discard"), Zone("destroyed")),
)
"""Everybody may know what lies where; a hidden order is none in the state (SECRET-1 to SECRET-3)."""

BUYING, HOURGLASSES = "buy", "hourglasses"


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it: all of a player lies open, the deck by value (SECRET-2, SECRET-3).

    `below` are the cards of each stack below its top one, by value and stars; `points` are the winner's to
    buy with; `choosing` says what the player who decides is choosing among: "buy", "hourglasses", or the word
    of an effect.
    """

    seats: tuple[PlayerId, ...]
    flamingo: PlayerId
    missions: Mapping[StackId, str]
    rabbits: tuple[CardId, ...]
    space: str
    winner: PlayerId
    revealed: Mapping[PlayerId, CardId]
    points: int
    round: int
    phase: str
    copied: bool
    players: Mapping[PlayerId, Player]
    tops: Mapping[StackId, CardId]
    below: Mapping[StackId, tuple[CardId, ...]]
    choosing: tuple[str, ...]


show_table = view_maker(State, TableView, until="players")


def view(position: Position, _viewer: PlayerId | None) -> TableView:
    """Return what everybody sees of the position."""
    state, by_value = position.state, position.content.by_value
    return show_table(
        state,
        players={name: replace(player, deck=by_value(player.deck)) for name, player in state.players.items()},
        tops={stack: cards[-1] for stack, cards in state.market.items() if cards},
        below={stack: by_value(cards[:-1]) for stack, cards in state.market.items()},
        choosing=_choosing(position),
    )


def _choosing(position: Position) -> tuple[str, ...]:
    """Return what the player who is asked now chooses among."""
    content, step = position.content, position.state.agenda[-1] if position.state.agenda else None
    if isinstance(step, TakeAction):
        card = position.state.revealed[step.player]
        return (BUYING, *(effect.word for effect in plain(content.cards[card].effect)))
    if isinstance(step, Choose):
        return (content.effects[step.bound.effect].word,)
    spending = isinstance(step, UseHourglasses) and position.state.players[step.player].hourglasses
    return (HOURGLASSES,) if spending else ()
