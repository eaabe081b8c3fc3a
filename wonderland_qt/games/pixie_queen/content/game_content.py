"""A game's content, read, checked and indexed; immutable and shared by all games played with it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from wonderland_qt.components.appearances import appearances_fit
from wonderland_qt.components.bot_characters import bots_fit
from wonderland_qt.components.entries import one_for_each_size, unique_ids
from wonderland_qt.components.table_plan import stages_fit
from wonderland_qt.engine.content.composed_verbs import ComposedVerb
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import events
from wonderland_qt.games.pixie_queen.content.content_files import PLAYERS, STAGES, Act, ContentFiles
from wonderland_qt.games.pixie_queen.content.weights import Weights

SpaceId = str
GoodId = str
TileId = str
PrizeId = str
ROCK = "rock"
TileKind = Literal["food", "one_use", "permanent"]


class Space(msgspec.Struct, frozen=True):
    """A space for discs: its action, its level of the pyramid (0: round), its colour ("": any).

    A space for `all_discs` costs all that a player has left.
    """

    id: SpaceId
    action: str
    level: int = 0
    shows: tuple[GoodId, ...] = ()
    colour: str = ""
    all_discs: bool = False


class Content:
    """The content files with spaces, levels, tiles and prizes indexed.

    `levels` holds the double spaces of each level, the lowest level first. `casino` and `penalty_die` have
    an entry for each face of the dice.
    """

    def __init__(self, files: ContentFiles) -> None:
        """Index the entries of the files by id; spaces also by level, and dice by face."""
        self.files = files
        self.evaluation: Weights | None = files.evaluation
        self.settings, self.setup = files.settings, files.setup
        self.tables = {table.players: table for table in files.tables}
        self.penalties, self.fields = files.penalties, files.fields
        self.last_field = len(files.fields)
        self.goods = tuple(good.id for good in files.goods)
        self.foods = tuple(good.id for good in files.goods if good.food)
        self.actions = {action.id: action for action in files.actions}
        self.acts = _acts_by_reference(files)
        self.spaces = {space.id: space for space in _spaces_of_actions(files)}
        self.doubles = tuple(space for space in self.spaces.values() if space.level)
        self.levels = _ids_by_level(self.doubles)
        self.food_tiles = {tile.id: tile for tile in files.food_tiles}
        self.one_use = tuple(tile.id for tile in files.one_use_tiles)
        self.permanents = tuple(tile.id for tile in files.permanent_tiles)
        tiles = files.one_use_tiles + files.permanent_tiles
        self.abilities = {tile.id: tile.ability for tile in tiles}
        self.prizes = {prize.id: prize for prize in files.prizes}
        self.casino = tuple(face.id for face in files.casino_die for _ in range(face.faces))
        self.casino_gives = {face.id: face.gives for face in files.casino_die}
        self.penalty_die = files.penalty_die

    @property
    def weights(self) -> Weights:
        """The numbers that bots evaluate with; fails for a content without an evaluation."""
        assert self.evaluation is not None, "this content has no evaluation"
        return self.evaluation

    def kind_of(self, tile: TileId) -> TileKind:
        """Return the kind of a tile (TILE-1)."""
        if tile in self.food_tiles:
            return "food"
        return "one_use" if tile in self.one_use else "permanent"


def _acts_by_reference(files: ContentFiles) -> dict[str, Act]:
    """Return the verbs of all actions and their parts, which steps and saves name by reference."""
    acts: dict[str, Act] = {}
    for action in files.actions:
        acts.update(_act_with_parts(action.do))
    return acts


def _ids_by_level(doubles: Sequence[Space]) -> tuple[tuple[SpaceId, ...], ...]:
    """Return the double spaces of each level of the pyramid, from level 1 up."""
    top = max((space.level for space in doubles), default=0)
    ids: list[list[SpaceId]] = [[] for _level in range(top)]
    for space in doubles:
        ids[space.level - 1].append(space.id)
    return tuple(map(tuple, ids))


def _act_with_parts(act: Act) -> Iterator[tuple[str, Act]]:
    """Yield an action's verb and all its parts, each with its reference."""
    yield act.ref, act
    if isinstance(act, ComposedVerb):
        for part in act.parts:
            if isinstance(part, Act):
                yield from _act_with_parts(part)


