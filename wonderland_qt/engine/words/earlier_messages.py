"""Earlier messages: message ids and arguments that were renamed, as earlier files of words have them.

The names of a game's entries are messages too, whose ids are those of the entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.words.earlier_ids import EarlierIds, ids_for


class RenamedMessage(NamedTuple):
    """A renamed prefix of message ids; `others` are ids with the old prefix that were not renamed."""

    before: str
    now: str
    others: frozenset[str] = frozenset()


class RenamedArgument(NamedTuple):
    """A renamed argument of messages; `others` are messages in which it kept its name."""

    before: str
    now: str
    others: frozenset[str] = frozenset()


class EarlierWord(NamedTuple):
    """An earlier word in a file with its position, and the present word."""

    line: int
    column: int
    before: str
    now: str


def _renamed_house_rule(name: str, *values: str) -> Iterator[RenamedMessage]:
    """Yield the renamed messages of a house rule, which had other keys than game options before."""
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
    *_renamed_house_rule("answers", "secret", "open"),
    *_renamed_house_rule("asked", "alike", "able"),
    *_renamed_house_rule("bags", "off", "own", "all"),
    RenamedMessage("workshop-worth", "workshop-value"),
)
ARGUMENTS: tuple[RenamedArgument, ...] = (
    RenamedArgument("worth", "value"),
    RenamedArgument("part", "role", frozenset({"piece-strength-part"})),
)

_ID = re.compile(r"(?m)(?P<place>^|[{\[][ ]*|\$)(?P<id>[a-zA-Z][\w-]*)")
"""Matches ids of messages (at a line's beginning, or as references), variants and arguments."""

_OF_VARIANTS, _OF_ARGUMENTS = "[", "$"

TEXTS_AT_ONCE = 512
"""How many translated texts are cached: the words of all games in three languages."""


_MAY_BE_EARLIER = re.compile(
    rf"(?m)(?:^|{{[ ]*)(?:{'|'.join(re.escape(renamed.before) for renamed in MESSAGES)})"
    rf"|\$(?:{'|'.join(re.escape(renamed.before) for renamed in ARGUMENTS)})(?![\w-])"
)
"""A quick test: it matches every text with an earlier message or argument, and hardly any other."""


def words_now(text: str, file: Path) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return the text of a file of words with present ids, and the earlier words that were replaced."""
    return words_with(text, ids_for(file))


@lru_cache(TEXTS_AT_ONCE)
def words_with(text: str, ids: EarlierIds | None) -> tuple[str, tuple[EarlierWord, ...]]:
    """Return a file's text with present ids, and the earlier words, given its game's earlier ids (cached)."""
    has_earlier_ids = ids is not None and any(True for _match in ids.found_in(text))
    if not has_earlier_ids and not _MAY_BE_EARLIER.search(text):
        return text, ()
    found: list[EarlierWord] = []
    message = ""  # the id of the message that a match is in

    def present_word(match: re.Match[str]) -> str:
        """Return what a match of `_ID` reads now, and note the earlier word if it was renamed.

        An id without a `place` before it begins a message; later matches belong to that one.
        """
        nonlocal message
        is_message_id = not match["place"]
        message = match["id"] if is_message_id else message
        renamed = _renaming_of_entry(match["id"], ids) or _renaming_of(match, message)
        if renamed is None:
            return match[0]
        start = match.start("id")
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        found.append(EarlierWord(line, column, renamed.before, renamed.now))
        return match["place"] + renamed.now + match["id"].removeprefix(renamed.before)

    return _ID.sub(present_word, text), tuple(found)


def _renaming_of_entry(name: str, ids: EarlierIds | None) -> RenamedMessage | None:
    """Return the renaming of an entry's id, None if it was not renamed."""
    if ids is None or name not in ids.present:
        return None
    return RenamedMessage(name, ids.present[name])


def _renaming_of(match: re.Match[str], message: str) -> RenamedMessage | RenamedArgument | None:
    """Return the renaming of a matched id inside a message, None if it was not renamed.

    Only arguments and messages were renamed, never the variants of a message.
    """
    place, name = match["place"][:1], match["id"]
    if place == _OF_VARIANTS:
        return None
    if place == _OF_ARGUMENTS:
        candidates = (renamed for renamed in ARGUMENTS if name == renamed.before)
        return next((renamed for renamed in candidates if message not in renamed.others), None)
    return next((renamed for renamed in MESSAGES if _has_old_prefix(name, renamed)), None)


def _has_old_prefix(name: str, renamed: RenamedMessage) -> bool:
    """Tell whether a message's id has the old prefix of a renaming."""
    return name.startswith(renamed.before) and name not in renamed.others
