"""The command `fit`: fits the values of positions, which search bots use, to games between bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wonderland_qt.cli.chosen import check_save, game_meant, layers_chosen
from wonderland_qt.cli.lab.games_progress import counted_games
from wonderland_qt.cli.lab.many_games import setting_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.shared_arguments import (
    add_for_content,
    add_json,
    add_players_and_seed,
    add_save,
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


def add_fit(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add_for_content(subparsers, "fit", fit, "fit the values that search bots give to positions")
    add_save(command)
    command.add_argument("--games", type=count, default=1000, metavar="N", help="games to fit to (1000)")
    add_players_and_seed(command)
    add_json(command, "the values")
    command.epilog = FIT_NOTE


def fit(chosen: argparse.Namespace) -> int:
    """Fit the values of a game's positions, and save them if wanted."""
    from wonderland_qt.lab.findings import save_values
    from wonderland_qt.lab.fitting import fit as fit_values

    ruleset = GAMES[game_meant(chosen)]
    if ruleset.foresight is None:
        raise Problem(f"{ruleset.id}: its bots play games out to the end, so there is nothing to fit")
    check_save(chosen.save)
    setting = setting_chosen(chosen, layers_chosen(chosen), bots=("rule",))
    with counted_games(chosen.games) as played:
        stages = fit_values(setting, played, chosen.jobs)
    if not stages:
        raise Problem(f"{chosen.games} games give too few positions; play more with --games")
    _print_stages(stages, as_json=chosen.json)
    if chosen.save is not None:
        save_values(chosen.save, setting, stages)
    return WELL


def _print_stages(stages: Sequence[FittedStage], *, as_json: bool) -> None:
    """Print how well the fitted values of each stage of a game predict its result.

    The surprise "without" is that of equal chances, which know nothing of the position.
    """
    if as_json:
        print_json(stages)
        return
    for fitted in stages:
        explained = f"{100 * fitted.explained:.0f} % of leads explained"
        surprise = f"surprise {fitted.surprise:.3f} ({fitted.unknowing:.3f} without)"
        tell(f"{fitted.stage}: {fitted.positions} positions, {explained}, {surprise}, scale {fitted.scale:g}")