def _spaces_of_actions(files: ContentFiles) -> Iterator[Space]:
    """Yield the spaces of all actions; several of one action are numbered, or named by their colours.

    Only an action with a single space can be on a double space of the pyramid, with its level and food.
    """
    for action in files.actions:
        if action.each_colour:
            for colour in files.colours:
                name = f"{action.id}_{colour.id}"
                yield Space(name, action.id, colour=colour.id, all_discs=action.all_discs)
        elif action.spaces > 1:
            for number in range(1, action.spaces + 1):
                yield Space(f"{action.id}_{number}", action.id, all_discs=action.all_discs)
        else:
            yield Space(action.id, action.id, action.level, action.shows, all_discs=action.all_discs)


def load_content(content_folders: Sequence[Path]) -> Content:
    """Read the content of all folders, of which later ones override earlier ones; raises ContentMistakes."""
    checks = (
        unique_ids,
        missing_entries,
        too_few_pieces,
        unordered_shackles,
        stages_fit(STAGES),
        appearances_fit(events),
        bots_fit(),
    )
    return Content(read_content(content_folders, "pixie_queen", ContentFiles, checks))


def missing_entries(files: ContentFiles) -> Iterator[Complaint]:
    """Yield missing or doubled tables, missing levels of the pyramid, missing silver or gold.

    Level 1 and all below the highest level that any action has must have actions; the highest has some.
    """
    sizes = [table.players for table in files.tables]
    yield from one_for_each_size("tables", sizes, PLAYERS, Text("thing-table"))
    levels = {action.level for action in files.actions}
    needed = {1, *range(1, max(levels, default=1))}
    for level in sorted(needed - levels):
        yield Complaint(("actions",), text("no-action-on-level", level=level))
    for good in sorted({"silver", "gold"} - {good.id for good in files.goods}):
        yield Complaint(("goods",), text("good-of-track", good=good))


def too_few_pieces(files: ContentFiles) -> Iterator[Complaint]:
    """Yield things of which more are given out than there are (SETUP)."""
    for given in _pieces_given_out(files):
        if given.wanted > given.there:
            words = text("few-given-out", there=given.there, what=given.what, wanted=given.wanted)
            yield Complaint(given.path, words)


class GivenOut(NamedTuple):
    """A thing that a set-up gives out: where the content says so, and how many it wants and there are."""

    path: DocumentPath
    what: Text
    wanted: int
    there: int


def _pieces_given_out(files: ContentFiles) -> Iterator[GivenOut]:
    """Yield each thing that the set-up gives out, for all numbers of players."""
    for number, table in enumerate(files.tables):
        path, colours = ("tables", number), table.players + table.dummy
        yield GivenOut((*path, "players"), Text("given-colours"), colours, len(files.colours))
        yield GivenOut((*path, "pixies"), Text("given-places-in-mine"), table.pixies, files.mine.places)
        for tile in files.food_tiles:
            wanted, what = table.food_tiles.count(tile.id), text("given-of", id=tile.id)
            yield GivenOut((*path, "food_tiles"), what, wanted, tile.copies)
    for good in files.goods:
        wanted, what = _tokens_given_out(files, good.id), text("given-of", id=good.id)
        yield GivenOut(("setup",), what, wanted, good.total)
    rounds, round_tiles = files.settings.rounds, sum(files.setup.round_tiles.values())
    yield GivenOut(("setup", "round_tiles"), Text("given-round-tiles"), rounds, round_tiles)


def _tokens_given_out(files: ContentFiles, good: GoodId) -> int:
    """Return how many tokens of a good lie on the board and at most players at the start."""
    setup, most_players = files.setup, PLAYERS[-1]
    on_board = setup.bag.get(good, 0) + setup.special_row.get(good, 0)
    to_each = setup.start.get(good, 0) * most_players
    to_all_but_first = setup.not_first.get(good, 0) * (most_players - 1)
    return on_board + to_each + to_all_but_first


def unordered_shackles(files: ContentFiles) -> Iterator[Complaint]:
    """Complain when shackles are not in rising order (DEMOTE-1)."""
    if any(lower >= higher for lower, higher in pairwise(files.score.shackles)):
        yield Complaint(("score", "shackles"), Text("increasing-numbers"))
