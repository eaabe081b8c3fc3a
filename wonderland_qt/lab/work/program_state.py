"""Hashes of the program and the content: if both are equal, the same games are played."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from wonderland_qt import __version__
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.saved.saved_content import layers_of

PACKAGE = Path(__file__).resolve().parents[2]
PLAYING = ("engine", "components", "games", "bots", "lab")
"""The packages that decide how games between bots go, and how they are counted."""

LENGTH = 12


def program_state(game: str) -> str:
    """Return the program's version with a hash of the sources that decide how bots play a game."""
    package, _dot, _module = ruleset_of(game).new.__module__.partition(".")
    return f"{__version__} ({_digest_of(_source_files(package))})"


def content_state(content_folders: Iterable[str], game: str) -> str:
    """Return a hash of a game's content files, whatever their folders; raises ContentMistakes."""
    layers = layers_of([Path(folder) for folder in content_folders], game)
    files = msgspec.json.encode([layer.files for layer in layers], order="sorted")
    return sha256(files).hexdigest()[:LENGTH]


def _source_files(brought_by: str) -> tuple[Path, ...]:
    """Return the source files that decide how a game is played, with those of a plug-in game's package.

    A built program has no such files; it stands for all of them itself.
    """
    if getattr(sys, "frozen", False):
        return (Path(sys.executable),)
    folders = [PACKAGE / package for package in PLAYING]
    if brought_by != PACKAGE.name:
        folders += map(Path, sys.modules[brought_by].__path__)
    return tuple(sorted(path for folder in folders for path in folder.rglob("*.py")))


@cache
def _digest_of(files: tuple[Path, ...]) -> str:
    """Return a hash of the names and contents of files."""
    digest = sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:LENGTH]
