"""The command `compare`: measures what a pack changes, by games between bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import check_language, content_folders_chosen, game_meant, layers_chosen
from wonderland_qt.cli.lab.games_progress import shown_progress
from wonderland_qt.cli.lab.html_file import check_html, command_of, title_of, write_html
from wonderland_qt.cli.lab.many_games import means_chosen, setting_chosen, tell_interrupted
from wonderland_qt.cli.outcome import WELL
from wonderland_qt.cli.terminal import print_json
from wonderland_qt.engine.installed_games import GAMES

if TYPE_CHECKING:
    from wonderland_qt.engine.comparison import Comparison
    from wonderland_qt.engine.words.localization import Words
    from wonderland_qt.lab.runner import Setting


def compare(chosen: argparse.Namespace) -> int:
    """Play the same games with and without some packs, and report the differences."""
    from wonderland_qt.lab.report import words_of_things
    from wonderland_qt.lab.runner import Interrupted

    check_language(chosen.language)
    check_html(chosen)
    ruleset, without_packs = GAMES[game_meant(chosen)], content_folders_chosen(chosen)
    with_packs = layers_chosen(chosen)
    before = setting_chosen(chosen, without_packs, rates=True)
    after = setting_chosen(chosen, with_packs, rates=True)
    words = words_of_things(ruleset, ruleset.load(with_packs), paths.words(ruleset.id), chosen.language)
    try:
        _report_comparison(_play_and_compare(chosen, before, after, words), chosen, after, words)
    except Interrupted as interrupted:
        found: Any = interrupted.found
        _report_comparison(found, chosen, after, words)
        return tell_interrupted(chosen, found.games)
    return WELL


def _play_and_compare(
    chosen: argparse.Namespace, before: Setting, after: Setting, words: Words
) -> Comparison:
    """Play the games and return the comparison, reporting progress.

    With --follow each state of the comparison is printed as a line of JSON, else a bar counts the games.
    """
    from wonderland_qt.lab import paired_games as lab
    from wonderland_qt.lab.packed_sums import PAIRED

    with means_chosen(chosen, "compare", PAIRED, [before, after]) as means, ExitStack() as stack:
        if chosen.json and chosen.follow:
            report = _function_printing_json(words)
        else:
            played = stack.enter_context(shown_progress(before.games, means.so_far.numbers))
            report = _function_counting_games(played, means.so_far.numbers)
        return lab.compare(before, after, report, chosen.jobs, crew=means.crew, so_far=means.so_far)


def _function_counting_games(played: Callable[[int], object], before: int) -> Callable[[Comparison], None]:
    """Return a function that reports the number of new games in each interim comparison.

    `before` is the number of games from an earlier run, which are not new.
    """
    reported = before

    def report_new_games(comparison: Comparison) -> None:
        nonlocal reported
        played(comparison.games - reported)
        reported = comparison.games

    return report_new_games


def _report_comparison(
    comparison: Comparison, chosen: argparse.Namespace, setting: Setting, words: Words
) -> None:
    """Print the verdict, and write it as HTML if wanted."""
    from wonderland_qt.lab.html.pages_of_figures import page_of_verdict
    from wonderland_qt.lab.tables import print_verdict
    from wonderland_qt.lab.verdict import verdict

    found = verdict(comparison, words)
    if chosen.json:
        print_json(found)
    else:
        print_verdict(sys.stdout, found)
    title = f"{title_of(setting.game)}: what a pack changes"
    command = command_of("compare", setting, chosen)
    write_html(chosen, lambda: page_of_verdict(found, title, command))


def _function_printing_json(words: Words) -> Callable[[Comparison], None]:
    """Return a function that prints each interim comparison as a line of JSON."""
    return lambda comparison: _print_json(comparison, words)


def _print_json(comparison: Comparison, words: Words) -> None:
    """Print a comparison in words as a line of JSON."""
    from wonderland_qt.lab.verdict import verdict

    record: Any = verdict(comparison, words)
    print_json(record)
