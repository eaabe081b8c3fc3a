"""Rulesets: all that a game provides to the engine, the bots and the window."""

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
    """How players are seated in a new game."""

    sizes: Sequence[int]
    """The possible numbers of players."""

    roster: Callable[[ContentT], tuple[PlayerId, ...]]
    """The roles that can be played."""

    options: Callable[[ContentT], tuple[GameOption, ...]] = field(default=lambda _content: ())
    """The options of a new game. Rules read the chosen values in `state.options`."""

    emblems: Callable[[ContentT], Sequence[OwnEmblem]] = field(default=lambda _content: ())
    """The emblems that the content gives to roles."""

    things: Callable[[ContentT], Mapping[str, PlayerId]] = field(default=lambda _content: {})
    """The owners of pieces whose art is named otherwise than their owner, by that art."""

    stream: str = "seats"
    """The random stream that draws the seats."""

    def seated(
        self, content: ContentT, players: tuple[PlayerId, ...], seed: int, options: ChosenOptions
    ) -> NewGame:
        """Return the set-up with these roles, clockwise; options that the game does not have are left out.

        Raises ValueError for a role that comes twice and for an unknown value of an option.
        """
        if len(set(players)) < len(players):
            raise WrongValue(text("choice-two-seats", seats=", ".join(players)))
        known = {option.id: option for option in self.all_options(content)}
        chosen = {option: value for option, value in options.items() if option in known}
        for option, value in chosen.items():
            known[option].must_be_known(value)
        return NewGame(players, seed, chosen)

    def all_options(self, content: ContentT) -> tuple[GameOption, ...]:
        """Return the options of a new game: the game's own, then those of every game."""
        return (*self.options(content), ADVICE)

    def random_new_game(self, content: ContentT, players: int, seed: int, options: ChosenOptions) -> NewGame:
        """Return the set-up for a number of players with random roles and seats; raises ValueError.

        A content with fewer roles than players seats one player in each.
        """
        chance, roles = OwnChance(seed), list(self.roster(content))
        seats = min(players, len(roles))
        seated = tuple([roles.pop(chance.below(self.stream, len(roles))) for _ in range(seats)])
        seed_of_game = chance.number("game")
        return self.seated(content, seated, seed_of_game, options)

    @property
    def usual_size(self) -> int:
        """Return the default number of players: four, or the nearest number that can play."""
        return max((size for size in self.sizes if size <= USUAL_SIZE), default=min(self.sizes))


@dataclass(frozen=True)
class GameWords(Generic[StateT, ContentT]):
    """The texts and numbers by which a game describes what happens; all are optional."""

    log_text: Callable[[Event, ContentT, Mapping[PlayerId, str]], Text | None] = field(
        default=lambda _event, _content, _names: None
    )
    """The log line about an event, with the persons' names; None for an event without one."""

    standings: Callable[[Position[StateT, ContentT], PlayerId | None], Sequence[Standing]] = field(
        default=lambda _position, _viewer: ()
    )
    """The lines of every player's score, as far as a viewer may know them."""

    moment: Callable[[StateT], Text] = field(default=lambda _state: Text(""))
    """The name of the part that a game has reached, such as a round."""

    tie: Callable[[Position[StateT, ContentT]], Text | None] = field(default=lambda _position: None)
    """How a tie for the win was broken, None if there was none."""

    preview: Callable[[Position[StateT, ContentT], Decision, Option], Text | None] = field(
        default=lambda _position, _decision, _option: None
    )
    """What an option would bring the asked player, None if its text and events say it all."""

    reasons: Callable[[Any, ContentT, Decision, Option], Sequence[Reason]] = field(
        default=lambda _view, _content, _decision, _option: ()
    )
    """The reasons for an option that the evaluation rates best, from a view, the weightiest first."""

    content_words: Callable[[ContentT], Mapping[str, Mapping[str, str]]] = field(default=lambda _content: {})
    """The names of content entries that are written in the content itself, by id and language."""

    content_texts: Callable[[ContentT], Iterable[Text]] = field(default=lambda _content: ())
    """All texts made from the content, so that a changed content can be checked for missing messages."""

    card_texts: Callable[[ContentT], Mapping[DocumentPath, Sequence[Text]]] = field(
        default=lambda _content: {}
    )
    """The texts printed on each card by the card's path in the content, checked for their length.

    Without them the rules of the gallery entries are checked."""


