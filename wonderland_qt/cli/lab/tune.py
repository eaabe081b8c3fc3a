"""The command `tune`: measures and improves the numbers by which bots play, by games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt.cli.chosen import check_save, game_meant, layers_chosen
from wonderland_qt.cli.lab.games_progress import counted_games
from wonderland_qt.cli.lab.many_games import setting_chosen
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem, wrong_use
from wonderland_qt.cli.shared_arguments import (
    add_for_content,
    add_json,
    add_players_and_seed,
    add_save,
    count,
    factor,
    number,
)
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.words.message_parts import suggestion
from wonderland_qt.engine.words.worded_errors import in_words

if TYPE_CHECKING:
    from wonderland_qt.lab.changed_bot import Measurement
    from wonderland_qt.lab.tuning import Search


TUNE_NOTE = """\
One rule-based bot plays by changed numbers, the others by the content's; each deal is played from every seat.
Without --by, --to and --check, numbers are changed for as long as a change wins more. Ctrl-C keeps what was
saved. docs/tuning.md explains how.
"""


def add_tune(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add_for_content(
        subparsers, "tune", tune, "measure or tune the numbers by which rule-based bots play"
    )
    command.add_argument(
        "--number",
        action="append",
        default=[],
        metavar="NAME",
        help="a number, or several as in 'mine.*'; repeat for more (all)",
    )
    asked = command.add_mutually_exclusive_group()
    asked.add_argument("--list", action="store_true", help="list the numbers and their values")
    asked.add_argument("--by", type=factor, metavar="FACTOR", help="measure the numbers multiplied by this")
    asked.add_argument("--to", type=number, metavar="VALUE", help="measure the number at this value")
    asked.add_argument(
        "--check",
        action="store_true",
        help="move each number up and down by 30%% and report changes that win more; exit code 1 if any does",
    )
    add_save(command)
    command.add_argument(
        "--games", type=count, default=1000, metavar="N", help="games to measure a change by (1000)"
    )
    add_players_and_seed(command)
    add_json(command, "the figures")
    command.epilog = TUNE_NOTE


def tune(chosen: argparse.Namespace) -> int:
    """List, measure, check or tune the numbers of a game's evaluation."""
    from wonderland_qt.components.weights import numbers

    ruleset, content_folders = GAMES[game_meant(chosen)], layers_chosen(chosen)
    content = ruleset.load(content_folders)
    if getattr(content, "evaluation", None) is None:
        raise Problem(f"{content_folders[-1]}: no numbers of bots here; add {ruleset.id}/evaluation.yaml")
    names = _numbers_chosen(chosen, content)
    if chosen.list:
        known = numbers(content.weights)
        _print_numbers({name: known[name] for name in names}, as_json=chosen.json)
        return WELL
    _check_arguments(chosen, names, ruleset.id)
    with _search_with_progress(chosen, content, content_folders) as search:
        return _check_measure_or_tune(chosen, search, names)


def _numbers_chosen(chosen: argparse.Namespace, content: Any) -> list[str]:
    """Return the numbers that match --number, by default all; an unknown one is a usage error."""
    from wonderland_qt.lab.tuning import names_matching

    known = names_matching(content, ())
    for pattern in chosen.number:
        if not names_matching(content, [pattern]):
            wrong_use(
                f"--number: no number '{pattern}'{in_words(suggestion(pattern, known))}; --list tells all"
            )
    return names_matching(content, chosen.number)


def _check_arguments(chosen: argparse.Namespace, names: Sequence[str], game: str) -> None:
    """Reject arguments that contradict each other, and a folder that cannot be written to.

    What that folder says of the game already is read once, so that its mistakes are
    reported before hours of play.
    """
    tries_values = chosen.by is not None or chosen.to is not None
    if tries_values and not chosen.number:
        wrong_use("--by and --to need a --number NAME; --list tells all")
    if chosen.to is not None and len(names) > 1:
        wrong_use(f"--to: {len(names)} numbers have this name; name one of them")
    if chosen.save is not None:
        if tries_values or chosen.check:
            wrong_use("--save: only tuning writes; leave out --by, --to and --check")
        check_save(chosen.save)
        if (chosen.save / game).is_dir():
            GAMES[game].load([*layers_chosen(chosen), chosen.save])


