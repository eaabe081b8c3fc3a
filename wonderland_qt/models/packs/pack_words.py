"""The words of a pack, read within limits, and every mistake in them with its line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.files_within import cannot_be_read, files_within
from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
from wonderland_qt.engine.content.folders.packs import folders_within
from wonderland_qt.engine.content.mistakes import Mistake, WrongValue
from wonderland_qt.engine.content.yaml.yaml_syntax import place_of_end
from wonderland_qt.engine.words.catalogue import Catalogue, Flaw
from wonderland_qt.engine.words.earlier_messages import words_now
from wonderland_qt.engine.words.localization import REFERENCE
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words_check import flaws_of_words
from wonderland_qt.models.packs.folders import WORDS, words_over

MOST_BYTES_OF_A_FILE = 256 * 2**10
MOST_BYTES_OF_WORDS = 512 * 2**10
"""The limit for all words of a pack for a game."""
CHECKED_AT_ONCE = 32

Sources = tuple[tuple[str, str], ...]
"""Pairs of a file's name and text."""


def wrong_words(content_folder: Path, game: str, beneath: Sequence[Path] = ()) -> Iterator[Mistake]:
    """Yield the mistakes in the words of a pack, compared to those of the folders beneath it."""
    mistakes: list[Mistake] = []
    by_language = _read_by_language(content_folder, game, mistakes)
    yield from mistakes
    for language, sources in by_language.items():
        texts = dict(sources)
        for flaw in _flaws(sources, language, *_sources_beneath(game, beneath, language)):
            line, column = place_of_end(texts[flaw.file][: flaw.offset])
            yield Mistake(Path(flaw.file), line, column, flaw.key, flaw.message)


def _read_by_language(content_folder: Path, game: str, mistakes: list[Mistake]) -> Mapping[str, Sources]:
    """Return the readable words by language, and add a mistake for each unreadable file."""
    found: dict[str, Sources] = defaultdict(tuple)
    left = MOST_BYTES_OF_WORDS
    for folder in folders_within([content_folder], game, WORDS):
        for file in files_within(folder, {".ftl"}, mistakes):
            name = path_as_packed(file, content_folder)
            try:
                text, size = _text_and_size(file, left)
            except WrongValue as error:
                mistakes.append(Mistake.in_file(name, error.message))
                continue
            left -= size
            found[file.parent.name] += ((str(name), text),)
    return found


def _text_and_size(file: Path, left: int) -> tuple[str, int]:
    """Return the text of a file and its size in bytes, of which `left` are allowed.

    Raises WrongValue if it is too large, unreadable, not in UTF-8, or not in the folder of a language.
    """
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES_OF_A_FILE + 1)
    except OSError as error:
        raise WrongValue(cannot_be_read(error)) from None
    if len(data) > MOST_BYTES_OF_A_FILE:
        raise WrongValue(text("words-file-large", kilobytes=MOST_BYTES_OF_A_FILE // 2**10))
    if len(data) > left:
        raise WrongValue(text("words-pack-large", kilobytes=MOST_BYTES_OF_WORDS // 2**10))
    if file.parent.name not in paths.languages():
        raise WrongValue(text("words-folder", known=", ".join(paths.languages())))
    try:
        text_now, _earlier = words_now(data.decode("utf-8-sig"), file)
        return text_now, len(data)
    except UnicodeDecodeError:
        raise WrongValue(Text("file-no-utf8")) from None


def _sources_beneath(game: str, beneath: Sequence[Path], language: str) -> tuple[Sources, Sources]:
    """Return the words beneath a pack, in a language and in English."""
    folders = words_over(beneath, game)
    return _sources_in(folders, language), _sources_in(folders, REFERENCE)


def _sources_in(folders: Sequence[Path], language: str) -> Sources:
    """Return the files of words in these folders for a language, each with its text."""
    catalogue = Catalogue.files(*(folder / language for folder in folders))
    return tuple(catalogue.items())


@lru_cache(CHECKED_AT_ONCE)
def _flaws(own: Sources, language: str, beneath: Sources, english: Sources) -> tuple[Flaw, ...]:
    """Return the flaws of words, cached by their texts."""
    return tuple(flaws_of_words(Catalogue(dict(own)), _catalogue(beneath), language, _catalogue(english)))


@lru_cache(2)
def _catalogue(sources: Sources) -> Catalogue:
    """Return the catalogue of words beneath packs; those of a language and of English stay cached."""
    return Catalogue(dict(sources))
