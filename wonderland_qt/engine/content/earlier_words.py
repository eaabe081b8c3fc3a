"""Earlier words: how YAML files of earlier programs call what has another name now.

They are translated as a file is read, so that all else knows the present words alone. Lines stay the same.
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
"""What stands above the keys at the beginning of a YAML file."""


class RenamedKey(NamedTuple):
    """A key of YAML files with another name: the keys `above` it, the nearest last, and `ROOT` for the file.

    A name that ends with a colon is the beginning of keys: `window:` in `window:start`.
    """

    above: tuple[str, ...]
    before: str
    now: str


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
    """Return the present word for a key below these keys, mostly itself."""
    word, colon, rest = key.partition(":")
    renamed = _keys().get(word + colon)
    if renamed is None:
        return key
    names = (ROOT, *(part for part in above if isinstance(part, str)))
    return next((one.now + rest for one in renamed if names[-len(one.above) :] == one.above), key)


def notice(path: Path, words: Sequence[EarlierWord]) -> Iterator[Mistake]:
    """Yield one notice of all earlier words in a file, at the first of them; none where it has none."""
    if words:
        pairs = dict.fromkeys((word.before, word.now) for word in words)
        instead = tuple(text("instead-of", now=now, before=before) for before, now in pairs)
        first = min(words)
        yield Mistake(path, first.line, first.column, "", text("yaml-earlier-names", instead=instead))


@cache
def _keys() -> Mapping[str, Sequence[RenamedKey]]:
    found: dict[str, list[RenamedKey]] = {}
    for key in KEYS:
        found.setdefault(key.before, []).append(key)
    return found
