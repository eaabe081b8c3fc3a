"""Puts packs into the user's folder: a new pack with its manifest, or a copy of one from elsewhere."""

from __future__ import annotations

import json
import shutil
from collections.abc import Collection
from pathlib import Path

from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.older_copies import put_in_place
from wonderland_qt.engine.content.folders.pack_archives import KINDS
from wonderland_qt.engine.content.folders.packs import PACK_FILE, Pack, PackManifest, open_pack
from wonderland_qt.engine.content.folders.unfinished import unfinished_folder
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.words.texts import Text, text


def make_pack(shelf: Path, manifest: PackManifest) -> Path:
    """Create a pack that has only its manifest and return its folder; raises ContentMistakes."""
    folder = shelf / manifest.id
    if folder.exists():
        raise _refusal(folder, Text("pack-here-already"))
    folder.mkdir(parents=True)
    write_manifest(folder, manifest)
    return folder


def write_manifest(folder: Path, manifest: PackManifest) -> None:
    """Write a pack's manifest into its folder; raises OSError.

    Only the game, a name of the program's, is safe without quotes.
    """
    lines = [
        f"id: {_in_yaml_quotes(manifest.id)}",
        f"name: {_in_yaml_quotes(manifest.name)}",
        f"version: {_in_yaml_quotes(manifest.version)}",
        f"game: {manifest.game}",
        f"author: {_in_yaml_quotes(manifest.author)}",
        f"needs: [{', '.join(map(_in_yaml_quotes, manifest.needs))}]",
    ]
    (folder / PACK_FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


def install(path: Path, shelf: Path, unpacked: Path, games: Collection[str]) -> Pack:
    """Copy a folder or .zip into the user's folder of packs, replacing an installed pack with the same id.

    The replaced pack is kept as an older copy if it differs. Only kinds of files that packs may have are
    copied. A .zip is unpacked below the folder `unpacked` first.
    Raises ContentMistakes.
    """
    pack = open_pack(path, unpacked, games)
    target = shelf / pack.id
    if path.resolve().is_relative_to(shelf.resolve()):
        raise _refusal(path, Text("pack-installed-already"))
    mistakes: list[Mistake] = []
    files = files_within(pack.folder, KINDS, mistakes)
    if mistakes:
        raise ContentMistakes(mistakes)
    if not files:
        raise _refusal(path, text("pack-empty", kinds=", ".join(sorted(KINDS))))
    unfinished = unfinished_folder(shelf)
    try:
        for file in files:
            copy = unfinished / file.relative_to(pack.folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        unfinished.chmod(0o755)  # temporary folders are closed to other users, packs need not be
        put_in_place(unfinished, target)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return open_pack(target, unpacked, games)


def _in_yaml_quotes(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _refusal(path: Path, message: Text) -> ContentMistakes:
    """Return the error that a pack is refused as a whole."""
    return ContentMistakes([Mistake.in_file(path, message)])
