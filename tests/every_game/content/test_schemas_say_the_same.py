"""What editors say by a schema of content is what `validate` says of its form, with one message a mistake."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from pydantic import ValidationError
from yaml import safe_load

from tests.every_game.schema_reader import fits
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.error_messages import complaints
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.named_verbs import is_parameter_at
from wonderland_qt.engine.content.schemas import file_schema
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.editor_schemas import schemas

MUTANTS = 50
PRINTED = "printed"
"""A field that names other fields of its entry, which no schema can say."""
Path = tuple[Any, ...]
WRONG: tuple[Any, ...] = ("many", -7, 7_000_000, [7], True, 0.5, "", [])


@cache
def data_of(game: str) -> dict[Any, Any]:
    model = GAMES[game].content_files
    return read_sections([paths.content()], game, model).sections.data


@cache
def schema_of(game: str) -> dict[str, Any]:
    return file_schema(GAMES[game].content_files)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all values."""
    if path:
        yield path
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from places(inner, (*path, key))
        else:
            yield (*path, key)


@cache
def by_section(game: str) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for path in places(data_of(game)):
        alone = not isinstance(data_of(game)[path[0]], dict | list)
        if (alone or len(path) > 1) and PRINTED not in path:
            found.setdefault(str(path[0]), []).append(path)
    return found


def mutant(game: str, number: int) -> tuple[dict[Any, Any], Path]:
    """Return the content of a game with one thing wrong, or perhaps not, and where."""
    chance = OwnChance(number)
    sections = by_section(game)
    path = chance.pick("path", tuple(sections[sorted(sections)[number % len(sections)]]))
    data = deepcopy(data_of(game))
    outer: Any = data
    for part in path[:-1]:
        outer = outer[part]
    key = path[-1]
    ways = ("value", "value", "key", "gone", "added") if len(path) > 1 else ("value",)
    match chance.pick("how", ways):
        case "value":
            outer[key] = deepcopy(chance.pick("wrong", WRONG))
        case "key" if isinstance(outer, dict):
            outer[f"{key}x"] = outer.pop(key)
        case "gone":
            del outer[key]
        case _ if isinstance(outer, dict):
            outer["wrong"] = 7
        case _:
            outer.insert(0, "wrong")
    return data, path


@pytest.mark.parametrize("game", GAMES)
def test_schemas_say_what_the_reader_says(game: str) -> None:
    """At least fifty mutants of each game, 200 in all, and two or more of every section."""
    model, refused, apart = GAMES[game].content_files, Counter[bool](), []
    assert fits(data_of(game), schema_of(game), schema_of(game))
    assert by_section(game).keys() == {str(section) for section in data_of(game)}
    for number in range(max(MUTANTS, 2 * len(by_section(game)))):
        data, path = mutant(game, number)
        found = said(model, data)
        in_editor = not fits(data, schema_of(game), schema_of(game))
        refused[bool(found)] += 1
        if in_editor != bool(found) or len(found) > 1:
            apart.append((number, path, in_editor, found))
    assert apart == []
    assert refused[True] > MUTANTS // 3


def said(model: Any, data: Any) -> list[str]:
    """Return what is wrong with the form of a content; sections that are missing are in another file."""
    try:
        model.model_validate(data)
    except ValidationError as error:
        found = complaints(model, error)
        return [f"{one.path}: {one.expected}" for one in found if not is_parameter_at(model, data, one.path)]
    return []


NAMED = """
verbs:
  ambush: {parameters: {vp: {}, ally: {default: weak}}, do: [{vp: $vp}, {any_ally: $ally}]}
  spoon: {parameters: {to: {}}, do: [{ally: {type: $to}}, {ambush: {vp: 1}}]}
  feast: {parameters: {extra: {default: {ambush: {vp: 1}}}}, do: [quest, $extra]}
"""


@pytest.mark.parametrize(
    ("reward", "well"),
    [
        ({"ambush": {"vp": 2}}, True),
        ({"ambush": {"vp": {"per": "castles"}, "ally": "strong"}}, True),
        ({"spoon": "rose"}, True),
        ("clean_plate", True),
        ("feast", True),
        ({"feast": {"extra": {"spoon": "rose"}}}, True),
        ({"feast": {"extra": {"spoon": "teapot"}}}, False),
        ({"split": {"above": [{"spoon": "rose"}], "below": ["quest"]}}, True),
        ("ambush", False),
        ({"ambush": {}}, False),
        ({"ambush": {"vp": "many"}}, False),
        ({"ambush": {"vp": 2, "ally": "huge"}}, False),
        ({"ambush": {"vp": 2, "units": 1}}, False),
        ({"ambush": 2}, False),
        ({"spoon": "teapot"}, False),
        ({"vp": "$vp"}, False),
        ("ambsh", False),
    ],
)
def test_schemas_and_reader_agree_on_named_verbs(
    reward: Any, well: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("pack")
    card = {"id": "tea_1_31", "round": 1, "rewards": [reward]}
    (folder / "wonderland").mkdir()
    written = f"{NAMED}tea_cards: {json.dumps([card])}\n"
    (folder / "wonderland" / "more.yaml").write_text(written, encoding="utf-8")
    schema = schemas({"wonderland": GAMES["wonderland"]}, [paths.content(), folder])["wonderland-pack.json"]
    assert fits({"tea_cards": [card]}, schema, schema) == well
    assert fits(safe_load(NAMED), schema, schema)
    if well:
        GAMES["wonderland"].load([paths.content(), folder])
    else:
        with pytest.raises(ContentMistakes) as raised:
            GAMES["wonderland"].load([paths.content(), folder])
        assert len(raised.value.mistakes) == 1
