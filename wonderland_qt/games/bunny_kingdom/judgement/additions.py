"""What each card adds to what parchments count, taken by itself."""

from __future__ import annotations

from functools import cache

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.games.bunny_kingdom.content.pack import CardId, Pack
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure
from wonderland_qt.games.bunny_kingdom.scoring.measures import count
from wonderland_qt.games.bunny_kingdom.scoring.realm import realms
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING, Player
from wonderland_qt.parts.grid import Square

NOBODY = PlayerId("")


class Additions:
    """For every measure of a pack's parchments, what cards and buildings add to it by themselves."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._of_cards: dict[tuple[str, CardId], int] = {}
        self._of_buildings: dict[tuple[str, CardId, Square], int] = {}

    def of_card(self, measure: Measure, card: CardId) -> int:
        """Return what a card adds when it is played: its square, itself."""
        known = self._of_cards.get((measure.ref, card))
        if known is None:
            known = self._of_cards[measure.ref, card] = self._count(measure, self._with(card))
        return known

    def of_building(self, measure: Measure, card: CardId, square: Square) -> int:
        """Return what a building adds, or takes, when it is built on a square controlled already."""
        key = (measure.ref, self._pack.cards[card].of, square)
        known = self._of_buildings.get(key)
        if known is None:
            without = self._count(measure, Player(NOBODY, {square: NO_BUILDING}))
            known = self._count(measure, Player(NOBODY, {square: card})) - without
            self._of_buildings[key] = known
        return known

    def in_the_whole_game(self, measure: Measure) -> float:
        """Return what all cards together add by themselves, with buildings on any square that takes them."""
        return sum(self.of_card(measure, card) + self._somewhere(measure, card) for card in self._pack.cards)

    def _somewhere(self, measure: Measure, card: CardId) -> int:
        pack = self._pack
        if card not in pack.buildings:
            return 0
        free = [square for square in pack.grid.squares if not pack.printed[square]]
        site = next((square for square in free if pack.can_stand(card, square)), None)
        return max(0, self.of_building(measure, card, site)) if site else 0

    def _with(self, card: CardId) -> Player:
        """Return a player who has played this card and nothing else."""
        played = self._pack.cards[card]
        match played.kind:
            case "territory":
                return Player(NOBODY, {played.of: NO_BUILDING})
            case "parchment":
                return Player(NOBODY, parchments=(card,))
            case _:
                return Player(NOBODY, waiting=(card,))

    def _count(self, measure: Measure, player: Player) -> int:
        return count(measure, realms(self._pack, {NOBODY: player})[NOBODY]).number


@cache
def additions(pack: Pack) -> Additions:
    """Return the additions of a pack, which remember what they have worked out."""
    return Additions(pack)
