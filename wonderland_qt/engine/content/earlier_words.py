"""Earlier words: keys of YAML files that had other names in earlier versions of the program.

They are translated while a file is read, so that all other code only meets the present words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.engine.words.earlier_messages import EarlierWord
from wonderland_qt.engine.words.texts import text

ROOT = ""
"""Stands for the top level of a YAML file in `RenamedKey.above`."""


class RenamedKey(NamedTuple):
    """A key that was renamed, where `above` are the keys around it, the nearest last (`ROOT` is the file).

    A name that ends with a colon is a prefix of keys: `window:` in `window:start`.
    """

    above: tuple[str, ...]
    before: str
    now: str


class WordInText(NamedTuple):
    """An earlier word found in a text, from index `start` to before index `end`, maybe in quotes."""

    word: EarlierWord
    start: int
    end: int


KEYS: tuple[RenamedKey, ...] = (
    RenamedKey((ROOT,), "fixtures", "scenery"),
    RenamedKey((ROOT,), "worth", "values"),
    RenamedKey(("table",), "house", "house_rules"),
    RenamedKey(("seats",), "part", "role"),
    RenamedKey(("when",), "fact", "event"),
    RenamedKey(("expect",), "facts", "events"),
    RenamedKey(("moves",), "journey", "travel"),
    RenamedKey(("moves",), "arrival", "appear"),
    RenamedKey(("expect",), "no_facts", "no_events"),
    RenamedKey(("shows",), "window:", "trigger:"),
)


def key_now(above: Iterable[str | int], key: str) -> str:
    """Return the present name of a key found below other keys; most keys are unchanged.

    Of a key such as `window:start` only the beginning, up to the colon, may have been renamed. A key counts
    as renamed only right below the keys that its renaming names, as other keys may have the same word.
    """
    word, colon, rest = key.partition(":")
    candidates = _renamed_keys().get(word + colon)
    if candidates is None:
        return key
    names_above = (ROOT, *(part for part in above if isinstance(part, str)))
    for renamed in candidates:
        if names_above[-len(renamed.above) :] == renamed.above:
            return renamed.now + rest
    return key


def with_present_words(written: str, earlier: Sequence[WordInText]) -> str:
    """Return a text with the earlier words in it, which are in its order, replaced by the present ones."""
    for word, start, end in reversed(earlier):  # so that the indexes of the words before stay right
        replaced = written[start:end].replace(word.before, word.now, 1)
        written = written[:start] + replaced + written[end:]
    return written


def notice(path: Path, words: Sequence[EarlierWord]) -> Iterator[Mistake]:
    """Yield one notice about all earlier words in a file, at the first of them; nothing if there are none."""
    if words:
        pairs = dict.fromkeys((word.before, word.now) for word in words)
        instead = tuple(text("instead-of", now=now, before=before) for before, now in pairs)
        first = min(words)
        yield Mistake(
            path, first.line, first.column, where="", message=text("yaml-earlier-names", instead=instead)
        )


@cache
def _renamed_keys() -> Mapping[str, Sequence[RenamedKey]]:
    """Return the renamed keys by their earlier names."""
    found: dict[str, list[RenamedKey]] = {}
    for key in KEYS:
        found.setdefault(key.before, []).append(key)
    return found
