"""Content: the sections of the YAML files of Wonderland's War, as models."""

from typing import Annotated, Literal

from pydantic import Field, field_validator

from wonderland_qt.components import entries
from wonderland_qt.components.amounts import MOST_COPIES, Count, Some
from wonderland_qt.components.appearances import Appearances
from wonderland_qt.components.bot_characters import BotCharacter, BotStrength
from wonderland_qt.components.emblem_specs import EmblemSpec
from wonderland_qt.components.fitted import FittedValues
from wonderland_qt.components.scenery import SceneryPiece
from wonderland_qt.engine.content.composed_verbs import HasVerbs, VerbName
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import argument_key
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import text
from wonderland_qt.games.wonderland.content import vocabulary
from wonderland_qt.games.wonderland.content.table_content import TablePlan
from wonderland_qt.games.wonderland.content.weights import Weights
from wonderland_qt.games.wonderland.state import PLAYERS, Phase

RegionRef = Annotated[str, RefTo("regions")]
FaceRef = Annotated[str, RefTo("faces")]
Players = Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])]
Copies = Annotated[int, Field(ge=0, le=MOST_COPIES)]
Round = Literal[1, 2, 3]
AllySet = Literal["A", "B", "C", "D"]
LeaderAbility = Literal["poison", "tea_party", "spread", "counter_clockwise", "gift"]


class Printed(ContentModel):
    """A model of which some fields are printed on the game's pieces: `printed` names those fields."""

    printed: tuple[str, ...] = ()

    @field_validator("printed")
    @classmethod
    def _check_printed(cls, printed: tuple[str, ...]) -> tuple[str, ...]:
        """Refuse a printed field that the model does not have, and suggest one with a similar name."""
        fields = {argument_key(cls, name) for name in cls.model_fields}
        for name in printed:
            if name not in fields:
                raise WrongValue(text("field-unknown", field=name, near=suggestion(name, fields)))
        return printed


class Entry(Printed, entries.Entry):
    """A model with an id."""


class Region(Entry):
    """A region; the order in the file is the ring, clockwise (COMP-1)."""


class Chair(Entry):
    """A chair of the tea table, clockwise from the head; in play from `players` players on (SETUP-4)."""

    players: Players = 2


class Tile(Entry):
    """A region score tile: the winner's VP in rounds I, II and III (COMP-4)."""

    values: tuple[Count, Count, Count]


class Board(Printed):
    """What is printed on the main board and what everybody starts with.

    `forge_symbols` are spaces of the strength track, `die` the six faces in shards, `starting_shards` maps
    numbers of players to shards by seat (SETUP-17), `starting_bag` maps chip faces to how many (SETUP-11).
    A game has as many `rounds`, of which three are printed (GAME-1).
    """

    rounds: Round = 3
    track_end: Some
    forge_symbols: tuple[Some, ...]
    die: tuple[Count, Count, Count, Count, Count, Count]
    starting_region: RegionRef
    starting_shards: dict[Players, tuple[Count, ...]]
    starting_bag: dict[FaceRef, Count]
    two_player_extra: dict[FaceRef, Count] = Field(default={})
    supporters: Count
    castles: Count
    castle_strength: Count
    leader_strength: Count
    leader_strength_most: Count
    madness_spaces: Some
    market: Count
    tea_cards_each: Some
    two_player_tea_cards_each: Some
    resistance: tuple[Count, Count, Count]
    feat_vp: Count
    objective_vp: Count
    both_vp: Count


class Face(Entry):
    """A chip's printed side: `count` equal chips of it exist.

    `kind` is its kind for counting (GAME-5). `madness` counts the symbols on it.
    """

    kind: vocabulary.Kind
    level: vocabulary.Level | None = None
    strength: Count = 0
    madness: Count = 0
    count: Copies


class AllyAbility(Entry):
    """The ability of an ally type in one set (ALLY)."""

    type: vocabulary.AllyType
    ally_set: AllySet = Field(alias="set")
    intent: str = ""
    hooks: tuple[vocabulary.Hook, ...] = ()
    special: vocabulary.Special | None = None


