"""Content: the sections of the YAML files of Pixie Queen, as models, and the verbs they are written in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, model_validator

from wonderland_qt.components.amounts import Count, Some
from wonderland_qt.components.appearances import Appearances
from wonderland_qt.components.bot_characters import BotCharacter, BotStrength
from wonderland_qt.components.entries import Entry
from wonderland_qt.components.fitted import FittedValues
from wonderland_qt.components.scenery import SceneryPiece
from wonderland_qt.components.table_plan import Arrangement, Spot, StagePlan
from wonderland_qt.engine.content.composed_verbs import ComposedVerb, HasVerbs, Template, VerbName, VerbSpec
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import COMPOSED, OneKey
from wonderland_qt.engine.decisions import Option, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.content.weights import Weights

GoodRef = Annotated[str, RefTo("goods")]
OneUseRef = Annotated[str, RefTo("one_use_tiles")]
Row = Literal["offering", "servant", "ring"]


class Act(OneKey):
    """Family of verbs: what an action does. Each verb is defined beside the rules for its steps."""

    def ways(self, position: Any, player: PlayerId) -> Iterator[Option]:
        """Yield the ways in which a player can carry the action out now."""
        raise NotImplementedError(f"nothing carries out {self.word}")

    @staticmethod
    def only_way(*steps: Step) -> Option:
        """Return the single option of an action that leaves nothing to choose."""
        return Option("do", steps, Text("option-do"))

    def is_possible(self, position: Any, player: PlayerId, covered: str = "") -> bool:
        """Tell whether a player can carry out the action when discs cover the hand of a space (GAME-7).

        Every turn asks this of every action, so verbs override it to avoid making an option.
        """
        return next(self.ways(position, player), None) is not None


class Ability(OneKey):
    """Family of abilities of one-use and permanent tiles. Rules ask for them by kind."""


class ActSpec(VerbSpec):
    """A verb that the content defines: all of `do` is done, one after another, as far as possible."""

    do: Annotated[tuple[Act, ...], Field(min_length=1), Template()]


class AbilitySpec(VerbSpec):
    """An ability that the content defines: it combines all of `do`."""

    do: Annotated[tuple[Ability, ...], Field(min_length=1), Template()]


class ComposedAbility(Ability, ComposedVerb, word=COMPOSED):
    """An ability that the content defines, with its arguments filled in."""

    do: tuple[Ability, ...]


class MoreKinds(Ability, word="more_kinds", shorthand="kinds"):
    """{more_kinds: 1}: offer so many kinds more; the tile is used up (OFFER-5)."""

    kinds: Some


class ChooseMarkers(Ability, word="choose_markers", shorthand="markers"):
    """{choose_markers: 2}: choose the first markers when digging; the tile is used up (MINE-8)."""

    markers: Some


class SparePixie(Ability, word="spare_pixie"):
    """Let a pixie stay that would be demoted; the tile is used up (DEMOTE-6)."""


class CheaperGold(Ability, word="cheaper_gold"):
    """{cheaper_gold: {by: 1, least: 1}}: pay less silver for each gold (PERM-1)."""

    by: Some
    least: Some


class PrizeReward(Ability, word="prize_reward"):
    """{prize_reward: {row: ring, points: 2}}: reward points for each prize of a row (PERM-2, PERM-3)."""

    phrased_with: ClassVar[dict[str, tuple[str, ...]]] = {"row": ("row-",)}
    row: Row
    points: Some


class Steal(Ability, word="steal"):
    """{steal: {good: silver, tokens: 1}}: take tokens in every steal phase (PERM-4)."""

    good: GoodRef
    tokens: Some


class MorePromotions(Ability, word="more_promotions", shorthand="promotions"):
    """{more_promotions: 1}: promotions after those of the reward phase (PERM-5)."""

    promotions: Some


class SwapFor(Ability, word="swap_for", shorthand="tokens"):
    """{swap_for: 0}: what a swap costs (PERM-6)."""

    tokens: Count


class RockFor(Ability, word="rock_for", shorthand="tokens"):
    """{rock_for: 0}: what it costs to remove a rock (PERM-7)."""

    tokens: Count


class OneMoreSlot(Ability, word="one_more_slot"):
    """One more slot, for a food tile or a one-use tile, on this tile itself (PERM-8)."""


class CopyUnused(Ability, word="copy_unused"):
    """Copy actions that no one used in this round, too (PERM-9)."""


class MinePenaltyMost(Ability, word="mine_penalty_most", shorthand="points"):
    """{mine_penalty_most: 1}: at most so many penalty points for the mine (PERM-10)."""

    points: Count


PLAYERS = range(2, 6)
"""The numbers of players that can play."""

STAGES = ("palace", "judgement", "final")
Phase = Literal["setup", "steal", "action", "offering", "reward", "punish", "scoring", "over"]


class Colour(Entry):
    """A colour that a player can have (COMP-2)."""


class Good(Entry):
    """A good: food, silver or gold, and how many tokens of it there are (COMP-3, GAME-2)."""

    food: bool = False
    total: Some


class Price(ContentModel):
    """A number of tokens of a good."""

    good: GoodRef
    tokens: Count


class Settings(ContentModel):
    """The number of rounds, what each player has, and what swaps and rocks cost."""

    rounds: Some
    discs: Some
    rocks: Some
    swap_costs: Price
    rock_costs: Price


class Setup(ContentModel):
    """What is where at the start (SETUP)."""

    start: dict[GoodRef, Count]
    not_first: dict[GoodRef, Count]
    bag: dict[GoodRef, Count]
    rocks_each: Count
    special_row: dict[GoodRef, Count]
    permanents_shown: Some
    round_tiles: dict[GoodRef, Count]
    rewards: tuple[Some, ...]


class TableSize(ContentModel):
    """The settings for a number of players (SETUP-4, SETUP-5, TWO-1, TWO-2)."""

    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])]
    pixies: Some
    food_tiles: tuple[Annotated[str, RefTo("food_tiles")], ...]
    dummy: bool = False
    kinds_offered: Some = 1


class Mine(ContentModel):
    """How many pixies a mine holds, how many can be chained, and with how many rocks (MINE-1, MINE-4)."""

    places: Some
    chained: Some
    rocks: Some


class Score(ContentModel):
    """The penalty points that put a player out, and those with shackles (SCORE-4, DEMOTE-1)."""

    out: Some
    shackles: tuple[Some, ...]


class Penalties(ContentModel):
    """Penalty points; `mine` for one pixie there, for two and so on, the last for all beyond (PUNISH-1)."""

    pass_turn: Count
    empty_hand: Count
    mine: Annotated[tuple[Count, ...], Field(min_length=1)]
    rock: Count
    most: Count


class Action(Entry):
    """An action: on a double space of a `level` with the food it `shows`, or on round spaces (COMP-6)."""

    number: Some
    level: Count = 0
    shows: tuple[GoodRef, ...] = ()
    spaces: Some = 1
    each_colour: bool = False
    all_discs: bool = False
    do: Act

    @model_validator(mode="after")
    def _has_one_kind_of_space(self) -> Action:
        """Raise WrongValue if settings of double spaces and of round spaces are mixed (COMP-6).

        Only a double space has a `level`, and only one with a level shows food.
        """
        if self.level and (self.spaces > 1 or self.each_colour or self.all_discs):
            raise WrongValue(Text("space-of-pyramid-or-round"))
        if self.shows and not self.level:
            raise WrongValue(Text("food-on-pyramid-only"))
        return self


class TrackField(ContentModel):
    """A field of both tracks (COMP-8): its penalty or reward, and the prices that hold there."""

    penalty: Count
    silver_for_gold: Some
    gold_for_ring: Some
    reward: Count = 0

    def price_on(self, track: str) -> int:
        """Return the price that is printed on the field of the silver or the gold track."""
        return self.silver_for_gold if track == "silver" else self.gold_for_ring


class Prize(Entry):
    """A prize tile; the golden ones end the game when all are gone (COMP-4, END-1)."""

    row: Row
    points: Some
    golden: bool = False


class FoodTile(Entry):
    """A tile that gives food in every steal phase (STEAL-3)."""

    gives: Some
    copies: Some


class AbilityTile(Entry):
    """A one-use or a permanent tile (TILE, PERM)."""

    ability: Ability


class CasinoFace(Entry):
    """What the casino gives, and on how many faces of its die it stands (ACT-12)."""

    faces: Some
    gives: dict[GoodRef, Some]


class PixieStage(StagePlan):
    """A stage, with the rooms of the pyramid, of the two tracks and of the score track where it has them."""

    pyramid: Spot | None = None
    tracks: Spot | None = None
    score: Spot | None = None


class TablePlan(Arrangement):
    """The places that all stages share, and the stages by name."""

    stages: dict[str, PixieStage]


class PixieScenery(SceneryPiece):
    """A fixed piece of the table, shown all the time or only in some phases."""

    phases: tuple[Phase, ...] = ()


class ContentFiles(HasVerbs):
    """The content files of Pixie Queen; without an `evaluation` bots value all options alike."""

    settings: Settings
    setup: Setup
    tables: tuple[TableSize, ...]
    colours: tuple[Colour, ...]
    goods: tuple[Good, ...]
    mine: Mine
    score: Score
    penalties: Penalties
    actions: tuple[Action, ...]
    fields: Annotated[tuple[TrackField, ...], Field(min_length=2)]
    prizes: tuple[Prize, ...]
    food_tiles: tuple[FoodTile, ...]
    one_use_tiles: tuple[AbilityTile, ...]
    permanent_tiles: tuple[AbilityTile, ...]
    casino_die: Annotated[tuple[CasinoFace, ...], Field(min_length=1)]
    penalty_die: Annotated[tuple[Some, ...], Field(min_length=1)]
    table: TablePlan | None = None
    evaluation: Weights | None = None
    bots: tuple[BotCharacter, ...] = ()
    bot_strength: BotStrength | None = None
    foresight: FittedValues | None = None
    verbs: dict[VerbName, ActSpec] = Field(default={})
    named_abilities: dict[VerbName, AbilitySpec] = Field(default={})
    appearances: Appearances
    scenery: tuple[PixieScenery, ...] = ()
