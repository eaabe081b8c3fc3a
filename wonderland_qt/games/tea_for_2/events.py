"""Events: what happens in a game of Tea for 2."""

from typing import ClassVar, Literal

from wonderland_qt.engine.events import CardEvent, Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.content_files import Token


class FlamingoDealt(PlayerEvent):
    """A player begins with the flamingo."""


class CardRevealed(CardEvent):
    """The top card of a deck is revealed and lies on its owner's discard pile."""


class RoundWon(PlayerEvent):
    """A player wins the round by so many points, or as the flamingo decides."""

    points: int
    by_flamingo: bool
    round: int

    @property
    def chapter(self) -> int:
        """Return the round."""
        return self.round


class CardBought(CardEvent):
    """A card of the market goes to the buyer's discard pile."""

    tarts: int


class StackEmptied(Event):
    """The last card of a stack is gone, and its mission will be scored."""

    stack: str
    mission: str


class TokensTaken(PlayerEvent):
    """A player takes tokens from the supply."""

    token: Token
    number: int


class TokensStolen(PlayerEvent):
    """A player takes tokens from the opponent."""

    victim: PlayerId
    token: Token
    number: int


class TokensSpent(PlayerEvent):
    """A player puts tokens back into the supply."""

    token: Token
    number: int


class FlamingoTaken(PlayerEvent):
    """A player takes the flamingo."""


class CardDiscarded(CardEvent):
    """A card goes from its owner's deck to the discard pile; its effect is not resolved."""


class CardDestroyed(CardEvent):
    """A player destroys a card, no matter who owned it."""


class CardSpared(CardEvent):
    """A card of the player's opponent is not destroyed but discarded."""


class StarsGained(PlayerEvent):
    """A pawn goes forward."""

    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "stars"
    stars: int


class CupTaken(PlayerEvent):
    """A pawn has gone beyond the end of the track and begins again; a cup stands for the first lap."""


class WatchTurned(PlayerEvent):
    """A player turns the hand of the watch to a space."""

    space: str


class EffectCopied(CardEvent):
    """A player resolves the effect of the top card of the opponent's discard pile."""


class DeckMade(PlayerEvent):
    """A discard pile and a White Rabbit become a new deck of so many cards."""

    cards: int


class RabbitMissing(PlayerEvent):
    """No White Rabbit is left for a new deck; the game ends with this round."""


class MissionScored(PlayerEvent):
    """A mission brings a player stars at the end of the game."""

    scores: ClassVar[bool] = True
    mission: str
    stars: int


class GameEnded(Event):
    """The game is over, for so many stacks are empty or a White Rabbit was missing (END-1, END-2)."""

    winner: PlayerId
    reason: Literal["stacks", "rabbit"]
