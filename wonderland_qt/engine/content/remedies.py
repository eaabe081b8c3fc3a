"""Remedies: the corrections of misspelt words that the program can make by itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.message_parts import DID_YOU_MEAN, inside


class Remedy(NamedTuple):
    """A misspelt word at a position in a file, and the word that was meant."""

    path: Path
    line: int
    column: int
    wrong: str
    meant: str


def remedy_of(mistake: Mistake) -> Remedy | None:
    """Return the correction of a mistake, None if its message suggests no word or its file is gone."""
    guess = inside(mistake.message, DID_YOU_MEAN)
    if guess is None or not mistake.path.is_file():
        return None
    (_, wrong), (_, meant) = guess.arguments
    return Remedy(mistake.path, mistake.line, mistake.column, wrong=str(wrong), meant=str(meant))


def remedied(text: str, remedy: Remedy) -> str:
    """Return a text with the word corrected; the same text if the word is no longer there."""
    lines = text.splitlines(keepends=True)
    if remedy.line > len(lines):
        return text
    line = lines[remedy.line - 1]
    word = re.compile(rf"(?<!\w){re.escape(remedy.wrong)}(?!\w)")
    found = word.search(line, max(remedy.column - 1, 0))
    if found is None:
        return text
    lines[remedy.line - 1] = line[: found.start()] + remedy.meant + line[found.end() :]
    return "".join(lines)
