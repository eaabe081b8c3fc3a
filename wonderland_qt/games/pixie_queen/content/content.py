"""Content: the sections of the YAML files of Pixie Queen, as models."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.games.pixie_queen.content.vocabulary import Ability, Act, GoodRef, Row
from wonderland_qt.parts.amounts import Count, Some
from wonderland_qt.parts.entries import Entry
from wonderland_qt.parts.table_plan import Arrangement, Spot, StagePlan

PLAYERS = range(2, 6)
"""How many can play."""

STAGES = ("palace", "judgement", "final")

FoodTileRef = Annotated[str, RefTo("food_tiles")]


class Colour(Entry):
    """A colour that a player can have (COMP-2)."""


class Good(Entry):
    """A good: food, silver or gold, and how many tokens of it there are (COMP-3, GAME-2)."""

    food: bool = False
    total: Some


class Price(ContentModel):
    """So many tokens of a good."""

    good: GoodRef
    tokens: Count


class Settings(ContentModel):
    """How long a game is, what everybody has, and what swaps and rocks cost."""

    rounds: Some
    discs: Some
    rocks: Some
    swap_costs: Price
    rock_costs: Price


class Setup(ContentModel):
    """What lies where at first (SETUP)."""

    start: dict[GoodRef, Count]
    not_first: dict[GoodRef, Count]
    bag: dict[GoodRef, Count]
    rocks_each: Count
    special_row: dict[GoodRef, Count]
    permanents_shown: Some
    round_tiles: dict[GoodRef, Count]
    rewards: tuple[Some, ...]


class TableSize(ContentModel):
    """What differs by the number of players (SETUP-4, SETUP-5, TWO-1, TWO-2)."""

    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])]
    pixies: Some
    food_tiles: tuple[FoodTileRef, ...]
    dummy: bool = False
    kinds_offered: Some = 1


class Mine(ContentModel):
    """How many pixies a mine holds, how many can be chained, and with how many rocks (MINE-1, MINE-4)."""

    places: Some
    chained: Some
    rocks: Some


class Score(ContentModel):
    """How many penalty points put a player out, and where the shackles stand (SCORE-4, DEMOTE-1)."""

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
        if self.level and (self.spaces > 1 or self.each_colour or self.all_discs):
            raise ValueError("a space of the pyramid has a 'level' and nothing of a round space; remove one")
        if self.shows and not self.level:
            raise ValueError("only spaces of the pyramid show food; give a 'level' or remove 'shows'")
        return self


class TrackField(ContentModel):
    """A field of both tracks (COMP-8): its penalty or reward, and the prices that hold there."""

    penalty: Count
    silver_for_gold: Some
    gold_for_ring: Some
    reward: Count = 0


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
    """What all stages share, and the stages by name."""

    stages: dict[str, PixieStage]


class Content(ContentModel):
    """All content of Pixie Queen."""

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
