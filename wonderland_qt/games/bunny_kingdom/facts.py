"""Facts: what happens in Bunny Kingdom, in the past tense."""

from __future__ import annotations

from typing import Literal

from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.parts.seating import Side


class PhaseBegun(Fact):
    """A phase of a round begins (GAME-1)."""

    phase: Literal["exploration", "construction", "harvest"]
    round: int

    @property
    def chapter(self) -> int:
        """Return the round."""
        return self.round


class CardsDealt(Fact):
    """Every player was dealt so many cards as a hand and so many as a reserve."""

    hand: int
    reserve: int


class CardDrawnFromReserve(Fact):
    """A card came from the own reserve to the hand (TWO-2); only its owner sees which."""

    player: PlayerId
    card: str


class CardsOpened(Fact):
    """All have laid their cards, and open them (PLAY-1)."""

    reveals = True


class HandsPassed(Fact):
    """Everybody passed so many cards to a neighbour (DRAFT-3)."""

    side: Side
    cards: int


class CardsDiscarded(Fact):
    """A player laid cards face down on the own used pile (TWO-4)."""

    player: PlayerId
    cards: int


class DiscardSeen(Fact):
    """What a player discarded; nobody else may know it."""

    player: PlayerId
    card: str


class SquareTaken(Fact):
    """A rabbit was put on a square, or stays on it for good (PLAY-3, PLAY-5)."""

    player: PlayerId
    square: str


class CampRemoved(Fact):
    """A camp left the board, with its owner's rabbit if somebody else took the square (PLAY-4, PLAY-5)."""

    player: PlayerId
    building: str
    square: str


class BuildingGained(Fact):
    """A building lies before a player, waiting to be built (PLAY-9)."""

    player: PlayerId
    building: str


class ParchmentLaid(Fact):
    """A player laid a parchment face down (PLAY-10)."""

    player: PlayerId


class ParchmentSeen(Fact):
    """Which parchment a player laid; nobody else may know it."""

    player: PlayerId
    parchment: str


class ProvisionsPlayed(Fact):
    """A player drew cards with provisions and plays them all (PLAY-11)."""

    player: PlayerId
    cards: int


class Built(Fact):
    """A building was built on a square; a pair of sky towers on two."""

    player: PlayerId
    building: str
    squares: tuple[str, ...]


class CampAnnounced(Fact):
    """A player announced a camp, not its square (CAMP-3)."""

    player: PlayerId
    building: str


class CampDeclined(Fact):
    """A player did not build a lower camp before the one announced (CAMP-4)."""

    player: PlayerId
    building: str


class CampKept(Fact):
    """The announcer keeps the camp for a later round (CAMP-5)."""

    player: PlayerId
    building: str


class PostTraded(Fact):
    """A trading post produces a resource in this harvest (FARM-4)."""

    player: PlayerId
    square: str
    resource: str


class FiefHarvested(Fact):
    """A fief scored its strength times its wealth (HARVEST-3)."""

    player: PlayerId
    squares: tuple[str, ...]
    strength: int
    wealth: int
    points: int


class Harvested(Fact):
    """A player added the points of all fiefs (HARVEST-4)."""

    scores = True
    player: PlayerId
    points: int


class ParchmentsOpened(Fact):
    """Everybody opened all parchments (SCORE-1)."""

    reveals = True


class ParchmentCopied(Fact):
    """A copying parchment chose a card to become (COPY-1)."""

    player: PlayerId
    parchment: str
    copied: str


class ParchmentScored(Fact):
    """A parchment scored for its holder (SCORE-3), `counted_as` itself or the one that it copied (COPY-1).

    `counted` says how many things it counted, `squares` and `counted_cards` which ones; a square that gave
    two units stands there twice.
    """

    scores = True
    player: PlayerId
    parchment: str
    counted_as: str
    points: int
    counted: int
    squares: tuple[str, ...]
    counted_cards: tuple[str, ...]
