"""Facts: what happens in Bunny Kingdom, in the past tense."""

from __future__ import annotations

from wonderland_qt.engine.facts import Fact, PlayerFact
from wonderland_qt.parts.seating import Side


class CardsDealt(Fact):
    """Every player was dealt so many cards as a hand and so many as a reserve."""

    hand: int
    reserve: int


class CardDrawnFromReserve(PlayerFact):
    """A card came from the own reserve to the hand (TWO-2); only its owner sees which."""

    card: str


class CardsOpened(Fact):
    """All have laid their cards, and open them (PLAY-1)."""

    reveals = True


class HandsPassed(Fact):
    """Everybody passed so many cards to a neighbour (DRAFT-3)."""

    side: Side
    cards: int


class CardsDiscarded(PlayerFact):
    """A player laid cards face down on the own used pile (TWO-4)."""

    cards: int


class DiscardSeen(PlayerFact):
    """What a player discarded; nobody else may know it."""

    card: str


class SquareTaken(PlayerFact):
    """A rabbit was put on a square, or stays on it for good (PLAY-3, PLAY-5)."""

    square: str


class CampRemoved(PlayerFact):
    """A camp left the board, with its owner's rabbit if somebody else took the square (PLAY-4, PLAY-5)."""

    building: str
    square: str


class BuildingGained(PlayerFact):
    """A building lies before a player, waiting to be built (PLAY-9)."""

    building: str


class ParchmentLaid(PlayerFact):
    """A player laid a parchment face down (PLAY-10)."""


class ParchmentSeen(PlayerFact):
    """Which parchment a player laid; nobody else may know it."""

    parchment: str


class ProvisionsPlayed(PlayerFact):
    """A player drew cards with provisions and plays them all (PLAY-11)."""

    cards: int


class Built(PlayerFact):
    """A building was built on a square; a pair of sky towers on two."""

    building: str
    squares: tuple[str, ...]


class CampAnnounced(PlayerFact):
    """A player announced a camp, not its square (CAMP-3)."""

    building: str


class CampDeclined(PlayerFact):
    """A player did not build a lower camp before the one announced (CAMP-4)."""

    building: str


class CampKept(PlayerFact):
    """The announcer keeps the camp for a later round (CAMP-5)."""

    building: str


class PostTraded(PlayerFact):
    """A trading post produces a resource in this harvest (FARM-4)."""

    square: str
    resource: str


class FiefHarvested(PlayerFact):
    """A fief scored its strength times its wealth (HARVEST-3)."""

    squares: tuple[str, ...]
    strength: int
    wealth: int
    points: int


class Harvested(PlayerFact):
    """A player added the points of all fiefs (HARVEST-4)."""

    scores = True
    points: int


class ParchmentsOpened(Fact):
    """Everybody opened all parchments (SCORE-1)."""

    reveals = True


class ParchmentCopied(PlayerFact):
    """A copying parchment chose a card to become (COPY-1)."""

    parchment: str
    copied: str


class ParchmentScored(PlayerFact):
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
