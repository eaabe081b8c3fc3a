"""Actions of the page of packs: install one, share one, fix a misspelt word."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.content.folders.pack_archives import packed
from wonderland_qt.engine.content.folders.packs import PACKED, Pack
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.remedies import remedied
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.packs.own_files import read_own, write_own
from wonderland_qt.models.packs.pack_rows import Notice
from wonderland_qt.models.packs.pile import PackPile


def installed(pile: PackPile, path: Path, language: str) -> tuple[str, str]:
    """Install a pack, and return its id, or "" and the reason in a language."""
    try:
        return pile.install(path).id, ""
    except ContentMistakes as mistakes:
        return "", mistakes.mistakes[0].in_words(language)
    except OSError as error:
        return "", error_in_words(error, language, path)


def shared(pack: Pack, archive: Path, language: str) -> str:
    """Pack a pack into a .zip that others can install; return the reason if that fails, or ""."""
    try:
        packed(pack.folder, archive, pack.id)
    except ContentMistakes as mistakes:
        return mistakes.mistakes[0].in_words(language)
    except OSError as error:
        return error_in_words(error, language, archive)
    return ""


def archive_in(folder: Path, pack: str) -> Path:
    """Return the path of the archive for a pack in a folder."""
    return folder / f"{pack}{PACKED}"


def archive_named(chosen: Path) -> Path:
    """Return the path of an archive with a chosen name.

    If that is no zip file, it gets the suffix that a double-click opens.
    """
    return chosen if chosen.suffix.lower() == ".zip" else chosen.with_name(f"{chosen.name}{PACKED}")


def put_right(notice: Notice, language: str) -> str:
    """Fix a misspelt word in its file; return the reason if that fails, or ""."""
    remedy = notice.remedy
    if remedy is None:
        return ""
    try:
        write_own(remedy.path, remedied(read_own(remedy.path), remedy))
    except OSError as error:
        return error_in_words(error, language, remedy.path)
    return ""
