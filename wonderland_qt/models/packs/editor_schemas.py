"""The JSON Schemas of all files that people write: content, packs, lessons, tips, guides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os.path import relpath
from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.folders.packs import PackManifest
from wonderland_qt.engine.content.named_verbs import NamedVerbs, named_verbs
from wonderland_qt.engine.content.schemas import Schema, file_schema, pack_schema, whole_schema
from wonderland_qt.engine.lessons.course import Coach, Course
from wonderland_qt.engine.lessons.guide import Guide
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.engine.scenarios.scenario import Scenario

FOLDER = "schema"
MANIFEST, COURSE, COACH, GUIDE = "pack.json", "course.json", "coach.json", "guide.json"
CHALLENGE = "challenge.json"


def schemas(rulesets: Mapping[str, AnyRuleset], content_folders: Sequence[Path] = ()) -> dict[str, Schema]:
    """Return all schemas by file name, with the verbs that these folders define."""
    of_games: dict[str, Schema] = {}
    for game, ruleset in rulesets.items():
        model, named = ruleset.content_files, named_in(ruleset, content_folders)
        of_games[content_schema(game)] = file_schema(model, named)
        of_games[content_schema(game, in_pack=True)] = pack_schema(model, named)
    whole: dict[str, type[ContentModel]] = {
        MANIFEST: PackManifest,
        COURSE: Course,
        COACH: Coach,
        GUIDE: Guide,
        CHALLENGE: Scenario,
    }
    return {**of_games, **{name: whole_schema(model) for name, model in whole.items()}}


def named_in(ruleset: AnyRuleset, content_folders: Sequence[Path]) -> NamedVerbs:
    """Return the verbs of a game that these folders define, as far as they can be read."""
    folders, model = content_folders or [paths.content()], ruleset.content_files
    return named_verbs(model, read_sections(folders, ruleset.id, model).sections)


def content_schema(game: str, *, in_pack: bool = False) -> str:
    """Return the file name of the schema of a game's content, or of a pack's content for it."""
    return f"{game}-pack.json" if in_pack else f"{game}.json"


def write_schemas(
    folder: Path, rulesets: Mapping[str, AnyRuleset], content_folders: Sequence[Path] = ()
) -> list[Path]:
    """Write all schemas into a new or existing folder, and return their files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [
        _write_schema(folder / name, schema) for name, schema in schemas(rulesets, content_folders).items()
    ]


def write_pack_schemas(pack: Path, ruleset: AnyRuleset, content_folders: Sequence[Path] = ()) -> None:
    """Write the schemas of a pack's manifest and files into the pack, so that editors find them anywhere.

    The schemas have the verbs that these folders define.
    """
    folder = pack / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    _write_schema(folder / MANIFEST, whole_schema(PackManifest))
    _write_schema(
        folder / content_schema(ruleset.id, in_pack=True),
        pack_schema(ruleset.content_files, named_in(ruleset, content_folders)),
    )


def schema_line(file: Path, schema: Path) -> str:
    """Return the comment at the top of a YAML file by which editors find its schema."""
    return f"# yaml-language-server: $schema={Path(relpath(schema, file.parent)).as_posix()}\n"


def _write_schema(file: Path, schema: Schema) -> Path:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n")
    return file
