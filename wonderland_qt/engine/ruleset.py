"""What a game gives engine, bots, session and models: a required core, and records beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from wonderland_qt.engine.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.evidence import Evidence, Thing
from wonderland_qt.engine.exhibits import Exhibit
from wonderland_qt.engine.facts import Fact
from wonderland_qt.engine.flow import NOBODY, Game, GameState, Position, Rules
from wonderland_qt.engine.house import HouseRule, HouseRules
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Codec
from wonderland_qt.engine.stages import BARE_STAGE, Beat, Looking, Stage
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.table_options import TableOption
from wonderland_qt.engine.words.texts import Text

if TYPE_CHECKING:
    from wonderland_qt.engine.content.content_model import ContentModel
    from wonderland_qt.engine.content.references import Complaint
    from wonderland_qt.engine.content.yaml_reader import DocumentPath

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")
ChosenT = TypeVar("ChosenT")

USUAL_SIZE = 4


@dataclass(frozen=True)
class SittingDown(Generic[PackT, ChosenT]):
    """How people sit down to a new game."""

    sizes: Sequence[int]
    """How many can play."""

    roster: Callable[[PackT], tuple[PlayerId, ...]]
    """The parts that can be played."""

    seated: Callable[[PackT, tuple[PlayerId, ...], int, Mapping[str, str]], ChosenT]
    """The set-up with these parts clockwise from the first, a seed and table options; raises ValueError."""

    options: Callable[[PackT], tuple[TableOption, ...]] = field(default=lambda _pack: ())
    """What a new table may choose beside its parts."""

    options_of: Callable[[PackT, ChosenT], Mapping[str, str]] = field(default=lambda _pack, _chosen: {})
    """The table options by which a game was set up."""

    stream: str = "seats"
    """The stream of chance that says who sits where."""

    def by_chance(self, pack: PackT, players: int, seed: int, options: Mapping[str, str]) -> ChosenT:
        """Return the set-up for so many players with parts and seats by chance; raises ValueError."""
        chance, left = OwnChance(seed), list(self.roster(pack))
        seats = [left.pop(chance.below(self.stream, len(left))) for _ in range(min(players, len(left)))]
        return self.seated(pack, tuple(seats), chance.number("game"), options)

    @property
    def usual_size(self) -> int:
        """Return how many sit down where nobody says: four, or as many of these as can play."""
        return max((size for size in self.sizes if size <= USUAL_SIZE), default=min(self.sizes))


@dataclass(frozen=True)
class Told(Generic[StateT, PackT]):
    """How a game is told in words and numbers; each is left out where there is nothing to tell."""

    log_text: Callable[[Fact, PackT, Mapping[PlayerId, str]], Text | None] = field(
        default=lambda _fact, _pack, _names: None
    )
    """The line of the log that tells a fact, with the persons' names; None for a fact that has none."""

    standings: Callable[[Position[StateT, PackT], PlayerId | None], Sequence[Standing]] = field(
        default=lambda _position, _viewer: ()
    )
    """The numbers of everybody's score, as far as a viewer may know them."""

    moment: Callable[[StateT], Text] = field(default=lambda _state: Text(""))
    """How far a game has come."""

    tie: Callable[[Position[StateT, PackT]], Text | None] = field(default=lambda _position: None)
    """How a tie for the win was broken; None where there was none."""

    outlook: Callable[[Position[StateT, PackT], Decision, Option], Text | None] = field(
        default=lambda _position, _decision, _option: None
    )
    """What an option would bring the player who is asked; None where its words and facts say it all."""

    content_words: Callable[[PackT], Mapping[str, Mapping[str, str]]] = field(default=lambda _pack: {})
    """The words that content brings for its own entries, by id and language."""

    content_texts: Callable[[PackT], Iterable[Text]] = field(default=lambda _pack: ())
    """The texts that are made from its content, so that whoever changes it is told which words they lack."""

    card_texts: Callable[[PackT], Mapping[DocumentPath, Sequence[Text]]] = field(default=lambda _pack: {})
    """What is printed on each card, by where the card stands in the content, so that it is not too long.

    Where a game tells nothing, what its exhibits say counts."""


@dataclass(frozen=True)
class Display(Generic[StateT, PackT]):
    """How a game lies on a table; a game without one is played by its lists of options alone."""

    pieces: Callable[[Any, PackT], Sequence[Piece]] = field(default=lambda _view, _pack: ())
    """The pieces that a view shows."""

    stage: Callable[[Any, PackT, Looking], Stage] = field(default=lambda _view, _pack, _looking: BARE_STAGE)
    """How the pieces of a view are laid out for those who look."""

    foreseen: Callable[[Any, PackT, str], Sequence[Piece]] = field(default=lambda _view, _pack, _piece: ())
    """The pieces that would lie on the table if one were played, seen while somebody points at that one."""

    beats: Callable[[Sequence[Fact], Any, Any, PackT, Looking], Sequence[Beat]] = field(
        default=lambda _facts, _before, _after, _pack, _looking: ()
    )
    """What is shown on the way from one view to the next, told from the facts that may be heard."""

    covered: Callable[[Sequence[Piece], Any, HouseRules, Sequence[PlayerId]], Sequence[Piece]] = field(
        default=lambda pieces, _view, _house, _looking: pieces
    )
    """The pieces of a view without what the house rules hide from those who look at it."""

    appearance: Callable[[Fact, PackT], Appearance] = field(default=lambda _fact, _pack: UNNOTICED)
    """What is heard and seen of a fact beyond pieces that change their place."""

    why_not: Callable[[Position[StateT, PackT], Decision, str, str], Text | None] = field(
        default=lambda _position, _decision, _piece, _place: None
    )
    """Why the player who decides cannot put a piece on a place; None where there is no more to say."""

    exhibits: Callable[[PackT], Sequence[Exhibit]] = field(default=lambda _pack: ())
    """The entries of its content as they look; what is left out is shown by its name alone."""


