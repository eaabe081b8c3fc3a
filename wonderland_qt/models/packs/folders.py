"""Folders with the words and pictures of a game and its packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.packs import folders_within
from wonderland_qt.engine.words.earlier_ids import ids_for

WORDS, ART = "words", "art"
Drawn = tuple[Path, int, int]
"""A picture file, its modification time in nanoseconds, and its size in bytes."""


def words_over(content_folders: Sequence[Path], game: str) -> tuple[Path, ...]:
    """Return the folders with words for each language, in descending precedence."""
    return (*reversed(folders_within(content_folders, game, WORDS)), *paths.words(game))


def art_over(content_folders: Sequence[Path], game: str) -> tuple[Path, ...]:
    """Return the folders with packs' pictures, in ascending precedence."""
    return folders_within(content_folders, game, ART)


def pictures_in(folder: Path) -> list[Path]:
    """Return the picture files in an untrusted folder, without links that lead outside it."""
    return files_within(folder, {".svg"}, [])


def pictures_by_name(folder: Path) -> dict[str, Path]:
    """Return the pictures in an untrusted folder by kind and present id, as in "card/ace".

    A picture that has its present id already takes precedence over one with an earlier id.
    """
    ids = ids_for(folder / ART)
    named = {path.relative_to(folder).with_suffix("").as_posix(): path for path in pictures_in(folder)}
    if not ids:
        return named
    with_earlier_id = {name for name in named if ids.now(name) != name}
    renamed = {ids.now(name): named[name] for name in with_earlier_id}
    return renamed | {name: path for name, path in named.items() if name not in with_earlier_id}


def as_drawn(folders: Sequence[Path]) -> tuple[Drawn, ...]:
    """Return a key of the pictures in folders that changes when one is edited."""
    found = ((path, path.stat()) for folder in folders for path in pictures_in(folder))
    return tuple((path, status.st_mtime_ns, status.st_size) for path, status in found)
