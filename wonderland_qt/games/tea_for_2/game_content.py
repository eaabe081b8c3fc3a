"""The content of a game, read from its files and checked; immutable and shared between games."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.bot_characters import bots_fit
from wonderland_qt.components.entries import unique_ids
from wonderland_qt.components.table_plan import stages_fit
from wonderland_qt.engine.access_sets import AccessSet
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.effect_index import index_effects
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.effects import Memo
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import events
from wonderland_qt.games.tea_for_2.content_files import STAGES, Cards, ContentFiles, Effect
from wonderland_qt.games.tea_for_2.weights import Weights

CardId = str
StackId = str
"""A market stack has the id of its character."""


RABBITS = "rabbits"


class Card(msgspec.Struct, frozen=True):
    """One card: its character, value, effect and stars (COMP-1).

    `side` is the side whose starting deck it belongs to, "" for other cards.
    """

    id: CardId
    character: str
    value: int
    effect: tuple[Effect, ...]
    stars: int
    side: str


class Content:
    """The content files, with all cards and effects indexed by id.

    `groups` are the cards by where they begin: on a side, in a market stack, or among the rabbits.
    """

    access_sets: Mapping[str, AccessSet] = {}

    def __init__(self, files: ContentFiles) -> None:
        """Index the entries of the files by id, number the copies of cards, and rank all cards once."""
        self.files = files
        self.evaluation: Weights | None = files.evaluation
        self.memo = Memo()
        self.effects = index_effects(files, Effect)
        self.characters = {character.id: character for character in files.characters}
        self.spaces = {space.id: space for space in files.watch}
        self.ring = tuple(self.spaces)
        self.missions = {mission.id: mission for mission in files.missions}
        self.groups = dict(self._groups())
        self.cards = {card.id: card for cards in self.groups.values() for card in cards}
        ranked = sorted(self.cards.values(), key=_value_and_stars)
        self._rank = {card.id: rank for rank, card in enumerate(ranked)}
        self.tokens = {"tarts": files.tokens.tarts, "hourglasses": files.tokens.hourglasses}
        self.price: Mapping[StackId, int] = {stack: self.characters[stack].value for stack in files.market}

    @property
    def weights(self) -> Weights:
        """Return the numbers by which bots evaluate; a content without them must not be asked."""
        assert self.evaluation is not None, "this content has no evaluation"
        return self.evaluation

    @known_of_content(4096)
    def by_value(self, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Return cards sorted by value and stars; cached, as a view sorts every stack again."""
        return tuple(sorted(cards, key=self._rank.__getitem__))

    def _groups(self) -> Iterator[tuple[str, tuple[Card, ...]]]:
        """Yield the decks of the sides, the stacks of the market, and the rabbits (COMP-1 to COMP-4)."""
        for side in self.files.sides:
            yield side.id, self._numbered_cards(self.files.starting_deck, f"{side.id}_", side.id)
        for stack, stars in self.files.market.items():
            yield stack, self._numbered_cards({stack: stars}, "")
        yield RABBITS, self._numbered_cards(self.files.rabbits, "rabbit_")

    def _numbered_cards(self, cards: Cards, prefix: str, side: str = "") -> tuple[Card, ...]:
        """Return a card for each copy; its id ends with the prefix and the number of the copy."""
        found = list[Card]()
        for name, stars_of_copies in cards.items():
            known = self.characters[name]
            for stars in stars_of_copies:
                card = f"{known.id}.{prefix}{len(found) + 1}"
                found.append(Card(card, known.id, known.value, known.effect, stars, side))
        return tuple(found)


def _value_and_stars(card: Card) -> tuple[int, int, CardId]:
    """Return by what cards are sorted; the id only makes the order certain."""
    return card.value, card.stars, card.id


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of folders, where later ones override earlier ones; raise ContentMistakes."""
    checks = (
        unique_ids,
        unfit_stacks,
        unfit_first_game,
        too_few_tokens,
        stages_fit(STAGES),
        appearances_fit(events),
        bots_fit(),
    )
    return Content(read_content(content_folders, "tea_for_2", ContentFiles, checks))


def unfit_stacks(files: ContentFiles) -> Iterator[Complaint]:
    """Yield complaints about an end that cannot be reached and too few mission tiles (END-1, SETUP-1)."""
    stacks, tiles = len(files.market), {mission.tile for mission in files.missions}
    if files.empty_stacks_at_end > stacks:
        yield Complaint(("empty_stacks_at_end",), text("few-stacks", stacks=stacks))
    if len(tiles) < stacks:
        yield Complaint(("missions",), text("tile-for-each-stack", stacks=stacks))


def unfit_first_game(files: ContentFiles) -> Iterator[Complaint]:
    """Yield complaints about stacks to which a first game gives no mission tile of their own (SETUP-1).

    That game may name a stack that the market lacks, or lack one that it has: both are mistakes.
    """
    tile_of, first_game = {mission.id: mission.tile for mission in files.missions}, files.first_game
    tiles = [tile_of.get(mission) for mission in first_game.values()]
    for stack in {**first_game, **files.market}:
        tile = tile_of.get(first_game.get(stack, ""))
        has_own_tile = tiles.count(tile) == 1
        if stack not in files.market or not has_own_tile:
            yield Complaint(("first_game", stack), Text("stack-of-the-market"))


def too_few_tokens(files: ContentFiles) -> Iterator[Complaint]:
    """Yield complaints about kinds of tokens that the set-up needs more of than there are (SETUP-6).

    It gives them to two players, one of whom has the flamingo.
    """
    given = files.setup
    for token in ("tarts", "hourglasses"):
        wanted = getattr(given.with_flamingo, token) + getattr(given.without_flamingo, token)
        if wanted > getattr(files.tokens, token):
            yield Complaint(("tokens", token), text("few-tokens", wanted=wanted))
