"""The pack: content made ready for play once, at load; immutable and shared by all games played with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from wonderland_qt.games.bunny_kingdom.content.buildings import Building
from wonderland_qt.games.bunny_kingdom.content.content import Content, Deal, Terrain
from wonderland_qt.games.bunny_kingdom.content.parchments import Parchment
from wonderland_qt.games.bunny_kingdom.grid import Grid, Square

CardId = str
ResourceId = str
CardKind = Literal["territory", "building", "provisions", "parchment"]


class Card(msgspec.Struct, frozen=True):
    """A card of the deck; `of` is the square or the entry of the content that it is about."""

    id: CardId
    kind: CardKind
    of: str


class Pack:
    """Content with its squares, its cards and what each of them brings at hand.

    `buildings` maps cards to the buildings they are. `yields` is what each square produces by itself,
    `printed` how strong a city is printed on it. `resources_meant` maps a resource to itself alone, "basic"
    and "luxury" to all of their class.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.settings = content.settings
        self.deals: Mapping[int, Deal] = {deal.players: deal for deal in content.deals}
        self.grid = Grid(content.board.rows, content.board.lava)
        self.columns = max(map(len, content.board.rows.values()), default=0)
        terrains = {terrain.letter: terrain for terrain in content.terrains}
        self.terrain: Mapping[Square, Terrain] = {
            square: terrains[letter] for square, letter in self.grid.letters.items()
        }
        self.yields: Mapping[Square, tuple[ResourceId, ...]] = {
            square: (terrain.produces,) if terrain.produces else ()
            for square, terrain in self.terrain.items()
        }
        self.printed: Mapping[Square, int] = {s: terrain.city for s, terrain in self.terrain.items()}
        self.resources_meant: Mapping[str, frozenset[ResourceId]] = {
            **{resource.id: frozenset({resource.id}) for resource in content.resources},
            "basic": frozenset(r.id for r in content.resources if r.group == "basic"),
            "luxury": frozenset(r.id for r in content.resources if r.group == "luxury"),
        }
        self.parchments: Mapping[CardId, Parchment] = {p.id: p for p in content.parchments}
        self.cards: Mapping[CardId, Card] = {card.id: card for card in _cards(content, self.grid)}
        by_id = {building.id: building for building in content.buildings}
        self.buildings: Mapping[CardId, Building] = {
            card.id: by_id[card.of] for card in self.cards.values() if card.kind == "building"
        }
        self.deck: tuple[CardId, ...] = tuple(self.cards)

    def can_stand(self, card: CardId, square: Square) -> bool:
        """Tell whether a building may stand on the kind of square that this is (BUILD-7, BUILD-8, FARM-3)."""
        terrain = self.buildings[card].terrain
        return terrain == "any" or self.terrain[square].id in terrain


def _cards(content: Content, grid: Grid) -> Iterator[Card]:
    """Yield all cards (COMP-8); copies of one card are numbered."""
    for square in grid.squares:
        yield Card(f"territory_{square}", "territory", square)
    for building in content.buildings:
        yield from _copies("building", building.id, building.copies)
    yield from _copies("provisions", content.provisions.id, content.provisions.copies)
    for parchment in content.parchments:
        yield Card(parchment.id, "parchment", parchment.id)


def _copies(kind: CardKind, of: str, copies: int) -> Iterator[Card]:
    for number in range(1, copies + 1):
        yield Card(of if copies == 1 else f"{of}.{number}", kind, of)