@dataclass(frozen=True)
class Display(Generic[StateT, ContentT]):
    """How a game looks on a table; a game without one is played by lists of options alone."""

    pieces: Callable[[Any, ContentT], Sequence[Piece]] = field(default=lambda _view, _content: ())
    """The pieces that a view shows."""

    stage: Callable[[Any, ContentT, Looking], Stage] = field(
        default=lambda _view, _content, _looking: BARE_STAGE
    )
    """The layout of a view's pieces for those who look."""

    previewed: Callable[[Any, ContentT, str], Sequence[Piece]] = field(
        default=lambda _view, _content, _piece: ()
    )
    """The pieces that would be on the table if one were played, shown while somebody points at that one."""

    beats: Callable[[Sequence[Glimpse], ContentT, Looking], Sequence[Beat]] = field(
        default=lambda _glimpses, _content, _looking: ()
    )
    """The moments to show on the way from the first glimpse to the last."""

    covered: Callable[[Sequence[Piece], Any, ChosenOptions, Sequence[PlayerId]], Sequence[Piece]] = field(
        default=lambda pieces, _view, _options, _looking: pieces
    )
    """The pieces of a view, with those covered that game options hide from the people who look."""

    appearance: Callable[[Event, ContentT], Appearance] = field(default=lambda _event, _content: UNNOTICED)
    """The sound and the effects of an event, beyond pieces that move."""

    why_not: Callable[[Position[StateT, ContentT], Decision, str, str], Text | None] = field(
        default=lambda _position, _decision, _piece, _place: None
    )
    """Why the asked player cannot put a piece on a place, None if there is nothing to explain."""

    idle: Callable[[Position[StateT, ContentT], PlayerId], Text | None] = field(
        default=lambda _position, _player: None
    )
    """Why a player who is not asked will not be asked in this part of the game, None if they may be."""

    behind_screens: Callable[[Position[StateT, ContentT]], bool] = field(default=lambda _position: False)
    """Whether the acting player needs to look behind their screen."""

    own_secrets: Callable[[Position[StateT, ContentT], PlayerId], Text | None] = field(
        default=lambda _position, _player: Text("button-peek")
    )
    """The text of the button with which a player looks at their secrets, None if they have none.

    Everybody may see the button, so it must not tell what somebody has.
    """

    due: Callable[[Position[StateT, ContentT], PlayerId], Sequence[Due]] = field(
        default=lambda _position, _player: ()
    )
    """The gains that the asked player is still to receive."""

    promised: Callable[[Position[StateT, ContentT], PlayerId], Promised | None] = field(
        default=lambda _position, _player: None
    )
    """What due gains will change, as far as it is known before choices and dice."""

    hoped: Callable[[Position[StateT, ContentT], Option], Sequence[Piece]] = field(
        default=lambda _position, _option: ()
    )
    """The pieces as they may be after an option whose result depends on other players' answers."""

    untold: tuple[str, ...] = ()
    """Patterns of the ids of pieces that previews leave out, as they decide nothing."""

    dice: frozenset[str] = frozenset()
    """The random streams that are dice, whose possible results are public."""

    gallery: Callable[[ContentT], Sequence[GalleryEntry]] = field(default=lambda _content: ())
    """The content's entries as they look; entries left out are shown by name alone."""


@dataclass(frozen=True)
class Balance(Generic[StateT, ContentT]):
    """How games are counted for reports on the balance of their content."""

    offered: Callable[[Position[StateT, ContentT], Decision], Mapping[str, Thing]]
    """The thing of the content that each option of a decision gives, by the option's id."""

    statistics: Callable[[Game[StateT, ContentT]], Statistics]
    """The statistics of a finished game."""


def _without_sections() -> type[ContentModel]:
    """Return the model without sections, imported late because importing pydantic slows listing games."""
    from wonderland_qt.engine.content.content_model import ContentModel

    return ContentModel


def _earlier_new_game(_content: object, chosen: dict[str, Any]) -> NewGame:
    """Return the set-up in a save of a game that had no options; other games need the content for theirs."""
    return NewGame(tuple(chosen["seats"]), chosen["seed"])


