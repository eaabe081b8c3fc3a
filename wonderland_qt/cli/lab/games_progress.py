"""The progress of many games: a bar on a terminal, elsewhere a line from time to time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

SECONDS_BETWEEN_LINES = 30
"""The pause between lines: often enough to see progress, rare enough for a log of days."""

MINUTE, HOUR, DAY = 60, 3600, 86400

Played = Callable[[int], object]
"""A function that counts games as they are played."""


@contextmanager
def shown_progress(games: int, before: int = 0, stream: TextIO | None = None) -> Iterator[Played]:
    """Yield a function that shows the progress; `before` games were played in earlier runs.

    A terminal gets a bar, anything else, such as a log file, a line now and then.
    """
    stream = stream or sys.stderr
    if not stream.isatty():
        yield ProgressLines(games, before, lambda line: print(line, file=stream, flush=True))
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(*_columns(), console=Console(file=stream), transient=True) as progress:
        task = progress.add_task("games", total=games, completed=before)
        yield lambda more: progress.advance(task, more)


@contextmanager
def counted_games(games: int | None = None) -> Iterator[Played]:
    """Yield a function that counts games on a terminal, towards `games` if that is known."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda more: progress.advance(task, more)


class ProgressLines:
    """Prints from time to time how many games are played, how fast, and how long the rest will take."""

    def __init__(
        self,
        games: int,
        before: int,
        say: Callable[[str], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Report by `say` how many of `games` are done, `before` of them in earlier runs."""
        self._games, self._before, self._say, self._clock = games, before, say, clock
        self._done, self._begun, self._said = before, clock(), clock()

    def __call__(self, more: int) -> None:
        """Count more games."""
        self._done += more
        if self._clock() - self._said >= SECONDS_BETWEEN_LINES:
            self._said = self._clock()
            self._say(self._progress_line())

    def _progress_line(self) -> str:
        """Return how many games are done, and the time left at the speed of this run up to now (`_said`).

        Games done `_before` this run, from a journal, say nothing about its speed.
        """
        games_per_second = (self._done - self._before) / (self._said - self._begun)
        seconds_left = (self._games - self._done) / games_per_second
        speed = f"{games_per_second:.1f} games/s"
        return f"{self._done} of {self._games} games, {speed}, {duration(seconds_left)} left"


def duration(seconds: float) -> str:
    """Return a duration in words, in at most two units."""
    for large_unit, large_name, small_unit, small_name in ((DAY, "d", HOUR, "h"), (HOUR, "h", MINUTE, "min")):
        if seconds >= large_unit:
            large, small = divmod(round(seconds / small_unit), large_unit // small_unit)
            return f"{large} {large_name} {small} {small_name}" if small else f"{large} {large_name}"
    if seconds >= 2 * MINUTE:
        return f"{round(seconds / MINUTE)} min"
    return f"{round(seconds)} s"


def _columns() -> tuple[ProgressColumn | str, ...]:
    """Return the columns of the progress bar, with the speed in games per second."""
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class Speed(ProgressColumn):
        def render(self, task: Task) -> Text:
            """Return how many games a second are played."""
            return Text(f"{task.speed:.1f} games/s" if task.speed else "", style="progress.data.speed")

    return "{task.description}", BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn()
