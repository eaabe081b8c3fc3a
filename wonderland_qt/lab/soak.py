"""The soak: measures everything, and writes it as JSON and as a page in docs/, with commit and date."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import product
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.lab.bench import DESIGN_CHESS_US, measure
from wonderland_qt.lab.findings import commit
from wonderland_qt.lab.report import Report
from wonderland_qt.lab.runner import Setting, simulate

GAMES_PLAYED = 10_000
BENCH_GAMES = 300
AGAINST_RANDOM = 300
ROUNDING = 0.01
"""How far shares of wins may be from adding up to 1, as each of them is rounded."""
PAGE = Path(__file__).resolve().parents[2] / "docs" / "measured.md"
DATA = PAGE.with_suffix(".json")
FIGURES = PAGE.parents[1] / "build" / "soak"
"""The folder in which long tests leave their counts."""
TARGETS = {
    "ratio_to_chess": "≤ 0.5, 0.6, 0.3, 0.8",
    "rule_games_by_design": "≥ 75, 80, 340, 90",
    "clone_us": "≤ 3",
    "sample_clones": "≤ 5",
    "content_load_ms": "≤ 200",
    "redraw_ms_by_design": "≤ 2",
    "drag_step_ms_by_design": "≤ 0.05",
    "stage_change_fps_by_design": "≥ 60",
    "answer_ms_by_design": "≤ 50",
    "cold_start_ms_by_design": "≤ 400",
    "number_to_card_ms_by_design": "≤ 1000",
}
"""What each figure must reach; four numbers are those of the games, in the order of the columns."""
ABOUT_SPEED = (
    "`bench` measures the engine on one core, `bench --window` the largest table at 1920 x 1080.",
    "python-chess runs in the same laps: `ratio_to_chess` is a decision in its moves, and figures",
    f"`by_design` are scaled to a machine where such a move takes {DESIGN_CHESS_US:g} us.",
)
ABOUT_GAMES = (
    "Bots play every number of players with every game option. One rule-based bot sits alone against random",
    f"ones in {AGAINST_RANDOM} more games.",
)


class Kills(msgspec.Struct, frozen=True):
    """How often a window was killed and continued, without a lost decision or a damaged file."""

    kills: int
    while_writing: int
    games: int
    lines: int


class SettingFigures(msgspec.Struct, frozen=True):
    """The results of one setting's games; `all_won` if each of them had a winner."""

    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    all_won: bool
    decisions: int
    games_per_second: float
    mean_score: float


class Strength(msgspec.Struct, frozen=True):
    """The per cent of games that one rule bot won against random bots, and what the game promises."""

    opponents: int
    games: int
    won: float
    promised: int | None


class GameMeasured(msgspec.Struct, frozen=True):
    """All figures of one game: speed of engine and window, strength of its rule bot, results of its games."""

    bench: dict[str, float | None]
    window: dict[str, float]
    strength: Strength
    seconds: int
    settings: list[SettingFigures]
    kills: Kills | None


class Measurements(msgspec.Struct, frozen=True):
    """All figures of one soak by game, with their targets."""

    commit: str
    date: str
    python: str
    targets: dict[str, str]
    games: dict[str, GameMeasured]


def main() -> None:
    """Measure every game, and write the page and the JSON."""
    console = Console(stderr=True)
    speeds = {game: _measure_speed(console, ruleset) for game, ruleset in GAMES.items()}
    games = {game: _measure_game(console, ruleset, speeds[game]) for game, ruleset in GAMES.items()}
    date = f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
    measurements = Measurements(
        commit(), date, python=platform.python_version(), targets=TARGETS, games=games
    )
    DATA.write_bytes(data(measurements))
    PAGE.write_text(page(measurements), encoding="utf-8")
    console.print(f"written: {PAGE}, {DATA}")


class _Speed(NamedTuple):
    """The figures of a game's benchmark, and those of its window."""

    bench: dict[str, float | None]
    window: dict[str, float]


