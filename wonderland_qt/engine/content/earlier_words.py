"""Earlier words: how files of earlier programs call what has another name now.

They are translated as a file is read, so that all else knows the present words alone. Lines stay the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.content.mistakes import Mistake

ROOT = ""
"""What stands above the keys at the beginning of a YAML file."""


class RenamedKey(NamedTuple):
    """A key of YAML files with another name: the keys `above` it, the nearest last, and `ROOT` for the file.

    A name that ends with a colon is the beginning of keys: `window:` in `window:start`.
    """

    above: tuple[str, ...]
    before: str
    now: str


class RenamedMessage(NamedTuple):
    """Messages of words whose ids began otherwise before, and those that are none of them."""

    before: str
    now: str
    others: frozenset[str] = frozenset()


class EarlierWord(NamedTuple):
    """An earlier word in a file, where it stands, and the word for it now."""

    line: int
    column: int
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
MESSAGES: tuple[RenamedMessage, ...] = (
    RenamedMessage("exhibits-", "gallery-"),
    RenamedMessage("exhibit-", "gallery-entry-"),
    RenamedMessage("fact-", "event-"),
    RenamedMessage("window-", "trigger-", frozenset({"window-title"})),
    RenamedMessage("outlook-", "preview-"),
    RenamedMessage("new-part", "new-role"),
    RenamedMessage("result-nobody", "result-no-winner"),
)

_ID = re.compile(r"(?m)(?P<place>^|\{[ ]*)(?P<id>[a-zA-Z][\w-]*)")
"""The id of a message, at the beginning of a line or where another message refers to it."""


def key_now(above: Iterable[str | int], key: str) -> str:
    """Return the present word for a key below these keys, mostly itself."""
    word, colon, rest = key.partition(":")
    renamed = _keys().get(word + colon)
    if renamed is None:
        return key
    names = (ROOT, *(part for part in above if isinstance(part, str)))
    return next((one.now + rest for one in renamed if names[-len(one.above) :] == one.above), key)


def words_now(text: str) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return the text of a file of words with the present ids of its messages, and the earlier ones in it."""
    if not any(renamed.before in text for renamed in MESSAGES):
        return text, ()
    found: list[EarlierWord] = []

    def now(match: re.Match[str]) -> str:
        renamed = _renamed(match["id"])
        if renamed is None:
            return match[0]
        start = match.start("id")
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        found.append(EarlierWord(line, column, renamed.before, renamed.now))
        return match["place"] + renamed.now + match["id"].removeprefix(renamed.before)

    return _ID.sub(now, text), tuple(found)


def notice(path: Path, words: Sequence[EarlierWord]) -> Iterator[Mistake]:
    """Yield one notice of all earlier words in a file, at the first of them; none where it has none."""
    if words:
        pairs = dict.fromkeys((word.before, word.now) for word in words)
        said = ", ".join(f"'{now}' instead of '{before}'" for before, now in pairs)
        first = min(words)
        yield Mistake(path, first.line, first.column, "", f"this is an earlier name; write {said}")


@cache
def _keys() -> Mapping[str, Sequence[RenamedKey]]:
    found: dict[str, list[RenamedKey]] = {}
    for key in KEYS:
        found.setdefault(key.before, []).append(key)
    return found


def _renamed(message: str) -> RenamedMessage | None:
    of_it = (one for one in MESSAGES if message.startswith(one.before) and message not in one.others)
    return next(of_it, None)
