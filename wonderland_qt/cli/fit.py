"""`fit`: fits the values of positions, which search bots use, to games of bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt.cli.chosen import game_meant, layers_chosen, options_chosen, players_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.shared_arguments import (
    add,
    add_content,
    add_game,
    add_json,
    add_pack,
    add_players_and_seed,
    count,
)
from wonderland_qt.cli.terminal import print_json, tell
from wonderland_qt.engine.installed_games import GAMES

if TYPE_CHECKING:
    from wonderland_qt.lab.fitting import FittedStage

FIT_NOTE = """\
Rule-based bots play. Positions at which a search bot would stop are noted, with the result of the game.
docs/new-bot.md explains what the values are for.
"""


def add_fit(added: Any) -> None:
    """Add the command and its arguments."""
    command = add(added, "fit", fit, "fit the values of positions, which search bots use, to games")
    add_game(command)
    add_content(command)
    add_pack(command)
    command.add_argument(
        "--save", type=Path, metavar="DIR", help="write the values into this content folder or pack"
    )
    command.add_argument("--games", type=count, default=1000, metavar="N", help="games to fit to (1000)")
    add_players_and_seed(command)
    add_json(command, "the values")
    command.epilog = FIT_NOTE


def fit(chosen: argparse.Namespace) -> int:
    """Fit the values of a game's positions, and write them where they are wanted."""
    from wonderland_qt.lab.fitted_file import save_values
    from wonderland_qt.lab.fitting import fit as fit_values
    from wonderland_qt.lab.runner import Setting

    ruleset, content_folders = GAMES[game_meant(chosen)], layers_chosen(chosen)
    if ruleset.foresight is None:
        raise Problem(f"{ruleset.id}: its bots think to the end of the game; there is nothing to fit")
    if chosen.save is not None and not chosen.save.is_dir():
        raise Problem(f"{chosen.save}: no such folder; create it, or name the folder of a pack")
    players = players_chosen(chosen.players, ruleset)
    options = options_chosen(chosen, ruleset, ruleset.load(content_folders))
    folders = tuple(map(str, content_folders))
    setting = Setting(ruleset.id, folders, players, chosen.games, ("rule",), chosen.seed, options)
    with _counting(chosen.games) as played:
        stages = fit_values(setting, played, chosen.jobs)
    if not stages:
        raise Problem(f"{chosen.games} games come to too few positions; play more with --games")
    _print(stages, chosen.json)
    if chosen.save is not None:
        save_values(chosen.save, setting, stages)
    return WELL


@contextmanager
def _counting(games: int) -> Iterator[Callable[[int], None]]:
    """Yield what hears how many more games are done, and shows them."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=games)
        yield lambda more: progress.advance(task, more)


def _print(stages: Sequence[FittedStage], as_json: bool) -> None:
    if as_json:
        print_json(stages)
        return
    for one in stages:
        explained = f"{100 * one.explained:.0f} % of leads explained"
        surprise = f"surprise {one.surprise:.3f} ({one.unknowing:.3f} without)"
        tell(f"{one.stage}: {one.positions} positions, {explained}, {surprise}, scale {one.scale:g}")