def _measure_speed(console: Console, ruleset: Ruleset[Any, Any]) -> _Speed:
    """Return the speed of a game and its window, measured before all long runs, while the machine is cool."""
    with console.status(f"{ruleset.id}: benchmark"):
        figures = msgspec.structs.asdict(measure(ruleset, [paths.content()], BENCH_GAMES))
        return _Speed(figures, _window_figures(ruleset.id))


def _measure_game(console: Console, ruleset: Ruleset[Any, Any], speed: _Speed) -> GameMeasured:
    """Return a game's figures, after its games in all settings and of its rule bot against random ones.

    `seconds` are those of all settings, without the games against random bots. `kills` were counted
    before, by the test of killed windows.
    """
    folders = (str(paths.content()),)
    chosen = settings(ruleset, ruleset.load([paths.content()]), folders, GAMES_PLAYED)
    reports = [(setting, _simulate_with_progress(console, setting)) for setting in chosen]
    seconds = round(sum(report.seconds for _setting, report in reports))
    rows = [figures_of(setting, report) for setting, report in reports]
    against = _simulate_with_progress(console, against_random(ruleset, folders, AGAINST_RANDOM))
    return GameMeasured(
        speed.bench,
        speed.window,
        strength=strength_of(ruleset, against),
        seconds=seconds,
        settings=rows,
        kills=_read_kills(ruleset.id),
    )


def figures_of(setting: Setting, report: Report) -> SettingFigures:
    """Return the results of a setting's games.

    Each game has one win to share out, so the shares of all seats add up to 1 only if all were won.
    """
    return SettingFigures(
        players=report.players,
        options=dict(setting.options),
        bots=setting.bots,
        games=report.games,
        all_won=abs(sum(report.wins_by_seat.values()) - 1) < ROUNDING,
        decisions=report.decisions,
        games_per_second=report.games_per_second,
        mean_score=report.mean_score,
    )


def strength_of(ruleset: Ruleset[Any, Any], report: Report) -> Strength:
    """Return the rule bot's strength by a report, with what its game promises."""
    won = round(100 * report.wins_by_bot.get("rule", 0.0), 1)
    return Strength(report.players - 1, report.games, won, ruleset.wins_against_chance)


def settings(
    ruleset: Ruleset[Any, Any], content: Any, folders: tuple[str, ...], games: int
) -> Iterator[Setting]:
    """Yield settings for each number of players, game option and kind of bot, at least `games` in total."""
    combined_options = _combined_options(ruleset, content)
    kinds = (("random",), ("rule",))
    variants = tuple(product(ruleset.seating.sizes, combined_options, kinds))
    games_of_each = ceil(games / len(variants))
    for number, (players, options, bots) in enumerate(variants):
        yield Setting(
            ruleset.id, folders, players, games=games_of_each, bots=bots, seed=number, options=options
        )


def _combined_options(ruleset: Ruleset[Any, Any], content: Any) -> list[dict[str, str]]:
    """Return every combination of values of the game options, without house rules."""
    values_by_option = {
        option.id: [value.id for value in option.values]
        for option in ruleset.seating.options(content)
        if not option.house_rule
    }
    return [
        dict(zip(values_by_option, values, strict=True)) for values in product(*values_by_option.values())
    ]


def against_random(ruleset: Ruleset[Any, Any], folders: tuple[str, ...], games: int) -> Setting:
    """Return a setting with one rule bot against random bots, with the usual number of players."""
    players = ruleset.seating.usual_size
    random_bots = ["random"] * (players - 1)
    return Setting(ruleset.id, folders, players, games, bots=("rule", *random_bots), seed=1, options={})


def _simulate_with_progress(console: Console, setting: Setting) -> Report:
    """Play a setting's games, and show on the console how many are done."""
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"{setting.players} players, {_variant_name(setting)}", total=setting.games)
        return simulate(setting, lambda done: progress.advance(task, done))


