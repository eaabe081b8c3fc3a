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

READ = {".yaml", ".yml", ".ftl"}
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
        _copy(edited.own, own)
        for candidate in candidates:
            _put(candidate, own / candidate.file.relative_to(edited.own))
        try:
            content = edited.ruleset.load([*edited.below, own] if any(own.iterdir()) else edited.below)
        except ContentMistakes as error:
            return tuple(error.mistakes)
    return _unplayable(edited, content, candidates[0].file) if played else ()


def _unplayable(edited: EditedContent, content: Any, file: Path) -> tuple[Mistake, ...]:
    """Return the mistakes of a readable content that appear when it is shown or a game is begun."""
    try:
        edited.ruleset.display.gallery(content)
    except Exception as error:  # whatever it raises is a mistake of what was made
        return (raised_by(file, error),)
    problem = trial(edited.ruleset, content, whole=False)
    return (Mistake.in_file(file, problem),) if problem is not None else ()


def _copy(own: Path, to: Path) -> None:
    """Copy the content and words of a pack, without its pictures."""
    for file in own.rglob("*") if own.is_dir() else ():
        inside = file.relative_to(own)
        if file.suffix.lower() in READ and file.is_file() and SCHEMAS not in inside.parts:
            (to / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, to / inside)


def _put(candidate: Candidate, file: Path) -> None:
    if candidate.text is not None:
        write_own(file, candidate.text)
        return
    file.unlink(missing_ok=True)
    if not any(file.parent.iterdir()):
        file.parent.rmdir()
