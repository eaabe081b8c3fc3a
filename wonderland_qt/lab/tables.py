"""Reports as tables on a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from wonderland_qt.lab.runner import Report
from wonderland_qt.lab.worth import Worth

LONG = ("wins_by_variant", "worth")


def print_record(console: Console, record: msgspec.Struct, without: Sequence[str] = ()) -> None:
    """Print a record of figures, a row for each."""
    table = Table(show_header=False)
    for name, value in msgspec.structs.asdict(record).items():
        if name not in without:
            table.add_row(name.replace("_", " "), _shown(value))
    console.print(table)


def print_report(console: Console, report: Report) -> None:
    """Print a report; what cards and abilities are worth follows when it was counted."""
    print_record(console, report, without=LONG)
    if report.wins_by_variant:
        console.print(_variants(report.wins_by_variant))
    for kind, worths in report.worth.items():
        console.print(_worths(kind, worths, 1 / report.players))


def _variants(wins: Mapping[str, Mapping[Any, float]]) -> Table:
    players = sorted({player for won in wins.values() for player in won})
    table = Table("set", *players, title="wins by set")
    for variant, won in wins.items():
        table.add_row(variant, *(_share(won.get(player, 0.0)) for player in players))
    return table


def _worths(kind: str, worths: Sequence[Worth], fair: float) -> Table:
    title = f"{kind}: a hand that is as good as another wins {_share(fair)}"
    table = Table(kind, "offered", "taken", "in hands", "these won", title=title)
    for worth in worths:
        taken = _share(worth.taken) if worth.offered else "-"
        won = _share(worth.won) if worth.held else "-"
        table.add_row(worth.id, str(worth.offered), taken, str(worth.held), won)
    return table


def _shown(value: Any) -> str:
    return ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"