def _window_figures(game: str) -> dict[str, float]:
    """Return the window's figures, measured by another process, as the lab must not import the window."""
    program = str(Path(sys.executable).with_name("wonderland-qt"))
    command = [program, "bench", "--game", game, "--window", "--json"]
    finished = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(finished.stdout)
    return figures


def data(measurements: Measurements) -> bytes:
    """Return all figures as JSON, for scripts and spreadsheets."""
    return msgspec.json.format(msgspec.json.encode(measurements), indent=1) + b"\n"


def page(measurements: Measurements) -> str:
    """Return the page as Markdown: the figures with targets, with a column for each game."""
    games = measurements.games
    lines = [
        "# Measured",
        "",
        "`make soak` writes this page and [measured.json](measured.json), which has every figure.",
        f"Commit {measurements.commit}, {measurements.date}, Python {measurements.python}.",
        "",
        "## Speed",
        "",
        *_markdown_table(["figure", *games, "target"], _speed_rows(measurements)),
        "",
        *ABOUT_SPEED,
        "",
        "## Games",
        "",
        *_markdown_table(["", *games], _game_rows(games)),
        "",
        *ABOUT_GAMES,
        _winner_sentence(games),
        *_lines_on_kills(games),
    ]
    return "\n".join([*lines, ""])


def _winner_sentence(games: Mapping[str, GameMeasured]) -> str:
    """Return the page's sentence that every game played to its end had a winner, or a warning."""
    all_won = all(setting.all_won for game in games.values() for setting in game.settings)
    return "Every game had a winner." if all_won else "**Some games had no winner**: see the data."


def _speed_rows(measurements: Measurements) -> Iterator[list[str]]:
    """Yield a row for each figure with a target: its name, its value for each game, and the target."""
    for name, target in measurements.targets.items():
        cells = []
        for game in measurements.games.values():
            figure = {**game.bench, **game.window}.get(name)
            cells.append("" if figure is None else f"{figure:.3g}")
        yield [name, *cells, target]


def _game_rows(games: Mapping[str, GameMeasured]) -> Iterator[list[str]]:
    """Yield the rows about games played and the rule bot's strength, with a cell for each game."""
    strengths = [game.strength for game in games.values()]
    yield ["games played", *(_games_played(game) for game in games.values())]
    yield ["rule-based bot won", *map(_percent_won, strengths)]
    yield ["promised", *map(_percent_promised, strengths)]


def _games_played(game: GameMeasured) -> str:
    """Return the games played in all settings of a game, as text."""
    return str(sum(setting.games for setting in game.settings))


def _percent_won(strength: Strength) -> str:
    """Return the share of games that the rule bot won, in per cent."""
    return f"{strength.won}%"


def _percent_promised(strength: Strength) -> str:
    """Return the share of wins that is promised, "" without a promise."""
    return "" if strength.promised is None else f"{strength.promised}%"


def _read_kills(game: str) -> Kills | None:
    """Return the counts of the test of killed windows, None if it has not run."""
    file = FIGURES / f"kills-{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Kills) if file.is_file() else None


def _lines_on_kills(games: Mapping[str, GameMeasured]) -> list[str]:
    """Return the lines of the page about killed windows, none if no window was killed."""
    counted = [game.kills for game in games.values() if game.kills]
    if not counted:
        return []
    kills = sum(of_game.kills for of_game in counted)
    writing = sum(of_game.while_writing for of_game in counted)
    return [
        "",
        "## Killed windows",
        "",
        f"`tests/every_game/saved/test_kills.py` killed the window {kills} times, {writing} while it wrote.",
        "Each time the game continued at the last decision shown; no line was lost and no file damaged.",
    ]


def _markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a Markdown table."""
    heading, *others = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    rule = f"|{'---|' * len(head)}"
    return [heading, rule, *others]


def _variant_name(setting: Setting) -> str:
    """Return the game options and the bots of a setting, as progress shows them."""
    options = ", ".join(f"{name} {value}" for name, value in setting.options.items())
    return f"{options}, {', '.join(setting.bots)}"


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("stopped") from None
