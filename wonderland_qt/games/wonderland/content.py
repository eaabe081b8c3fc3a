"""Content: the sections of the YAML files of Wonderland's War, as models."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland_qt.engine.content_model import ContentModel
from wonderland_qt.engine.references import RefTo
from wonderland_qt.games.wonderland.table_content import TablePlan
from wonderland_qt.games.wonderland.vocabulary import AllyType, Effect, Hook, Level, Measure

RegionRef = Annotated[str, RefTo("regions")]
Round = Literal[1, 2, 3]
AllySet = Literal["A", "B", "C", "D"]
LeaderAbility = Literal["poison", "tea_party", "spread", "counter_clockwise", "gift"]


class Entry(ContentModel):
    """Anything that has an id; `printed` names the fields that the box prints, `name` its own words."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    printed: tuple[str, ...] = ()
    name: dict[str, str] = Field(default={})


class Region(Entry):
    """A region; the order in the file is the ring, clockwise (COMP-1)."""


class Chair(Entry):
    """A chair of the tea table, clockwise from the head; in play from `players` players on (SETUP-4)."""

    players: int = 2


class Tile(Entry):
    """A region score tile: the winner's VP in rounds I, II and III (COMP-4)."""

    values: tuple[int, int, int]


class Board(ContentModel):
    """What is printed on the main board and what everybody starts with.

    `forge_symbols` are spaces of the strength track, `die` the six faces in shards, `starting_shards` maps
    numbers of players to shards by seat (SETUP-17), `starting_bag` maps chip faces to how many (SETUP-11).
    """

    printed: tuple[str, ...] = ()
    track_end: int
    forge_symbols: tuple[int, ...]
    die: tuple[int, int, int, int, int, int]
    starting_region: RegionRef
    starting_shards: dict[int, tuple[int, ...]]
    starting_bag: dict[str, int]
    two_player_extra: dict[str, int] = Field(default={})
    supporters: int
    castles: int
    castle_strength: int
    leader_strength: int
    leader_strength_most: int
    madness_spaces: int
    market: int
    tea_cards_each: int
    two_player_tea_cards_each: int
    resistance: tuple[int, int, int]
    feat_vp: int
    objective_vp: int
    both_vp: int


class Face(Entry):
    """A chip's printed side: `count` equal chips of it exist.

    `kind` is its kind for counting (GAME-5). `madness` counts the symbols on it.
    """

    kind: str
    level: Level | None = None
    strength: int = 0
    madness: int = 0
    count: int


class AllyAbility(Entry):
    """The ability of an ally type in one set (ALLY)."""

    type: AllyType
    ally_set: AllySet = Field(alias="set")
    intent: str = ""
    hooks: tuple[Hook, ...] = ()
    special: str | None = None


class Ability(Entry):
    """A faction ability: hooks in force once unlocked, or `special` rules in Python.

    `artifact` abilities work through the faction's artifact chips.
    """

    artifact: bool = False
    hooks: tuple[Hook, ...] = ()
    special: str | None = None
    intent: str


class Artifact(Entry):
    """A faction's artifact chip."""

    strength: int
    count: int


class ForgeTrack(Entry):
    """A forge track: the reward under each space, leftmost first; an artifact lies at its end."""

    spaces: tuple[tuple[Effect, ...], ...]


class Between(Entry):
    """A reward between track `above` and the next one, gained when `column` of both is covered (FORGE-4)."""

    above: str
    below: str
    column: int
    rewards: tuple[Effect, ...]


class Side(ContentModel):
    """One side of a faction board."""

    leader_ability: LeaderAbility
    castle_value: int
    abilities: tuple[Ability, ...]
    tracks: tuple[ForgeTrack, ...]
    between: tuple[Between, ...] = ()


class OtherSide(ContentModel):
    """What the 2-player side of a faction board prints (TWO-4); what it leaves out is as on the other side.

    `replaced` maps abilities of the usual side to those printed in their place.
    """

    leader_ability: LeaderAbility | None = None
    replaced: dict[str, Ability] = Field(default={})
    tracks: tuple[ForgeTrack, ...]
    between: tuple[Between, ...] = ()

    def completed(self, usual: Side) -> Side:
        """Return the whole 2-player side."""
        return Side(
            leader_ability=self.leader_ability or usual.leader_ability,
            castle_value=usual.castle_value,
            abilities=tuple(self.replaced.get(ability.id, ability) for ability in usual.abilities),
            tracks=self.tracks,
            between=self.between,
        )


class Faction(Entry, Side):
    """A faction: its chips and its board; `two_players` is the other side of the board (TWO-4)."""

    starting: tuple[int, ...]
    artifact: Artifact
    two_players: OtherSide | None = None


class Figure(Entry):
    """A Wonderlandian figure and its strength where it stands (BATTLE-1)."""

    strength: int


class ItemChips(ContentModel):
    """The chips of an item card."""

    strength: int
    count: int = 2


class Wonderlandian(Entry):
    """A Wonderlandian card: figures or item chips, with the hooks that they bring.

    Hooks of figures are in force in battles in their region; those of item chips when the chip is played
    or active. The card is in the deck from `players` players on (TWO-6).
    """

    figures: tuple[Figure, ...] = ()
    chips: ItemChips | None = None
    players: int = 2
    intent: str = ""
    hooks: tuple[Hook, ...] = ()
    special: str | None = None


class Quest(Entry):
    """A quest: a feat at the end of a battle in `region`, an objective at the end of the game (QUEST-1)."""

    region: RegionRef
    feat: tuple[Measure, ...]
    objective: tuple[Measure, ...]


class TeaCard(Entry):
    """A tea card of one round's deck and its rewards, which are taken in any order (TEA-5)."""

    round: Round
    rewards: tuple[Effect, ...]


class Worth(ContentModel):
    """What rewards are worth and what the cards of each round may be worth in all, in tenths of a VP."""

    rewards: dict[str, int]
    bands: dict[int, tuple[int, int]]


class Content(ContentModel):
    """All content of Wonderland's War; without a `table` nothing says where things lie."""

    board: Board
    regions: tuple[Region, ...]
    chairs: tuple[Chair, ...]
    tiles: tuple[Tile, ...]
    faces: tuple[Face, ...]
    ally_abilities: tuple[AllyAbility, ...]
    factions: tuple[Faction, ...]
    wonderlandians: tuple[Wonderlandian, ...]
    quests: tuple[Quest, ...]
    tea_cards: tuple[TeaCard, ...]
    worth: Worth
    table: TablePlan | None = None
