"""Notices about files that use earlier names, so that their authors learn the present ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wonderland_qt.engine.content.earlier_words import notice
from wonderland_qt.engine.content.files_within import files_within
from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.content.folders.packs import CONTENT_ENDINGS, game_folder
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.content.yaml.yaml_reader import read_yaml
from wonderland_qt.engine.words.earlier_ids import ids_of
from wonderland_qt.engine.words.earlier_messages import EarlierWord, words_now

WORDS_ENDING, PICTURE_ENDING = ".ftl", ".svg"


def earlier_in_pack(content_folder: Path, game: str) -> Iterator[Mistake]:
    """Yield a notice for each file of a pack's content, lessons, words and pictures for a game.

    Mistakes of the files are left out, because they are reported where the content is read.
    """
    folder = game_folder(content_folder, game)
    if folder is None:
        return
    for file in files_within(folder, (*CONTENT_ENDINGS, WORDS_ENDING, PICTURE_ENDING), []):
        yield from notice(path_as_packed(file, content_folder), _earlier_words_in(file, game))


def earlier_in_file(file: Path) -> Iterator[Mistake]:
    """Yield a notice for one file."""
    yield from notice(file, _earlier_words_in(file, ""))


def _earlier_words_in(file: Path, game: str) -> tuple[EarlierWord, ...]:
    """Return the earlier names in a picture's file name, a file of words, or a YAML file.

    An unreadable file of words has none.
    """
    if file.suffix == PICTURE_ENDING:
        return tuple(_earlier_words_in_name(file, game))
    if file.suffix != WORDS_ENDING:
        return read_yaml(file, game=game).earlier
    try:
        _text_now, earlier = words_now(file.read_text(encoding="utf-8-sig", errors="replace"), file)
        return earlier
    except OSError:
        return ()


def _earlier_words_in_name(picture: Path, game: str) -> Iterator[EarlierWord]:
    """Yield the earlier ids in a picture's file name, none for a game that has never renamed any.

    A name has no lines, so their line and column are 0.
    """
    ids = ids_of(game)
    if ids is None:
        return
    for found in ids.found_in(picture.stem):
        earlier = found[0]
        yield EarlierWord(line=0, column=0, before=earlier, now=ids.present[earlier])
