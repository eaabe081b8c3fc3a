"""Missions: what they count, and what those above empty stacks bring at the end (MISSION)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.tea_for_2.content import CharacterRef, Scoring, Some, Token
from wonderland_qt.games.tea_for_2.pack import CardId, Pack, StackId
from wonderland_qt.games.tea_for_2.state import Player


class MostOf(Scoring, word="most_of", shorthand="characters"):
    """{most_of: [caterpillar, alice]}: most cards of these characters, counted together (MISSION-2)."""

    characters: tuple[CharacterRef, ...]

    def count(self, pack: Pack, owner: Player) -> int:
        """Count the cards of deck and discard pile that show one of them."""
        return sum(pack.cards[card].character in self.characters for card in (*owner.deck, *owner.discard))


class MostCards(Scoring, word="most_cards"):
    """{most_cards}: most cards of any kind in deck and discard pile (MISSION-3)."""

    def count(self, pack: Pack, owner: Player) -> int:
        """Count all cards of deck and discard pile."""
        return len(owner.deck) + len(owner.discard)


class MostDestroyed(Scoring, word="most_destroyed"):
    """{most_destroyed}: most cards destroyed (MISSION-3)."""

    def count(self, pack: Pack, owner: Player) -> int:
        """Count the destroyed cards."""
        return len(owner.destroyed)


class PerToken(Scoring, word="per_token"):
    """{per_token: {token: tarts, stars: 1}}: stars for each token, to both players (MISSION-5, MISSION-6)."""

    token: Token
    stars: Some

    def count(self, pack: Pack, owner: Player) -> int:
        """Count the tokens."""
        return int(getattr(owner, self.token))


def counts_of(pack: Pack, mission: str, owners: Mapping[PlayerId, Player]) -> dict[PlayerId, int]:
    """Return how many each player has of what a mission counts."""
    scoring = pack.missions[mission].scores
    return {player: scoring.count(pack, owner) for player, owner in owners.items()}


def stars_of(
    pack: Pack, stack: StackId, mission: str, owners: Mapping[PlayerId, Player], flamingo: PlayerId
) -> dict[PlayerId, int]:
    """Return what a mission above a stack would bring each player now (MISSION-2 to MISSION-6)."""
    scoring, counts = pack.missions[mission].scores, counts_of(pack, mission, owners)
    if isinstance(scoring, PerToken):
        return {player: scoring.stars * count for player, count in counts.items()}
    most = max(counts, key=lambda player: (counts[player], player == flamingo))
    return {player: pack.price[stack] if player == most else 0 for player in owners}


def scored_stacks(market: Mapping[StackId, tuple[CardId, ...]]) -> Iterator[StackId]:
    """Yield the empty stacks: only the missions above them are scored (MISSION-1, END-3)."""
    return (stack for stack, cards in market.items() if not cards)
