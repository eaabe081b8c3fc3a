"""Commands that return an exit code, and import what they need, so that no other command waits for Qt."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import (
    check_language,
    check_picture,
    content_folders_chosen,
    game_meant,
    games_in,
    layers_chosen,
    options_chosen,
    ruleset_chosen,
)
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem, ending_on_interrupt
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.engine.words.foreign_text import quoted

if TYPE_CHECKING:
    from wonderland_qt.app.program.one_window import Claim
    from wonderland_qt.engine.journals.journal import AnyLine
    from wonderland_qt.engine.ruleset import AnyRuleset
    from wonderland_qt.engine.saved.resume import Resumed
    from wonderland_qt.engine.saved.saves import Reported
    from wonderland_qt.models.lobby.boxes import Box


MOST_OF_ACCOUNT, MOST_CIRCUMSTANCES = 20_000, 20
"""The most letters of a report's traceback, and the most of its circumstances, that are printed."""


def games(chosen: argparse.Namespace) -> int:
    """List available games; those that cannot be loaded are named on stderr."""
    from wonderland_qt.engine.installed_games import broken_games, listed_games
    from wonderland_qt.engine.words.localization import REFERENCE
    from wonderland_qt.engine.words.worded_errors import in_words
    from wonderland_qt.models.lobby.boxes import box_of

    boxes = [box_of(listed, REFERENCE) for listed in listed_games()]
    for broken in broken_games():
        print(in_words(broken), file=sys.stderr)
    if chosen.json:
        print_json(boxes)
    else:
        _print_boxes(boxes)
    return WELL


def play(chosen: argparse.Namespace) -> int:
    """Open the program."""
    with ending_on_interrupt():
        return _play_or_hand_over(chosen)


def _play_or_hand_over(chosen: argparse.Namespace) -> int:
    """Open the program, or let the window that is already open show the files.

    Checks (`--smoke`, `--until-shown`) need a window of their own, and so do options of a new game.
    """
    from wonderland_qt.app.program.one_window import claimed_home, hand_over

    if chosen.smoke is not None or chosen.until_shown:
        return _open_window(chosen)
    with claimed_home() as claim:
        if claim is None and _any_window_will_do(chosen) and hand_over(_files_to_open(chosen)):
            return WELL
        return _open_window(chosen, claim)


def _open_window(chosen: argparse.Namespace, claim: Claim | None = None) -> int:
    """Open the window as the arguments say, if that is possible and the content is valid.

    Options and given content are tried before, so that a mistake ends the command on the terminal. The
    window opens at the shelf, or at a game's box if anything was chosen that concerns one game.
    """
    from wonderland_qt.app.program.notice import say
    from wonderland_qt.app.program.qt_features import do_without_features
    from wonderland_qt.app.program.window_check import hindrance
    from wonderland_qt.engine.installed_games import GAMES

    reason = hindrance()
    if reason is not None:
        raise Problem(say(reason))
    do_without_features()  # before the imports below, which take less memory then
    from wonderland_qt.app.program.application import run, run_smoke, run_until_shown

    game, content_folders = game_meant(chosen), layers_chosen(chosen)
    options = dict[str, str]()
    if chosen.option:
        options = options_chosen(chosen, GAMES[game], GAMES[game].load(content_folders))
    if chosen.content or chosen.pack:
        for ruleset in GAMES.values():
            _try_to_begin(ruleset, content_folders)
    if chosen.smoke is not None:
        check_picture(chosen.smoke)
    if chosen.until_shown:
        return run_until_shown(content_folders, chosen.game or "")
    if chosen.smoke is not None:
        return run_smoke(content_folders, game, chosen.smoke, options)
    concerns_one_game = chosen.game or options or chosen.first_game
    box = game if concerns_one_game else ""
    return run(content_folders, box, options, chosen.first_game, opened=_files_to_open(chosen), claim=claim)


def _any_window_will_do(chosen: argparse.Namespace) -> bool:
    """Tell whether an open window will do: the arguments name no game, content or options."""
    return not (chosen.game or chosen.content or chosen.pack or chosen.option or chosen.first_game)


def _files_to_open(chosen: argparse.Namespace) -> list[Path]:
    """Return the file that the window is to show, as a list of at most one."""
    return [chosen.file] if chosen.file else []


