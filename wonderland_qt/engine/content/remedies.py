"""Remedies: what the program itself can put right of a mistake, which is a misspelt word that it knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.message_parts import DID_YOU_MEAN, inside


class Remedy(NamedTuple):
    """On a line of a file, from a column on, a word stands for which another was meant."""

    path: Path
    line: int
    column: int
    wrong: str
    meant: str


def remedy_of(mistake: Mistake) -> Remedy | None:
    """Return the remedy of a mistake; None where only its author knows one."""
    guess = inside(mistake.message, DID_YOU_MEAN)
    if guess is None or not mistake.path.is_file():
        return None
    (_, wrong), (_, meant) = guess.arguments
    return Remedy(mistake.path, mistake.line, mistake.column, str(wrong), str(meant))


def remedied(text: str, remedy: Remedy) -> str:
    """Return a text with the word put right and all else as it is; the same text where it stands no more."""
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