class Ability(Entry):
    """A faction ability: hooks in force once unlocked, or `special` rules in Python.

    `artifact` abilities work through the faction's artifact chips.
    """

    artifact: bool = False
    hooks: tuple[vocabulary.Hook, ...] = ()
    special: vocabulary.Special | None = None
    intent: str


class Artifact(Entry):
    """A faction's artifact chip."""

    strength: Count
    count: Copies


class ForgeTrack(Entry):
    """A forge track: the reward under each space, leftmost first; an artifact lies at its end."""

    spaces: tuple[tuple[vocabulary.Effect, ...], ...]


class Between(Entry):
    """A reward between track `above` and the next one, gained when `column` of both is covered (FORGE-4)."""

    above: str
    below: str
    column: int
    rewards: tuple[vocabulary.Effect, ...]


class Side(ContentModel):
    """One side of a faction board."""

    leader_ability: LeaderAbility
    castle_value: Count
    abilities: tuple[Ability, ...]
    tracks: tuple[ForgeTrack, ...]
    between: tuple[Between, ...] = ()


class OtherSide(ContentModel):
    """The 2-player side of a faction board (TWO-4); fields left out are as on the usual side.

    `replaced` maps abilities of the usual side to those printed in their place.
    """

    leader_ability: LeaderAbility | None = None
    replaced: dict[str, Ability] = Field(default={})
    tracks: tuple[ForgeTrack, ...]
    between: tuple[Between, ...] = ()

    def completed(self, usual: Side) -> Side:
        """Return the 2-player side with what it leaves out taken from the usual side (TWO-4).

        Its tracks and the rewards between them are always its own, its castle value always the usual one.
        """
        return Side(
            leader_ability=self.leader_ability or usual.leader_ability,
            castle_value=usual.castle_value,
            abilities=tuple(self.replaced.get(ability.id, ability) for ability in usual.abilities),
            tracks=self.tracks,
            between=self.between,
        )


class Faction(Entry, Side):
    """A faction: its chips and its board; `two_players` is the other side of the board (TWO-4)."""

    emblem: EmblemSpec | None = None
    starting: tuple[Count, ...]
    artifact: Artifact
    two_players: OtherSide | None = None


class Figure(Entry):
    """A Wonderlandian figure and its strength where it stands (BATTLE-1)."""

    strength: Count


class ItemChips(ContentModel):
    """The chips of an item card."""

    strength: Count
    count: Copies = 2


class Wonderlandian(Entry):
    """A Wonderlandian card: figures or item chips, with the hooks that they bring.

    Hooks of figures are in force in battles in their region; those of item chips when the chip is played
    or active. The card is in the deck from `players` players on (TWO-6).
    """

    figures: tuple[Figure, ...] = ()
    chips: ItemChips | None = None
    players: Players = 2
    intent: str = ""
    hooks: tuple[vocabulary.Hook, ...] = ()
    special: vocabulary.Special | None = None


HookSource = AllyAbility | Ability | Wonderlandian
"""What brings hooks or a special rule."""


class Quest(Entry):
    """A quest: a feat at the end of a battle in `region`, an objective at the end of the game (QUEST-1)."""

    region: RegionRef
    feat: tuple[vocabulary.Measure, ...]
    objective: tuple[vocabulary.Measure, ...]


class TeaCard(Entry):
    """A tea card of one round's deck and its rewards, which are taken in any order (TEA-5)."""

    round: Round
    rewards: tuple[vocabulary.Effect, ...]


class Values(ContentModel):
    """The value of each reward, and the band of values of each round's tea cards, in tenths of a VP."""

    rewards: dict[str, int]
    bands: dict[int, tuple[int, int]]


class WonderScenery(SceneryPiece):
    """A fixed piece of the table, shown all the time or only in some phases."""

    phases: tuple[Phase, ...] = ()


class ContentFiles(HasVerbs):
    """The content files of Wonderland's War.

    Without a `table` there is no layout; without an `evaluation` bots value all options alike.
    """

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
    values: Values
    table: TablePlan | None = None
    evaluation: Weights | None = None
    bots: tuple[BotCharacter, ...] = ()
    bot_strength: BotStrength | None = None
    foresight: FittedValues | None = None
    appearances: Appearances
    scenery: tuple[WonderScenery, ...] = ()
    verbs: dict[VerbName, vocabulary.EffectSpec] = Field(default={})
