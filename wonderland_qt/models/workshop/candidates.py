"""Candidates: checks new texts of the user's files together with the whole pack before writing them."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from wonderland_qt.engine.content.folders.packs import raised_by
from wonderland_qt.engine.content.mistakes import ContentMistakes, Mistake
from wonderland_qt.engine.lookahead.trial import trial
from wonderland_qt.models.packs.own_files import write_own
from wonderland_qt.models.workshop.edited_content import EditedContent

ENDINGS_OF_CONTENT = {".yaml", ".yml", ".ftl"}
SCHEMAS = "schema"


class Candidate(NamedTuple):
    """A file and its new text, or None to remove the file."""

    file: Path
    text: str | None


def mistakes_with(
    edited: EditedContent, candidates: Sequence[Candidate], played: bool = False
) -> tuple[Mistake, ...]:
    """Return the mistakes that these texts would cause; with `played`, also try to show and begin a game."""
    with TemporaryDirectory(prefix="wonderland-qt-form-") as folder:
        own = Path(folder) / edited.own.name
        own.mkdir()
        _copy_without_pictures(edited.own, own)
        for candidate in candidates:
            _write_or_remove(own / candidate.file.relative_to(edited.own), candidate.text)
        content_folders = list(edited.folders_below)
        if any(own.iterdir()):  # an empty folder would be a mistake
            content_folders.append(own)
        try:
            content = edited.ruleset.load(content_folders)
        except ContentMistakes as error:
            return tuple(error.mistakes)
    return _mistakes_in_play(edited, content, candidates[0].file) if played else ()


def _mistakes_in_play(edited: EditedContent, content: Any, file: Path) -> tuple[Mistake, ...]:
    """Return the mistakes when a readable content is shown or a game is begun, as being in `file`.

    No game is played, as that takes too long while somebody edits.
    """
    try:
        edited.ruleset.display.gallery(content)
    except Exception as error:  # whatever it raises is a mistake of what was made
        return (raised_by(file, error),)
    problem = trial(edited.ruleset, content, whole=False)
    if problem is None:
        return ()
    return (Mistake.in_file(file, problem),)


def _copy_without_pictures(pack_folder: Path, target: Path) -> None:
    """Copy the content and words of a pack, if its folder exists.

    The schemas for editors are no content, and are left out like the pictures.
    """
    files = pack_folder.rglob("*") if pack_folder.is_dir() else ()
    for file in files:
        inside = file.relative_to(pack_folder)
        is_content = file.suffix.lower() in ENDINGS_OF_CONTENT and SCHEMAS not in inside.parts
        if is_content and file.is_file():
            (target / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target / inside)


def _write_or_remove(file: Path, text: str | None) -> None:
    """Write a file, or without text remove it, and its folder if that is empty then."""
    if text is not None:
        write_own(file, text)
        return
    file.unlink(missing_ok=True)
    if not any(file.parent.iterdir()):
        file.parent.rmdir()
