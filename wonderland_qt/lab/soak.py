"""The soak: the full figures, measured and written to `docs/measured.md` with commit and date."""

from __future__ import annotations

import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from wonderland_qt import paths
from wonderland_qt.games.catalogue import GAMES, ruleset_of
from wonderland_qt.lab.bench import Figures, measure
from wonderland_qt.lab.runner import Report, Setting, simulate

GAME = next(iter(GAMES))
GAMES_PLAYED = 10_000
BENCH_GAMES = 300
NUMBERS_OF_PLAYERS = (2, 3, 4, 5)
TARGETS = {
    "ratio_to_chess": "at most 1.0, aim 0.4",
    "clone_us": "at most 20, aim 6",
    "content_load_ms": "at most 200, aim 110",
}


def main() -> None:
    """Measure, and write the page."""
    roots = [paths.content()]
    console = Console(stderr=True)
    with console.status("benchmark"):
        figures = measure(ruleset_of(GAME), roots, BENCH_GAMES)
    reports = [_simulated(console, roots, players) for players in NUMBERS_OF_PLAYERS]
    page = Path(__file__).resolve().parents[2] / "docs" / "measured.md"
    page.write_text(_page(figures, reports), encoding="utf-8")
    console.print(f"written: {page}")


def _simulated(console: Console, roots: list[Path], players: int) -> Report:
    games = -(-GAMES_PLAYED // len(NUMBERS_OF_PLAYERS))
    setting = Setting(GAME, tuple(map(str, roots)), players, games, ("random",), players, {})
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{players} players", total=games)
        return simulate(setting, lambda done: progress.advance(task, done))


def _page(figures: Figures, reports: list[Report]) -> str:
    lines = [
        "# Measured",
        "",
        "Written by `make soak`; targets stand in the design's performance page.",
        "",
        f"Commit {_commit()}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}.",
        "",
        "## Benchmark (`wonderland-qt bench`, random games of four, one core)",
        "",
        "| figure | value | target |",
        "|---|---|---|",
        *(
            f"| {name} | {value} | {TARGETS.get(name, '')} |"
            for name, value in msgspec.structs.asdict(figures).items()
        ),
        "",
        "## Random games (`wonderland-qt simulate`, all cores)",
        "",
        "| players | games | all ended with a winner | decisions | games a second | mean score |",
        "|---|---|---|---|---|---|",
        *map(_row, reports),
    ]
    return "\n".join([*lines, ""])


def _row(report: Report) -> str:
    won = round(sum(report.wins_by_seat.values()), 2)
    ended = "yes" if abs(won - 1) < 0.01 else f"no: {won}"
    return (
        f"| {report.players} | {report.games} | {ended} | {report.decisions}"
        f" | {report.games_per_second} | {report.mean_score} |"
    )


def _commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


if __name__ == "__main__":
    main()
