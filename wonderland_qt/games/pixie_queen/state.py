"""The state of a game of Pixie Queen: goods, pixies, discs, tiles, tracks and points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, Literal, TypeVar

import msgspec

from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Record
from wonderland_qt.games.pixie_queen.content.content_files import Phase
from wonderland_qt.games.pixie_queen.content.game_content import GoodId, PrizeId, SpaceId, TileId

Track = Literal["silver", "gold"]
TRACKS: tuple[Track, ...] = ("silver", "gold")
TRACK_OF_METAL: Mapping[GoodId, Track] = {track: track for track in TRACKS}

StepT = TypeVar("StepT", bound=Step)

NOBODY = PlayerId("")
MINE: Final = "mine"
SERVANT: Final = "servant"
"""Where pixies stand beside the spaces of the pyramid: in a mine, and on the servant spot."""


class Mine(msgspec.Struct, frozen=True):
    """A mine: how many pixies are in it, and the rocks beside those on its lowest places, most first."""

    pixies: int = 0
    rocks: tuple[int, ...] = ()

    @property
    def chained(self) -> int:
        """Return how many pixies are chained to rocks (MINE-4)."""
        return sum(1 for rocks in self.rocks if rocks)

    @property
    def free(self) -> int:
        """Return how many pixies are not chained and may leave (MINE-6)."""
        return self.pixies - self.chained

    def with_more(self, pixies: int) -> Mine:
        """Return the mine with so many more pixies, or fewer."""
        return Mine(self.pixies + pixies, self.rocks)

    def with_rocks(self, rocks: Iterable[int]) -> Mine:
        """Return the mine with these rocks, sorted: pixies with more rocks come first (MINE-1)."""
        return Mine(self.pixies, tuple(sorted(rocks, reverse=True)))


class OpenPlayer(Record):
    """The public fields of a player: colour, tiles, discs, tracks and points (SECRET-2).

    `servants` are the prizes on whose places pixies of the player stand. `kinds` is how many kinds the player
    may offer in this round.
    """

    id: PlayerId
    tracks: Mapping[Track, int]
    servants: tuple[PrizeId, ...] = ()
    food_tile: TileId = ""
    one_use: TileId = ""
    permanent: TileId = ""
    discs: int = 0
    kinds: int = 1
    penalty: int = 0
    out: bool = False


class Player(OpenPlayer, kw_only=True):
    """A player, with the mine, what is behind the screen, and an offering until all are shown."""

    mine: Mine
    goods: Mapping[GoodId, int]
    prizes: tuple[PrizeId, ...] = ()
    rewards: tuple[int, ...] = ()
    offering: Mapping[GoodId, int] = {}
    passed: bool = False


class State(GameState[StepT], Generic[StepT], kw_only=True):
    """The whole game.

    `small` and `large` are the cubes on the order tracks, nearest the palace first. `turn` is whose turn
    comes next in the action phase. `pixies` says whose pixie stands on each double space, `discs` whose discs
    lie on each space; `waiting` is whose pixie is on the servant spot. `pockets` maps permanent tiles to what
    lies on them. `dummy` is the colour that no one plays (TWO-1), `demanded` the foods of the round tiles
    that were turned up.
    """

    seats: tuple[PlayerId, ...]
    players: dict[PlayerId, Player]
    small: tuple[PlayerId, ...]
    large: tuple[PlayerId, ...]
    supply: Mapping[GoodId, int]
    special_row: Mapping[GoodId, int]
    bag: tuple[str, ...]
    rewards: tuple[int, ...]
    food_stack: tuple[TileId, ...]
    one_use: tuple[TileId, ...]
    permanents: tuple[TileId, ...] = ()
    boxed: tuple[TileId, ...]
    prizes: tuple[PrizeId, ...]
    round_tiles: tuple[GoodId, ...]
    demanded: tuple[GoodId, ...] = ()
    pockets: Mapping[TileId, TileId] = {}
    pixies: Mapping[SpaceId, PlayerId] = {}
    discs: Mapping[SpaceId, tuple[PlayerId, ...]] = {}
    waiting: PlayerId = NOBODY
    turn: PlayerId = NOBODY
    dummy: PlayerId = NOBODY
    dummy_mine: Mine
    shown: bool = False
    round: int = 0
    phase: Phase = "setup"
