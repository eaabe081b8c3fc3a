"""Mistakes in content, with their positions and messages in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from wonderland_qt.engine.words.foreign_text import on_one_line, quoted
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import ENGLISH, WordedError, in_words

LONGEST_MESSAGE = 1_000
MOST_TOLD = 100
"""How many mistakes are reported at once."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake in a file; line and column count from 1, and line 0 means the file as a whole.

    `where` is the dotted path in the document; `message` says what was expected.
    """

    path: Path
    line: int
    column: int
    where: str
    message: Text

    @classmethod
    def in_file(cls, path: Path, message: Text) -> Mistake:
        """Return a mistake of a file or folder as a whole."""
        return cls(path, line=0, column=0, where="", message=message)

    def __post_init__(self) -> None:
        """Shorten `where`, which quotes untrusted text, and remove control characters from it."""
        object.__setattr__(self, "where", quoted(self.where))

    def __str__(self) -> str:
        return self.in_words()

    def __lt__(self, other: Mistake) -> bool:
        """Compare by file, line and column, for sorting."""
        return self._order < other._order

    @property
    def expected(self) -> str:
        """Return what was expected, which is the message, in English."""
        return self.expected_in(ENGLISH)

    def expected_in(self, language: str) -> str:
        """Return what was expected, which is the message, in a language; made short and harmless to show."""
        return quoted(in_words(self.message, language), LONGEST_MESSAGE)

    def in_words(self, language: str = ENGLISH) -> str:
        """Return the position and the message in a language."""
        path = on_one_line(str(self.path))
        position = f"{path}:{self.line}:{self.column}" if self.line else path
        where = f"{self.where}: " if self.where else ""
        return f"{position}: {where}{self.expected_in(language)}"

    @property
    def _order(self) -> tuple[Path, int, int, str, str]:
        """The key by which mistakes are sorted."""
        return self.path, self.line, self.column, self.where, self.expected


class ContentMistakes(Exception):
    """All mistakes found in the content, sorted by file and line."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        """Keep the first mistakes by file and line, each once; `untold` is how many there are besides."""
        found = sorted(set(mistakes))
        self.mistakes: list[Mistake] = found[:MOST_TOLD]
        self.untold = len(found) - len(self.mistakes)
        super().__init__(self.mistakes)

    def __str__(self) -> str:
        more = [f"and more; these are the first {MOST_TOLD}"] if self.untold else []
        return "\n".join([*map(str, self.mistakes), *more])


class WrongValue(WordedError, ValueError):
    """A value that a content model refuses, with a message for the content's author."""
