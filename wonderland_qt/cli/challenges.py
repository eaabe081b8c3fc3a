"""The commands `challenges find` and `challenges check`: positions with one best answer, found by search."""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import count as count_up
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import check_save, game_meant, layers_chosen
from wonderland_qt.cli.outcome import PROBLEMS, WELL
from wonderland_qt.cli.shared_arguments import add_for_content, count
from wonderland_qt.cli.terminal import tell
from wonderland_qt.engine.installed_games import GAMES, scenario_setup_of

if TYPE_CHECKING:
    from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup

NOTE = """\
A challenge is a decision of a game between bots in which one answer leaves at least 12 wins of 100 more than
any other, by four standard errors. docs/challenges.md explains how, and how to write one by hand.
"""


MINUTE = 60
"""In seconds."""

STANDARD_ERRORS = 2
"""How many standard errors make the printed margin."""


def add_challenges(subparsers: Any) -> None:
    """Add the commands and their arguments."""
    top = subparsers.add_parser("challenges", help="find and check positions with one best answer")
    kinds = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    finding = add_for_content(
        kinds, "find", find, "find challenges in games between bots, and write them as files"
    )
    add_for_content(kinds, "check", check, "measure the challenges of a game again")
    finding.add_argument(
        "--save", type=Path, required=True, metavar="DIR", help="the content folder or pack to write into"
    )
    finding.add_argument("--count", type=count, default=20, metavar="N", help="how many to find (20)")
    finding.add_argument(
        "--of-a-kind", type=count, default=5, metavar="N", help="at most so many with the same question (5)"
    )
    finding.add_argument("--minutes", type=count, default=30, metavar="N", help="minutes to search (30)")
    finding.add_argument("--seed", type=count, default=1, metavar="N", help="the seed of the first game (1)")
    finding.epilog = NOTE


def find(chosen: argparse.Namespace) -> int:
    """Play games between bots until enough challenges are found or the time is up, and write each as a file.

    No prompt gives more than `of_a_kind` of them, so that they differ. The time is looked at after each one
    and after each game, as a game may have none.
    """
    from wonderland_qt.analysis.challenge_file import save_challenge
    from wonderland_qt.analysis.challenge_search import challenges_in

    check_save(chosen.save)
    ruleset = GAMES[game_meant(chosen)]
    content_folders, sizes = tuple(layers_chosen(chosen)), tuple(ruleset.seating.sizes)
    setup = scenario_setup_of(ruleset.id, content_folders, paths.rulebook(ruleset.id, "en"))
    end, found_by_prompt = monotonic() + MINUTE * chosen.minutes, Counter[str]()
    for seed in count_up(chosen.seed):
        players = sizes[seed % len(sizes)]
        enough = {prompt for prompt, found in found_by_prompt.items() if found >= chosen.of_a_kind}
        for challenge in challenges_in(ruleset, setup.content, players, seed, passed=enough):
            found_by_prompt[challenge.prompt] += 1
            table = f"game {seed} between {players} bots"
            file = save_challenge(chosen.save / ruleset.id, setup, challenge, table)
            tell(f"{file}: {challenge.lead * 100:.0f} wins of 100 more than any other answer")
            if found_by_prompt.total() >= chosen.count or monotonic() > end:
                return WELL
        if monotonic() > end:
            return WELL
    return WELL


def check(chosen: argparse.Namespace) -> int:
    """Measure every challenge of a game again, and report those where another answer is as good.

    Each is played on its own folder and the `layers` below it, as packs above might change the best answer.
    """
    from wonderland_qt.engine.scenarios.challenge import challenge_files

    ruleset, content_folders = GAMES[game_meant(chosen)], layers_chosen(chosen)
    rulebook = paths.rulebook(ruleset.id, "en")
    all_are_best = True
    for file, layers in challenge_files(content_folders, ruleset.id).items():
        setup = scenario_setup_of(ruleset.id, tuple(content_folders[:layers]), rulebook)
        if not _check_challenge(file, setup):
            all_are_best = False
    return WELL if all_are_best else PROBLEMS


def _check_challenge(file: Path, setup: AnyScenarioSetup) -> bool:
    """Measure a challenge again and print the result; return whether its answer is still the best."""
    from wonderland_qt.analysis.challenge_search import still_best
    from wonderland_qt.engine.content.mistakes import ContentMistakes
    from wonderland_qt.engine.scenarios.challenge import read_challenge

    try:
        lead = still_best(setup.ruleset, read_challenge(file, setup))
    except ContentMistakes as error:
        tell(*map(str, error.mistakes))
        return False
    is_best = lead.mean > 0
    verdict = "" if is_best else "another answer is as good: "
    wins, margin = 100 * lead.mean, 100 * STANDARD_ERRORS * lead.error
    tell(f"{file}: {verdict}{wins:+.0f} ± {margin:.0f} wins of 100 more than the next")
    return is_best
