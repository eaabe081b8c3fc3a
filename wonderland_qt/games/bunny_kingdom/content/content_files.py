"""Content: the sections of the YAML files of Bunny Kingdom, as models."""

from typing import Annotated, Literal

from pydantic import Field

from wonderland_qt.components.amounts import Count, Some
from wonderland_qt.components.appearances import Appearances
from wonderland_qt.components.bot_characters import BotCharacter, BotStrength
from wonderland_qt.components.entries import Entry
from wonderland_qt.components.fitted import FittedValues
from wonderland_qt.components.scenery import SceneryPiece
from wonderland_qt.components.seat_order import Side
from wonderland_qt.engine.content.composed_verbs import HasVerbs, VerbName
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.games.bunny_kingdom.content.buildings import Building, Provisions, ResourceRef
from wonderland_qt.games.bunny_kingdom.content.parchments import Parchment
from wonderland_qt.games.bunny_kingdom.content.table_content import TablePlan
from wonderland_qt.games.bunny_kingdom.content.vocabulary import ScoringSpec
from wonderland_qt.games.bunny_kingdom.content.weights import Weights

PLAYERS = range(2, 5)
"""How many can play."""

Phase = Literal["setup", "exploration", "construction", "harvest", "scoring", "over"]

RowName = Annotated[str, Field(pattern=r"^[A-Z]$")]
SquareName = Annotated[str, Field(pattern=r"^[A-Z][0-9]+$")]
Letter = Annotated[str, Field(pattern=r"^[A-Z]$")]


class Resource(Entry):
    """A resource; luxury resources come from luxury farms only (COMP-9)."""

    group: Literal["basic", "luxury"] = Field(alias="class")


class Terrain(Entry):
    """A kind of square: its letter on the map, what it produces, how strong a city is printed on it."""

    letter: Letter
    produces: ResourceRef | None = None
    city: Count = 0


class Board(ContentModel):
    """The map: rows from the top, one letter a square, and the sides that lava closes (COMP-1, COMP-4)."""

    rows: dict[RowName, str]
    lava: tuple[tuple[SquareName, SquareName], ...] = ()


class Deal(ContentModel):
    """What so many players are dealt in each round, and what becomes of the cards that they choose.

    Of the cards chosen the first `play` are played and the others discarded. A `reserve` lies unseen; a card
    of it comes to the hand before each choice (DRAFT-1, TWO-1, TWO-3).
    """

    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])]
    hand: Some
    reserve: Count = 0
    choose: Some
    play: Some


class Settings(ContentModel):
    """How long a game is, and what the table settles where the rulebooks differ or say nothing.

    `pass_direction` holds one side for each round.
    """

    rounds: Some
    pass_direction: tuple[Side, ...]
    matriarch_tie: Literal["none", "all"]
    opportunist_tie: Literal["shared", "none"]
    treasure_hunter_stack: Literal["add", "multiply"]
    sky_tower_within_one_fief: bool


class Colour(Entry):
    """A colour that a player can have (COMP-5)."""


class BunnyScenery(SceneryPiece):
    """A piece that lies there in every game, all the time or in some phases."""

    phases: tuple[Phase, ...] = ()


class ContentFiles(HasVerbs):
    """All content of Bunny Kingdom; without a `table` nothing says where things lie,
    and without an `evaluation` bots take any option."""

    settings: Settings
    deals: tuple[Deal, ...]
    colours: tuple[Colour, ...]
    resources: tuple[Resource, ...]
    terrains: tuple[Terrain, ...]
    board: Board = Field(alias="map")
    buildings: tuple[Building, ...]
    provisions: Provisions
    parchments: tuple[Parchment, ...]
    table: TablePlan | None = None
    evaluation: Weights | None = None
    bots: tuple[BotCharacter, ...] = ()
    bot_strength: BotStrength | None = None
    foresight: FittedValues | None = None
    verbs: dict[VerbName, ScoringSpec] = Field(default={})
    appearances: Appearances
    scenery: tuple[BunnyScenery, ...] = ()
