"""Warnings about how a content sounds and looks: sounds no one hears, kinds without form."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from wonderland_qt import paths
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath, Key
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.texts import text

SECTION, SOUND = "appearances", "sound"
SCENERY, KIND, ID = "scenery", "kind", "id"


def look_warnings(data: Mapping[Key, Any], game: str) -> Iterator[Complaint]:
    """Yield the sounds that are no file of the game's or the window's, and scenery of kinds without form."""
    yield from _sound_warnings(data.get(SECTION), (SECTION,), sounds_of(game))
    yield from _kind_warnings(data.get(SCENERY, ()), kinds_of(game))


def sounds_of(game: str) -> frozenset[str]:
    """Return the names of all sounds that events of a game can have."""
    folders = (paths.of_game(game) / "sounds", paths.window() / "sounds")
    return frozenset(file.stem for folder in folders for file in folder.glob("*.wav"))


def kinds_of(game: str) -> frozenset[str]:
    """Return the kinds of pieces that have a form in the art of a game; none for a game without art."""
    file = paths.of_game(game) / "art" / "kinds.toml"
    return frozenset(tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else ())


def _kind_warnings(scenery: Sequence[Mapping[str, str]], known: Collection[str]) -> Iterator[Complaint]:
    for number, piece in enumerate(scenery):
        key = KIND if piece.get(KIND) else ID
        if known and piece[key] not in known:
            message = text("looks-unknown-kind", kind=piece[key], near=suggestion(piece[key], known))
            yield Complaint((SCENERY, number, key), message)


def _sound_warnings(value: object, path: DocumentPath, known: Collection[str]) -> Iterator[Complaint]:
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == SOUND and inner and inner not in known:
            message = text("looks-unknown-sound", sound=str(inner), near=suggestion(inner, known))
            yield Complaint((*path, key), message)
        yield from _sound_warnings(inner, (*path, key), known)
