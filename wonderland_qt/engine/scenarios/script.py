"""Scripts: scenarios as read from a file, each variant one of its own, with the places of their parts."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError, create_model

from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_places import Places
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Place, dotted, read_yaml
from wonderland_qt.engine.scenarios.scenario import Expect, Move, Scenario
from wonderland_qt.engine.words.texts import Text

ModelT = TypeVar("ModelT", bound=BaseModel)

VARIANTS = "variants"


@dataclass(frozen=True)
class ScenarioSource:
    """What a scenario was read from: a file, or a variant of what stands there."""

    path: Path
    places: Places
    sections: dict[str, Any]
    variant: str = ""

    def place(self, complaint: Complaint) -> Place:
        """Return line and column of what is wrong: in the variant as far as it says something there."""
        path, own = complaint.path, (VARIANTS, self.variant, *complaint.path)
        if self.variant and self.places.depth(own) - 2 >= self.places.depth(path):
            path = own
        return self.places.key(path) if complaint.at_key else self.places.value(path)

    def mistake(self, complaint: Complaint) -> Mistake:
        """Return a complaint with its place in the file."""
        where = dotted(complaint.path, self.sections)
        return Mistake(self.path, *self.place(complaint), where, complaint.message)

    def varied(self, name: str) -> ScenarioSource:
        """Return a variant: the scenario with what differs merged over it."""
        common = {key: value for key, value in self.sections.items() if key != VARIANTS}
        return ScenarioSource(self.path, self.places, varied(common, self.sections[VARIANTS][name]), name)


@dataclass(frozen=True)
class Script:
    """A scenario as read."""

    source: ScenarioSource
    scenario: Scenario
    moves: tuple[Move, ...]

    def at(self, *path: str | int, key: bool = False) -> str:
        """Return file, line and column of a part, or of the key that stands before it."""
        line, column = self.source.place(Complaint(path, Text(""), key))
        return f"{self.source.path}:{line}:{column}"


def read_scripts(path: Path, given: type[BaseModel]) -> tuple[Script, ...]:
    """Return the scenario in a file and each of its variants; raises ContentMistakes with all mistakes."""
    document = read_yaml(path)
    if document.sections is None or document.mistakes:
        raise ContentMistakes(document.mistakes)
    model = _scenario_model(given)
    sections = {str(key): value for key, value in document.sections.items()}
    source = ScenarioSource(path, Places(document.text), sections)
    whole = _script(source, model)
    scripts, mistakes = [whole], []
    for name in whole.scenario.variants:
        try:
            scripts.append(_script(source.varied(name), model))
        except ContentMistakes as error:
            mistakes += error.mistakes
    if mistakes:
        raise ContentMistakes(mistakes)
    return tuple(scripts)


def game_of(path: Path, games: Collection[str]) -> str | None:
    """Return the game that a scenario is of: it says so, or it lies in a folder with the game's id."""
    game = (read_yaml(path).sections or {}).get("game")
    folders = (folder.name for folder in path.resolve().parents)
    return str(game) if game else next((name for name in folders if name in games), None)


def laid_over(below: Any, over: Any) -> Any:
    """Return what is below with what differs merged over it: maps key by key, all else as a whole."""
    if isinstance(below, dict) and isinstance(over, dict):
        return {**below, **{key: laid_over(below.get(key), value) for key, value in over.items()}}
    return over


def varied(common: Any, variant: Any) -> Any:
    """Return what is common merged over in the same way; a key that is there is taken away by null."""
    if isinstance(common, dict) and isinstance(variant, dict):
        kept = {key: value for key, value in common.items() if variant.get(key, value) is not None}
        own = {key: value for key, value in variant.items() if value is not None or key not in common}
        return {**kept, **{key: varied(common.get(key), value) for key, value in own.items()}}
    return variant


@cache
def _scenario_model(given: type[BaseModel]) -> type[Scenario]:
    """Return the model of a scenario whose position is one of a game; it takes long to make."""
    position: Any = given | None
    return create_model("Scenario", __base__=Scenario, given=(position, None))


def _script(source: ScenarioSource, model: type[Scenario]) -> Script:
    scenario = validated(source, model, source.sections, ())
    moves = tuple(_move(source, index, item) for index, item in enumerate(scenario.play))
    return Script(source, scenario, moves)


def _move(source: ScenarioSource, index: int, item: Mapping[str, Any]) -> Move:
    path: DocumentPath = ("play", index)
    key, value = _only(source, path, item, Text("scenario-move"))
    if key == "expect":
        return Move(expect=validated(source, Expect, value, (*path, key)))
    path = (*path, key)
    if key != "refused":
        return Move(player=key, option=_option_id(source, path, value))
    if not isinstance(value, dict):
        raise _mistake(source, path, Text("scenario-refused"))
    player, option = _only(source, path, value, Text("scenario-refused"))
    return Move(player=player, option=_option_id(source, (*path, player), option), refused=True)


def _only(
    source: ScenarioSource, path: DocumentPath, item: Mapping[str, Any], message: Text
) -> tuple[str, Any]:
    if len(item) != 1:
        raise _mistake(source, path, message)
    ((key, value),) = item.items()
    return str(key), value


def _option_id(source: ScenarioSource, path: DocumentPath, value: Any) -> str:
    if not isinstance(value, str):
        raise _mistake(source, path, Text("scenario-option-id"))
    return value


def _mistake(source: ScenarioSource, path: DocumentPath, message: Text) -> ContentMistakes:
    return ContentMistakes([source.mistake(Complaint(path, message))])


def validated(source: ScenarioSource, model: type[ModelT], data: Any, path: DocumentPath) -> ModelT:
    """Return a part of a document as its model; raises ContentMistakes with all mistakes."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        found = [
            Complaint((*path, *complaint.path), complaint.message, complaint.at_key)
            for complaint in complaints(model, error)
        ]
        raise ContentMistakes(map(source.mistake, found)) from error
