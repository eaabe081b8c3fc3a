"""Comparing: the same games with other content, from the same seeds and seats, and what surely changed."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from math import ceil, isfinite
from typing import Any

from wonderland_qt.engine.comparison import Change, Comparison, Measured
from wonderland_qt.lab.figures import Figure, parts_of
from wonderland_qt.lab.runner import Setting, load, numbers_in_chunks, play
from wonderland_qt.lab.shares import NO_PART, Pairs
from wonderland_qt.lab.tally import Tally
from wonderland_qt.lab.workers import shared_out

PAIRS_IN_A_CHUNK = 5
LEAST_SEEN = 20
"""In how many games, before as after, a thing must have been there to be told of."""

COMPARED: tuple[Measured, ...] = ("wins", "scores", "seats", "score", "decisions", "taken", "won")


def _pairs() -> defaultdict[Figure, Pairs]:
    return defaultdict(Pairs)


@dataclass
class Paired:
    """Games played before and after, added up."""

    games: int = 0
    different: int = 0
    pairs: defaultdict[Figure, Pairs] = field(default_factory=_pairs)

    def count(self, before: Tally, after: Tally) -> None:
        """Add one game as it went before and after."""
        was, now = dict(parts_of(before)), dict(parts_of(after))
        self.games += 1
        self.different += was != now
        for figure in was.keys() | now.keys():
            self.pairs[figure].add(was.get(figure, NO_PART), now.get(figure, NO_PART))

    def join(self, other: Paired) -> None:
        """Add the games of another."""
        self.games += other.games
        self.different += other.different
        for figure, pairs in other.pairs.items():
            self.pairs[figure].join(pairs)

    def changes(self) -> Iterator[Change]:
        """Yield how each figure has changed; figures of one kind share one level of confidence."""
        compared = sorted(
            figure for figure in self.pairs if figure.measured in COMPARED and self._seen(figure)
        )
        for _, group in groupby(compared, key=lambda figure: figure.measured):
            figures = list(group)
            yield from (self._change(figure, len(figures)) for figure in figures)

    def _seen(self, figure: Figure) -> bool:
        pairs = self.pairs[figure]
        least = LEAST_SEEN if figure.kind else 1
        return min(pairs.before.bottom, pairs.after.bottom) >= least

    def _change(self, figure: Figure, figures: int) -> Change:
        pairs = self.pairs[figure]
        margin = pairs.margin(self.games, figures)
        before, after = round(pairs.before.value, 5), round(pairs.after.value, 5)
        apart = abs(after - before)
        settle = ceil(self.games * (margin / apart) ** 2) if apart and isfinite(margin) else 0
        finite = round(margin, 5) if isfinite(margin) else None
        return Change(figure.measured, figure.id, figure.kind, before, after, finite, settle)


def compare(
    before: Setting, after: Setting, tell: Callable[[Comparison], None], jobs: int | None = None
) -> Comparison:
    """Play all games of two settings that differ by their content alone, a pair at a time.

    `tell` hears what the pairs so far come to, each time that some more are done. Raises ContentMistakes.
    """
    load(after)  # told at once, before any process begins
    total = Paired()
    chunks = numbers_in_chunks(before.games, PAIRS_IN_A_CHUNK)
    begin = partial(_begin_work, before, after)
    for paired in shared_out(_work, chunks, begin, jobs or os.cpu_count() or 1):
        total.join(paired)
        tell(_comparison(before, total))
    return _comparison(before, total)


def _comparison(setting: Setting, total: Paired) -> Comparison:
    changes = sorted(total.changes(), key=_in_order)
    return Comparison(setting.game, setting.players, total.games, total.different, tuple(changes))


def _in_order(change: Change) -> tuple[int, str, str]:
    return COMPARED.index(change.measured), change.kind, change.id


def play_pairs(settings: Iterable[tuple[Setting, Any]], numbers: range) -> Paired:
    """Play the games with these numbers with each setting and its content, before and after."""
    (before, content), (after, changed) = settings
    paired = Paired()
    for number in numbers:
        paired.count(play(before, content, number), play(after, changed, number))
    return paired


_bench: list[tuple[Setting, Any]] = []
"""What a worker process keeps between chunks: both settings with their content."""


def _begin_work(before: Setting, after: Setting) -> None:
    _bench[:] = [(before, load(before)), (after, load(after))]


def _work(chunk: range) -> Paired:
    return play_pairs(_bench, chunk)
