"""Parts of messages about mistakes: shown values, alternatives and suggestions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import reduce

from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Argument, Text, text

DID_YOU_MEAN, EXPECTED = "did-you-mean", "content-expected"
_TYPE_NAMES: Mapping[type, Text] = {
    list: Text("value-list"),
    tuple: Text("value-list"),
    dict: Text("value-mapping"),
    type(None): Text("value-nothing"),
}

_MOST_LISTED = 12
_SHOWN = 40
_LONGEST_WORD = 60


def suggestion(word: object, known: Iterable[object]) -> Text | str:
    """Return the end of a message about an unknown word: the most similar known word, or all if few.

    No similar word is sought for one that is too long to be mistyped, as that would take long.
    """
    wrong, words = str(word), sorted(map(str, known))
    similar = get_close_matches(wrong, words, n=1) if len(wrong) <= _LONGEST_WORD else []
    if similar:
        return text(DID_YOU_MEAN, wrong=wrong, meant=similar[0])
    return _list_if_few(words)


def is_guess(near: Text | str) -> bool:
    """Tell whether a suggestion names the word that was meant."""
    return isinstance(near, Text) and near.key == DID_YOU_MEAN


def alternatives(values: Iterable[object]) -> Text:
    """Return several values, of which one is expected, as in "2, 3 or 4"."""
    return text("one-of", values=tuple(_as_text(value) for value in values))


def _as_text(value: object) -> Text:
    """Return a text as it is, and anything else as words that no language translates."""
    return value if isinstance(value, Text) else text("words-of-others", words=str(value))


def either(things: Sequence[Argument]) -> Argument:
    """Return several expectations joined, as in "a list or text or nothing"."""
    return reduce(lambda first, other: text("either", first=first, other=other), things)


def expected(wanted: Argument, there: Argument, remedy: Text | str = "") -> Text:
    """Return the message about what was expected, what is there instead, and the remedy."""
    return text(EXPECTED, wanted=wanted, there=there, remedy=remedy)


def shown(value: object) -> Text | str:
    """Return a value of the content as a message shows it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return in_quotes(value)
    return _TYPE_NAMES.get(type(value), type(value).__name__)


def in_quotes(word: str) -> Text:
    """Return a word in the quotation marks of the reader's language."""
    return text("value-in-quotes", words=quoted(word, _SHOWN))


def inside(message: Text, key: str) -> Text | None:
    """Return the text with a key that is nested in a message, but not in a list of it; None without one.

    A list in a message holds expected values (see `alternatives`), never a message of its own.
    """
    parts: list[Argument] = [message]
    while parts:
        part = parts.pop()
        if not isinstance(part, Text):
            continue
        if part.key == key:
            return part
        parts += [value for _name, value in part.arguments]
    return None


def _list_if_few(words: Sequence[str]) -> Text | str:
    """Return the text that lists known words, "" if there are too many or none."""
    if not 0 < len(words) <= _MOST_LISTED:
        return ""
    return text("known-words", words=", ".join(words))
