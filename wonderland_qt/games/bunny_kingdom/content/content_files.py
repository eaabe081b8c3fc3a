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
"""The numbers of players that can play."""

Phase = Literal["setup", "exploration", "construction", "harvest", "scoring", "over"]

RowName = Annotated[str, Field(pattern=r"^[A-Z]$")]
SquareName = Annotated[str, Field(pattern=r"^[A-Z][0-9]+$")]
Letter = Annotated[str, Field(pattern=r"^[A-Z]$")]


class Resource(Entry):
    """A resource; luxury resources come from luxury farms only (COMP-9)."""

    group: Literal["basic", "luxury"] = Field(alias="class")


class Terrain(Entry):
    """A kind of square: its letter on the map, its resource, and the strength of its printed city."""

    letter: Letter
    produces: ResourceRef | None = None
    city: Count = 0


class Board(ContentModel):
    """The map: rows from the top, one letter a square, and the sides that lava closes (COMP-1, COMP-4)."""

    rows: dict[RowName, str]
    lava: tuple[tuple[SquareName, SquareName], ...] = ()


class Deal(ContentModel):
    """What each of a number of players is dealt in a round, and how many cards they choose and play.

    Of the cards chosen the first `play` are played and the others discarded. Before each choice a card comes
    from the unseen `reserve` to the hand (DRAFT-1, TWO-1, TWO-3).
    """

    players: Annotated[int, Field(ge=PLAYERS[0], le=PLAYERS[-1])]
    hand: Some
    reserve: Count = 0
    choose: Some
    play: Some


class Settings(ContentModel):
    """The number of rounds, and answers to questions that the rulebooks leave open.

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
    """A fixed piece of the table, shown all the time or only in some phases."""

    phases: tuple[Phase, ...] = ()


class ContentFiles(HasVerbs):
    """The content files of Bunny Kingdom.

    Without a `table` there is no layout; without an `evaluation` bots value all options alike.
    """

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
