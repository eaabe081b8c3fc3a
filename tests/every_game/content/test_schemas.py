"""Editors know what may be written: shipped schemas are those of the models, every file names its own."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.cli import WELL, main
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.editor_schemas import FOLDER, content_schema, schema_line, schemas

SHIPPED = paths.content() / FOLDER
OTHERS = {"coach.yaml": "coach.json", "guide.yaml": "guide.json"}


@cache
def written() -> dict[str, Any]:
    """Return the schemas of all games, by the names of their files."""
    return schemas(GAMES)


def test_the_shipped_schemas_are_those_of_the_models() -> None:
    """`wonderland-qt schema` writes them again."""
    shipped = {file.name: json.loads(file.read_text(encoding="utf-8")) for file in SHIPPED.glob("*.json")}
    assert {name: schema for name, schema in shipped.items() if name in written()} == written()


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_file_names_its_schema(game: str) -> None:
    files = [*(paths.content() / game).rglob("*.yaml"), *paths.of_game(game).glob("rules/guide.yaml")]
    wrong = [file for file in files if not _begins_with(file, SHIPPED / _schema_of(file, game))]
    assert wrong == []


def _schema_of(file: Path, game: str) -> str:
    if file.parent.name == "lessons":
        return "course.json"
    if file.parent.name == "challenges":
        return "challenge.json"
    return OTHERS.get(file.name, content_schema(game))


def _begins_with(file: Path, schema: Path) -> bool:
    return file.read_text(encoding="utf-8").startswith(schema_line(file, schema))


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_may_leave_out_all_but_ids_and_take_away_what_it_likes(game: str) -> None:
    whole, part = (written()[content_schema(game, in_pack=in_pack)] for in_pack in (False, True))
    assert part["properties"].keys() == whole["properties"].keys()
    laid = {name: entry for name, entry in part["$defs"].items() if name.endswith("OverIt")}
    assert laid
    assert {tuple(entry["required"]) for entry in laid.values()} <= {(), ("id",)}
    assert all(entry["properties"]["remove"]["const"] is True for entry in laid.values())


def test_a_new_pack_names_the_schema_that_lies_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "new", "my-tweaks"]) == WELL
    folder = paths.packs() / "my-tweaks"
    assert (folder / "pack.yaml").read_text().startswith("# yaml-language-server: $schema=schema/pack.json\n")
    assert sorted(file.name for file in (folder / "schema").iterdir()) == [
        "pack.json",
        "wonderland-pack.json",
    ]
    assert "# yaml-language-server: $schema=schema/wonderland-pack.json" in capsys.readouterr().out


def test_schemas_are_written_where_one_asks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", str(tmp_path / "here")]) == WELL
    assert {file.name for file in (tmp_path / "here").iterdir()} == set(written())
