"""Earlier messages: how files of words of earlier programs call messages that have another id now.

Names of a game's entries are messages too, with the ids of the entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_for


class RenamedMessage(NamedTuple):
    """Messages of words whose ids began otherwise before, and those that are none of them."""

    before: str
    now: str
    others: frozenset[str] = frozenset()


class RenamedArgument(NamedTuple):
    """An argument of messages with another name, but for the messages in which it has this name still."""

    before: str
    now: str
    others: frozenset[str] = frozenset()


class EarlierWord(NamedTuple):
    """An earlier word in a file, where it stands, and the word for it now."""

    line: int
    column: int
    before: str
    now: str


def _house_rule(name: str, *values: str) -> Iterator[RenamedMessage]:
    """Yield the messages of a house rule, which were told from those of game options before."""
    for before in (f"house-rule-{name}", f"house-{name}"):
        yield from (RenamedMessage(f"{before}-{value}", f"{name}-{value}") for value in values)
        yield RenamedMessage(before, f"option-{name}")


MESSAGES: tuple[RenamedMessage, ...] = (
    RenamedMessage("exhibits-", "gallery-"),
    RenamedMessage("exhibit-", "gallery-entry-"),
    RenamedMessage("fact-", "event-"),
    RenamedMessage("window-", "trigger-", frozenset({"window-title"})),
    RenamedMessage("outlook-", "preview-"),
    RenamedMessage("new-part", "new-role"),
    RenamedMessage("result-nobody", "result-no-winner"),
    *_house_rule("answers", "secret", "open"),
    *_house_rule("asked", "alike", "able"),
    *_house_rule("bags", "off", "own", "all"),
    RenamedMessage("workshop-worth", "workshop-value"),
)
ARGUMENTS: tuple[RenamedArgument, ...] = (
    RenamedArgument("worth", "value"),
    RenamedArgument("part", "role", frozenset({"piece-strength-part"})),
)

_ID = re.compile(r"(?m)(?P<place>^|[{\[][ ]*|\$)(?P<id>[a-zA-Z][\w-]*)")
"""An id: of a message, at the beginning of a line or where another refers to it, of a variant or argument."""

_OF_VARIANTS, _OF_ARGUMENTS = "[", "$"

TEXTS_AT_ONCE = 512
"""So many texts are remembered as they are now: the words of all games in three languages."""


_MAY_BE_EARLIER = re.compile(
    rf"(?m)(?:^|{{[ ]*)(?:{'|'.join(re.escape(renamed.before) for renamed in MESSAGES)})"
    rf"|\$(?:{'|'.join(re.escape(renamed.before) for renamed in ARGUMENTS)})(?![\w-])"
)
"""What every text with an earlier message or argument has, and hardly another."""


def words_now(text: str, file: Path) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return the text of a file of words with the present ids of its messages, and the earlier ones in it."""
    return words_with(text, ids_for(file))


@lru_cache(TEXTS_AT_ONCE)
def words_with(text: str, ids: EarlierIds | None) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return what `words_now` does of a file of the game with these earlier ids."""
    if not _MAY_BE_EARLIER.search(text) and (ids is None or next(ids.found_in(text), None) is None):
        return text, ()
    found: list[EarlierWord] = []
    message = ""

    def now(match: re.Match[str]) -> str:
        nonlocal message
        message = message if match["place"] else match["id"]
        renamed = _of_entry(match["id"], ids) or _renamed(match, message)
        if renamed is None:
            return match[0]
        start = match.start("id")
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        found.append(EarlierWord(line, column, renamed.before, renamed.now))
        return match["place"] + renamed.now + match["id"].removeprefix(renamed.before)

    return _ID.sub(now, text), tuple(found)


def _of_entry(name: str, ids: EarlierIds | None) -> RenamedMessage | None:
    return RenamedMessage(name, ids.present[name]) if ids is not None and name in ids.present else None


def _renamed(match: re.Match[str], message: str) -> RenamedMessage | RenamedArgument | None:
    place, name = match["place"][:1], match["id"]
    if place == _OF_VARIANTS:
        return None
    if place == _OF_ARGUMENTS:
        return next((one for one in ARGUMENTS if name == one.before and message not in one.others), None)
    return next((one for one in MESSAGES if _is_of(name, one)), None)


def _is_of(name: str, renamed: RenamedMessage) -> bool:
    """Tell whether a message is among the renamed ones and has its earlier id."""
    return name.startswith(renamed.before) and name not in renamed.others
