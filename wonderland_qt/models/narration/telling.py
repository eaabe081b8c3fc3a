"""Telling: the lines about what is shown, each of which stays long enough to be read."""

from __future__ import annotations

from collections.abc import Collection, Sequence

LEAST = 800
"""The least duration of each line in milliseconds, at the usual pace."""

MOST = 12
"""The most lines, more than the ribbon has room for: without motion, none is ever shown for long enough."""


class Telling:
    """Holds the latest lines: of the current moment, and of earlier ones that could not be read yet.

    Time is that of the moments at the usual pace, so lines stay in step with what is shown at any pace.
    """

    def __init__(self) -> None:
        """Begin without lines; `_told_for` has the milliseconds for which each one was shown so far.

        `_performer` is who stepped forward last, "" before anyone has.
        """
        self._performer = ""
        self._lines: list[str] = []
        self._told_for: list[int] = []

    @property
    def lines(self) -> tuple[str, ...]:
        """Return the lines to be read now, the oldest first."""
        return tuple(self._lines)

    def follow(self, lines: Sequence[str], milliseconds: int, performer: str = "") -> None:
        """Tell the lines of a moment that lasts this long; without any, the last ones stay.

        Where another `performer` steps forward, whose name stands beside the lines, those that could be read
        go. A line that comes again while it is still shown is not shown twice.
        """
        is_another_one = performer not in {"", self._performer}
        self._performer = performer or self._performer
        if lines or is_another_one:
            self._forget_what_was_read_or_comes(lines)
            self._lines = [*self._lines, *lines][-MOST:]
            self._told_for = [*self._told_for, *[0] * len(lines)][-MOST:]
        self._told_for = [told + milliseconds for told in self._told_for]

    def forget(self) -> None:
        """Forget all lines, because the game went back or another stretch of it is shown."""
        self._lines, self._told_for = [], []

    def _forget_what_was_read_or_comes(self, coming: Collection[str]) -> None:
        """Forget the lines that were shown for long enough, and those that come again now."""
        lines = zip(self._lines, self._told_for, strict=True)
        unread = [place for place, (line, told) in enumerate(lines) if told < LEAST and line not in coming]
        self._lines = [self._lines[place] for place in unread]
        self._told_for = [self._told_for[place] for place in unread]
