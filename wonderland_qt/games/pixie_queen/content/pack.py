"""The pack: content read, checked and made ready for play; immutable and shared by all games with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

from wonderland_qt.engine.content.content import read_content
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.games.pixie_queen.content.content import (
    PLAYERS,
    STAGES,
    Action,
    Content,
    FoodTile,
    Prize,
    TableSize,
)
from wonderland_qt.games.pixie_queen.content.vocabulary import Ability, Act, Goods
from wonderland_qt.parts.entries import said_once
from wonderland_qt.parts.table_plan import stages_named

SpaceId = str
GoodId = str
TileId = str
PrizeId = str
ROCK = "rock"
TileKind = Literal["food", "one_use", "permanent"]


class Space(msgspec.Struct, frozen=True):
    """A space for discs: of an action, on a level of the pyramid (0: round), for one colour or for all."""

    id: SpaceId
    action: str
    level: int
    shows: tuple[GoodId, ...]
    colour: str


class Pack:
    """Content with its spaces, levels, tiles and prizes at hand.

    `levels` holds the double spaces by level, the lowest first. `casino` and `penalty_die` hold a thing for
    each face of the dice.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.settings, self.setup = content.settings, content.setup
        self.penalties, self.fields = content.penalties, content.fields
        self.tables: Mapping[int, TableSize] = {table.players: table for table in content.tables}
        self.goods: tuple[GoodId, ...] = tuple(good.id for good in content.goods)
        self.foods: tuple[GoodId, ...] = tuple(good.id for good in content.goods if good.food)
        self.actions: Mapping[str, Action] = {action.id: action for action in content.actions}
        self.acts: Mapping[str, Act] = {action.do.ref: action.do for action in content.actions}
        self.spaces: Mapping[SpaceId, Space] = {space.id: space for space in _spaces(content)}
        self.doubles = tuple(space for space in self.spaces.values() if space.level)
        top = max((space.level for space in self.doubles), default=0)
        self.levels = tuple(
            tuple(space.id for space in self.doubles if space.level == level) for level in range(1, top + 1)
        )
        self.food_tiles: Mapping[TileId, FoodTile] = {tile.id: tile for tile in content.food_tiles}
        self.one_use = tuple(tile.id for tile in content.one_use_tiles)
        self.permanents = tuple(tile.id for tile in content.permanent_tiles)
        tiles = (*content.one_use_tiles, *content.permanent_tiles)
        self.abilities: Mapping[TileId, Ability] = {tile.id: tile.ability for tile in tiles}
        self.prizes: Mapping[PrizeId, Prize] = {prize.id: prize for prize in content.prizes}
        self.casino = tuple(face.id for face in content.casino_die for _ in range(face.faces))
        self.casino_gives = {face.id: face.gives for face in content.casino_die}
        self.penalty_die = content.penalty_die
        self.last_field = len(content.fields)

    def kind_of(self, tile: TileId) -> TileKind:
        """Return the kind of a tile (TILE-1)."""
        if tile in self.food_tiles:
            return "food"
        return "one_use" if tile in self.one_use else "permanent"


def _spaces(content: Content) -> Iterator[Space]:
    """Yield the spaces of all actions; several of one action are numbered, or named by their colours."""
    for action in content.actions:
        if action.each_colour:
            for colour in content.colours:
                yield Space(f"{action.id}_{colour.id}", action.id, 0, (), colour.id)
        elif action.spaces > 1:
            for number in range(1, action.spaces + 1):
                yield Space(f"{action.id}_{number}", action.id, 0, (), "")
        else:
            yield Space(action.id, action.id, action.level, action.shows, "")


def read_pack(roots: Sequence[Path]) -> Pack:
    """Read the content of all roots, later ones on top; raises ContentMistakes naming all mistakes."""
    checks = (said_once, tables, levels, money, supply, shackles, stages)
    return Pack(read_content(roots, "pixie_queen", Content, checks))


def tables(content: Content) -> Iterator[Complaint]:
    """Yield numbers of players without a table, and tables with more tiles or pixies than there are."""
    known = Counter(table.players for table in content.tables)
    for players in PLAYERS:
        if known[players] != 1:
            yield Complaint(("tables",), f"expected one table for {players} players; add or remove one")
    copies = {tile.id: tile.copies for tile in content.food_tiles}
    for number, table in enumerate(content.tables):
        if table.pixies > content.mine.places:
            expected = f"a mine has {content.mine.places} places; expected at most as many pixies"
            yield Complaint(("tables", number, "pixies"), expected)
        for tile, wanted in Counter(table.food_tiles).items():
            if wanted > copies[tile]:
                expected = f"there are {copies[tile]} of '{tile}', not {wanted}"
                yield Complaint(("tables", number, "food_tiles"), expected)
        if table.players + table.dummy > len(content.colours):
            yield Complaint(("tables", number, "players"), f"there are only {len(content.colours)} colours")


def levels(content: Content) -> Iterator[Complaint]:
    """Yield levels of the pyramid that are left out below its top."""
    known = {action.level for action in content.actions if action.level}
    for level in range(1, max(known, default=1) + 1):
        if level not in known:
            yield Complaint(("actions",), f"no action stands on level {level} of the pyramid; add one")


def money(content: Content) -> Iterator[Complaint]:
    """Yield that silver or gold is lacking: both have a track of that name (COMP-8)."""
    known = {good.id for good in content.goods}
    for good in ("silver", "gold"):
        if good not in known:
            yield Complaint(("goods",), f"expected a good '{good}', which has a track; add it")


def supply(content: Content) -> Iterator[Complaint]:
    """Yield goods of which more are given out at first than there are (SETUP)."""
    setup, players = content.setup, PLAYERS[-1]
    given: list[tuple[str, Goods, int]] = [
        ("start", setup.start, players),
        ("not_first", setup.not_first, players - 1),
        ("bag", setup.bag, 1),
        ("special_row", setup.special_row, 1),
    ]
    for good in content.goods:
        wanted = sum(goods.get(good.id, 0) * times for _, goods, times in given)
        if wanted > good.total:
            expected = (
                f"with {players} players {wanted} of '{good.id}' are given out, but there are {good.total}"
            )
            yield Complaint(("setup",), expected)
    if sum(setup.round_tiles.values()) < content.settings.rounds:
        yield Complaint(("setup", "round_tiles"), "expected a round tile for each round")


def shackles(content: Content) -> Iterator[Complaint]:
    """Yield shackles that do not rise (DEMOTE-1)."""
    if any(lower >= higher for lower, higher in pairwise(content.score.shackles)):
        yield Complaint(("score", "shackles"), "expected numbers that rise, each once")


def stages(content: Content) -> Iterator[Complaint]:
    """Yield stages that are lacking, and those that nothing shows."""
    return stages_named(content.table, STAGES)
