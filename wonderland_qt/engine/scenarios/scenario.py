"""Scenarios: a position, what chance brings, what players answer, and what must hold, in one YAML file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel, Field, ValidationError, create_model

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.error_wording import complaints
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml_places import Places
from wonderland_qt.engine.content.yaml_reader import Document, DocumentPath, dotted, read_yaml
from wonderland_qt.engine.flow import GameState
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.scenarios.multiset import Counted
from wonderland_qt.engine.scenarios.rigged import NameOf

StateT = TypeVar("StateT", bound=GameState[Any])
PackT = TypeVar("PackT")
GivenT = TypeVar("GivenT", bound=ContentModel)

Kind = str | dict[str, dict[str, Any]]


class Expect(ContentModel):
    """What must hold at one point of a scenario; only what is written is looked at.

    `facts` must have happened in this order (others may lie between) since the last point, `no_facts` not
    at all. `state` and `views` look into the state and into what a viewer sees. `options` are all options
    of a player, `offered` some of them. `unchanged` are paths of the state that are as they were at first.
    """

    facts: tuple[Kind, ...] = ()
    no_facts: tuple[Kind, ...] = ()
    state: dict[str, Any] = Field(default_factory=dict)
    views: dict[str, dict[str, Any]] = Field(default_factory=dict)
    asked: tuple[str, ...] | None = None
    options: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    offered: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    not_offered: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    prompt: dict[str, str] = Field(default_factory=dict)
    nobody_asked: bool = False
    unchanged: tuple[str, ...] = ()
    scores: dict[str, int] = Field(default_factory=dict)
    winners: tuple[str, ...] | None = None

    @property
    def speaks_of_asking(self) -> bool:
        """Tell whether it says who is asked, so that a decision at the end is no stray."""
        return self.asked is not None or bool(self.options or self.offered or self.prompt)


class Move(ContentModel):
    """One item of `play`: a player's answer, an answer that must be refused, or a point of expectations."""

    player: str = ""
    option: str = ""
    refused: bool = False
    expect: Expect | None = None


class Scenario(ContentModel):
    """A scenario; `given` is the game's own model of a position.

    `shows` maps cards, abilities, verbs, windows and measures to what the scenario shows of them: that it
    works, where it does nothing, and that a bystander is left alone.
    """

    about: str = ""
    rules: tuple[str, ...] = ()
    shows: dict[str, tuple[Literal["works", "nothing", "bystander"], ...]] = Field(default_factory=dict)
    given: Any
    chance: dict[str, Counted] = Field(default_factory=dict)
    play: tuple[dict[str, Any], ...] = ()
    expect: Expect = Expect()


class Misplaced(ValueError):
    """Something in `given` cannot be: a path in the file and what was expected there."""

    def __init__(self, path: DocumentPath, expected: str) -> None:
        super().__init__(expected)
        self.path = path
        self.expected = expected


@dataclass(frozen=True)
class Stage(Generic[StateT, PackT, GivenT]):
    """What a game gives so that scenarios can be played with a pack.

    `begin` makes the state of a given position, with what is next on its agenda; it raises Misplaced.
    `stream` is the stream of chance that a key of `chance` stands for, None for an unknown key. `plain`
    turns states, views and facts into plain data with names as scenarios write them, `path` and
    `option_name` do the same for paths and the ids of options.
    """

    ruleset: Ruleset[StateT, PackT, Any]
    pack: PackT
    given: type[GivenT]
    begin: Callable[[PackT, GivenT], StateT]
    stream: Callable[[GivenT, str], str | None]
    name_of: NameOf
    plain: Callable[[Any], Any]
    path: Callable[[str], str] = str
    option_name: Callable[[str], str] = str


@dataclass(frozen=True)
class Script:
    """A scenario as read, with the places of its parts."""

    path: Path
    scenario: Scenario
    moves: tuple[Move, ...]
    places: Places

    def at(self, *path: str | int) -> str:
        """Return file, line and column of a part."""
        line, column = self.places.value(path)
        return f"{self.path}:{line}:{column}"


def read_script(path: Path, given: type[BaseModel]) -> Script:
    """Return the scenario in a file; raises ContentMistakes with all mistakes."""
    document = read_yaml(path)
    if document.sections is None or document.mistakes:
        raise ContentMistakes(document.mistakes)
    model = create_model("Scenario", __base__=Scenario, given=(given, ...))
    scenario = _validated(document, model, document.sections, ())
    moves = tuple(_move(document, index, item) for index, item in enumerate(scenario.play))
    return Script(path, scenario, moves, Places(document.text))


def mistakes_at(document: Document, complaint: Complaint) -> ContentMistakes:
    """Return a complaint with its place in the file."""
    places = Places(document.text)
    place = places.key(complaint.path) if complaint.at_key else places.value(complaint.path)
    where = dotted(complaint.path, document.sections)
    return ContentMistakes([Mistake(document.path, *place, where, complaint.expected)])


def _move(document: Document, index: int, item: Mapping[str, Any]) -> Move:
    path = ("play", index)
    if len(item) != 1:
        raise mistakes_at(document, Complaint(path, "expected one 'player: option', 'expect:' or 'refused:'"))
    ((key, value),) = item.items()
    if key == "expect":
        return Move(expect=_validated(document, Expect, value, (*path, key)))
    if key == "refused":
        answers = _validated(document, Refused, {"answer": value}, path).answer
        return Move(player=next(iter(answers)), option=next(iter(answers.values())), refused=True)
    if not isinstance(value, str):
        raise mistakes_at(document, Complaint((*path, key), "expected the id of an option, or its beginning"))
    return Move(player=key, option=value)


class Refused(ContentModel):
    """An answer that the game must refuse."""

    answer: dict[str, str]


ModelT = TypeVar("ModelT", bound=BaseModel)


def _validated(document: Document, model: type[ModelT], data: Any, path: DocumentPath) -> ModelT:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        places = Places(document.text)
        found = []
        for complaint in complaints(model, error):
            where = (*path, *complaint.path)
            place = places.key(where) if complaint.at_key else places.value(where)
            found.append(Mistake(document.path, *place, dotted(where, document.sections), complaint.expected))
        raise ContentMistakes(found) from error
