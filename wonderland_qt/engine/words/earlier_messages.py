"""Earlier messages: how files of words of earlier programs call messages that have another id now."""

from __future__ import annotations

import re
from typing import NamedTuple


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


def _renamed(message: str) -> RenamedMessage | None:
    of_it = (one for one in MESSAGES if message.startswith(one.before) and message not in one.others)
    return next(of_it, None)
