"""The verdict on a comparison: what changed, in sentences, the one that says most of it first."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland_qt.engine.comparison import Change, Comparison, Verdict
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.lab.report import names_of

MOST = 6
"""How many sentences a verdict has at most."""

PERCENT, POINTS = 1000, 10
"""What makes tenths of a fraction's hundredth, and tenths of a number."""

IN_POINTS = frozenset({"scores", "score", "decisions"})


def verdict(comparison: Comparison, words: Words) -> Verdict:
    """Return what a comparison says."""
    lines = tuple(map(words.say, sentences(comparison)))
    ids = {change.id for change in comparison.changes} - {""}
    return Verdict(comparison, lines, names_of(ids, words))


def sentences(comparison: Comparison) -> tuple[Text, ...]:
    """Return what changed for certain, in the order of what is compared, or that nothing did."""
    if not comparison.different:
        return (text("compare-nothing", games=comparison.games),)
    sure = [change for change in comparison.changes if change.sure]
    if sure:
        return (*map(sentence, sure[:MOST]), *_further(len(sure)))
    counted = text("compare-noise", different=comparison.different, games=comparison.games)
    return (counted, *_unsettled(comparison.of("wins") or comparison.changes))


def sentence(change: Change) -> Text:
    """Return how a figure has changed, with its margin of error."""
    times = POINTS if change.measured in IN_POINTS else PERCENT
    arguments: dict[str, Argument] = {
        "who": change.id if change.id.isdigit() else Text(change.id),
        "way": "more" if change.difference > 0 else "less",
        "by": round(abs(change.difference) * times),
        "margin": round((change.margin or 0.0) * times),
        "before": round(change.before * times),
        "after": round(change.after * times),
    }
    return text(f"compare-{change.measured}", **arguments)


def _further(sure: int) -> tuple[Text, ...]:
    return (text("compare-further", changes=sure - MOST),) if sure > MOST else ()


def _unsettled(changes: Sequence[Change]) -> tuple[Text, ...]:
    """Return how many games would settle whether the figure that moved most has really moved."""
    open_ = [change for change in changes if change.games_to_settle and change.margin]
    if not open_:
        return ()
    nearest = min(open_, key=lambda change: change.games_to_settle)
    return (sentence(nearest), text("compare-settle", games=_rounded(nearest.games_to_settle)))


def _rounded(games: int) -> int:
    """Return a number of games to two digits: more of them would claim too much."""
    step = int(f"1{'0' * max(len(str(games)) - 2, 0)}")
    return -(-games // step) * step
