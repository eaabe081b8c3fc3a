"""The models of the content files: characters and their cards, the watch, missions, settings."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from wonderland_qt.components.amounts import MOST_COPIES, Count, Some
from wonderland_qt.components.appearances import Appearances
from wonderland_qt.components.bot_characters import BotCharacter, BotStrength
from wonderland_qt.components.entries import Entry
from wonderland_qt.components.fitted import FittedValues
from wonderland_qt.components.scenery import SceneryPiece
from wonderland_qt.components.table_plan import Arrangement, StagePlan
from wonderland_qt.engine.content.composed_verbs import ComposedVerb, HasVerbs, Template, VerbName, VerbSpec
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.references import RefTo
from wonderland_qt.engine.content.tagged_maps import COMPOSED, OneKey
from wonderland_qt.games.tea_for_2.weights import Weights

CharacterRef = Annotated[str, RefTo("characters")]
STAGES = ("duel", "choice", "tidy", "final")
Phase = Literal["reveal", "action", "over"]

Token = Literal["tarts", "hourglasses"]
Stars = Annotated[tuple[Count, ...], Field(min_length=1, max_length=MOST_COPIES)]
"""The copies of a card, by the stars on each (COMP-8)."""
Cards = Annotated[dict[CharacterRef, Stars], Field(min_length=1)]


class Effect(OneKey):
    """The family of verbs for effects of cards and watch spaces; `effects.py` defines each one."""


class EffectSpec(VerbSpec):
    """A verb defined by the content: all effects of `do` happen, one after another."""

    do: Annotated[tuple[Effect, ...], Field(min_length=1), Template()]


class ComposedEffect(Effect, ComposedVerb, word=COMPOSED):
    """A use of a verb defined by the content, with its arguments filled in."""

    do: tuple[Effect, ...]


class Scoring(OneKey):
    """The family of verbs for how a mission scores; `scoring.py` defines each one."""

    def count(self, content: Any, owner: Any) -> int:
        """Return how many a player has of what the mission counts."""
        raise NotImplementedError(f"nothing counts {self.word}")


class Character(Entry):
    """A character: its value decides rounds and is its price; the winner may use its effect."""

    value: Some
    effect: Annotated[tuple[Effect, ...], Field(min_length=1)]


class Side(Entry):
    """A colour, with its deck and pawn (COMP-6)."""

    effect: ClassVar[tuple[Effect, ...]] = ()


class Space(Entry):
    """A space of the pocket watch (COMP-9)."""

    effect: Annotated[tuple[Effect, ...], Field(min_length=1)]


class Mission(Entry):
    """One face of a mission tile; a game never uses both faces of one tile (MISSION-7)."""

    tile: Some
    scores: Scoring

    @property
    def effect(self) -> tuple[Scoring, ...]:
        """Return how the mission scores, under the name by which other entries give their effects."""
        return (self.scores,)


class Tokens(ContentModel):
    """A number of tokens of each kind (COMP-6)."""

    tarts: Count
    hourglasses: Count


class Setup(ContentModel):
    """The tokens that the players with and without the flamingo begin with (SETUP-5)."""

    with_flamingo: Tokens
    without_flamingo: Tokens


class Track(ContentModel):
    """The star track: its last space, and the number of cups for going beyond it (COMP-5, STAR-4)."""

    end: Some
    cups: Count


class TablePlan(Arrangement):
    """The plan of the table: what all stages share, and the stages by name."""

    stages: dict[str, StagePlan]


class TeaScenery(SceneryPiece):
    """A piece of scenery that is shown all the time, or only in the given phases."""

    phases: tuple[Phase, ...] = ()


class ContentFiles(HasVerbs):
    """All content of Tea for 2; without a `table` nothing says where things lie,
    and without an `evaluation` bots take any option.

    Each side has a `starting_deck` (COMP-2), each character of the `market` is a stack of it (COMP-3), and
    every new deck takes one of the `rabbits` (COMP-4).
    """

    characters: tuple[Character, ...]
    starting_deck: Cards
    market: Cards
    rabbits: Cards
    sides: Annotated[tuple[Side, ...], Field(min_length=2, max_length=2)]
    setup: Setup
    tokens: Tokens
    track: Track
    empty_stacks_at_end: Some
    watch: Annotated[tuple[Space, ...], Field(min_length=1)]
    missions: tuple[Mission, ...]
    first_game: dict[CharacterRef, Annotated[str, RefTo("missions")]]
    table: TablePlan | None = None
    evaluation: Weights | None = None
    bots: tuple[BotCharacter, ...] = ()
    bot_strength: BotStrength | None = None
    foresight: FittedValues | None = None
    verbs: dict[VerbName, EffectSpec] = Field(default={})
    appearances: Appearances
    scenery: tuple[TeaScenery, ...] = ()