@dataclass(frozen=True)
class Ruleset(Generic[StateT, ContentT]):
    """All that a game provides: required fields first, then optional ones with defaults."""

    id: str
    """Its id in saves, in folders and on the command line."""

    rules: Rules[StateT, ContentT]
    """Its do and ask rules."""

    state: Any
    """The class of its state, generic in the steps of its agenda."""

    load: Callable[[Sequence[Path]], ContentT]
    """Returns its content from folders, of which later ones override earlier ones; raises ContentMistakes."""

    fingerprint: Callable[[ContentT], str]
    """Returns a hash of a content's rules, which tells contents apart."""

    starting_state: Callable[[ContentT, NewGame], StateT]
    """The state of a new game, before anything random."""

    players: Callable[[StateT], tuple[PlayerId, ...]]
    """The players by seat."""

    view: Callable[[Position[StateT, ContentT], PlayerId | None], Any]
    """All that a viewer may see, and nothing else; None is the public."""

    determinise: Callable[[Game[StateT, ContentT], PlayerId], Callable[[int], Game[StateT, ContentT]]]
    """Returns a function from a seed to a game at the same decision, with all hidden things redrawn."""

    scores: Callable[[Position[StateT, ContentT]], Mapping[PlayerId, int]]
    """Every player's score, as far as it is public."""

    winners: Callable[[Position[StateT, ContentT]], tuple[PlayerId, ...]]
    """The winners of a finished game."""

    seating: SeatRules[ContentT]
    """How players are seated."""

    memory: Callable[[ContentT, PlayerId], Memory[StateT, ContentT]] | None = None
    """A player's memory before any event; None if a view shows all that can be known."""

    narration: GameWords[StateT, ContentT] = field(default_factory=GameWords)
    """Its texts."""

    display: Display[StateT, ContentT] = field(default_factory=Display)
    """How it looks on a table."""

    evaluate: Callable[[Any, ContentT, Decision], Sequence[float]] | None = None
    """The values of the options to the asked player, from the view alone; higher is better."""

    foresight: Foresight[StateT, ContentT] | None = None
    """How far bots simulate it; without one, to its end."""

    wins_against_chance: int | None = None
    """How many of 100 games one rule bot should win against random bots; None means untested."""

    balance: Balance[StateT, ContentT] | None = None
    """How its games are counted for reports on balance."""

    warnings: Callable[[ContentT], Iterable[Complaint]] = field(default=lambda _content: ())
    """Warnings about content that is legal but looks like a mistake."""

    one_of_each: Callable[[StateT], Iterable[str]] = field(default=lambda _state: ())
    """The unique pieces in a state; in a sound state none comes twice."""

    content_files: type[ContentModel] = field(default_factory=_without_sections)
    """The model of its content files, for schemas and to recognize loose files."""

    scenarios: str = ""
    """The function that makes the `ScenarioSetup` from a content and the ids of rules scenarios may cite.

    It is given as "package.module:function", and imported when scenarios are played."""

    earlier_states: Mapping[int, Callable[[ContentT, dict[str, Any]], None]] = field(default_factory=dict)
    """By the number of an earlier save format, the function that updates its states to the next format."""

    earlier_new_game: Callable[[ContentT, dict[str, Any]], NewGame] = field(default=_earlier_new_game)
    """The set-up in a save of format 1 or 2, which had fields of the game's own."""

    @cached_property
    def codec(self) -> Codec[StateT]:
        """Return the codec of this game's states, whose agendas may hold every step that has a rule."""
        union_of_steps = reduce(or_, self.rules.steps())
        return Codec(self.state[union_of_steps])

    def new(
        self, content: ContentT, chosen: NewGame, events: list[Event] | None = None
    ) -> Game[StateT, ContentT]:
        """Return a new game at its first decision; events of the set-up are added to the list."""
        return self.game(self.starting_state(content, chosen), content, events)

    def game(
        self,
        state: StateT,
        content: ContentT,
        events: list[Event] | None = None,
        asked_anyway: frozenset[PlayerId] = NOBODY,
    ) -> Game[StateT, ContentT]:
        """Return a game that continues from `state`, at its next decision."""
        game = Game(self.rules, state, content, events)
        game.asked_anyway = asked_anyway
        return game.advance()


AnyRuleset = Ruleset[Any, Any]
