"""Compares two contents: plays the same games with both, from the same seeds and seats."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from math import ceil, isfinite
from typing import Any

from wonderland_qt.engine.comparison import Change, Comparison, Measured
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.lab.figures import Figure, parts_of
from wonderland_qt.lab.novelties import LEAST_SEEN, GamesPlayed, novelties, things_of, unseen
from wonderland_qt.lab.runner import Interrupted, Order, Setting, contents_of, load, ordered, play
from wonderland_qt.lab.shares import NO_PART, Pairs, Share
from wonderland_qt.lab.tally import Tally
from wonderland_qt.lab.work.chunks import Done
from wonderland_qt.lab.work.crews import Crew, by_chunks, processes
from wonderland_qt.lab.work.work_done import WorkDone

COMPARED: tuple[Measured, ...] = ("wins", "scores", "seats", "score", "decisions", "taken", "won")

DIGITS = 5
"""To how many decimal places figures are rounded."""


class PairsOfFigures(dict[Figure, Pairs]):
    """The pairs of all figures over many games."""

    def __missing__(self, figure: Figure) -> Pairs:
        pairs = self[figure] = Pairs(Share(unit=figure.unit), Share(unit=figure.unit))
        return pairs


@dataclass
class Paired:
    """Sums over games played before and after a change."""

    games: int = 0
    different: int = 0
    pairs: PairsOfFigures = field(default_factory=PairsOfFigures)

    def count(self, before: Tally, after: Tally) -> None:
        """Add one game, played before and after."""
        parts_before, parts_after = dict(parts_of(before)), dict(parts_of(after))
        self.games += 1
        self.different += parts_before != parts_after
        for figure in parts_before.keys() | parts_after.keys():
            self.pairs[figure].add(parts_before.get(figure, NO_PART), parts_after.get(figure, NO_PART))

    def join(self, other: Paired) -> None:
        """Add the games of other sums."""
        self.games += other.games
        self.different += other.different
        for figure, pairs in other.pairs.items():
            self.pairs[figure].join(pairs)

    def changes(self) -> Iterator[Change]:
        """Yield the change of each compared figure that is frequent enough.

        The margins of all figures that measure the same hold at once, so they are wider the more there are.
        """
        compared = [figure for figure in self.pairs if figure.measured in COMPARED]
        frequent = sorted(figure for figure in compared if self._is_frequent(figure))
        for _measured, group in groupby(frequent, key=lambda figure: figure.measured):
            figures = list(group)
            yield from [self._change_of(figure, len(figures)) for figure in figures]

    def after(self) -> dict[Figure, Share]:
        """Return the share of each figure after the change."""
        return {figure: pairs.after for figure, pairs in self.pairs.items()}

    def _is_frequent(self, figure: Figure) -> bool:
        """Tell whether a thing occurred often enough, or a figure of whole games at all, before and after."""
        pairs = self.pairs[figure]
        least = LEAST_SEEN if figure.kind else 1
        return min(pairs.before.bottom, pairs.after.bottom) >= least

    def _change_of(self, figure: Figure, figures: int) -> Change:
        """Return the change of a figure, with a margin that is simultaneous for a number of figures."""
        pairs = self.pairs[figure]
        margin = pairs.margin(self.games, figures)
        before, after = round(pairs.before.value, DIGITS), round(pairs.after.value, DIGITS)
        return Change(
            figure.measured,
            figure.id,
            figure.kind,
            before,
            after,
            margin=round(margin, DIGITS) if isfinite(margin) else None,
            games_to_settle=self._games_to_settle(abs(after - before), margin),
        )

    def _games_to_settle(self, difference: float, margin: float) -> int:
        """Return how many games would make a difference sure, as margins shrink with their square root.

        0 stands for no such number: without a difference no number of games would settle it.
        """
        if not difference or not isfinite(margin):
            return 0
        return ceil(self.games * (margin / difference) ** 2)


def compare(
    before: Setting,
    after: Setting,
    tell: Callable[[Comparison], object],
    jobs: int | None = None,
    *,
    crew: Crew | None = None,
    so_far: WorkDone[Paired] | None = None,
) -> Comparison:
    """Play the games of two settings that differ only in their content, pair by pair, and compare them.

    `tell` receives the comparison so far, whenever more pairs are done. The pairs that are not done in
    `so_far` (None: all) are played by a crew, or else by `jobs` processes. Things that only the content
    after has cannot be compared, so their figures stand by themselves. Raises ContentMistakes, CannotGoOn,
    or Interrupted if some pairs had been played.
    """
    ruleset = ruleset_of(after.game)
    # both contents are loaded here, too, so that mistakes are found before any process begins
    things_before, things_after = things_of(ruleset, load(before)), things_of(ruleset, load(after))
    new, order = things_after - things_before, ordered(before, after)
    so_far = so_far or WorkDone(Paired())
    try:
        workers = crew or processes(jobs, partial(contents_of, order))
        for done in by_chunks(workers, partial(_play_chunk, order), so_far.todo(before.games)):
            so_far.add(done)
            tell(_comparison(before, so_far.total, new))
    except KeyboardInterrupt as interrupt:
        if not so_far.numbers:
            raise
        raise Interrupted(_comparison(before, so_far.total, new)) from interrupt
    return _comparison(before, so_far.total, new)


def _comparison(setting: Setting, total: Paired, new: frozenset[Thing]) -> Comparison:
    """Return the comparison of the pairs played so far, with the figures of new things."""
    new_figures = novelties(total.after(), new, GamesPlayed(total.games, setting.players))
    return Comparison(
        setting.game,
        setting.players,
        total.games,
        total.different,
        changes=tuple(sorted(total.changes(), key=_place_of_change)),
        new=new_figures,
        unseen=unseen(new, new_figures),
    )


def _place_of_change(change: Change) -> tuple[int, str, str]:
    return COMPARED.index(change.measured), change.kind, change.id


def play_pairs(settings: Iterable[tuple[Setting, Any]], numbers: range) -> Paired:
    """Play each game of these numbers before and after a change, and count both side by side.

    `settings` are two: the setting and the content before, then those after.
    """
    (before, content), (after, changed) = settings
    paired = Paired()
    for number in numbers:
        paired.count(play(before, content, number), play(after, changed, number))
    return paired


def _play_chunk(order: Order, chunk: range) -> Done[Paired]:
    """Play the pairs of games with these numbers in a worker process."""
    settings = zip(order.settings, contents_of(order), strict=True)
    begun = time.perf_counter()
    paired = play_pairs(settings, chunk)
    return Done(chunk.start, chunk.stop, time.perf_counter() - begun, paired)
