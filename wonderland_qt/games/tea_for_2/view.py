"""The view: everything is open except what chance will bring and the order of cards (SECRET)."""

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
from wonderland_qt.games.tea_for_2.state import COVERED, Player, State

ZONES: Zones[State[Any], Content] = Zones(
    table=(Zone("market"), Zone("rabbits")),
    players=(Zone("deck"), Zone("discard"), Zone("destroyed")),
)
"""The zones of cards; their content is open to all, and their hidden order is not in the state.

Rules: SECRET-1 to SECRET-3.
"""

BUYING, HOURGLASSES = "buy", "hourglasses"
TIDYING = "destroy_own_discard"
"""The word of the effect by which a player destroys a card of their own discard."""


class TableView(msgspec.Struct, frozen=True):
    """The table as everybody sees it; decks are sorted by value (SECRET-2, SECRET-3).

    `below` are the cards of each stack below its top one, sorted by value and stars; a stack that is being
    uncovered has cards below but no top one. `points` are what the winner can spend; `choosing` says what the
    deciding player chooses: "buy", "hourglasses", or the word of an effect.
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

    def is_empty(self, stack: StackId) -> bool:
        """Tell whether a stack has no card, neither a top one nor one that is about to be uncovered."""
        return stack not in self.tops and not self.below[stack]


show_table = view_maker(State, TableView, until="players")


def view(position: Position, _viewer: PlayerId | None) -> TableView:
    """Return the view of the position, which is the same for everybody.

    What cards a deck or a stack has is known, but not their order, so they are sorted by value. A stack
    whose next card is not turned up yet (`COVERED`) has no top one.
    """
    state, by_value = position.state, position.content.by_value
    return show_table(
        state,
        players={name: replace(player, deck=by_value(player.deck)) for name, player in state.players.items()},
        tops={stack: cards[-1] for stack, cards in state.market.items() if cards and cards[-1] != COVERED},
        below={stack: by_value(cards[:-1]) for stack, cards in state.market.items()},
        choosing=_kinds_to_choose(position),
    )


def _kinds_to_choose(position: Position) -> tuple[str, ...]:
    """Return the kinds of things that the player who is asked now, by the agenda's last step, can choose."""
    content, state = position.content, position.state
    match state.agenda[-1] if state.agenda else None:
        case TakeAction(player=player):
            effects = plain(content.cards[state.revealed[player]].effect)
            return (BUYING, *(effect.word for effect in effects))
        case Choose(bound=bound):
            return (content.effects[bound.effect].word,)
        case UseHourglasses(player=player) if state.players[player].hourglasses:
            return (HOURGLASSES,)
        case _:
            return ()
