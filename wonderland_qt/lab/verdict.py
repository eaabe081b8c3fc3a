"""Verdicts: put a comparison into sentences, new things first, then the most important changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeVar

from wonderland_qt.engine.comparison import LEAST_GAMES, Change, Comparison, Measured, Novelty, Verdict
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Argument, Text, text
from wonderland_qt.lab.report import names_of

Figure = TypeVar("Figure", Change, Novelty)

MOST_SENTENCES = 6
"""The most sentences about figures in a verdict."""

PERCENT, POINTS = 1000, 10
"""The factors that turn a fraction into tenths of a per cent, and a number into tenths."""

IN_POINTS = frozenset({"scores", "score", "decisions"})

MOST_IMPORTANT_FIRST: tuple[tuple[Measured, ...], ...] = (
    ("wins",),
    ("won", "taken", "scores"),
    ("score", "seats"),
)
"""The figures that sentences report, the most important to players first."""

RANKS = {measured: rank for rank, group in enumerate(MOST_IMPORTANT_FIRST) for measured in group}


def verdict(comparison: Comparison, words: Words) -> Verdict:
    """Return a comparison as sentences in a language, with names for its ids.

    Figures of the game as a whole have the id "", and no name.
    """
    lines = tuple(map(words.say, sentences(comparison)))
    changed = {change.id for change in comparison.changes}
    new = {novelty.id for novelty in comparison.new} | set(comparison.unseen)
    ids = changed | new
    return Verdict(comparison, lines, names_of(ids - {""}, words))


def sentences(comparison: Comparison) -> tuple[Text, ...]:
    """Return the sentences about significant figures, or that there are none.

    New things and wins of roles come first, then those about new things that are like others, then other
    figures, as many as there is room for, and last what was left out or never seen. If nothing is
    significant, they say how many games would settle the nearest change, of wins if there are any.
    """
    if not comparison.has_enough_games:
        return (text("compare-few", games=comparison.games, least=LEAST_GAMES),)
    if not comparison.different:
        return (text("compare-nothing", games=comparison.games), *_sentence_on_unseen(comparison))
    news, changes = _significant_figures(comparison.new), _significant_figures(comparison.changes)
    wins = [change for change in changes if change.measured == "wins"]
    first = [*map(new_sentence, news), *map(sentence, wins)]
    others = [sentence(change) for change in changes if change.measured != "wins"]
    room_for_others = max(MOST_SENTENCES - len(first), 0)
    said = first[:MOST_SENTENCES]
    said += _sentence_on_like_others(comparison)
    said += others[:room_for_others]
    if news or changes:
        said += _sentence_on_unseen(comparison)
        said += _sentence_on_further(len(first) + len(others))
    else:
        said.append(text("compare-noise", different=comparison.different, games=comparison.games))
        said += _sentence_on_unseen(comparison)
        said += _sentences_on_unsettled(comparison.changes_of("wins") or comparison.changes)
    return tuple(said)


def sentence(change: Change) -> Text:
    """Return the sentence about the change of a figure, which is that of a thing or of a numbered seat."""
    factor = _factor_shown(change)
    arguments: dict[str, Argument] = {
        "who": change.id if change.id.isdigit() else Text(change.id),
        "way": "more" if change.difference > 0 else "less",
        "by": round(abs(change.difference) * factor),
        "margin": round((change.margin or 0.0) * factor),
        "before": round(change.before * factor),
        "after": round(change.after * factor),
    }
    return text(f"compare-{change.measured}", **arguments)


def new_sentence(new: Novelty) -> Text:
    """Return the sentence about something new and its fair share."""
    share, fair, margin = (round(value * PERCENT) for value in (new.share, new.fair, new.margin or 0.0))
    return text(f"compare-new-{new.measured}", who=Text(new.id), share=share, fair=fair, margin=margin)


def _significant_figures(figures: Sequence[Figure]) -> list[Figure]:
    """Return the figures with significant differences, in the order of importance."""
    significant = [figure for figure in figures if figure.measured in RANKS and _is_significant(figure)]
    return sorted(significant, key=lambda figure: (RANKS[figure.measured], -_difference_in_margins(figure)))


def _is_significant(figure: Change | Novelty) -> bool:
    """Tell whether a difference is significant, also when it and its margin are rounded as printed."""
    factor = _factor_shown(figure)
    difference, margin = round(abs(figure.difference) * factor), round((figure.margin or 0.0) * factor)
    return figure.is_sure and difference > margin


def _difference_in_margins(figure: Change | Novelty) -> float:
    """Return a figure's difference in units of its margin."""
    return abs(figure.difference) / figure.margin if figure.margin else 0.0


def _factor_shown(figure: Change | Novelty) -> int:
    """Return by what a figure is multiplied to be shown in points or in per cent."""
    return POINTS if figure.measured in IN_POINTS else PERCENT


def _sentence_on_like_others(comparison: Comparison) -> Iterator[Text]:
    """Yield the sentence about new things that do not differ significantly from others."""
    different = {novelty.id for novelty in _significant_figures(comparison.new)}
    alike = dict.fromkeys(novelty.id for novelty in comparison.new if novelty.id not in different)
    if alike:
        yield text("compare-new-like", what=tuple(map(Text, alike)), games=comparison.games)


def _sentence_on_unseen(comparison: Comparison) -> Iterator[Text]:
    """Yield the sentence about new things that hardly came up, if there are any."""
    if comparison.unseen:
        yield text("compare-new-unseen", what=tuple(map(Text, comparison.unseen)))


def _sentence_on_further(figures: int) -> Iterator[Text]:
    """Yield the sentence about how many figures are left out, if any are."""
    if figures > MOST_SENTENCES:
        yield text("compare-further", changes=figures - MOST_SENTENCES)


def _sentences_on_unsettled(changes: Sequence[Change]) -> tuple[Text, ...]:
    """Return the sentences about the least uncertain change, and how many games would settle it."""
    reported = [change for change in changes if change.measured in RANKS]
    unsettled = [change for change in reported if change.games_to_settle and change.margin]
    if not unsettled:
        return ()
    nearest = min(unsettled, key=lambda change: change.games_to_settle)
    return (sentence(nearest), text("compare-settle", games=_round_up(nearest.games_to_settle)))


def _round_up(games: int) -> int:
    """Return a number of games rounded up to two digits."""
    step: int = 10 ** max(len(str(games)) - 2, 0)
    return ceil(games / step) * step
