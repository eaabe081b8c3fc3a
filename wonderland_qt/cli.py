"""The command line: play, simulate, validate, scenario, replay and bench.

Exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from wonderland_qt import __version__, paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.flow import EndlessGame

GAME = "wonderland"
WELL, PROBLEMS, WRONG_USE = 0, 1, 2

EPILOG = """\
examples:
  wonderland-qt play                                   open the game
  wonderland-qt play --content my-cards                with your own content laid over the game's
  wonderland-qt play --set rose=C,flamingo=B           with a mix of ally sets
  wonderland-qt validate my-cards                      list every mistake in your content
  wonderland-qt simulate --players 4 --games 1000      how 1000 games between random bots end
  wonderland-qt simulate --bots rule --report          what each card was worth to rule-based bots
  wonderland-qt scenario my_battle.yaml   check a position typed into a file
  wonderland-qt replay game.save                       play a saved game's journal again

exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly
"""


SET_HELP = (
    "the ally set: A, B, C, D, random, mix (chance says for each type), "
    "or a mix of your own such as card_soldier=A,flamingo=C; types left out keep A (A)"
)
WINDOW_HELP = "measure the drawn table at 1920 x 1080 and a cold start of the window instead"
WINDOW_KEYS = """\
figures of --window:
  redraw_ms              painting the whole busiest table anew (must be at most 16, should be 4)
  redraw_with_ground_ms  the same with boards and tracks, as after a zoom
  drag_step_ms           moving a lifted piece by a step (must be at most 2)
  bake_ms                the first picture of a table, every piece painted from its SVG
  cold_start_ms          from starting the program to its first painted window (at most 1500, should be 800)
  pieces, pictures       how many there are on that table
"""


class Problem(Exception):
    """Something is wrong with what the user gave; its text says what, where and how to mend it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    chosen = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    try:
        return run(chosen)
    except (ContentMistakes, Problem, EndlessGame, paths.MissingFolder) as problem:
        print(problem, file=sys.stderr)
        return PROBLEMS
    except BrokenPipeError:
        return WELL
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return PROBLEMS


def main_gui() -> int:
    """Open the game: what a double-click does."""
    return main(["play", *sys.argv[1:]])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="wonderland-qt",
        description="Wonderland's War on one screen, and what a tinkerer needs to change it.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_play(commands)
    _add_simulate(commands)
    _add_validate(commands)
    _add_scenario(commands)
    _add_replay(commands)
    _add_bench(commands)
    return parser


def _add(commands: Any, name: str, run: Callable[[argparse.Namespace], int], help_text: str) -> Any:
    command = commands.add_parser(
        name, help=help_text, description=help_text[0].upper() + help_text[1:] + "."
    )
    command.set_defaults(run=run)
    return command


def _add_content(command: Any) -> None:
    command.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="DIR",
        help="a folder of content to lay over the game's own; may be given more than once, the last on top",
    )
    command.add_argument(
        "--alone", action="store_true", help="read the folders of --content alone, without the game's own"
    )


def _add_set(command: Any) -> None:
    command.add_argument("--set", metavar="SET", dest="ally_set", help=SET_HELP)


def _add_play(commands: Any) -> None:
    command = _add(commands, "play", _play, "open the game")
    _add_content(command)
    _add_set(command)
    command.add_argument(
        "--smoke",
        type=Path,
        metavar="PICTURE.png",
        help="let bots play a whole game in the window, leave pictures beside this one, and quit",
    )


def _add_simulate(commands: Any) -> None:
    command = _add(commands, "simulate", _simulate, "play many games between bots and add them up")
    _add_content(command)
    command.add_argument("--players", type=int, default=4, choices=(2, 3, 4, 5), help="how many sit down (4)")
    command.add_argument("--games", type=_count, default=100, metavar="N", help="how many games (100)")
    command.add_argument(
        "--bots",
        default="random",
        metavar="KIND,...",
        help="kinds of bot by seat, repeated when fewer than players (random)",
    )
    command.add_argument(
        "--seed", type=int, default=1, metavar="N", help="the same seed gives the same games (1)"
    )
    _add_set(command)
    command.add_argument("--jobs", type=_count, metavar="N", help="how many processes (one a core)")
    command.add_argument(
        "--report",
        action="store_true",
        help="also tell how cards and abilities were taken and won with",
    )
    command.add_argument("--json", action="store_true", help="print the report as JSON")


def _add_validate(commands: Any) -> None:
    command = _add(commands, "validate", _validate, "read content and list every mistake in it")
    command.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="folders of content to lay over the game's own"
    )
    _add_content(command)


def _add_scenario(commands: Any) -> None:
    command = _add(commands, "scenario", _scenario, "set up positions from files and check what must hold")
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a scenario file (docs/scenarios.md)"
    )
    _add_content(command)


def _add_replay(commands: Any) -> None:
    command = _add(commands, "replay", _replay, "play a journal or a saved game again")
    command.add_argument("file", type=Path, metavar="FILE", help="a journal or a saved game")
    _add_content(command)


