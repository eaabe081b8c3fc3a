"""Undoing an edit of a file, even if another program has changed other parts of the file since."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

BESIDE = ((1, 1), (1, 0), (0, 1), (0, 0))
"""The numbers of context lines above and below an edit that must match, in the order of trying."""


class ChangedElsewhere(WordedError):
    """Another program has changed the part of a file that was to be written."""


class Edit(NamedTuple):
    """A change of a file: its text before and after, None if it did not exist."""

    file: Path
    before: str | None
    after: str | None

    def taken_back(self, now: str | None) -> str | None:
        """Return the current text of the file without this edit; raises ChangedElsewhere.

        If the edit made or removed the file, or it is gone, it must be as the edit left it.
        """
        if now == self.after:
            return self.before
        if self.before is None or self.after is None or now is None:
            raise self._changed_elsewhere()
        return self._text_without_edit(self.before, self.after, now)

    def _text_without_edit(self, before: str, after: str, now: str) -> str:
        """Return the text `now` with the lines that the edit changed put back as `before`.

        They must be found exactly once, with as much context as possible; raises ChangedElsewhere if not.
        """
        old, new, lines = (written.splitlines(keepends=True) for written in (before, after, now))
        above = _equal_lines_at_start(old, new)
        below = _equal_lines_at_start(old[above:][::-1], new[above:][::-1])
        for lines_above, lines_below in BESIDE:
            first, after_last = max(above - lines_above, 0), max(below - lines_below, 0)
            written, put_back = new[first : len(new) - after_last], old[first : len(old) - after_last]
            place = _only_place_of(written, lines)
            if place is not None:
                return "".join([*lines[:place], *put_back, *lines[place + len(written) :]])
        raise self._changed_elsewhere()

    def _changed_elsewhere(self) -> ChangedElsewhere:
        return ChangedElsewhere(text("workshop-file-changed", file=self.file.name))


def _only_place_of(written: list[str], lines: list[str]) -> int | None:
    """Return the number of the line at which the written ones begin, None unless that is exactly one."""
    places = [place for place in range(len(lines)) if lines[place : place + len(written)] == written]
    return places[0] if written and len(places) == 1 else None


def _equal_lines_at_start(one: list[str], other: list[str]) -> int:
    """Return the number of equal lines at the beginning of two texts, of which one may go on longer."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))
