"""Scripts: scenarios and their variants as read from a file, with the positions of their parts."""

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
    """The source of a scenario: a file, or a variant in it."""

    path: Path
    places: Places
    sections: dict[str, Any]
    variant: str = ""

    def place(self, complaint: Complaint) -> Place:
        """Return line and column of what is wrong, inside the variant if as much of its path stands there.

        The depth of a path is how many of its keys stand in the file.
        """
        path, above = complaint.path, (VARIANTS, self.variant)
        in_variant = (*above, *path)
        if self.variant and self.places.depth(in_variant) - len(above) >= self.places.depth(path):
            path = in_variant
        return self.places.place(path, complaint.at_key)

    def mistake(self, complaint: Complaint) -> Mistake:
        """Return a complaint as a mistake with its position in the file."""
        where = dotted(complaint.path, self.sections)
        return Mistake(self.path, *self.place(complaint), where, complaint.message)

    def varied(self, name: str) -> ScenarioSource:
        """Return the source of a variant, merged over the scenario."""
        common = {key: value for key, value in self.sections.items() if key != VARIANTS}
        sections = varied(common, self.sections[VARIANTS][name])
        return ScenarioSource(self.path, self.places, sections, variant=name)


@dataclass(frozen=True)
class Script:
    """A scenario as read, with its moves."""

    source: ScenarioSource
    scenario: Scenario
    moves: tuple[Move, ...]

    def at(self, *path: str | int, key: bool = False) -> str:
        """Return "file:line:column" of a part, or of its key."""
        line, column = self.source.place(Complaint(path, Text(""), at_key=key))
        return f"{self.source.path}:{line}:{column}"


def read_scripts(path: Path, given: type[BaseModel]) -> tuple[Script, ...]:
    """Return the scenario in a file and each of its variants; raises ContentMistakes with all mistakes.

    `given` is the game's model of the position from which its scenarios begin. A variant changes parts of
    the whole scenario, so without that none is read.
    """
    document = read_yaml(path)
    if document.sections is None or document.mistakes:
        raise ContentMistakes(document.mistakes)
    model = _scenario_model(given)
    sections = {str(key): value for key, value in document.sections.items()}
    source = ScenarioSource(path, Places(document.text), sections)
    whole = _read_script(source, model)
    scripts, mistakes = [whole], []
    for name in whole.scenario.variants:
        try:
            scripts.append(_read_script(source.varied(name), model))
        except ContentMistakes as error:
            mistakes += error.mistakes
    if mistakes:
        raise ContentMistakes(mistakes)
    return tuple(scripts)


def game_of(path: Path, games: Collection[str]) -> str | None:
    """Return the game of a scenario's file, from its key `game` or from a folder with the game's id."""
    game = (read_yaml(path).sections or {}).get("game")
    folders = (folder.name for folder in path.resolve().parents)
    return str(game) if game else next((name for name in folders if name in games), None)


def laid_over(below: Any, over: Any) -> Any:
    """Return a value merged over another: maps key by key, all else as a whole."""
    if not isinstance(below, dict) or not isinstance(over, dict):
        return over
    merged = {key: laid_over(below.get(key), value) for key, value in over.items()}
    return {**below, **merged}


def varied(common: Any, variant: Any) -> Any:
    """Return a variant merged over the common value like `laid_over`, where null removes a key.

    A null for a key that the common value lacks has nothing to remove, and so is a value.
    """
    if not isinstance(common, dict) or not isinstance(variant, dict):
        return variant
    removed = {key for key, value in {**common, **variant}.items() if value is None and key in common}
    kept = {key: value for key, value in common.items() if key not in removed}
    merged = {key: varied(common.get(key), value) for key, value in variant.items() if key not in removed}
    return {**kept, **merged}


@cache
def _scenario_model(given: type[BaseModel]) -> type[Scenario]:
    """Return the scenario model with a game's own model of `given`; cached, as making it is slow."""
    position: Any = given | None
    return create_model("Scenario", __base__=Scenario, given=(position, None))


def _read_script(source: ScenarioSource, model: type[Scenario]) -> Script:
    """Return a scenario or variant with its moves, validated; raises ContentMistakes."""
    scenario = validated(source, model, source.sections, ())
    moves = tuple(_read_move(source, index, item) for index, item in enumerate(scenario.play))
    return Script(source, scenario, moves)


def _read_move(source: ScenarioSource, index: int, item: Mapping[str, Any]) -> Move:
    """Return an item of `play` as a move; raises ContentMistakes.

    It is written as `player: option`, `refused: {player: option}`, or `expect:` with what has to be so then.
    """
    path: DocumentPath = ("play", index)
    key, value = _only_item(source, path, item, Text("scenario-move"))
    if key == "expect":
        return Move(expect=validated(source, Expect, value, (*path, key)))
    path = (*path, key)
    if key != "refused":
        return Move(player=key, option=_require_option_id(source, path, value))
    if not isinstance(value, dict):
        raise _refusal(source, path, Text("scenario-refused"))
    player, option = _only_item(source, path, value, Text("scenario-refused"))
    return Move(player=player, option=_require_option_id(source, (*path, player), option), refused=True)


def _only_item(
    source: ScenarioSource, path: DocumentPath, item: Mapping[str, Any], message: Text
) -> tuple[str, Any]:
    """Return the key and the value of a map with one key; raises ContentMistakes."""
    if len(item) != 1:
        raise _refusal(source, path, message)
    ((key, value),) = item.items()
    return str(key), value


def _require_option_id(source: ScenarioSource, path: DocumentPath, value: Any) -> str:
    """Return an option's id as written; raises ContentMistakes if it is no text, such as an unquoted 3."""
    if not isinstance(value, str):
        raise _refusal(source, path, Text("scenario-option-id"))
    return value


def _refusal(source: ScenarioSource, path: DocumentPath, message: Text) -> ContentMistakes:
    return ContentMistakes([source.mistake(Complaint(path, message))])


def validated(source: ScenarioSource, model: type[ModelT], data: Any, path: DocumentPath) -> ModelT:
    """Return a part of a document validated as a model; raises ContentMistakes with all mistakes."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        found = [
            Complaint((*path, *complaint.path), complaint.message, complaint.at_key)
            for complaint in complaints(model, error)
        ]
        raise ContentMistakes(map(source.mistake, found)) from error
