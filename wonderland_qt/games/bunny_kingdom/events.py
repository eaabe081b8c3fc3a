"""Events: what happens in Bunny Kingdom, in the past tense."""

from wonderland_qt.components.seat_order import Side
from wonderland_qt.engine.events import Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId


class CardsDealt(Event):
    """Every player was dealt so many cards as a hand and so many as a reserve."""

    hand: int
    reserve: int


class CardDrawnFromReserve(PlayerEvent):
    """The player drew a card from the reserve (TWO-2); only they see which."""

    card: str


class HandSeen(PlayerEvent):
    """A player looks at the hand to choose from; only they hear it (GAME-4)."""

    cards: tuple[str, ...]


class CardsOpened(Event):
    """All players revealed the cards that they laid (PLAY-1)."""

    reveals = True


class HandsPassed(Event):
    """Everybody passed so many cards to a neighbour (DRAFT-3)."""

    side: Side
    cards: int


class HandReceived(PlayerEvent):
    """A player got the hand of `giver` (DRAFT-3); told to that player, whose cards come from there."""

    giver: PlayerId


class CardsDiscarded(PlayerEvent):
    """A player laid cards face down on the player's used pile (TWO-4)."""

    cards: int


class DiscardSeen(PlayerEvent):
    """A player discarded this card; only they hear which."""

    card: str


class SquareTaken(PlayerEvent):
    """A player took a square by its card (PLAY-3, PLAY-5)."""

    square: str


class CampRemoved(PlayerEvent):
    """A camp left the board, with its owner's rabbit if somebody else took the square (PLAY-4, PLAY-5)."""

    building: str
    square: str


class BuildingGained(PlayerEvent):
    """A player has a new building, which waits to be built (PLAY-9)."""

    building: str


class ParchmentLaid(PlayerEvent):
    """A player laid a parchment face down (PLAY-10)."""


class ParchmentSeen(PlayerEvent):
    """A player laid this parchment; only they hear which."""

    parchment: str


class ProvisionsPlayed(PlayerEvent):
    """A player drew cards with provisions and plays them all (PLAY-11)."""

    cards: int


class Built(PlayerEvent):
    """A building was built on a square; a pair of sky towers on two."""

    building: str
    squares: tuple[str, ...]


class CampAnnounced(PlayerEvent):
    """A player announced a camp, not its square (CAMP-3)."""

    building: str


class CampDeclined(PlayerEvent):
    """A player did not build a lower camp before the one announced (CAMP-4)."""

    building: str


class CampKept(PlayerEvent):
    """The announcer keeps the camp for a later round (CAMP-5)."""

    building: str


class PostTraded(PlayerEvent):
    """A trading post produces a resource in this harvest (FARM-4)."""

    square: str
    resource: str


class FiefHarvested(PlayerEvent):
    """A fief scored its strength times its wealth (HARVEST-3)."""

    squares: tuple[str, ...]
    strength: int
    wealth: int
    points: int


class Harvested(PlayerEvent):
    """A player added the points of all fiefs (HARVEST-4)."""

    scores = True
    points: int


class ParchmentsOpened(Event):
    """Everybody opened all parchments (SCORE-1)."""

    reveals = True


class ParchmentCopied(PlayerEvent):
    """A copying parchment chose a card to become (COPY-1)."""

    parchment: str
    copied: str


class ParchmentScored(PlayerEvent):
    """A parchment scored for its holder (SCORE-3), `counted_as` itself or the one that it copied (COPY-1).

    `counted` says how many things it counted, `squares` and `counted_cards` which ones; a square that gave
    two units stands there twice.
    """

    scores = True
    parchment: str
    counted_as: str
    points: int
    counted: int
    squares: tuple[str, ...]
    counted_cards: tuple[str, ...]
