"""Mistakes in content: where each is, and what was expected there, said in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from wonderland_qt.engine.words.foreign_text import on_one_line, quoted
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import ENGLISH, WordedError, in_words

LONGEST_MESSAGE = 1_000
MOST_TOLD = 100
"""How many mistakes are reported at once: anyone who has more mends these first."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake; line and column count from 1, `where` is the dotted path in the document.

    Line 0 is the file as a whole. `message` says what was expected.
    """

    path: Path
    line: int
    column: int
    where: str
    message: Text

    def __post_init__(self) -> None:
        """Make what it quotes of foreign text harmless, on one line, and no longer than one reads."""
        object.__setattr__(self, "where", quoted(self.where))

    def __str__(self) -> str:
        return self.in_words()

    def __lt__(self, other: Mistake) -> bool:
        """Tell whether it comes first in a list of mistakes, which goes by file and line."""
        return self._order < other._order

    @property
    def expected(self) -> str:
        """Return in English what was expected."""
        return self.expected_in(ENGLISH)

    def expected_in(self, language: str) -> str:
        """Return what was expected in the words of a language."""
        return quoted(in_words(self.message, language), LONGEST_MESSAGE)

    def in_words(self, language: str = ENGLISH) -> str:
        """Return where it is and what was expected in the words of a language."""
        where, path = f"{self.where}: " if self.where else "", on_one_line(str(self.path))
        place = f"{path}:{self.line}:{self.column}" if self.line else path
        return f"{place}: {where}{self.expected_in(language)}"

    @property
    def _order(self) -> tuple[Path, int, int, str, str]:
        return self.path, self.line, self.column, self.where, self.expected


class ContentMistakes(Exception):
    """All mistakes found in the content, sorted by file and line."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        found = sorted(set(mistakes))
        self.mistakes: list[Mistake] = found[:MOST_TOLD]
        self.untold = len(found) - len(self.mistakes)
        super().__init__(self.mistakes)

    def __str__(self) -> str:
        more = [f"and more; these are the first {MOST_TOLD}"] if self.untold else []
        return "\n".join([*map(str, self.mistakes), *more])


class WrongValue(WordedError, ValueError):
    """A value that a model of content does not take, with a message for its author."""
