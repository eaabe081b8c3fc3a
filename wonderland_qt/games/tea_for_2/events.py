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
    """A player wins the round by a number of points, or thanks to the flamingo."""

    points: int
    by_flamingo: bool
    round: int

    @property
    def chapter(self) -> int:
        """Return the round as the chapter of the log."""
        return self.round


class CardBought(CardEvent):
    """A card of the market goes to the buyer's discard pile."""

    tarts: int


class StackEmptied(Event):
    """The last card of a stack is taken, so its mission will be scored."""

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
    """A player destroys a card, no matter whose it was."""


class CardSpared(CardEvent):
    """A card of the player's opponent is not destroyed but discarded."""


class StarsGained(PlayerEvent):
    """A pawn goes forward."""

    scores: ClassVar[bool] = True
    summed: ClassVar[str] = "stars"
    stars: int


class CupTaken(PlayerEvent):
    """A player takes a cup, as the pawn has completed a lap of the track."""


class WatchTurned(PlayerEvent):
    """A player turns the hand of the watch to a space."""

    space: str


class EffectCopied(CardEvent):
    """A player resolves the effect of the top card of the opponent's discard pile."""


class DeckMade(PlayerEvent):
    """A player makes a new deck from the discard pile and a White Rabbit."""

    cards: int


class RabbitMissing(PlayerEvent):
    """No White Rabbit is left for a new deck; the game ends with this round."""


class MissionScored(PlayerEvent):
    """A mission brings a player stars at the end of the game."""

    scores: ClassVar[bool] = True
    mission: str
    stars: int


class GameEnded(Event):
    """The game ends, because enough stacks are empty or a White Rabbit is missing (END-1, END-2)."""

    winner: PlayerId
    reason: Literal["stacks", "rabbit"]
