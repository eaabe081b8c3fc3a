"""Facts: what happens in a game of Tea for 2."""

from __future__ import annotations

from typing import ClassVar

from wonderland_qt.engine.facts import CardFact, Fact, PlayerFact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.content import Token


class FlamingoDealt(PlayerFact):
    """A player begins with the flamingo."""


class CardRevealed(CardFact):
    """The top card of a deck is revealed and lies on its owner's discard pile."""


class RoundWon(PlayerFact):
    """A player wins the round by so many points, or as the flamingo decides."""

    points: int
    by_flamingo: bool
    round: int

    @property
    def chapter(self) -> int:
        """Return the round."""
        return self.round


class CardBought(CardFact):
    """A card of the market goes to the buyer's discard pile."""

    tarts: int


class StackEmptied(Fact):
    """The last card of a stack is gone, and its mission will be scored."""

    stack: str
    mission: str


class TokensTaken(PlayerFact):
    """A player takes tokens from the supply."""

    token: Token
    number: int


class TokensStolen(PlayerFact):
    """A player takes tokens from the opponent."""

    victim: PlayerId
    token: Token
    number: int


class TokensSpent(PlayerFact):
    """A player puts tokens back into the supply."""

    token: Token
    number: int


class FlamingoTaken(PlayerFact):
    """A player takes the flamingo."""


class CardDiscarded(CardFact):
    """A card goes from its owner's deck to the discard pile; its effect is not resolved."""


class CardDestroyed(CardFact):
    """A player destroys a card, whoever owned it."""


class CardSpared(CardFact):
    """A card of the player's opponent is not destroyed but discarded."""


class StarsGained(PlayerFact):
    """A pawn goes forward."""

    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "stars"
    stars: int


class CupTaken(PlayerFact):
    """A pawn has gone beyond the end of the track and begins again; a cup stands for the first lap."""


class WatchTurned(PlayerFact):
    """A player turns the hand of the watch to a space."""

    space: str


class EffectCopied(CardFact):
    """A player resolves the effect of the top card of the opponent's discard pile."""


class DeckMade(PlayerFact):
    """A discard pile and a White Rabbit become a new deck of so many cards."""

    cards: int


class RabbitMissing(PlayerFact):
    """No White Rabbit is left for a new deck; the game ends with this round."""


class MissionScored(PlayerFact):
    """A mission brings a player stars at the end of the game."""

    scores: ClassVar[bool] = True
    mission: str
    stars: int


class GameEnded(Fact):
    """The game is over."""

    winner: PlayerId
