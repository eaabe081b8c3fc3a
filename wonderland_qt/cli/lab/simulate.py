"""The command `simulate`: plays many games between bots, and adds up the results."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import content_folders_chosen, layers_chosen
from wonderland_qt.cli.lab.games_progress import shown_progress
from wonderland_qt.cli.lab.html_file import check_html, command_of, title_of, write_html
from wonderland_qt.cli.lab.many_games import means_chosen, setting_chosen, tell_interrupted
from wonderland_qt.cli.outcome import WELL
from wonderland_qt.cli.terminal import print_json
from wonderland_qt.engine.installed_games import GAMES

if TYPE_CHECKING:
    from wonderland_qt.engine.statistics import Thing
    from wonderland_qt.lab.report import Report
    from wonderland_qt.lab.runner import Setting


def simulate(chosen: argparse.Namespace) -> int:
    """Play many games between bots, and report the results."""
    from wonderland_qt.lab.runner import Interrupted

    check_html(chosen)
    setting = setting_chosen(chosen, layers_chosen(chosen), rates=chosen.report)
    try:
        _print_and_write(_play_games(chosen, setting), chosen, setting)
    except Interrupted as interrupted:
        report: Any = interrupted.found
        _print_and_write(report, chosen, setting)
        return tell_interrupted(chosen, report.games)
    return WELL


def _play_games(chosen: argparse.Namespace, setting: Setting) -> Report:
    """Play the games, showing progress, and return their report; raises Interrupted on Ctrl-C."""
    from wonderland_qt.lab import runner
    from wonderland_qt.lab.packed_sums import PLAYED

    with (
        means_chosen(chosen, "simulate", PLAYED, [setting]) as means,
        shown_progress(setting.games, means.so_far.numbers) as played,
    ):
        new = _things_that_packs_add(chosen, setting)
        return runner.simulate(setting, played, chosen.jobs, crew=means.crew, so_far=means.so_far, new=new)


def _things_that_packs_add(chosen: argparse.Namespace, setting: Setting) -> frozenset[Thing]:
    """Return the things that packs add, for the report."""
    from wonderland_qt.lab.novelties import things_of
    from wonderland_qt.lab.runner import load

    if not (chosen.report and chosen.pack):
        return frozenset()
    ruleset = GAMES[setting.game]
    before = ruleset.load(content_folders_chosen(chosen))
    return things_of(ruleset, load(setting)) - things_of(ruleset, before)


def _print_and_write(report: Report, chosen: argparse.Namespace, setting: Setting) -> None:
    """Print a report, with names for cards and abilities, and write it as HTML if wanted."""
    from rich.console import Console

    from wonderland_qt.lab.tables import print_report

    if chosen.report:
        report = _with_names(report, setting)
    if chosen.json:
        print_json(report)
    else:
        print_report(Console(file=sys.stdout), report)
    write_html(chosen, lambda: _html_page(report, chosen, setting))


def _html_page(report: Report, chosen: argparse.Namespace, setting: Setting) -> str:
    """Return a report as a page of HTML, with the share of wins that would be fair for each bot."""
    from wonderland_qt.lab.html.pages_of_figures import page_of_report

    title = f"{title_of(setting.game)}: {report.games} games between bots"
    fair_shares = {bot: setting.bots.count(bot) / len(setting.bots) for bot in setting.bots}
    command = command_of("simulate", setting, chosen)
    return page_of_report(_with_names(report, setting), fair_shares, title, command)


def _with_names(report: Report, setting: Setting) -> Report:
    """Return a report with English names instead of ids of cards and abilities."""
    from wonderland_qt.engine.words.localization import REFERENCE
    from wonderland_qt.lab.report import words_of_things
    from wonderland_qt.lab.runner import load

    ruleset, folders = GAMES[setting.game], paths.words(setting.game)
    return report.in_words(words_of_things(ruleset, load(setting), folders, REFERENCE))
