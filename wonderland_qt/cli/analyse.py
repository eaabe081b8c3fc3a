"""The command `analyse`: chances, luck and skill in a finished game, and the moments that decided it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import check_language, content_folders_chosen, ruleset_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.shared_arguments import add, add_content, add_json, count
from wonderland_qt.cli.terminal import print_json, tell

if TYPE_CHECKING:
    from wonderland_qt.analysis.finished_game import Task
    from wonderland_qt.engine.analysed import Account, Analysis, Choice, DecidingMoment, Progress
    from wonderland_qt.engine.words.localization import Words
    from wonderland_qt.engine.words.texts import Text

ANALYSE_NOTE = """\
Chances are wins in 100 such games, judged by what the player could know at that moment.
docs/analysis.md explains how.
"""

CHANCE_LINES = 12
"""The number of printed lines with the chances over the game."""


STANDARD_ERRORS = 1.96
"""How many standard errors make a margin of 95 %."""


def add_analyse(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add(
        subparsers, "analyse", analyse, "tell luck from skill in a finished game, and what decided it"
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a saved game that is over")
    command.add_argument("--game", metavar="ID", help="the game (the one named in the file)")
    add_content(command)
    command.add_argument(
        "--rollouts", type=count, default=80, metavar="N", help="games to play on for each choice (80)"
    )
    command.add_argument("--jobs", type=count, metavar="N", help="number of processes (one per core)")
    command.add_argument("--language", default="en", metavar="CODE", help="language of the output (en)")
    add_json(command, "the analysis")
    command.add_argument(
        "--follow", action="store_true", help="print progress as lines of JSON, for programs that show it"
    )
    command.epilog = ANALYSE_NOTE


def analyse(chosen: argparse.Namespace) -> int:
    """Analyse a finished game and print what was found; with --follow only the progress."""
    from wonderland_qt.analysis.finished_game import NotOver, Task
    from wonderland_qt.engine.saved.save_reader import read_save
    from wonderland_qt.engine.saved.saves import UnreadableSave
    from wonderland_qt.lab.report import words_of_things

    check_language(chosen.language)
    try:
        save = read_save(chosen.file)
        ruleset = ruleset_chosen(chosen.game or save.header.game, str(chosen.file))
        content_folders = content_folders_chosen(chosen)
        task = Task(str(chosen.file), ruleset.id, tuple(map(str, content_folders)), chosen.rollouts)
        found = _analysed_with_progress(task, chosen)
    except UnreadableSave as error:
        raise Problem(str(error)) from error
    except NotOver as error:
        raise Problem(f"{chosen.file}: the game is not over; finish it first") from error
    if chosen.follow:
        return WELL
    words = words_of_things(ruleset, ruleset.load(content_folders), paths.words(ruleset.id), chosen.language)
    if chosen.json:
        print_json(_analysis_with_words(found, words))
    else:
        _print_analysis(found, words)
    return WELL


def _analysed_with_progress(task: Task, chosen: argparse.Namespace) -> Analysis:
    """Return the analysis of a saved game; show its progress meanwhile, as a bar or (--follow) as JSON."""
    from wonderland_qt.analysis.finished_game import analyse as analysed

    progress_shown = nullcontext(_print_progress_as_json) if chosen.follow else _progress_bar()
    with progress_shown as report_progress:
        return analysed(task, report_progress, chosen.jobs)


@contextmanager
def _progress_bar() -> Iterator[Callable[[Progress], None]]:
    """Show a bar while the body runs; yield the function that moves it."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("answers")
        yield lambda progress: bar.update(task, completed=progress.done, total=progress.of)


def _print_progress_as_json(progress: Progress) -> None:
    """Print the progress as a line of JSON, with keys of messages instead of words."""
    import msgspec

    sys.stdout.write(msgspec.json.encode(progress).decode() + "\n")
    sys.stdout.flush()


def _print_analysis(found: Analysis, words: Words) -> None:
    """Print the chances at every few choices (about CHANCE_LINES lines), the accounts and the moments."""
    name = _function_naming_players(words)
    every = max(1, len(found.choices) // CHANCE_LINES)
    for choice in found.choices[::every]:
        tell(_line_of_choice(choice, words, name))
    tell(f"won by {', '.join(map(name, found.winners))}")
    tell("")
    for player, account in found.accounts.items():
        tell(f"{name(player)}: {_line_of_account(account)}")
    tell("")
    for moment in found.moments:
        tell(_line_of_moment(moment, words, name))


def _line_of_choice(choice: Choice, words: Words, name: Callable[[str], str]) -> str:
    """Return a line with all players' chances at a choice."""
    chances = ", ".join(f"{name(player)} {_percent(chance)}" for player, chance in choice.chances.items())
    return f"{words.say(choice.moment)}, answer {choice.answer}: {chances}"


def _line_of_account(account: Account) -> str:
    """Return what choices and luck added to a player's chance, in wins of 100 games."""
    parts = (account.own_choices, account.rivals_choices, account.luck, account.won)
    own, rivals, luck, won = (f"{100 * part:+.0f}" for part in parts)
    return (
        f"own choices {own}, opponents' choices {rivals}, luck {luck}: {won} in all;"
        f" {account.mistakes} of {account.choices} choices cost something"
    )


def _line_of_moment(moment: DecidingMoment, words: Words, name: Callable[[str], str]) -> str:
    """Return a line about a decisive moment, with its change and margin in wins of 100 games."""
    margin = STANDARD_ERRORS * moment.error
    choice, change = moment.at, f"{100 * moment.change:+.0f} ± {100 * margin:.0f}"
    where = f"{words.say(choice.moment)}, answer {choice.answer}"
    if moment.kind == "luck":
        return f"{where}: luck, {name(moment.player)} {change}"
    taken, better = _words_of_answer(choice.taken_words, words), _words_of_answer(choice.better_words, words)
    return f"{where}: {name(moment.player)} {change}: {taken}; better: {better}"


def _analysis_with_words(found: Analysis, words: Words) -> dict[str, Any]:
    """Return the analysis for JSON, with words beside ids."""
    return {
        "game": found.game,
        "rollouts": found.rollouts,
        "players": found.players,
        "winners": found.winners,
        "chances": [_choice_with_words(choice, words) for choice in found.choices],
        "accounts": found.accounts,
        "moments": [
            {
                "kind": moment.kind,
                "player": moment.player,
                "change": moment.change,
                "error": moment.error,
                **_choice_with_words(moment.at, words),
            }
            for moment in found.moments
        ],
    }


def _choice_with_words(choice: Choice, words: Words) -> dict[str, Any]:
    """Return an examined choice for JSON, with words beside ids."""
    return {
        "answer": choice.answer,
        "moment": words.say(choice.moment),
        "asked": choice.player,
        "question": words.say(choice.asked),
        "taken": choice.taken,
        "taken_words": _words_of_answer(choice.taken_words, words),
        "better": choice.better,
        "better_words": _words_of_answer(choice.better_words, words),
        "lost": choice.lost,
        "chances": choice.chances,
        "errors": choice.errors,
    }


def _function_naming_players(words: Words) -> Callable[[str], str]:
    """Return a function that names a player in a language.

    Texts are imported only here, so that other commands start without them.
    """
    from wonderland_qt.engine.words.texts import Text

    return lambda player: words.say(Text(player))


def _words_of_answer(several: tuple[Text, ...], words: Words) -> str:
    return " + ".join(map(words.say, several))


def _percent(chance: float) -> str:
    """Return a chance in whole per cent."""
    return f"{100 * chance:.0f} %"
