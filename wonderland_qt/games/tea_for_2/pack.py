"""The pack: content read, checked and made ready for play; immutable, shared by all games with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.tagged_maps import index_effects
from wonderland_qt.engine.effects import Memo
from wonderland_qt.engine.footprints import Footprint
from wonderland_qt.games.tea_for_2.content import Content, Effect

CardId = str
StackId = str
"""A stack of the market goes by its character."""


RABBITS = "rabbits"


class Card(msgspec.Struct, frozen=True):
    """One card: whose picture it bears, its value, and the stars for whoever destroys it (COMP-1)."""

    id: CardId
    character: str
    value: int
    stars: int


class Pack:
    """Content with its cards and the effects of its characters and watch spaces at hand.

    `groups` are the cards by where they lie before the game: by side, by stack, and the rabbits.
    """

    footprints: Mapping[str, Footprint] = {}

    def __init__(self, content: Content) -> None:
        self.content = content
        self.memo = Memo()
        self.effects = index_effects(content, Effect)
        self.characters = {character.id: character for character in content.characters}
        self.spaces = {space.id: space for space in content.watch}
        self.ring = tuple(self.spaces)
        self.missions = {face.id: face for tile in content.missions for face in tile.faces}
        self.groups = {name: tuple(cards) for name, cards in self._groups()}
        self.cards = {card.id: card for cards in self.groups.values() for card in cards}
        self.tokens = {"tarts": content.tokens.tarts, "hourglasses": content.tokens.hourglasses}
        self.price: Mapping[StackId, int] = {
            stack.character: self.characters[stack.character].value for stack in content.market
        }

    def _groups(self) -> Iterator[tuple[str, Iterator[Card]]]:
        """Yield the decks of the sides, the stacks of the market, and the rabbits (COMP-1 to COMP-4)."""
        content, rabbits = self.content, self.content.rabbits
        for side in content.sides:
            starting = enumerate(content.starting_deck, start=1)
            yield side.id, (self._card(c.character, f"{side.id}_{n}", c.stars) for n, c in starting)
        for stack in content.market:
            copies = enumerate(stack.stars, start=1)
            yield stack.character, (self._card(stack.character, f"{n}", stars) for n, stars in copies)
        numbers = range(1, rabbits.copies + 1)
        yield RABBITS, (self._card(rabbits.character, f"rabbit_{n}", rabbits.stars) for n in numbers)

    def _card(self, character: str, copy: str, stars: int) -> Card:
        return Card(f"{character}.{copy}", character, self.characters[character].value, stars)


def read_pack(roots: Sequence[Path]) -> Pack:
    """Read the content of all roots, later ones on top; raises ContentMistakes naming all mistakes."""
    return Pack(read_content(roots, "tea_for_2", Content, (stacks, first_game, tokens)))


def stacks(content: Content) -> Iterator[Complaint]:
    """Yield stacks of one character, and limits that fewer stacks or tiles than needed allow (END-1)."""
    known = Counter(stack.character for stack in content.market)
    for number, stack in enumerate(content.market):
        if known[stack.character] > 1:
            yield Complaint(("market", number, "character"), "another stack is of this character; join them")
    if content.empty_stacks_at_end > len(content.market):
        yield Complaint(
            ("empty_stacks_at_end",), f"there are only {len(content.market)} stacks; choose fewer"
        )
    if len(content.missions) < len(content.market):
        yield Complaint(("missions",), f"expected a tile for each of the {len(content.market)} stacks")


def first_game(content: Content) -> Iterator[Complaint]:
    """Yield what the first game leaves out, what nobody knows, and faces of one tile that meet (SETUP-1)."""
    tile_of = {face.id: number for number, tile in enumerate(content.missions) for face in tile.faces}
    seen: dict[int, str] = {}
    for stack, mission in content.first_game.items():
        if mission not in tile_of:
            yield Complaint(
                ("first_game", stack), f"no mission is called '{mission}'{suggestion(mission, tile_of)}"
            )
        elif seen.setdefault(tile_of[mission], mission) != mission or stack not in _of_market(content):
            yield Complaint(("first_game", stack), "expected a stack of the market, and a tile of its own")
    for stack in _of_market(content):
        if stack not in content.first_game:
            yield Complaint(("first_game",), f"no mission lies above '{stack}'; name one")


def _of_market(content: Content) -> list[StackId]:
    return [stack.character for stack in content.market]


def tokens(content: Content) -> Iterator[Complaint]:
    """Yield kinds of tokens of which more are given at the start than there are (SETUP-6)."""
    given = content.setup
    for token in ("tarts", "hourglasses"):
        wanted = getattr(given.with_flamingo, token) + getattr(given.without_flamingo, token)
        if wanted > getattr(content.tokens, token):
            yield Complaint(("tokens", token), f"{wanted} are given at the start; make it so many at least")
