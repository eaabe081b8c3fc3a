"""Parts of messages about mistakes: a value, several of which one is expected, the word that was meant."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from wonderland_qt.engine.foreign_text import quoted

_TYPE_NAMES = {list: "a list", tuple: "a list", dict: "a mapping", type(None): "nothing"}

_LISTED = 12
_SHOWN = 40
_LONGEST_WORD = 60


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
