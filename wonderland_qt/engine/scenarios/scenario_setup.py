"""Scenario setups: what a game provides to set up and play scenarios."""

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
    """Something in a scenario's start is impossible; `path` leads to it."""

    def __init__(self, path: DocumentPath, message: Text) -> None:
        super().__init__(message)
        self.path = path


def _unchanged(value: Any) -> Any:
    return value


def _as_drawn(_stream: str, drawn: Any) -> Name:
    """Return something drawn as scenarios write it, in games whose streams all draw words or numbers."""
    return drawn if isinstance(drawn, int) else str(drawn)


@dataclass(frozen=True)
class ScenarioSetup(Generic[StateT, ContentT, GivenT]):
    """What a game provides to set up and play scenarios with its content.

    `given` is the model of a position, and `begin` makes a state of one, with its agenda; it raises
    Misplaced. `streams` maps the keys of `chance` in scenarios to random streams, and `name_of` returns how
    something drawn from a stream is written.
    `rules` are the ids of the game's rules, `events` its classes of events, `names` all words for things in
    events and states other than players, `stand_ins` ids that may stand in place of a player's.
    `option_words` are further words in option ids (without a number at their end); if empty, option ids are
    not checked.
    Numbers in the fields `numbered` are pieces, which `piece_name` names. `lay_out` translates a state or
    view, as plain data, into the words of `given`; `option_name` does so for option ids.
    `earlier` maps fields and values of earlier scenarios (`placed`, `shield: true`) to the present ones.
    `of_players` is the field of states and views that holds each player's things.
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
    lay_out: Callable[[Any], Any] = _unchanged
    option_name: Callable[[str], str] = str
    earlier: Mapping[str, str] = field(default_factory=dict)
    of_players: str = "players"

    def path(self, written: str) -> str:
        """Return a path into a state or view in full; it may be written beginning with a player's id."""
        first_word = written.partition(".")[0]
        is_player = first_word in self.ruleset.seating.roster(self.content)
        return f"{self.of_players}.{written}" if is_player else written

    def plain(self, value: Any) -> Any:
        """Return an event, state or view as plain data, with names for pieces."""
        return plain(value, self.numbered, self.piece_name)

    def laid_out(self, value: Any) -> Any:
        """Return a state or view as plain data, with the keys and names that `given` of a scenario uses.

        So an expected state can be written like the given one, where the game's own fields differ.
        """
        return self.lay_out(self.plain(value))


AnyScenarioSetup = ScenarioSetup[Any, Any, Any]