def _try_to_begin(ruleset: AnyRuleset, content_folders: Sequence[Path]) -> None:
    """Read the content of a game and begin a game; raises ContentMistakes, and Problem if that fails."""
    from wonderland_qt.engine.lookahead.trial import trial
    from wonderland_qt.engine.words.worded_errors import in_words

    problem = trial(ruleset, ruleset.load(content_folders), whole=False)
    if problem is not None:
        raise Problem(f"{content_folders[-1]}: {in_words(problem)}")


def scenario(chosen: argparse.Namespace) -> int:
    """Set up positions from files and check their expectations; a file or its folder names the game."""
    check_language(chosen.language)
    content_folders = tuple(layers_chosen(chosen))
    all_passed = True
    for file in chosen.files:
        if not _play_scenario(file, content_folders, chosen):
            all_passed = False
    return WELL if all_passed else PROBLEMS


def _play_scenario(file: Path, content_folders: tuple[Path, ...], chosen: argparse.Namespace) -> bool:
    """Play a scenario and print notices and differences; return whether there are no differences."""
    from wonderland_qt.engine.installed_games import GAMES, scenario_setup_of
    from wonderland_qt.engine.scenarios.scenario_runner import perform
    from wonderland_qt.engine.scenarios.script import game_of
    from wonderland_qt.engine.words.texts import text
    from wonderland_qt.engine.words.worded_errors import in_words
    from wonderland_qt.models.packs.earlier_files import earlier_in_file

    ruleset = ruleset_chosen(chosen.game or game_of(file, GAMES), f"{file}")
    for earlier in earlier_in_file(file):
        notice = earlier.in_words(chosen.language)
        tell(in_words(text("scenario-warning", notice=notice), chosen.language))
    setup = scenario_setup_of(ruleset.id, content_folders, paths.rulebook(ruleset.id, "en"))
    differences = perform(file, setup, chosen.language)
    tell(*differences)
    if not differences:
        tell(in_words(text("scenario-passed", file=str(file)), chosen.language))
    return not differences


def replay(chosen: argparse.Namespace) -> int:
    """Replay a saved game on its original content, and for a report repeat what went wrong."""
    from wonderland_qt.engine.saved.resume import resume
    from wonderland_qt.engine.saved.save_reader import read_save
    from wonderland_qt.engine.saved.saved_content import layers_of
    from wonderland_qt.engine.saved.saves import UnreadableSave

    try:
        save = read_save(chosen.file)
        ruleset = ruleset_chosen(chosen.game or save.header.game, str(chosen.file))
        content_folders = content_folders_chosen(chosen)
        content = ruleset.load(content_folders)
        resumed = resume(ruleset, content, save, today=layers_of(content_folders, ruleset.id))
    except UnreadableSave as error:
        raise Problem(str(error)) from error
    _print_end(resumed)
    if save.reported is None:
        return WELL
    return _repeat_failure(chosen, resumed, save.reported)


def _print_end(resumed: Resumed[Any, Any]) -> None:
    """Print how far a replayed game came, the scores, and who is to answer."""
    from wonderland_qt.engine.journals.replay import replayed

    end = replayed(resumed.play)
    if resumed.from_state:
        tell(f"{end.answers} answers, given under other rules, so this is the saved state")
    else:
        tell(f"{end.answers} answers, {end.events} events")
    for player, score in end.scores.items():
        tell(f"{player}: {score}{', winner' if player in end.winners else ''}")
    tell("the game is over" if end.over else f"waiting for {', '.join(end.waiting)}")


def _repeat_failure(chosen: argparse.Namespace, resumed: Resumed[Any, Any], reported: Reported) -> int:
    """Repeat the action of a report, or show its game again, and tell whether the error recurs.

    It does if the report names the same kind of error; of several, only the first is compared.
    """
    tell("", "reported:", _last_part(reported.account))
    circumstances = islice(reported.circumstances.items(), MOST_CIRCUMSTANCES)
    tell(*(quoted(f"{name}: {value}") for name, value in circumstances), "")
    if reported.attempted is not None:
        failures = _errors_of_repeating(resumed, reported.attempted)
    else:
        tell("no decision was being made; showing the game in a hidden window")
        failures = _errors_of_showing(chosen, reported)
    if not failures:
        tell("this time it worked")
        return WELL
    error = failures[0]
    name = type(error).__name__
    is_the_same = name in reported.account
    verdict = "it happens again" if is_the_same else "something else goes wrong"
    tell(f"{verdict}: {name}: {error}")
    return PROBLEMS


