"""Packs' pictures inside a saved game, which stay available when the packs change or are removed."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import MANIFESTS
from wonderland_qt.engine.content.folders.unfinished import unfinished_folder
from wonderland_qt.engine.saved.saved_content import PICTURE, unpack_files
from wonderland_qt.engine.saved.saves import Layer
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.models.packs.folders import art_over

FOLDER = "saved"


class SavedArt(NamedTuple):
    """Folders of pictures in ascending precedence, and messages about those that are `left_out`."""

    folders: tuple[Path, ...]
    left_out: tuple[Text, ...] = ()


def saved_art(layers: Sequence[Layer], game: str) -> SavedArt:
    """Return the pictures inside a saved game; no folders if there are none.

    They are unpacked into a cache folder. As with packs, only the drawing process reads them, because they
    are untrusted.
    """
    left_out = tuple(_messages_on_missing_pictures(layers))
    pictures = [_pictures_of_layer(layer) for layer in layers]
    if not any(pictures):
        return SavedArt((), left_out)
    folder = paths.unpacked() / FOLDER / sha256(msgspec.json.encode(pictures)).hexdigest()[:24]
    try:
        content_folders = _unpack_into(pictures, folder)
    except OSError as error:
        file = str(error.filename or folder)
        return SavedArt((), (_message_on_left_out(file, message_of(error)),))
    except ValueError as error:
        return SavedArt((), (_message_on_left_out(str(folder), message_of(error)),))
    return SavedArt(art_over(content_folders, game), left_out)


def _messages_on_missing_pictures(layers: Sequence[Layer]) -> Iterator[Text]:
    """Yield a message if a save had too many pictures to keep."""
    packs = titles(layer for layer in layers if layer.without_pictures)
    if packs:
        yield text("saved-pictures-too-many", packs=packs)


def titles(layers: Iterable[Layer]) -> tuple[Text, ...]:
    """Return the names of contents: the game's for its base, packs' own names."""
    return tuple(text("content-named", name=layer.title) for layer in layers)


def _message_on_left_out(name: str, why: Text) -> Text:
    return text("saved-pictures-left-out", name=name, why=why)


def _pictures_of_layer(layer: Layer) -> dict[str, str]:
    """Return the picture files of a layer with its manifest, which names their game; {} without pictures."""
    drawn = [name for name in layer.files if name.endswith(PICTURE)]
    manifest = [name for name in layer.files if name in MANIFESTS]
    return {name: layer.files[name] for name in (*manifest, *drawn)} if drawn else {}


def _unpack_into(pictures: Sequence[dict[str, str]], folder: Path) -> list[Path]:
    """Return a folder for each layer; raises OSError, or ValueError for a file outside its folder."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        unfinished = unfinished_folder(folder.parent)
        try:
            for number, files in enumerate(pictures):
                unpack_files(unfinished / str(number), files)
            unfinished.replace(folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return [folder / str(number) for number in range(len(pictures))]
