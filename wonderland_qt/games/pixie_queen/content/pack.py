"""The pack: content made ready for play once, at load; immutable and shared by all games played with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from wonderland_qt.games.pixie_queen.content.content import Action, Content, FoodTile, Prize, TableSize
from wonderland_qt.games.pixie_queen.content.vocabulary import Ability, Act

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