def _last_part(account: str) -> str:
    """Return the end of a long traceback, where the error is."""
    return account if len(account) <= MOST_OF_ACCOUNT else f"…{account[-MOST_OF_ACCOUNT:]}"


def _errors_of_repeating(resumed: Resumed[Any, Any], attempted: AnyLine) -> list[BaseException]:
    """Repeat an answer; return the error if it fails again, as a list of at most one."""
    try:
        resumed.play.apply(attempted)
    except Exception as error:  # whatever rules raise is what was asked for
        return [error]
    return []


def _errors_of_showing(chosen: argparse.Namespace, reported: Reported) -> list[BaseException]:
    """Show the game of a report in a hidden window, and return the errors; raises Problem without Qt."""
    from wonderland_qt.app.program.notice import say
    from wonderland_qt.app.program.window_check import lacks_qt

    reason = lacks_qt()
    if reason is not None:
        raise Problem(say(reason))
    from wonderland_qt.app.program.showing_again import shown_again

    return shown_again(content_folders_chosen(chosen), chosen.file, reported.circumstances)


def draw_pictures(_chosen: argparse.Namespace) -> int:
    """Draw pictures of packs for the program that started this process."""
    from wonderland_qt.models.pictures.drawing_program import draw_pictures

    draw_pictures(sys.stdin.buffer, sys.stdout.buffer)
    return WELL


def think(_chosen: argparse.Namespace) -> int:
    """Let bots think for the window that started this process."""
    from wonderland_qt.bots.thinking_program import think

    think(sys.stdin.buffer, sys.stdout.buffer)
    return WELL


def ask_newest(chosen: argparse.Namespace) -> int:
    """Ask an address for the newest version, for the program that started this process.

    It fails silently if there is no answer, or one without a version; deeply nested JSON also exceeds the
    recursion limit.
    """
    from wonderland_qt.models.newest.asking_program import newest_version

    try:
        tell(newest_version(chosen.address))
    except (OSError, ValueError, RecursionError):
        return PROBLEMS
    return WELL


def bench(chosen: argparse.Namespace) -> int:
    """Measure decisions, clones, loading and saving, or the window.

    If no game is named, the first one is measured, but the window with all games.
    """
    from wonderland_qt.lab.bench import measure, typical_chess_us

    ruleset, content_folders = ruleset_chosen(chosen.game), content_folders_chosen(chosen)
    with _console(sys.stderr).status("measuring"):
        if chosen.window:
            from wonderland_qt.cli.benchmarks.bench_window import measure_window

            games = [ruleset] if chosen.game else games_in(content_folders)
            figures: Any = measure_window(games, content_folders, typical_chess_us)
        else:
            figures = measure(ruleset, content_folders, chosen.games)
    _print_record(figures, as_json=chosen.json)
    return WELL


def _console(stream: Any) -> Any:
    """Return a console of rich on a stream; rich is imported only when something is printed with it."""
    from rich.console import Console

    return Console(file=stream)


def _print_boxes(boxes: Sequence[Box]) -> None:
    """Print the list of games as a table."""
    from rich.table import Table

    table = Table("id", "game", "players", "minutes", "")
    for box in boxes:
        table.add_row(box.game, box.title, box.players, str(box.minutes), box.line)
    _console(sys.stdout).print(table)


def _print_record(record: Any, as_json: bool) -> None:
    """Print figures as JSON or as a table."""
    from wonderland_qt.lab.tables import print_record

    if as_json:
        print_json(record)
    else:
        print_record(_console(sys.stdout), record)


def schema(chosen: argparse.Namespace) -> int:
    """Write a JSON Schema for each kind of content file, including the verbs that content defines."""
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.packs.editor_schemas import FOLDER, write_schemas

    folder = chosen.folder or paths.content() / FOLDER
    try:
        files = write_schemas(folder, GAMES, layers_chosen(chosen))
    except OSError as error:
        raise Problem(f"{folder}: cannot write here ({error.strerror}); name another folder") from error
    for file in files:
        tell(f"{file}")
    return WELL
