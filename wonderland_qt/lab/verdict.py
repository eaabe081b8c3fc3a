"""The verdict on a comparison in sentences: what is new first, then what changed, what matters most first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from wonderland_qt.engine.comparison import LEAST_GAMES, Change, Comparison, Measured, Novelty, Verdict
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.lab.report import names_of

Figure = TypeVar("Figure", Change, Novelty)

MOST = 6
"""How many sentences about figures a verdict has at most."""

PERCENT, POINTS = 1000, 10
"""What makes tenths of a fraction's hundredth, and tenths of a number."""

IN_POINTS = frozenset({"scores", "score", "decisions"})

MATTERS: tuple[tuple[Measured, ...], ...] = (("wins",), ("won", "taken", "scores"), ("score", "seats"))
"""What the sentences say, what matters most to players first: who wins, then with what. Never decisions."""

RANKS = {measured: rank for rank, group in enumerate(MATTERS) for measured in group}


def verdict(comparison: Comparison, words: Words) -> Verdict:
    """Return what a comparison says."""
    lines = tuple(map(words.say, sentences(comparison)))
    changed, new = {told.id for told in comparison.changes}, {told.id for told in comparison.new}
    ids = changed | new | set(comparison.unseen)
    return Verdict(comparison, lines, names_of(ids - {""}, words))


def sentences(comparison: Comparison) -> tuple[Text, ...]:
    """Return what is new and what changed for certain, or that nothing did."""
    if not comparison.enough:
        return (text("compare-few", games=comparison.games, least=LEAST_GAMES),)
    if not comparison.different:
        return (text("compare-nothing", games=comparison.games), *_unseen(comparison))
    news, changes = _told(comparison.new), _told(comparison.changes)
    wins = [change for change in changes if change.measured == "wins"]
    figures = [*map(new_sentence, news), *map(sentence, wins)]
    others = [sentence(change) for change in changes if change.measured != "wins"]
    told = (*figures[:MOST], *_like_others(comparison), *others[: max(MOST - len(figures), 0)])
    if news or changes:
        return (*told, *_unseen(comparison), *_further(len(figures) + len(others)))
    counted = text("compare-noise", different=comparison.different, games=comparison.games)
    open_ = comparison.of("wins") or comparison.changes
    return (*told, counted, *_unseen(comparison), *_unsettled(open_))


def sentence(change: Change) -> Text:
    """Return how a figure has changed, with its margin of error."""
    times = _times(change)
    arguments: dict[str, Argument] = {
        "who": change.id if change.id.isdigit() else Text(change.id),
        "way": "more" if change.difference > 0 else "less",
        "by": round(abs(change.difference) * times),
        "margin": round((change.margin or 0.0) * times),
        "before": round(change.before * times),
        "after": round(change.after * times),
    }
    return text(f"compare-{change.measured}", **arguments)


def new_sentence(new: Novelty) -> Text:
    """Return how something new does against its fair share, with its margin of error."""
    share, fair, margin = (round(value * PERCENT) for value in (new.share, new.fair, new.margin or 0.0))
    return text(f"compare-new-{new.measured}", who=Text(new.id), share=share, fair=fair, margin=margin)


def _told(figures: Sequence[Figure]) -> list[Figure]:
    """Return the figures that are farther from what is compared than their margins, as they are printed."""
    told = [each for each in figures if each.measured in RANKS and _stands(each)]
    return sorted(told, key=lambda each: (RANKS[each.measured], -_beyond(each)))


def _stands(figure: Change | Novelty) -> bool:
    """Tell whether a figure is sure, and still larger than its margin when both are rounded."""
    times = _times(figure)
    return figure.sure and round(abs(figure.difference) * times) > round((figure.margin or 0.0) * times)


def _beyond(figure: Change | Novelty) -> float:
    """Return how many times its margin a figure is away from what it is compared with."""
    return abs(figure.difference) / figure.margin if figure.margin else 0.0


def _times(figure: Change | Novelty) -> int:
    return POINTS if figure.measured in IN_POINTS else PERCENT


def _like_others(comparison: Comparison) -> Iterator[Text]:
    """Yield which new things are neither better nor worse than others, as far as these games tell."""
    apart = {each.id for each in _told(comparison.new)}
    like = dict.fromkeys(each.id for each in comparison.new if each.id not in apart)
    if like:
        yield text("compare-new-like", what=tuple(map(Text, like)), games=comparison.games)


def _unseen(comparison: Comparison) -> Iterator[Text]:
    if comparison.unseen:
        yield text("compare-new-unseen", what=tuple(map(Text, comparison.unseen)))


def _further(told: int) -> tuple[Text, ...]:
    return (text("compare-further", changes=told - MOST),) if told > MOST else ()


def _unsettled(changes: Sequence[Change]) -> tuple[Text, ...]:
    """Return how many games would settle whether the figure that moved most has really moved."""
    told = (change for change in changes if change.measured in RANKS)
    open_ = [change for change in told if change.games_to_settle and change.margin]
    if not open_:
        return ()
    nearest = min(open_, key=lambda change: change.games_to_settle)
    return (sentence(nearest), text("compare-settle", games=_rounded(nearest.games_to_settle)))


def _rounded(games: int) -> int:
    """Return a number of games to two digits: more of them would claim too much."""
    step = int(f"1{'0' * max(len(str(games)) - 2, 0)}")
    return -(-games // step) * step
