"""What a game gives engine, bots, session and models: a required core, and records beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import NOBODY, ContentT, Game, Position, Rules, StateT
from wonderland_qt.engine.foresight import Foresight
from wonderland_qt.engine.game_options import ADVICE, ChosenOptions, GameOption, NewGame
from wonderland_qt.engine.memory import Memory
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.records import Codec
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.statistics import Statistics, Thing
from wonderland_qt.engine.table.appearance import UNNOTICED, Appearance
from wonderland_qt.engine.table.gallery_entries import GalleryEntry
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.own_emblems import OwnEmblem
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import BARE_STAGE, Beat, Looking, Stage
from wonderland_qt.engine.words.reasons import Reason
from wonderland_qt.engine.words.texts import Text, text

if TYPE_CHECKING:
    from wonderland_qt.engine.content.content_model import ContentModel
    from wonderland_qt.engine.content.references import Complaint
    from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
    from wonderland_qt.engine.lookahead.due import Due, Promised


USUAL_SIZE = 4


@dataclass(frozen=True)
class SeatRules(Generic[ContentT]):
    """How people sit down to a new game."""

    sizes: Sequence[int]
    """How many can play."""

    roster: Callable[[ContentT], tuple[PlayerId, ...]]
    """The roles that can be played."""

    options: Callable[[ContentT], tuple[GameOption, ...]] = field(default=lambda _content: ())
    """What a new table may choose beside its roles. Rules read it in `state.options`."""

    emblems: Callable[[ContentT], Sequence[OwnEmblem]] = field(default=lambda _content: ())
    """The emblems that the content itself gives to roles."""

    things: Callable[[ContentT], Mapping[str, PlayerId]] = field(default=lambda _content: {})
    """Whose pieces are that bear another name than their owner's, by their art."""

    stream: str = "seats"
    """The stream of chance that says who sits where."""

    def seated(
        self, content: ContentT, players: tuple[PlayerId, ...], seed: int, options: ChosenOptions
    ) -> NewGame:
        """Return the set-up with these roles clockwise; raises ValueError for what cannot be."""
        if len(set(players)) < len(players):
            raise WrongValue(text("choice-two-seats", seats=", ".join(players)))
        known = {option.id: option for option in self.all_options(content)}
        chosen = {option: value for option, value in options.items() if option in known}
        for option, value in chosen.items():
            known[option].must_be_known(value)
        return NewGame(players, seed, chosen)

    def all_options(self, content: ContentT) -> tuple[GameOption, ...]:
        """Return what a new table may choose: the options of the game, then those of every game."""
        return (*self.options(content), ADVICE)

    def random_new_game(self, content: ContentT, players: int, seed: int, options: ChosenOptions) -> NewGame:
        """Return the set-up for so many players with roles and seats at random; raises ValueError."""
        chance, left = OwnChance(seed), list(self.roster(content))
        seats = [left.pop(chance.below(self.stream, len(left))) for _ in range(min(players, len(left)))]
        return self.seated(content, tuple(seats), chance.number("game"), options)

    @property
    def usual_size(self) -> int:
        """Return how many sit down where no one says: four, or as many of these as can play."""
        return max((size for size in self.sizes if size <= USUAL_SIZE), default=min(self.sizes))


@dataclass(frozen=True)
class GameWords(Generic[StateT, ContentT]):
    """What a game says of itself in words and numbers; each is left out where there is nothing to say."""

    log_text: Callable[[Event, ContentT, Mapping[PlayerId, str]], Text | None] = field(
        default=lambda _event, _content, _names: None
    )
    """The line of the log that tells an event, with the persons' names; None for an event that has none."""

    standings: Callable[[Position[StateT, ContentT], PlayerId | None], Sequence[Standing]] = field(
        default=lambda _position, _viewer: ()
    )
    """The numbers of everybody's score, as far as a viewer may know them."""

    moment: Callable[[StateT], Text] = field(default=lambda _state: Text(""))
    """How far a game has come."""

    tie: Callable[[Position[StateT, ContentT]], Text | None] = field(default=lambda _position: None)
    """How a tie for the win was broken; None where there was none."""

    preview: Callable[[Position[StateT, ContentT], Decision, Option], Text | None] = field(
        default=lambda _position, _decision, _option: None
    )
    """What an option would bring the player who is asked; None where its words and events say it all."""

    reasons: Callable[[Any, ContentT, Decision, Option], Sequence[Reason]] = field(
        default=lambda _view, _content, _decision, _option: ()
    )
    """Why the evaluation likes an option that it rates best, told from a view, the weightiest first."""

    content_words: Callable[[ContentT], Mapping[str, Mapping[str, str]]] = field(default=lambda _content: {})
    """The words that content brings for its own entries, by id and language."""

    content_texts: Callable[[ContentT], Iterable[Text]] = field(default=lambda _content: ())
    """The texts that are made from its content, so that anyone who changes it sees which words they lack."""

    card_texts: Callable[[ContentT], Mapping[DocumentPath, Sequence[Text]]] = field(
        default=lambda _content: {}
    )
    """What is printed on each card, by where the card stands in the content, so that it is not too long.

    Where a game has none, the rules of its gallery entries count."""