@dataclass(frozen=True)
class Balance(Generic[StateT, PackT]):
    """What games tell of their content, for reports on what it is worth."""

    offered: Callable[[Position[StateT, PackT], Decision], Mapping[str, Thing]]
    """What of the content each option of a decision gives, by the option's id."""

    evidence: Callable[[Game[StateT, PackT]], Evidence]
    """What a finished game tells of its content."""


def _without_sections() -> type[ContentModel]:
    """Return the model of no content at all; whoever lists games must not wait for pydantic."""
    from wonderland_qt.engine.content.content_model import ContentModel

    return ContentModel


@dataclass(frozen=True)
class Ruleset(Generic[StateT, PackT, ChosenT]):
    """One game: what every game must have, and in records of their own what it may have beside."""

    id: str
    """Its name in saves, in folders and on the command line."""

    rules: Rules[StateT, PackT]
    """Its *do* and *ask* rules."""

    state: Any
    """The record of its state, generic in the steps of its agenda."""

    chosen: type[ChosenT]
    """The record of what a table chooses before the game."""

    load: Callable[[Sequence[Path]], PackT]
    """Its content from folders, the last on top; raises ContentMistakes."""

    fingerprint: Callable[[PackT], str]
    """What tells packs with other content apart."""

    starting_state: Callable[[PackT, ChosenT], StateT]
    """The state of a new game, before anything has been left to chance."""

    players: Callable[[StateT], tuple[PlayerId, ...]]
    """Who plays, by seat."""

    view: Callable[[Position[StateT, PackT], PlayerId | None], Any]
    """All that a viewer may see, and nothing else; None is the whole table."""

    determinise: Callable[[Position[StateT, PackT], PlayerId, int], StateT]
    """A state in which all that a player cannot see is dealt anew from a seed."""

    scores: Callable[[Position[StateT, PackT]], Mapping[PlayerId, int]]
    """Everybody's score as the whole table may know it."""

    winners: Callable[[Position[StateT, PackT]], tuple[PlayerId, ...]]
    """Who has won a finished game."""

    seating: SittingDown[PackT, ChosenT]
    """How people sit down to it."""

    telling: Told[StateT, PackT] = field(default_factory=Told)
    """How it is told."""

    display: Display[StateT, PackT] = field(default_factory=Display)
    """How it lies on a table."""

    house: tuple[HouseRule, ...] = ()
    """The house rules that a table may choose."""

    judge: Callable[[Any, PackT, Decision], Sequence[float]] | None = None
    """What the options are worth to the player who is asked, from the view alone: more is better."""

    wins_against_chance: int | None = None
    """How many of 100 games the rule-based bot is to win, alone against random ones; None is no promise."""

    balance: Balance[StateT, PackT] | None = None
    """What its games tell of its content."""

    odd: Callable[[PackT], Iterable[Complaint]] = field(default=lambda _pack: ())
    """What of its content is legal, and yet odd enough to be told to whoever changes it."""

    one_of_each: Callable[[StateT], Iterable[str]] = field(default=lambda _state: ())
    """The pieces of which there is one each, wherever they lie: in a sound state none comes twice."""

    content: type[ContentModel] = field(default_factory=_without_sections)
    """The model of its content, section by section: for schemas, and to tell whose a loose file is."""

    earlier_states: Mapping[int, Callable[[PackT, dict[str, Any]], None]] = field(default_factory=dict)
    """By the number of an earlier format of saves, what brings a state written in it up to the next one."""

    @cached_property
    def codec(self) -> Codec[StateT]:
        """Return the codec of this game's states, with every step that has a rule."""
        return Codec(self.state[reduce(or_, self.rules.steps())])

    def new(self, pack: PackT, chosen: ChosenT, facts: list[Fact] | None = None) -> Game[StateT, PackT]:
        """Return a new game at its first decision; facts of its set-up go to the list."""
        return self.game(self.starting_state(pack, chosen), pack, facts)

    def game(
        self,
        state: StateT,
        pack: PackT,
        facts: list[Fact] | None = None,
        asked_alike: frozenset[PlayerId] = NOBODY,
    ) -> Game[StateT, PackT]:
        """Return a game that goes on from `state`, at its next decision."""
        game = Game(self.rules, state, pack, facts)
        game.asked_alike = asked_alike
        return game.advance()
