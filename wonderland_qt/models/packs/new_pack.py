"""A new pack in the user's folder, with what editors need to know of it."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.installation import make_pack
from wonderland_qt.engine.content.folders.packs import PACK_FILE, PackManifest
from wonderland_qt.engine.listed_game import AnyRuleset
from wonderland_qt.models.packs.editor_schemas import (
    FOLDER,
    MANIFEST,
    content_schema,
    schema_line,
    write_pack_schemas,
)


def new_pack(manifest: PackManifest, ruleset: AnyRuleset) -> Path:
    """Make a pack of a game with this manifest, and return its folder; raises ContentMistakes."""
    folder = make_pack(paths.packs(), manifest)
    write_pack_schemas(folder, ruleset)
    file = folder / PACK_FILE
    file.write_text(
        schema_line(file, folder / FOLDER / MANIFEST) + file.read_text(encoding="utf-8"), encoding="utf-8"
    )
    return folder


def first_line(folder: Path, game: str) -> str:
    """Return the line by which editors know a file of content that lies straight in a pack."""
    return schema_line(folder / PACK_FILE, folder / FOLDER / content_schema(game, in_pack=True))
