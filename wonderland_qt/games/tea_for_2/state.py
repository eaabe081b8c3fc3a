"""The state of a game of Tea for 2; decks are pools without order, which chance draws from."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record
from wonderland_qt.games.tea_for_2.content_files import Phase
from wonderland_qt.games.tea_for_2.game_content import CardId, StackId

StepT = TypeVar("StepT", bound=Step)

COVERED: CardId = ""
"""Lies on a stack of the market whose next card chance has yet to turn face up (SETUP-3)."""


class Player(Record):
    """One player: a deck without order (SECRET-1), a discard pile with its top card last, and tokens.

    `stars` are all stars gained, and `cups` the laps completed (STAR-4). `scored` holds the stars of each
    mission.
    """

    id: PlayerId
    deck: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    destroyed: tuple[CardId, ...] = ()
    tarts: int = 0
    hourglasses: int = 0
    stars: int = 0
    cups: int = 0
    scored: Mapping[str, int] = {}

    @property
    def total(self) -> int:
        """Return all stars, of the track and of the missions (END-4)."""
        return self.stars + sum(self.scored.values())


def with_more(numbers: Mapping[PlayerId, int], flamingo: PlayerId) -> PlayerId:
    """Return the player with the higher number; the flamingo breaks a tie (DUEL-3, MISSION-4, END-5)."""
    return max(numbers, key=lambda player: (numbers[player], player == flamingo))


class State(GameState[StepT], Generic[StepT], kw_only=True):
    """The whole state of a game.

    The last card of a `market` stack is its top one, or `COVERED`; those below have no order (SECRET-1).
    `revealed` are the cards of this round, and `winner` the player who won it or the last one, with `points`
    to buy with.
    `copied` tells that this chain of effects has copied a card already (WATCH-11), `rabbit_missing` that a
    new deck lacked a White Rabbit (END-2).
    """

    seats: tuple[PlayerId, ...]
    players: dict[PlayerId, Player]
    flamingo: PlayerId
    market: Mapping[StackId, tuple[CardId, ...]]
    missions: Mapping[StackId, str]
    rabbits: tuple[CardId, ...]
    space: str
    winner: PlayerId
    revealed: Mapping[PlayerId, CardId] = {}
    points: int = 0
    round: int = 0
    phase: Phase = "reveal"
    copied: bool = False
    rabbit_missing: bool = False

    def rival(self, player: PlayerId) -> PlayerId:
        """Return the opponent of a player."""
        first, second = self.seats
        return second if player == first else first