@contextmanager
def _search_with_progress(
    chosen: argparse.Namespace, content: Any, content_folders: Sequence[Path]
) -> Iterator[Search]:
    """Yield a search with the chosen games, which shows how many it has played."""
    from wonderland_qt.lab.tuning import Search

    setting = setting_chosen(chosen, content_folders, bots=("rule",))
    deals = ceil(chosen.games / setting.players)  # each deal is played from every seat
    with counted_games() as played:
        yield Search(setting, content, deals, played, chosen.jobs)


def _check_measure_or_tune(chosen: argparse.Namespace, search: Search, names: Sequence[str]) -> int:
    """Check, measure or tune, as the arguments say; `by` and `to` give the value to measure."""
    from wonderland_qt.lab.changed_bot import CannotEvaluate

    try:
        if chosen.check:
            return _check(chosen, search, names)
        if chosen.by is not None or chosen.to is not None:
            return _measure(chosen, search, names)
        return _tune(chosen, search, names)
    except CannotEvaluate as error:
        raise Problem(str(error)) from error


def _measure(chosen: argparse.Namespace, search: Search, names: Sequence[str]) -> int:
    """Measure numbers, each at another value: multiplied (`by`), or the one given (`to`)."""
    from wonderland_qt.components.weights import numbers
    from wonderland_qt.lab.changed_bot import Shift
    from wonderland_qt.lab.tuning import multiplied

    known = numbers(search.content.weights)
    for name in names:
        if chosen.by is None:
            shift = Shift(name, known[name], chosen.to)
        else:
            shift = multiplied(name, known[name], chosen.by)
        _print_measured([search.measure({}, shift)], as_json=chosen.json)
    return WELL


def _check(chosen: argparse.Namespace, search: Search, names: Sequence[str]) -> int:
    """Test every number a step up and a step down; changes that win more are problems."""
    from wonderland_qt.lab.tuning import steps

    no_changes: dict[str, float] = {}
    tried = search.race(no_changes, steps(search.content, names, no_changes))
    found = [measured for measured in tried if measured.gains]
    _print_measured(found, as_json=chosen.json)
    if not chosen.json:
        tell(f"{len(found)} of {len(names)} numbers are worth moving; {search.games} games played")
    return PROBLEMS if found else WELL


def _tune(chosen: argparse.Namespace, search: Search, names: Sequence[str]) -> int:
    """Tune numbers, and save each accepted step."""
    from wonderland_qt.components.weights import with_numbers
    from wonderland_qt.lab import tuning
    from wonderland_qt.lab.findings import file_of, save_numbers

    weights, moved = search.content.weights, dict[str, float]()

    def accept(measured: Measurement) -> None:
        """Print an accepted step, and save all numbers moved so far."""
        moved[measured.number] = measured.after
        _print_measured([measured], as_json=chosen.json)
        if chosen.save is not None:
            file = file_of(chosen.save, search.setting.game)
            save_numbers(file, with_numbers(weights, moved), moved, search.games)

    tuning.tune(search, names, accept)
    if not chosen.json:
        tell(f"{len(moved)} of {len(names)} numbers were moved; {search.games} games played")
    return WELL


def _print_measured(measurements: Sequence[Measurement], *, as_json: bool) -> None:
    """Print measured changes, one on each line."""
    for measured in measurements:
        if as_json:
            print_json(measured)
        else:
            tell(_line_of_measured(measured))


def _line_of_measured(measured: Measurement) -> str:
    """Return a line about a measured change, with its wins in percent and its lead in points."""
    uncertain = "may gain" if measured.may_gain else "does not gain"
    verdict = "gains" if measured.gains else uncertain
    wins = f"{100 * measured.wins:.1f} ± {100 * measured.wins_margin:.1f} % (fair {100 * measured.fair:.1f})"
    lead = f"{measured.lead:+.1f} ± {measured.lead_margin:.1f}"
    moved = f"{measured.number} {measured.before:g} -> {measured.after:g}"
    return f"{moved}: {verdict}; wins {wins}, leads by {lead}, {measured.games} games"


def _print_numbers(known: dict[str, float], *, as_json: bool) -> None:
    """Print the numbers of bots by name, with their values."""
    if as_json:
        print_json(known)
    else:
        tell(*(f"{name} {value:g}" for name, value in known.items()))
