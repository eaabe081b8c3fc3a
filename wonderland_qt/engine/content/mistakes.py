"""Mistakes in content: where each is, and what was expected there."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from wonderland_qt.engine.foreign_text import on_one_line, quoted

LONGEST_MESSAGE = 1_000
MOST_TOLD = 100
"""How many mistakes are reported at once: anyone who has more mends these first."""


@dataclass(frozen=True, order=True, slots=True)
class Mistake:
    """One mistake; line and column count from 1, `where` is the dotted path in the document.

    Line 0 is the file as a whole.
    """

    path: Path
    line: int
    column: int
    where: str
    expected: str

    def __post_init__(self) -> None:
        """Make what it quotes of foreign text harmless, on one line, and no longer than one reads."""
        object.__setattr__(self, "where", quoted(self.where))
        object.__setattr__(self, "expected", quoted(self.expected, LONGEST_MESSAGE))

    def __str__(self) -> str:
        where, path = f"{self.where}: " if self.where else "", on_one_line(str(self.path))
        place = f"{path}:{self.line}:{self.column}" if self.line else path
        return f"{place}: {where}{self.expected}"


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
