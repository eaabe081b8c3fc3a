"""Replaces earlier words of a YAML text by the present ones while it is read, and notes where each was."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from yaml.events import ScalarEvent

from wonderland_qt.engine.content.earlier_words import WordInText, key_now
from wonderland_qt.engine.content.yaml.yaml_syntax import place_of_mark
from wonderland_qt.engine.words.earlier_ids import EarlierIds
from wonderland_qt.engine.words.earlier_messages import EarlierWord

_BLANK = re.compile(r"\s")


class PresentWords:
    """Replaces earlier keys, ids and words for values in one text's events; `found` has those replaced."""

    def __init__(self, source: str, ids: EarlierIds | None) -> None:
        """Prepare to replace words in this text; `ids` are the earlier ids of its game, if it has any."""
        self.found: list[WordInText] = []
        self._source = source
        self._ids = ids

    def replace_ids(self, event: ScalarEvent) -> None:
        """Replace earlier ids in a key or value, except in sentences."""
        if self._ids is not None and not _BLANK.search(event.value):
            self._note_ids(event, self._ids)
            event.value = self._ids.now(event.value)

    def replace_value(self, event: Any, key: str | int) -> None:
        """Replace an earlier word for the value of a key."""
        if self._ids is not None:
            before = event.value
            event.value = self._ids.value_now(key, before)
            self._note(event, before, event.value)

    def present_key(self, event: Any, key: str, above: Iterable[str | int]) -> str:
        """Return the present name of a key that is written below other keys."""
        now = key_now(above, key)
        self._note(event, key, now)
        return now

    def _note(self, event: Any, before: str, now: str) -> None:
        """Note that an event has an earlier word, if it has, so that a notice can be given of it."""
        if now != before:
            word = EarlierWord(*place_of_mark(event.start_mark), before, now)
            self.found.append(WordInText(word, start=event.start_mark.index, end=event.end_mark.index))

    def _note_ids(self, event: ScalarEvent, ids: EarlierIds) -> None:
        """Note all earlier ids in a word such as `card:01_old`, each with its place in the text."""
        begin, end = event.start_mark, event.end_mark
        assert begin is not None, "events of text have marks"
        assert end is not None
        first, (line, column) = begin.index, place_of_mark(begin)
        for found in ids.found_in(self._source[first : end.index]):
            word = EarlierWord(line, column + found.start(), found[0], ids.present[found[0]])
            self.found.append(WordInText(word, start=first + found.start(), end=first + found.end()))
