"""A new pack in the user's folder, with schemas for editors."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.installation import make_pack, write_manifest
from wonderland_qt.engine.content.folders.packs import PACK_FILE, Pack, PackManifest
from wonderland_qt.engine.ruleset import AnyRuleset
from wonderland_qt.models.packs.editor_schemas import (
    FOLDER,
    MANIFEST,
    content_schema,
    schema_line,
    write_pack_schemas,
)
from wonderland_qt.models.packs.pile import PackPile

LONGEST_NAME = 80
"""The longest name of a pack that a manifest takes."""


def new_pack(manifest: PackManifest, ruleset: AnyRuleset) -> Path:
    """Make a pack for a game with this manifest, and return its folder; raises ContentMistakes.

    Its manifest begins with a comment by which editors find the schema.
    """
    folder = make_pack(paths.packs(), manifest)
    write_pack_schemas(folder, ruleset)
    file = folder / PACK_FILE
    manifest_line = schema_line(file, folder / FOLDER / MANIFEST)
    file.write_text(manifest_line + file.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def first_line(folder: Path, game: str) -> str:
    """Return the schema comment for a content file directly in a pack's folder."""
    return schema_line(folder / PACK_FILE, folder / FOLDER / content_schema(game, in_pack=True))


def sign(pile: PackPile, pack: Pack) -> Pack:
    """Write a manifest for a pack folder of one game without one, and return the pack; raises OSError.

    Any other pack is returned as it is.
    """
    games = pile.games_of(pack)
    has_manifest = bool(pack.game)
    if has_manifest or pack.mistakes or len(games) != 1 or not pack.path.is_dir():
        return pack
    write_manifest(pack.path, PackManifest(id=pack.id, name=pack.name[:LONGEST_NAME], game=games[0]))
    pile.look_again()
    return pile.pack(pack.id)
