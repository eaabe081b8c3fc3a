"""Reports as tables on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TextIO

import msgspec
from rich.console import Console
from rich.table import Table

from wonderland_qt.engine.comparison import Change, Measured, Novelty, Verdict
from wonderland_qt.lab.rates import Rates
from wonderland_qt.lab.report import Margins, Report
from wonderland_qt.lab.verdict import IN_POINTS

LONG = (
    *("wins_by_variant", "rates", "margins", "names", "wins_by_player", "wins_by_seat", "wins_by_bot"),
    *("new", "unseen"),
)
SHARES = (("wins_by_player", "wins"), ("wins_by_seat", "seats"), ("wins_by_bot", "bots"))
"""The fields of a report that are shares of wins, with the names of their margins."""

OF_NEW: dict[Measured, str] = {"wins": "wins of its games", "won": "wins of hands with it", "taken": "taken"}
"""The names of the figures of new things."""


def print_record(console: Console, record: msgspec.Struct, without: Sequence[str] = ()) -> None:
    """Print a record of figures, one row for each field."""
    console.print(_table_of_fields(record, without))


def _table_of_fields(record: msgspec.Struct, without: Sequence[str]) -> Table:
    """Return the table of a record's fields and values, without some fields and empty mappings."""
    table = Table(show_header=False)
    for name, value in msgspec.structs.asdict(record).items():
        if name not in without and value != {}:
            table.add_row(name.replace("_", " "), _value_text(value))
    return table


def print_report(console: Console, report: Report) -> None:
    """Print a report: new things first, rates of cards and abilities last, if they were counted."""
    if report.new:
        console.print(_table_of_news(report.new, report.names))
    if report.unseen:
        names = [report.names.get(thing, thing) for thing in report.unseen]
        console.print("new, rarely seen:", ", ".join(names))
    console.print(_table_of_report(report))
    if report.wins_by_variant:
        console.print(_table_of_variants(report))
    for kind, rates in report.rates.items():
        console.print(_table_of_rates(kind, rates, 1 / report.players, report.names))


def _table_of_report(report: Report) -> Table:
    """Return the table of a report's fields; those that are too long for one row have tables of their own.

    Only shares of the games that a role took part in have one fair value; those of seats and bots are of all
    games.
    """
    rows = _table_of_fields(report, (*LONG, "scores_by_player", "mean_score"))
    of_all = ""  # the id of a figure that is of no role, seat or bot
    score_margin = report.margins.get("score", {}).get(of_all, 0.0)
    margin = f"{score_margin:.2f}" if score_margin else ""
    rows.add_row("mean score", _with_margin(f"{report.mean_score:.2f}", margin))
    for field, measured in SHARES:
        wins = _wins_text(getattr(report, field), report.margins.get(measured, {}), report.names)
        heading = field.replace("_", " ")
        if measured == "wins":
            heading += f", of the games played in; fair is {_share_text(1 / report.players)}"
        rows.add_row(heading, wins)
    if report.scores_by_player:
        rows.add_row("mean score by player", _scores_text(report))
    return rows


def _wins_text(wins: Mapping[str, float], margins: Margins, names: Mapping[str, str]) -> str:
    """Return shares of wins as one line, with names for ids, and margins where they are known."""
    figures = ((names.get(who, who), won, margins.get(who, 0.0)) for who, won in wins.items())
    return ", ".join(f"{name} {_share_text(won, margin)}" for name, won, margin in figures)


def _scores_text(report: Report) -> str:
    """Return the mean score of each role as one line."""
    margins = report.margins.get("scores", {})
    figures = (
        (report.names.get(who, who), score, margins[who]) for who, score in report.scores_by_player.items()
    )
    return ", ".join(f"{name} {score:.1f} ± {margin:.1f}" for name, score, margin in figures)


def _table_of_variants(report: Report) -> Table:
    """Return the table of wins with a row for each set of a game and a column for each role."""
    roles = sorted({role for wins in report.wins_by_variant.values() for role in wins})
    columns = [report.names.get(role, role) for role in roles]
    table = Table("set", *columns, title="wins by set, of the games played in")
    for variant, wins in report.wins_by_variant.items():
        key = f"variant {variant}".strip()  # a game without sets has one variant with the name ""
        margins = report.margins.get(key, {})
        cells = [_share_text(wins.get(role, 0.0), margins.get(role, 0.0)) for role in roles]
        table.add_row(variant, *cells)
    return table


