"""An edit of a file that can be taken back, even where somebody else has written elsewhere in the file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from wonderland_qt.engine.words.texts import text
from wonderland_qt.engine.words.worded_errors import WordedError

BESIDE = ((1, 1), (1, 0), (0, 1), (0, 0))
"""How many lines above and below must be as they were, best first."""


class ChangedElsewhere(WordedError):
    """Somebody else has changed what was to be written."""


class Edit(NamedTuple):
    """What was done to a file: its text before, None where it was not there, and its text after."""

    file: Path
    before: str | None
    after: str | None

    def taken_back(self, now: str | None) -> str | None:
        """Return the file as it is now, without this edit; raises ChangedElsewhere."""
        if now == self.after:
            return self.before
        if self.before is None or self.after is None or now is None:
            raise self._refused()
        return self._without(self.before, self.after, now)

    def _without(self, before: str, after: str, now: str) -> str:
        """Put the lines back that were changed, if these stand but once, best with a line above and below."""
        old, new, lines = (written.splitlines(keepends=True) for written in (before, after, now))
        above = _alike(old, new)
        below = _alike(old[above:][::-1], new[above:][::-1])
        for over, under in BESIDE:
            first, after_last = max(above - over, 0), max(below - under, 0)
            written = new[first : len(new) - after_last]
            places = [at for at in range(len(lines)) if lines[at : at + len(written)] == written]
            if written and len(places) == 1:
                put_back = old[first : len(old) - after_last]
                return "".join([*lines[: places[0]], *put_back, *lines[places[0] + len(written) :]])
        raise self._refused()

    def _refused(self) -> ChangedElsewhere:
        return ChangedElsewhere(text("workshop-file-changed", file=self.file.name))


def _alike(one: list[str], other: list[str]) -> int:
    """Return how many lines two texts begin with that are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))
