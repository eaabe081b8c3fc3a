"""The program of the process that visits a source: it reads the index, or fetches and checks one pack."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import Timer

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import Pack, has_manifest, open_pack
from wonderland_qt.engine.content.folders.unfinished import unfinished_folder
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, error_in_words, in_words
from wonderland_qt.models.sources.fetching import SECONDS, NotFetched, fetch
from wonderland_qt.models.sources.index_writing import index_of
from wonderland_qt.models.sources.pack_changes import pack_changes
from wonderland_qt.models.sources.source_book import is_address
from wonderland_qt.models.sources.source_index import (
    INDEX_FILE,
    KILOBYTE,
    MOST_INDEX_BYTES,
    OfferedPack,
    SourceIndex,
    read_index,
)

SPARE_SECONDS = 30.0
"""The time that the process may take beside fetching, before it ends itself."""


class SourceVisit(msgspec.Struct, frozen=True):
    """A request to the process: for the index of a source, or for one of its packs.

    `pack` is the pack as JSON, and `installed` the folder of the installed copy, if any.
    """

    place: str
    language: str = "en"
    pack: str = ""
    installed: str = ""


class VisitAnswer(msgspec.Struct, frozen=True):
    """The process's answer: the index as JSON, or a checked archive with its changes, or a problem."""

    problem: str = ""
    index: str = ""
    archive: str = ""
    changes: tuple[str, ...] = ()


def visited(visit: SourceVisit, games: Collection[str]) -> VisitAnswer:
    """Return the answer for a visit; errors of the source become a problem in it."""
    try:
        if not visit.pack:
            return VisitAnswer(index=index_at(visit.place, games).model_dump_json())
        return _fetched(visit, OfferedPack.model_validate_json(visit.pack), games)
    except ContentMistakes as mistakes:
        first = _with_path_in_source(mistakes.mistakes[0])
        return VisitAnswer(problem=f"{visit.place}: {first.in_words(visit.language)}")
    except WordedError as error:
        return VisitAnswer(problem=f"{visit.place}: {_prefix(visit)}{error.in_words(visit.language)}")
    except OSError as error:
        return VisitAnswer(problem=error_in_words(error, visit.language))


def answer_in_time(visit: SourceVisit, games: Collection[str], tell: Callable[[bytes], object]) -> None:
    """Call `tell` with the answer for a visit as JSON.

    If the visit takes too long, call it with a problem and end this process, because no thread can stop it.
    """
    problem = f"{visit.place}: {in_words(Text('source-slow'), visit.language)}"

    def give_up() -> None:
        tell(msgspec.json.encode(VisitAnswer(problem=problem)))
        os._exit(0)

    late = Timer(SECONDS + SPARE_SECONDS, give_up)
    late.daemon = True
    late.start()
    answer = visited(visit, games)
    late.cancel()
    tell(msgspec.json.encode(answer))


def index_at(place: str, games: Collection[str]) -> SourceIndex:
    """Return the index of a source, made of its archives if it is a folder without one.

    Raises NotFetched, ContentMistakes, OSError.
    """
    if not is_address(place) and Path(place).is_dir() and not Path(place, INDEX_FILE).exists():
        return index_of(Path(place), paths.unpacked(), games)
    folder = _new_folder()
    try:
        file = folder / INDEX_FILE
        fetch(place, INDEX_FILE, file, MOST_INDEX_BYTES)
        return read_index(file, Path(INDEX_FILE))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _fetched(visit: SourceVisit, offered: OfferedPack, games: Collection[str]) -> VisitAnswer:
    """Return the answer with the archive of a pack, after checking that it matches the index.

    The answer lists the changes from the installed version, if there is one.
    """
    folder = _new_folder()
    try:
        archive = folder / f"{offered.id}.pack.zip"
        fetch(visit.place, offered.file, archive, offered.kilobytes * KILOBYTE)
        if sha256(archive.read_bytes()).hexdigest() != offered.sha256:
            raise NotFetched(Text("source-digest"))
        pack = open_pack(archive, paths.unpacked(), games)
        _check_manifest(pack, offered)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    changes = tuple(in_words(change, visit.language) for change in _changes_since(visit.installed, pack))
    return VisitAnswer(archive=str(archive), changes=changes)


def _changes_since(installed: str, pack: Pack) -> Iterable[Text]:
    """Return the changes of a pack since the version in the `installed` folder, none if there is none."""
    if not installed or not Path(installed).is_dir():
        return ()
    return pack_changes(Path(installed), pack.folder, pack.game)


def _check_manifest(pack: Pack, offered: OfferedPack) -> None:
    """Raise NotFetched for a pack with another id, game or version than its index says."""
    if not has_manifest(pack.folder) or pack.id != offered.id or pack.game != offered.game:
        raise NotFetched(text("source-other-pack", id=pack.id))
    if pack.version != offered.version:
        raise NotFetched(text("source-other-version", says=offered.version, holds=pack.version))


def _prefix(visit: SourceVisit) -> str:
    """Return the prefix of a message: the pack's id, or "" for the index."""
    return f"{OfferedPack.model_validate_json(visit.pack).id}: " if visit.pack else ""


def _with_path_in_source(mistake: Mistake) -> Mistake:
    """Return a mistake with the path of its file in the source instead of in the temporary folder."""
    temporary_folders = paths.fetched()
    if not mistake.path.is_relative_to(temporary_folders):
        return mistake
    inside_one_of_them = mistake.path.relative_to(temporary_folders).parts[1:]
    return replace(mistake, path=Path(*inside_one_of_them))


def _new_folder() -> Path:
    """Return a new folder for what is fetched, which the next start of the program removes if left."""
    paths.fetched().mkdir(parents=True, exist_ok=True)
    return unfinished_folder(paths.fetched())
