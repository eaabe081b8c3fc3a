"""Earlier messages: how files of words of earlier programs call messages that have another id now.

Names of a game's entries are messages too, with the ids of the entries.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_for


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

_ID = re.compile(r"(?m)(?P<place>^|[{\[][ ]*)(?P<id>[a-zA-Z][\w-]*)")
"""An id: of a message, at the beginning of a line or where another refers to it, or of a variant."""


def words_now(text: str, file: Path) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return the text of a file of words with the present ids of its messages, and the earlier ones in it."""
    ids = ids_for(file)
    if not any(renamed.before in text for renamed in MESSAGES) and (ids is None or ids.now(text) == text):
        return text, ()
    found: list[EarlierWord] = []

    def now(match: re.Match[str]) -> str:
        renamed = _of_entry(match["id"], ids) or _of_message(match)
        if renamed is None:
            return match[0]
        start = match.start("id")
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        found.append(EarlierWord(line, column, renamed.before, renamed.now))
        return match["place"] + renamed.now + match["id"].removeprefix(renamed.before)

    return _ID.sub(now, text), tuple(found)


def _of_entry(name: str, ids: EarlierIds | None) -> RenamedMessage | None:
    return RenamedMessage(name, ids.present[name]) if ids is not None and name in ids.present else None


def _of_message(match: re.Match[str]) -> RenamedMessage | None:
    if match["place"].startswith("["):
        return None
    name = match["id"]
    return next((one for one in MESSAGES if name.startswith(one.before) and name not in one.others), None)
