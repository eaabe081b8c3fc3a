"""Reports and comparisons as HTML pages: new things first, then wins, scores and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from wonderland_qt.engine.comparison import Change, Measured, Novelty, Verdict
from wonderland_qt.lab.html.html_page import (
    LEGEND,
    command_line,
    folded,
    page,
    paragraph,
    plotted,
    table,
)
from wonderland_qt.lab.html.plots import PlotPoint, PlotRow, points_plot, rows_plot
from wonderland_qt.lab.rates import Rates
from wonderland_qt.lab.report import Margins, Report
from wonderland_qt.lab.shares import deviations
from wonderland_qt.lab.verdict import IN_POINTS

PERCENT = 100

CHANGED: Mapping[Measured, str] = {
    "wins": "Wins of the games played in, in percentage points",
    "scores": "Mean score, in points",
    "seats": "Wins by seat, in percentage points",
    "taken": "Taken when offered, in percentage points",
    "won": "Wins of hands with it, in percentage points",
}


OF_NEW: Mapping[Measured, str] = {"wins": "wins", "won": "won with", "taken": "taken"}
"""The short names of the figures of new things."""


def page_of_report(
    report: Report, fair_of_bots: Mapping[str, float], title: str, command: Sequence[str]
) -> str:
    """Return the page of a report; a bot's fair share of wins is its share of the seats."""
    return page(title, _parts_of_report(report, fair_of_bots, command))


def page_of_verdict(verdict: Verdict, title: str, command: Sequence[str]) -> str:
    """Return the page of a comparison."""
    return page(title, _parts_of_verdict(verdict, command))


def _parts_of_report(
    report: Report, fair_of_bots: Mapping[str, float], command: Sequence[str]
) -> Iterator[str]:
    """Yield the summary of a report, its command, and the plots of its figures, new things first."""
    fair = PERCENT / report.players
    yield paragraph(
        f"{report.games} games of {report.players} players, {report.decisions} decisions, "
        f"{report.games_per_second:g} games a second. A fair share of wins is {fair:.1f} %."
    )
    yield command_line(command)
    yield from _plot_of_news(report.new, report.names)
    by_role, by_seat = "Wins by role, of the games played in", "Wins by seat"
    margins_of_roles, margins_of_seats = report.margins.get("wins", {}), report.margins.get("seats", {})
    yield from _plot_of_wins(by_role, report.wins_by_player, margins_of_roles, fair, report.names)
    yield from _plot_of_wins(by_seat, report.wins_by_seat, margins_of_seats, fair, report.names)
    if len(report.wins_by_variant) > 1:
        yield from _plots_of_variants(report, fair)
    yield from _plot_of_bots(report, fair_of_bots)
    yield from _plot_of_scores(report)
    for kind, rates in report.rates.items():
        yield from _plots_of_rates(kind, rates, fair, report.names)


def _plots_of_variants(report: Report, fair: float) -> Iterator[str]:
    """Yield a plot of wins by role for each variant of a game."""
    for variant, wins_by_role in report.wins_by_variant.items():
        margins = report.margins.get(f"variant {variant}".strip(), {})
        wins = {str(role): won for role, won in wins_by_role.items()}
        yield from _plot_of_wins(f"Wins by role: {variant}", wins, margins, fair, report.names)


def _parts_of_verdict(verdict: Verdict, command: Sequence[str]) -> Iterator[str]:
    """Yield the sentences of a comparison and, if there are enough games, the plots of its changes."""
    comparison = verdict.comparison
    yield from (paragraph(sentence) for sentence in verdict.sentences)
    yield paragraph(
        f"{comparison.games} games of {comparison.players} players before and after, from the same seeds and "
        f"seats; {comparison.different} went another way. A fair share of wins is "
        f"{PERCENT / comparison.players:.1f} %.",
        "note",
    )
    yield command_line(command)
    if not comparison.has_enough_games:
        return
    yield from _plot_of_news(comparison.new, verdict.names)
    yield from _plots_of_changes(verdict)
    yield folded("All figures", _all_changes(comparison.changes, verdict.names))


def _plots_of_changes(verdict: Verdict) -> Iterator[str]:
    """Yield the plots of changes; a plot without a single margin would show only unknown differences.

    Roles, seats and scores are always plotted, cards and abilities only if they have changed.
    """
    for measured, heading in CHANGED.items():
        changes = [
            change for change in verdict.comparison.changes_of(measured) if change.is_sure or not change.kind
        ]
        if any(change.margin for change in changes):
            rows = [_row_of_change(change, verdict.names) for change in changes]
            yield plotted(heading, rows_plot(heading, rows, 0.0), f"Change by the content. {LEGEND}")


def _plot_of_news(news: Sequence[Novelty], names: Mapping[str, str]) -> Iterator[str]:
    """Yield the plot of new things against their fair share, the largest difference first."""
    if not news:
        return
    largest_first = sorted(news, key=lambda new: -abs(new.difference))
    rows = [_row_of_novelty(new, names) for new in largest_first]
    caption = (
        "Wins against the fair share, hands and offers against others of the kind, in percentage points."
    )
    yield plotted("What is new", rows_plot("What is new", rows, 0.0), f"{caption} {LEGEND}")


def _row_of_novelty(new: Novelty, names: Mapping[str, str]) -> PlotRow:
    """Return a figure of a new thing as a row of a plot, in percentage points."""
    return PlotRow(
        f"{names.get(new.id, new.id)}: {OF_NEW[new.measured]}",
        PERCENT * new.difference,
        PERCENT * (new.margin or 0.0),
        f"{PERCENT * new.share:.1f} of {PERCENT * new.fair:.1f} %",
    )


