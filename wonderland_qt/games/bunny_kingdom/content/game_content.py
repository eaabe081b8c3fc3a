"""A game's content, made ready for play once, at load; immutable and shared by all games played with it."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from wonderland_qt.engine.content.composed_verbs import plain
from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.content_files import ContentFiles, Deal, Terrain
from wonderland_qt.games.bunny_kingdom.content.parchments import Parchment
from wonderland_qt.games.bunny_kingdom.content.vocabulary import Scoring
from wonderland_qt.games.bunny_kingdom.content.weights import Weights
from wonderland_qt.games.bunny_kingdom.grid import Grid, Square

CardId = str
ResourceId = str
CardKind = Literal["territory", "building", "provisions", "parchment"]


class Card(msgspec.Struct, frozen=True):
    """A card of the deck; `of` is the square or the entry of the content that it is about."""

    id: CardId
    kind: CardKind
    of: str


class Content:
    """The content files with cards and squares indexed.

    `buildings` maps cards to their buildings. `yields` maps squares to what they produce by themselves,
    `printed` to the strength of the city printed there, if they are not `without_city`. `resources_meant`
    maps a resource to itself alone, "basic" and "luxury" to all of their class. `verbs` maps parchments to
    what they score by, composed verbs taken apart.
    """

    def __init__(self, files: ContentFiles) -> None:
        """Index the entries of the files by id, by square of the map, and by card of the deck.

        `printed` are the towers of the city printed on each square, 0 without one; `verbs` are those by which
        each parchment scores. `columns` is the width of the map, that of its longest row.
        """
        self.files = files
        self.evaluation: Weights | None = files.evaluation
        self.settings = files.settings
        self.deals: Mapping[int, Deal] = {deal.players: deal for deal in files.deals}
        self.grid = Grid(files.board.rows, files.board.lava)
        self.columns = max(map(len, files.board.rows.values()), default=0)
        self.terrain: Mapping[Square, Terrain] = _terrain_by_square(files, self.grid)
        self.yields: Mapping[Square, tuple[ResourceId, ...]] = {
            square: (terrain.produces,) if terrain.produces else ()
            for square, terrain in self.terrain.items()
        }
        self.printed: Mapping[Square, int] = {
            square: terrain.city for square, terrain in self.terrain.items()
        }
        self.without_city = tuple([square for square, city in self.printed.items() if not city])
        self.resources_meant: Mapping[str, frozenset[ResourceId]] = _resources_meant(files)
        self.parchments: Mapping[CardId, Parchment] = {
            parchment.id: parchment for parchment in files.parchments
        }
        self.verbs: Mapping[CardId, tuple[Scoring, ...]] = {
            parchment.id: tuple(plain(parchment.score)) for parchment in files.parchments
        }
        self.cards: Mapping[CardId, Card] = {card.id: card for card in _cards(files, self.grid)}
        self.buildings: Mapping[CardId, Building] = _buildings_by_card(files, self.cards)
        self.deck: tuple[CardId, ...] = tuple(self.cards)

    @property
    def weights(self) -> Weights:
        """The numbers that bots evaluate with; fails for a content without an evaluation."""
        assert self.evaluation is not None, "this content has no evaluation"
        return self.evaluation

    def can_stand(self, card: CardId, square: Square) -> bool:
        """Tell whether a building may stand on the terrain of a square (BUILD-7, BUILD-8, FARM-3)."""
        terrain = self.buildings[card].terrain
        return terrain == "any" or self.terrain[square].id in terrain


def _terrain_by_square(files: ContentFiles, grid: Grid) -> Mapping[Square, Terrain]:
    """Return the terrain of each square, which its letter on the map means."""
    by_letter = {terrain.letter: terrain for terrain in files.terrains}
    return {square: by_letter[letter] for square, letter in grid.letters.items()}


def _resources_meant(files: ContentFiles) -> Mapping[str, frozenset[ResourceId]]:
    """Return by resource itself alone, and by class of resources all that are of it."""
    meant = {resource.id: frozenset({resource.id}) for resource in files.resources}
    for group in ("basic", "luxury"):
        meant[group] = frozenset([resource.id for resource in files.resources if resource.group == group])
    return meant


def _buildings_by_card(files: ContentFiles, cards: Mapping[CardId, Card]) -> Mapping[CardId, Building]:
    """Return the building of each card that has one."""
    by_id = {building.id: building for building in files.buildings}
    return {card.id: by_id[card.of] for card in cards.values() if card.kind == "building"}


def _cards(files: ContentFiles, grid: Grid) -> Iterator[Card]:
    """Yield all cards (COMP-8); copies of one card are numbered."""
    for square in grid.squares:
        yield Card(f"territory_{square}", "territory", square)
    for building in files.buildings:
        yield from _copies("building", building.id, building.copies)
    yield from _copies("provisions", files.provisions.id, files.provisions.copies)
    for parchment in files.parchments:
        yield Card(parchment.id, "parchment", parchment.id)


def _copies(kind: CardKind, entry: str, copies: int) -> Iterator[Card]:
    """Yield the cards of an entry of the content; the only one has its id, several are numbered."""
    for number in range(1, copies + 1):
        card = entry if copies == 1 else f"{entry}.{number}"
        yield Card(card, kind, entry)
