"""Mistakes in content: where each is, and what was expected there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from wonderland_qt.engine.foreign_text import on_one_line, quoted

_TYPE_NAMES = {list: "a list", tuple: "a list", dict: "a mapping", type(None): "nothing"}

_LISTED = 12
_SHOWN = 40
_LONGEST_WORD = 60
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


def suggestion(word: object, known: Iterable[object]) -> str:
    """The end of a message about an unknown word: the nearest known word, or all when they are few."""
    words = sorted(map(str, known))
    near = get_close_matches(str(word), words, n=1) if len(str(word)) <= _LONGEST_WORD else []
    if near:
        return f"; did you mean '{near[0]}'?"
    return _listing(words)


def alternatives(values: Iterable[object]) -> str:
    """Several values, one of which is expected: "2, 3 or 4"."""
    *others, last = map(str, values)
    return f"{', '.join(others)} or {last}" if others else last


def shown(value: object) -> str:
    """A value of the content in the words of a message."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return f"'{quoted(value, _SHOWN)}'"
    return _TYPE_NAMES.get(type(value), type(value).__name__)


def _listing(words: Sequence[str]) -> str:
    return f"; known: {', '.join(words)}" if 0 < len(words) <= _LISTED else ""
