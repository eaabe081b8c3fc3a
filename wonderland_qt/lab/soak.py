"""The soak: the full figures, measured and written to `docs/measured.md` with commit and date."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import Progress

from wonderland_qt import paths
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.lab.bench import measure
from wonderland_qt.lab.report import Report
from wonderland_qt.lab.runner import Setting, simulate

GAMES_PLAYED = 10_000
BENCH_GAMES = 300
AGAINST_RANDOM = 300
PAGE = Path(__file__).resolve().parents[2] / "docs" / "measured.md"
FIGURES = PAGE.parents[1] / "build" / "soak"
"""What the long tests leave of what they counted."""
TARGETS = {
    "ratio_to_chess": "at most 1.0, aim 0.4",
    "rule_games_by_design": "at least 50, aim 120",
    "clone_us": "at most 20, aim 6",
    "content_load_ms": "at most 200, aim 110",
    "redraw_ms_by_design": "at most 4",
    "drag_step_ms_by_design": "at most 1",
    "stage_change_fps_by_design": "at least 50",
    "cold_start_ms_by_design": "at most 800",
    "number_to_card_ms_by_design": "at most 1000",
}


class Kills(msgspec.Struct, frozen=True):
    """How often a window was killed and gone on with, no decision lost and no file damaged."""

    kills: int
    while_writing: int
    games: int
    lines: int


class Measured(msgspec.Struct, frozen=True):
    """What one game costs, how its games end, and how strong its rule-based bot is."""

    game: str
    figures: Mapping[str, float]
    window: Mapping[str, float]
    reports: Sequence[tuple[Setting, Report]]
    strength: Report


def main() -> None:
    """Measure every game, and write the page."""
    console = Console(stderr=True)
    costs = {game: _costs(console, ruleset) for game, ruleset in GAMES.items()}
    measured = [_measured(console, ruleset, *costs[game]) for game, ruleset in GAMES.items()]
    PAGE.write_text(page(measured), encoding="utf-8")
    console.print(f"written: {PAGE}")


def _costs(
    console: Console, ruleset: Ruleset[Any, Any, Any]
) -> tuple[Mapping[str, float], Mapping[str, float]]:
    """Return what a game and its window cost: before all long runs, while the machine is cool and idle."""
    with console.status(f"{ruleset.id}: benchmark"):
        figures = msgspec.structs.asdict(measure(ruleset, [paths.content()], BENCH_GAMES))
        return figures, _window_figures(ruleset.id)


def _measured(
    console: Console,
    ruleset: Ruleset[Any, Any, Any],
    figures: Mapping[str, float],
    window: Mapping[str, float],
) -> Measured:
    content = (str(paths.content()),)
    chosen = tuple(settings(ruleset, ruleset.load([paths.content()]), content, GAMES_PLAYED))
    reports = [(setting, _simulated(console, setting)) for setting in chosen]
    strength = _simulated(console, against_random(ruleset, content, AGAINST_RANDOM))
    return Measured(ruleset.id, figures, window, reports, strength)


def settings(
    ruleset: Ruleset[Any, Any, Any], pack: Any, content: tuple[str, ...], games: int
) -> Iterator[Setting]:
    """Yield every number of players with every option of the table and each kind of bot, `games` in all."""
    table_options = [
        [(option.id, value.id) for value in option.values] for option in ruleset.seating.options(pack)
    ]
    options = [dict(values) for values in product(*table_options)]
    kinds = (("random",), ("rule",))
    every = tuple(product(ruleset.seating.sizes, options, kinds))
    for number, (players, chosen, bots) in enumerate(every):
        yield Setting(ruleset.id, content, players, -(-games // len(every)), bots, number, chosen)


def against_random(ruleset: Ruleset[Any, Any, Any], content: tuple[str, ...], games: int) -> Setting:
    """Return so many games of one rule-based bot against random ones, at a table of the usual size."""
    players = ruleset.seating.usual_size
    bots = ("rule", *["random"] * (players - 1))
    return Setting(ruleset.id, content, players, games, bots, 1, {})


def _simulated(console: Console, setting: Setting) -> Report:
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{setting.players} players, {_named(setting)}", total=setting.games)
        return simulate(setting, lambda done: progress.advance(task, done))


def _window_figures(game: str) -> dict[str, float]:
    """Return the figures of the window, measured by a program of its own: the lab knows no window."""
    program = str(Path(sys.executable).with_name("wonderland-qt"))
    command = [program, "bench", "--game", game, "--window", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def page(measured: Sequence[Measured]) -> str:
    """Return the page as Markdown."""
    lines = [
        "# Measured",
        "",
        "Written by `make soak`; targets stand in the design's performance page. They were set on a machine",
        "where python-chess takes 24 us for a move: `ratio_to_chess` and `rule_games_by_design` tell what",
        "the figures of this one would be there, from laps of chess in the same run. The window",
        "has bounds for one where chess takes 28 us, and so have its figures `by_design`.",
        "",
        f"Commit {_commit()}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}.",
        "",
    ]
    return "\n".join([*lines, *(line for game in measured for line in _chapter(game))])


def _chapter(game: Measured) -> list[str]:
    seconds = sum(report.seconds for _, report in game.reports)
    return [
        f"## {game.game}",
        "",
        f"### Benchmark (`wonderland-qt bench --game {game.game}`, one core)",
        "",
        *_figures(game.figures),
        "",
        "### Window (the same with `--window`: the largest table, 1920 x 1080)",
        "",
        *_figures(game.window),
        "",
        f"### One rule-based bot against {game.strength.players - 1} random ones",
        "",
        _strength(game.game, game.strength),
        "",
        "### Games in every setting (`wonderland-qt simulate`, all cores)",
        "",
        f"{sum(report.games for _, report in game.reports)} games in {seconds:.0f} s.",
        "",
        "| players | options | bots | games | all won | decisions | games a second | mean score |",
        "|---|---|---|---|---|---|---|---|",
        *[_row(setting, report) for setting, report in game.reports],
        "",
        *_kills(game.game),
    ]


def _strength(game: str, strength: Report) -> str:
    """Return how many games the rule-based bot has won, beside what its game promises."""
    won, promised = 100 * strength.wins_by_bot.get("rule", 0.0), GAMES[game].wins_against_chance
    bound = "" if promised is None else f" (at least {promised} %)"
    return f"Won {won:.1f} % of {strength.games} games{bound}."


def _kills(game: str) -> list[str]:
    """Return what the test of killed windows has counted, nothing where it has not run."""
    file = FIGURES / f"kills-{game}.json"
    if not file.is_file():
        return []
    counted = msgspec.json.decode(file.read_bytes(), type=Kills)
    return [
        "### Killed windows (`tests/every_game/test_kills.py`)",
        "",
        f"{counted.kills} kills, {counted.while_writing} of them in the middle of writing: each time the",
        f"game went on at the last decision told. {counted.lines} lines of {counted.games} games, none lost,",
        "no file damaged.",
        "",
    ]


def _figures(figures: Mapping[str, float]) -> list[str]:
    rows = [f"| {name} | {value} | {TARGETS.get(name, '')} |" for name, value in figures.items()]
    return ["| figure | value | target |", "|---|---|---|", *rows]


def _row(setting: Setting, report: Report) -> str:
    won = round(sum(report.wins_by_seat.values()), 2)
    ended = "yes" if abs(won - 1) < 0.01 else f"no: {won}"
    return (
        f"| {report.players} | {_options(setting)} | {', '.join(setting.bots)} | {report.games} | {ended}"
        f" | {report.decisions} | {report.games_per_second} | {report.mean_score} |"
    )


def _named(setting: Setting) -> str:
    return f"{_options(setting)}, {', '.join(setting.bots)}"


def _options(setting: Setting) -> str:
    return ", ".join(f"{name} {value}" for name, value in setting.options.items())


def _commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped") from None
