"""What a game gives so that scenarios of it can be set up and played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.flow import ContentT, StateT
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.scenarios.rigged import Name, NameOf
from wonderland_qt.engine.scenarios.to_builtins import plain
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import WordedError

GivenT = TypeVar("GivenT", bound=ContentModel)


class Misplaced(WordedError, ValueError):
    """Something in `given` cannot be: a path below it and what was expected there."""

    def __init__(self, path: DocumentPath, message: Text) -> None:
        super().__init__(message)
        self.path = path


def _as_it_is(value: Any) -> Any:
    return value


def _as_drawn(_stream: str, drawn: Any) -> Name:
    return drawn if isinstance(drawn, int) else str(drawn)


@dataclass(frozen=True)
class ScenarioSetup(Generic[StateT, ContentT, GivenT]):
    """What a game gives so that scenarios can be set up and played with its content.

    `given` is the model of a position and `begin` makes the state of one, with what is next on its agenda;
    it raises Misplaced.
    `streams` are the streams of chance by the keys of `chance` that stand for them, and `name_of` says how
    what is drawn from one is written.
    `rules` are the ids of the game's rules, `events` the kinds of events that can happen, `names` all words
    by which events and states call things besides the players, `stand_ins` who goes by an id like a player's.
    `option_words` are what else the ids of options are made of, up to a number at their end; where a game
    tells none, no one checks them.
    Numbers in the fields `numbered` are pieces, which go by `piece_name`. `lay_out` returns a state or a
    view, given as mappings, lists and scalars, in the words of `given`; `option_name` does the same for ids
    of options.
    `earlier` maps fields and values of earlier scenarios (`placed`, `shield: true`) to those of today.
    The field `of_players` of states and views holds by player what is theirs.
    """

    ruleset: Ruleset[StateT, ContentT]
    content: ContentT
    given: type[GivenT]
    begin: Callable[[ContentT, GivenT], StateT]
    streams: Mapping[str, str]
    rules: Collection[str]
    events: Collection[type[Event]]
    names: Collection[str]
    name_of: NameOf = _as_drawn
    stand_ins: Collection[str] = ()
    option_words: Collection[str] = ()
    numbered: Collection[str] = ()
    piece_name: Callable[[int], str] = str
    lay_out: Callable[[Any], Any] = _as_it_is
    option_name: Callable[[str], str] = str
    earlier: Mapping[str, str] = field(default_factory=dict)
    of_players: str = "players"

    def path(self, written: str) -> str:
        """Return a path into a state or a view, which may be written from a player's id on."""
        known = self.ruleset.seating.roster(self.content)
        return f"{self.of_players}.{written}" if written.partition(".")[0] in known else written

    def plain(self, value: Any) -> Any:
        """Return an event as mappings, lists and scalars, its pieces by name."""
        return plain(value, self.numbered, self.piece_name)

    def laid_out(self, value: Any) -> Any:
        """Return a state or a view as mappings, lists and scalars in the words of `given`."""
        return self.lay_out(self.plain(value))


AnyScenarioSetup = ScenarioSetup[Any, Any, Any]