def _plot_of_wins(
    heading: str, wins: Mapping[str, float], margins: Margins, fair: float, names: Mapping[str, str]
) -> Iterator[str]:
    """Yield the plot of shares of wins against the fair share."""
    if not wins:
        return
    rows = [_row_of_share(names.get(who, who), won, margins.get(who, 0.0)) for who, won in wins.items()]
    caption = f"In per cent; the dashed line is the fair share of {fair:.1f} %."
    if margins:
        caption = f"{caption} {LEGEND}"
    yield plotted(heading, rows_plot(heading, rows, fair), caption)


def _row_of_share(name: str, share: float, margin: float) -> PlotRow:
    """Return a share as a row of a plot, in per cent, with its margin unless that is unknown (0)."""
    share_in_words = f"{PERCENT * share:.1f}"
    if margin:
        share_in_words += f" ± {PERCENT * margin:.1f}"
    return PlotRow(name, PERCENT * share, PERCENT * margin, f"{share_in_words} %")


def _plot_of_bots(report: Report, fair: Mapping[str, float]) -> Iterator[str]:
    """Yield the plot of bots' wins against their share of the seats; a single kind wins every game."""
    if len(report.wins_by_bot) < 2:
        return
    margins = report.margins.get("bots", {})
    rows = [
        PlotRow(
            bot,
            PERCENT * (won - fair[bot]),
            PERCENT * _margin(margins.get(bot), fair[bot], report.games),
            f"{PERCENT * won:.1f} of {PERCENT * fair[bot]:.1f} %",
        )
        for bot, won in report.wins_by_bot.items()
    ]
    caption = "Wins of all games against a bot's share of the seats, in percentage points."
    yield plotted("Wins by bot", rows_plot("Wins by bot", rows, fair=0.0), f"{caption} {LEGEND}")


def _plot_of_scores(report: Report) -> Iterator[str]:
    """Yield the plot of mean scores by role against the mean of all."""
    if not report.scores_by_player:
        return
    margins = report.margins.get("scores", {})
    rows = [
        PlotRow(
            report.names.get(who, who),
            score,
            margins.get(who, 0.0),
            f"{score:.1f} ± {margins.get(who, 0):.1f}",
        )
        for who, score in report.scores_by_player.items()
    ]
    caption = f"In points; the dashed line is the mean of all, {report.mean_score:.1f}. {LEGEND}"
    yield plotted("Score by role", rows_plot("Score by role", rows, report.mean_score), caption)


def _plots_of_rates(
    kind: str, rates: Sequence[Rates], fair: float, names: Mapping[str, str]
) -> Iterator[str]:
    """Yield the plot of how often things of a kind are taken and win, and the table of all of them."""
    points = [_point_of_rates(row, fair, names) for row in rates if row.offered and row.held]
    heading = kind.capitalize()
    if points:
        caption = f"Across: taken in per cent of offers. Up: wins of hands with it, in per cent. {LEGEND}"
        yield plotted(heading, points_plot(heading, points, fair), caption)
    else:
        yield f"<h2>{heading}</h2>"
    columns = ("", "id", "offered", "taken", "in hands", "these won")
    rows = ((names.get(row.id, ""), row.id, *_rate_cells(row)) for row in rates)
    yield folded(f"All figures: {kind}", table(columns, rows, words=2))


def _point_of_rates(row: Rates, fair: float, names: Mapping[str, str]) -> PlotPoint:
    """Return a thing as a point of a plot: taken across, won upwards."""
    return PlotPoint(
        names.get(row.id, row.id),
        PERCENT * row.taken,
        up=PERCENT * row.won,
        margin=PERCENT * _margin(row.won_margin, fair / PERCENT, row.held),
        weight=row.held,
    )


def _rate_cells(row: Rates) -> tuple[str, ...]:
    """Return the cells of a thing's rates: offered, taken, held and won, "-" for shares of nothing."""
    taken = f"{PERCENT * row.taken:.1f} ± {PERCENT * row.taken_margin:.1f} %" if row.offered else "-"
    won = f"{PERCENT * row.won:.1f} ± {PERCENT * row.won_margin:.1f} %" if row.held else "-"
    return str(row.offered), taken, str(row.held), won


def _margin(margin: float | None, fair: float, games: int) -> float:
    """Return the margin of a share (0 if unknown), at least that of a fair one: 0 of 5 won proves nothing."""
    if margin is None:
        return 0.0
    margin_of_fair_share = deviations() * sqrt(fair * (1 - fair) / games)
    return max(margin, margin_of_fair_share)


def _row_of_change(change: Change, names: Mapping[str, str]) -> PlotRow:
    """Return a change as a row of a plot, in points or in percentage points."""
    factor = 1 if change.measured in IN_POINTS else PERCENT
    difference, margin = factor * change.difference, factor * (change.margin or 0.0)
    figure = f"{difference:+.1f} ± {margin:.1f}" if margin else f"{difference:+.1f}"
    return PlotRow(names.get(change.id, change.id), difference, margin, figure)


def _all_changes(changes: Sequence[Change], names: Mapping[str, str]) -> str:
    """Return the table of all changes, in points or in per cent."""
    columns = ("", "", "before", "after", "change", "margin")
    rows = [
        (change.measured, names.get(change.id, change.id), *_cells_of_figures(change)) for change in changes
    ]
    first_figure = columns.index("before")
    return table(columns, rows, words=first_figure)


def _cells_of_figures(change: Change) -> tuple[str, ...]:
    """Return a change as cells: before, after, the difference, and its margin."""
    factor = 1 if change.measured in IN_POINTS else PERCENT
    before, after, difference = (factor * value for value in (change.before, change.after, change.difference))
    margin = "unknown" if change.margin is None else f"± {factor * change.margin:.1f}"
    return f"{before:.1f}", f"{after:.1f}", f"{difference:.1f}", margin