@dataclass(frozen=True)
class Display(Generic[StateT, ContentT]):
    """How a game lies on a table; a game without one is played by its lists of options alone."""

    pieces: Callable[[Any, ContentT], Sequence[Piece]] = field(default=lambda _view, _content: ())
    """The pieces that a view shows."""

    stage: Callable[[Any, ContentT, Looking], Stage] = field(
        default=lambda _view, _content, _looking: BARE_STAGE
    )
    """How the pieces of a view are laid out for those who look."""

    previewed: Callable[[Any, ContentT, str], Sequence[Piece]] = field(
        default=lambda _view, _content, _piece: ()
    )
    """The pieces that would lie on the table if one were played, seen while somebody points at that one."""

    beats: Callable[[Sequence[Glimpse], ContentT, Looking], Sequence[Beat]] = field(
        default=lambda _glimpses, _content, _looking: ()
    )
    """What is shown on the way from the first glimpse to the last, told from what may be heard and seen."""

    covered: Callable[[Sequence[Piece], Any, ChosenOptions, Sequence[PlayerId]], Sequence[Piece]] = field(
        default=lambda pieces, _view, _options, _looking: pieces
    )
    """The pieces of a view without what the options of the table hide from those who look at it."""

    appearance: Callable[[Event, ContentT], Appearance] = field(default=lambda _event, _content: UNNOTICED)
    """What is heard and seen of an event beyond pieces that change their place."""

    why_not: Callable[[Position[StateT, ContentT], Decision, str, str], Text | None] = field(
        default=lambda _position, _decision, _piece, _place: None
    )
    """Why the player who decides cannot put a piece on a place; None where there is no more to say."""

    behind_screens: Callable[[Position[StateT, ContentT]], bool] = field(default=lambda _position: False)
    """Whether the player who acts now does it by what lies behind their screen, and so looks there."""

    own_secrets: Callable[[Position[StateT, ContentT], PlayerId], Text | None] = field(
        default=lambda _position, _player: Text("button-peek")
    )
    """What a player may look at behind the curtain, as the button says it; None where there is nothing.

    All may see the answer, so it must not tell whether somebody has a certain thing.
    """

    due: Callable[[Position[StateT, ContentT], PlayerId], Sequence[Due]] = field(
        default=lambda _position, _player: ()
    )
    """What the player who decides is still to be given."""

    promised: Callable[[Position[StateT, ContentT], PlayerId], Promised | None] = field(
        default=lambda _position, _player: None
    )
    """What that will change, as far as it is known before the player chooses and dice fall."""

    hoped: Callable[[Position[StateT, ContentT], Option], Sequence[Piece]] = field(
        default=lambda _position, _option: ()
    )
    """The pieces as they would lie if an option led where it may, which answers of others decide."""

    untold: tuple[str, ...] = ()
    """Patterns of pieces that decide nothing, so that no preview shows them or their numbers."""

    dice: frozenset[str] = frozenset()
    """The streams of chance that are dice: everybody knows what may come of them."""

    gallery: Callable[[ContentT], Sequence[GalleryEntry]] = field(default=lambda _content: ())
    """The entries of its content as they look; what is left out is shown by its name alone."""


@dataclass(frozen=True)
class Balance(Generic[StateT, ContentT]):
    """What games tell of their content, for reports on its value."""

    offered: Callable[[Position[StateT, ContentT], Decision], Mapping[str, Thing]]
    """What of the content each option of a decision gives, by the option's id."""

    statistics: Callable[[Game[StateT, ContentT]], Statistics]
    """What a finished game tells of its content."""


def _without_sections() -> type[ContentModel]:
    """Return the model of no content at all; anyone who lists games must not wait for pydantic."""
    from wonderland_qt.engine.content.content_model import ContentModel

    return ContentModel


