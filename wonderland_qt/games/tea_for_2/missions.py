"""Missions: what they count, and what those above empty stacks bring at the end (MISSION)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.content import CharacterRef, Scoring, Some, Token
from wonderland_qt.games.tea_for_2.pack import CardId, Pack, StackId


class Owner(Protocol):
    """What missions look at of a player."""

    @property
    def deck(self) -> tuple[CardId, ...]: ...
    @property
    def discard(self) -> tuple[CardId, ...]: ...
    @property
    def destroyed(self) -> tuple[CardId, ...]: ...
    @property
    def tarts(self) -> int: ...
    @property
    def hourglasses(self) -> int: ...


class Counting(Scoring, family="scoring"):
    """Base of what pays the value of the stack below to the player who has more of something."""

    def count(self, pack: Pack, owner: Owner) -> int:
        """Return how many a player has."""
        raise NotImplementedError(f"nothing counts {self.word}")


class MostOf(Counting, word="most_of", shorthand="characters"):
    """{most_of: [caterpillar, alice]}: most cards of these characters, counted together (MISSION-2)."""

    characters: tuple[CharacterRef, ...]

    def count(self, pack: Pack, owner: Owner) -> int:
        """Count the cards of deck and discard pile that show one of them."""
        return sum(pack.cards[card].character in self.characters for card in (*owner.deck, *owner.discard))


class MostCards(Counting, word="most_cards"):
    """{most_cards}: most cards of any kind in deck and discard pile (MISSION-3)."""

    def count(self, pack: Pack, owner: Owner) -> int:
        """Count all cards of deck and discard pile."""
        return len(owner.deck) + len(owner.discard)


class MostDestroyed(Counting, word="most_destroyed"):
    """{most_destroyed}: most cards destroyed (MISSION-3)."""

    def count(self, pack: Pack, owner: Owner) -> int:
        """Count the destroyed cards."""
        return len(owner.destroyed)


class PerToken(Scoring, word="per_token"):
    """{per_token: {token: tarts, stars: 1}}: stars for each token, to both players (MISSION-5, MISSION-6)."""

    token: Token
    stars: Some


def stars_of(
    pack: Pack, stack: StackId, mission: str, owners: Mapping[PlayerId, Owner], flamingo: PlayerId
) -> dict[PlayerId, int]:
    """Return what a mission above a stack would bring each player now (MISSION-2 to MISSION-6)."""
    scoring = pack.missions[mission].scores
    if isinstance(scoring, PerToken):
        return {p: scoring.stars * int(getattr(owner, scoring.token)) for p, owner in owners.items()}
    counts = counts_of(pack, mission, owners)
    most = max(counts, key=lambda player: (counts[player], player == flamingo))
    return {player: pack.price[stack] if player == most else 0 for player in owners}


def counts_of(pack: Pack, mission: str, owners: Mapping[PlayerId, Owner]) -> dict[PlayerId, int]:
    """Return how many each player has of what a mission counts."""
    scoring = pack.missions[mission].scores
    if isinstance(scoring, Counting):
        return {player: scoring.count(pack, owner) for player, owner in owners.items()}
    return {
        p: int(getattr(owner, scoring.token)) for p, owner in owners.items() if isinstance(scoring, PerToken)
    }


def scored_stacks(market: Mapping[StackId, tuple[CardId, ...]]) -> Iterator[StackId]:
    """Yield the empty stacks: only the missions above them are scored (MISSION-1, END-3)."""
    return (stack for stack, cards in market.items() if not cards)