def _add_bench(commands: Any) -> None:
    command = _add(commands, "bench", _bench, "measure what decisions, clones, loading and saving cost")
    _add_content(command)
    command.add_argument("--games", type=_count, default=60, metavar="N", help="how many random games (60)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.add_argument("--window", action="store_true", help=WINDOW_HELP)
    command.epilog = WINDOW_KEYS
    command.formatter_class = argparse.RawDescriptionHelpFormatter


def _count(given: str) -> int:
    number = int(given)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not a number from 1 up")
    return number


def _roots(chosen: argparse.Namespace) -> list[Path]:
    if chosen.alone and not chosen.content:
        _wrong_use("--alone needs at least one --content DIR")
    roots = chosen.content if chosen.alone else [paths.content(), *chosen.content]
    for root in roots:
        if not root.is_dir():
            raise Problem(f"{root}: there is no such folder; give a folder that holds {GAME}/*.yaml")
    return roots


def _wrong_use(message: str) -> NoReturn:
    print(f"wonderland-qt: {message}", file=sys.stderr)
    raise SystemExit(WRONG_USE)


def _play(chosen: argparse.Namespace) -> int:
    from wonderland_qt.app.program.readiness import hindrance
    from wonderland_qt.engine.words.words import REFERENCE, Words

    why = hindrance()
    if why is not None:
        raise Problem(Words.load([paths.window() / "words"], REFERENCE).say(why))
    from wonderland_qt.app.program.application import run, run_smoke

    roots = _roots(chosen)
    options = _options(chosen, roots)
    return run(roots, options) if chosen.smoke is None else run_smoke(roots, chosen.smoke, options)


def _options(chosen: argparse.Namespace, roots: Sequence[Path]) -> dict[str, str]:
    """Return what the table chose; a set that is not there is a wrong use."""
    from wonderland_qt.games.catalogue import ruleset_of
    from wonderland_qt.games.wonderland.newgame.ally_sets import allies_named

    if chosen.ally_set is None:
        return {}
    try:
        allies_named(ruleset_of(GAME).load(roots), chosen.ally_set)
    except ValueError as error:
        _wrong_use(f"--set: {error}")
    return {"set": chosen.ally_set}


def _simulate(chosen: argparse.Namespace) -> int:
    from rich.progress import Progress

    from wonderland_qt.bots.registry import UnknownBot, bot_names
    from wonderland_qt.lab.runner import Setting, simulate

    roots = _roots(chosen)
    try:
        bots = bot_names(chosen.bots) or _wrong_use("--bots: name at least one kind of bot")
    except UnknownBot as error:
        _wrong_use(str(error))
    options = _options(chosen, roots)
    content = tuple(map(str, roots))
    setting = Setting(GAME, content, chosen.players, chosen.games, bots, chosen.seed, options, chosen.report)
    with Progress(console=_console(sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=chosen.games)
        report = simulate(setting, lambda games: progress.advance(task, games), chosen.jobs)
    _print_record(report, chosen.json)
    return WELL


def _validate(chosen: argparse.Namespace) -> int:
    from wonderland_qt.games.catalogue import ruleset_of

    chosen.content += chosen.paths
    roots = _roots(chosen)
    ruleset_of(GAME).load(roots)
    print("no mistakes in " + ", ".join(map(str, roots)))
    return WELL


def _scenario(chosen: argparse.Namespace) -> int:
    from wonderland_qt.engine.scenarios.scenario_runner import perform
    from wonderland_qt.engine.scenarios.script import game_of
    from wonderland_qt.games.catalogue import GAMES, stage_of

    roots, differences = tuple(_roots(chosen)), 0
    for file in chosen.files:
        game = game_of(file, GAMES) or GAME
        if game not in GAMES:
            raise Problem(f"{file}: no game is called '{game}'; known: {', '.join(GAMES)}")
        found = perform(file, stage_of(game, roots, paths.rulebook(game, "en")))
        differences += len(found)
        print("\n".join(found) if found else f"{file}: ok")
    return PROBLEMS if differences else WELL


def _replay(chosen: argparse.Namespace) -> int:
    from wonderland_qt.engine.play.replay import NoReplay, replay_file
    from wonderland_qt.engine.play.saves import UnreadableSave
    from wonderland_qt.games.catalogue import ruleset_of

    ruleset = ruleset_of(GAME)
    try:
        replayed = replay_file(ruleset, ruleset.load(_roots(chosen)), chosen.file)
    except (UnreadableSave, NoReplay) as error:
        raise Problem(str(error)) from error
    print(f"{replayed.answers} answers, {replayed.facts} facts")
    for player, score in replayed.scores.items():
        print(f"{player}: {score} VP{', the winner' if player in replayed.winners else ''}")
    print("the game is over" if replayed.over else "waiting for " + ", ".join(replayed.waiting))
    return WELL


def _bench(chosen: argparse.Namespace) -> int:
    from wonderland_qt.games.catalogue import ruleset_of
    from wonderland_qt.lab.bench import measure

    with _console(sys.stderr).status("measuring"):
        if chosen.window:
            from wonderland_qt.app.program.bench_window import measure_window

            _print_record(measure_window(ruleset_of(GAME), _roots(chosen)), chosen.json)
        else:
            _print_record(measure(ruleset_of(GAME), _roots(chosen), chosen.games), chosen.json)
    return WELL


def _console(stream: Any) -> Any:
    from rich.console import Console

    return Console(file=stream)


def _print_record(record: Any, as_json: bool) -> None:
    """Print a record of figures as JSON or as a table."""
    import msgspec

    from wonderland_qt.lab.runner import Report
    from wonderland_qt.lab.tables import print_record, print_report

    if as_json:
        print(msgspec.json.encode(record).decode())
    elif isinstance(record, Report):
        print_report(_console(sys.stdout), record)
    else:
        print_record(_console(sys.stdout), record)