def _earlier_new_game(_content: object, chosen: dict[str, Any]) -> NewGame:
    """Return the set-up of a game that had no options."""
    return NewGame(tuple(chosen["seats"]), chosen["seed"])


@dataclass(frozen=True)
class Ruleset(Generic[StateT, ContentT]):
    """One game: what every game must have, and in records of their own what it may have beside."""

    id: str
    """Its name in saves, in folders and on the command line."""

    rules: Rules[StateT, ContentT]
    """Its *do* and *ask* rules."""

    state: Any
    """The record of its state, generic in the steps of its agenda."""

    load: Callable[[Sequence[Path]], ContentT]
    """Its content from folders, the last overrides the others; raises ContentMistakes."""

    fingerprint: Callable[[ContentT], str]
    """What tells one content from another."""

    starting_state: Callable[[ContentT, NewGame], StateT]
    """The state of a new game, before anything has been left to chance."""

    players: Callable[[StateT], tuple[PlayerId, ...]]
    """Who plays, by seat."""

    view: Callable[[Position[StateT, ContentT], PlayerId | None], Any]
    """All that a viewer may see, and nothing else; None is the whole table."""

    determinise: Callable[[Game[StateT, ContentT], PlayerId], Callable[[int], Game[StateT, ContentT]]]
    """What deals, from a seed, a game that asks the same, with all that a player cannot see dealt again."""

    scores: Callable[[Position[StateT, ContentT]], Mapping[PlayerId, int]]
    """Everybody's score as the whole table may know it."""

    winners: Callable[[Position[StateT, ContentT]], tuple[PlayerId, ...]]
    """Who has won a finished game."""

    seating: SeatRules[ContentT]
    """How people sit down to it."""

    memory: Callable[[ContentT, PlayerId], Memory[StateT, ContentT]] | None = None
    """What a player remembers before anything is heard; None where a view shows all that can be known."""

    narration: GameWords[StateT, ContentT] = field(default_factory=GameWords)
    """What it says of itself."""

    display: Display[StateT, ContentT] = field(default_factory=Display)
    """How it lies on a table."""

    evaluate: Callable[[Any, ContentT, Decision], Sequence[float]] | None = None
    """The value of the options to the player who is asked, from the view alone: more is better."""

    foresight: Foresight[StateT, ContentT] | None = None
    """How far bots play it on in thought; without one, to the end."""

    wins_against_chance: int | None = None
    """How many of 100 games the rule-based bot is to win, alone against random ones; None is no promise."""

    balance: Balance[StateT, ContentT] | None = None
    """What its games tell of its content."""

    warnings: Callable[[ContentT], Iterable[Complaint]] = field(default=lambda _content: ())
    """Warnings about its content: what is legal, and yet looks like a mistake."""

    one_of_each: Callable[[StateT], Iterable[str]] = field(default=lambda _state: ())
    """The pieces of which there is one each, wherever they lie: in a sound state none comes twice."""

    content_files: type[ContentModel] = field(default_factory=_without_sections)
    """The model of its content, section by section: for schemas, and to tell whose a loose file is."""

    scenarios: str = ""
    """What makes the `ScenarioSetup` from a content and the ids of the rules that scenarios may cite.

    It is written "package.module:function", and imported when scenarios are played."""

    earlier_states: Mapping[int, Callable[[ContentT, dict[str, Any]], None]] = field(default_factory=dict)
    """By the number of an earlier format of saves, what brings a state written in it up to the next one."""

    earlier_new_game: Callable[[ContentT, dict[str, Any]], NewGame] = field(default=_earlier_new_game)
    """The set-up that a save of format 1 or 2 tells in fields of the game's own."""

    @cached_property
    def codec(self) -> Codec[StateT]:
        """Return the codec of this game's states, with every step that has a rule."""
        return Codec(self.state[reduce(or_, self.rules.steps())])

    def new(
        self, content: ContentT, chosen: NewGame, events: list[Event] | None = None
    ) -> Game[StateT, ContentT]:
        """Return a new game at its first decision; events of its set-up go to the list."""
        return self.game(self.starting_state(content, chosen), content, events)

    def game(
        self,
        state: StateT,
        content: ContentT,
        events: list[Event] | None = None,
        asked_anyway: frozenset[PlayerId] = NOBODY,
    ) -> Game[StateT, ContentT]:
        """Return a game that goes on from `state`, at its next decision."""
        game = Game(self.rules, state, content, events)
        game.asked_anyway = asked_anyway
        return game.advance()


AnyRuleset = Ruleset[Any, Any]