def _table_of_rates(kind: str, rows: Sequence[Rates], fair: float, names: Mapping[str, str]) -> Table:
    """Return the table of how often each card was offered, taken and held, and how often its holders won.

    The average of the wins is the `fair` share, as in every game someone wins.
    """
    title = f"{kind}: average {_share_text(fair)}"
    table = Table("name", "id", "offered", "taken", "in hands", "these won", title=title)
    for row in rows:
        taken = _share_text(row.taken, row.taken_margin) if row.offered else "-"
        won = _share_text(row.won, row.won_margin) if row.held else "-"
        name = names.get(row.id, "")
        table.add_row(name, row.id, str(row.offered), taken, str(row.held), won)
    return table


def _value_text(value: Any) -> str:
    """Return a figure as text; None is a figure that needs a package which is not installed."""
    if value is None:
        return "not measured: the package chess is not installed"
    if isinstance(value, dict):
        return ", ".join(f"{name} {inner}" for name, inner in value.items())
    return str(value)


def _with_margin(value: str, margin: str) -> str:
    """Return a value with its margin, alone if the margin is unknown."""
    return f"{value} ± {margin}" if margin else value


def _share_text(share: float, margin: float = 0.0) -> str:
    """Return a share in per cent, with its margin if that is not 0."""
    margin_text = f"{100 * margin:.1f}" if margin else ""
    return _with_margin(f"{100 * share:.1f}", margin_text) + " %"


def print_verdict(file: TextIO, verdict: Verdict) -> None:
    """Print the sentences of a comparison, then its figures, unless there are too few games.

    The figures are those of new things, then wins, scores and seats. How often a thing was `taken`, or `won`
    with, is printed only where its change is significant.
    """
    for sentence in verdict.sentences:
        print(sentence, file=file)
    if not verdict.comparison.has_enough_games:
        return
    if verdict.comparison.new:
        Console(file=file).print(_table_of_news(verdict.comparison.new, verdict.names))
    fair = _share_text(1 / verdict.comparison.players)
    title = f"{verdict.comparison.games} games before and after; wins of the games played in, fair is {fair}"
    table = Table("", "before", "after", "change", "", title=title)
    for change in verdict.comparison.changes:
        if change.is_sure or change.measured not in {"taken", "won"}:
            table.add_row(*_cells_of_change(change, verdict.names.get(change.id, change.id)))
    Console(file=file).print(table)


def _table_of_news(news: Sequence[Novelty], names: Mapping[str, str]) -> Table:
    """Return the table of new things, each compared with its fair share or with others of its kind."""
    title = "new: wins against the fair share, hands and offers against others of the kind"
    table = Table("", "", "share", "compared with", "difference", "", title=title)
    for new in news:
        table.add_row(names.get(new.id, new.id), OF_NEW[new.measured], *_cells_of_novelty(new))
    return table


def _cells_of_novelty(new: Novelty) -> tuple[str, ...]:
    """Return a new thing as cells: share and fair share in per cent, difference, and significance."""
    share, fair, difference = (f"{100 * value:.1f}" for value in (new.share, new.fair, new.difference))
    margin = "" if new.margin is None else f" ± {100 * new.margin:.1f}"
    return share, fair, f"{difference}{margin}", "significant" if new.is_sure else "not significant"


def _cells_of_change(change: Change, name: str) -> tuple[str, ...]:
    """Return the cells of a change: what it is of, before, after, the difference, and its significance.

    Points stand as they are, shares as percentages.
    """
    factor = 1 if change.measured in IN_POINTS else 100
    before, after, difference = (factor * value for value in (change.before, change.after, change.difference))
    margin = "" if change.margin is None else f"± {factor * change.margin:.1f}"
    about = f"{change.measured} {name}".strip()
    if not change.difference and not change.margin:
        return (about, f"{before:.1f}", f"{after:.1f}", "no change", "")
    return (
        about,
        f"{before:.1f}",
        f"{after:.1f}",
        f"{difference:+.1f} {margin}",
        "significant" if change.is_sure else "not significant",
    )
