"""How much each card by itself adds to the measures that parchments count."""

from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Measure
from wonderland_qt.games.bunny_kingdom.scoring.measures import count
from wonderland_qt.games.bunny_kingdom.scoring.realm import realms
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING, Player

NOBODY = PlayerId("")


class Additions:
    """Caches by measure how much each card and building by itself adds to it."""

    def __init__(self, content: Content) -> None:
        """Choose one square of each terrain as its sample, without a printed city, which would count too."""
        self._content = content
        self._of_cards: dict[tuple[str, CardId], int] = {}
        self._sample_squares = {
            t.id: square for square, t in content.terrain.items() if not content.printed[square]
        }
        self._of_buildings: dict[tuple[str, CardId, str], int] = {}
        self._feels_buildings: dict[str, bool] = {}

    def of_card(self, measure: Measure, card: CardId) -> int:
        """Return how much a card adds to a measure when it is played."""
        known = self._of_cards.get((measure.ref, card))
        if known is None:
            known = self._of_cards[measure.ref, card] = self._count(measure, self._player_with_only(card))
        return known

    def of_building(self, measure: Measure, card: CardId, terrain: str) -> int:
        """Return how much a building on a square of this terrain adds to a measure; may be negative."""
        key = (measure.ref, card, terrain)
        known = self._of_buildings.get(key)
        if known is None:
            square = self._sample_squares[terrain]
            without = self._count(measure, Player(NOBODY, {square: NO_BUILDING}))
            known = self._count(measure, Player(NOBODY, {square: card})) - without
            self._of_buildings[key] = known
        return known

    def feels_buildings(self, measure: Measure) -> bool:
        """Tell whether any building on any terrain changes a measure, which saves time if none does."""
        known = self._feels_buildings.get(measure.ref)
        if known is None:
            built = ((card, terrain) for card in self._content.buildings for terrain in self._sample_squares)
            known = any(self.of_building(measure, card, terrain) for card, terrain in built)
            self._feels_buildings[measure.ref] = known
        return known

    def in_the_whole_game(self, measure: Measure) -> float:
        """Return the sum of what all cards add to a measure, buildings being built."""
        return sum(
            self.of_card(measure, card) + self._value_on_any_square(measure, card)
            for card in self._content.cards
        )

    def _value_on_any_square(self, measure: Measure, card: CardId) -> int:
        """Return what a building adds on the first terrain that allows it, 0 for other cards or a loss.

        Only a terrain with a square on which nothing is printed counts (`_sample_squares`).
        """
        building = self._content.buildings.get(card)
        if building is None:
            return 0
        able = (t for t in self._sample_squares if building.terrain == "any" or t in building.terrain)
        terrain = next(able, None)
        return max(0, self.of_building(measure, card, terrain)) if terrain else 0

    def _player_with_only(self, card: CardId) -> Player:
        """Return a player who has played only this card; a building still waits to be built."""
        played = self._content.cards[card]
        match played.kind:
            case "territory":
                return Player(NOBODY, {played.of: NO_BUILDING})
            case "parchment":
                return Player(NOBODY, parchments=(card,))
            case _:
                return Player(NOBODY, waiting=(card,))

    def _count(self, measure: Measure, player: Player) -> int:
        """Return the value of a measure for a player who is alone at the table."""
        return count(measure, realms(self._content, {NOBODY: player})[NOBODY]).number


@known_of_content()
def additions(content: Content) -> Additions:
    """Return the additions of a content, the same ones each time."""
    return Additions(content)
