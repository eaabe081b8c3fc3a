"""The command `compare`: what a pack changes, told by games between bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import (
    check_language,
    content_folders_chosen,
    game_meant,
    layers_chosen,
    options_chosen,
    players_chosen,
)
from wonderland_qt.cli.outcome import WELL, wrong_use
from wonderland_qt.cli.terminal import print_json
from wonderland_qt.games.catalogue import GAMES

if TYPE_CHECKING:
    from wonderland_qt.engine.comparison import Comparison
    from wonderland_qt.engine.listed_game import AnyRuleset
    from wonderland_qt.engine.words.localization import Words
    from wonderland_qt.lab.runner import Setting


def compare(chosen: argparse.Namespace) -> int:
    """Play the same games with and without some packs, and tell what these change."""
    from wonderland_qt.lab import paired_games as lab
    from wonderland_qt.lab.report import words_of_things
    from wonderland_qt.lab.tables import print_verdict
    from wonderland_qt.lab.verdict import verdict

    check_language(chosen.language)
    ruleset, content_folders, layers = (
        GAMES[game_meant(chosen)],
        content_folders_chosen(chosen),
        layers_chosen(chosen),
    )
    before, after = (_setting(chosen, ruleset, there) for there in (content_folders, layers))
    words = words_of_things(ruleset, ruleset.load(layers), paths.words(ruleset.id), chosen.language)
    if chosen.json:
        comparison = lab.compare(before, after, _followed(words) if chosen.follow else _silent, chosen.jobs)
        _print_json(comparison, words)
    else:
        comparison = _with_progress(before, after, chosen.jobs)
        print_verdict(sys.stdout, verdict(comparison, words))
    return WELL


def _setting(chosen: argparse.Namespace, ruleset: AnyRuleset, content_folders: Sequence[Path]) -> Setting:
    from wonderland_qt.bots.registry import UnknownBot, bot_names
    from wonderland_qt.lab.runner import Setting

    try:
        bots = bot_names(chosen.bots) or wrong_use("--bots: name at least one kind of bot")
    except UnknownBot as error:
        wrong_use(str(error))
    return Setting(
        game=ruleset.id,
        content_folders=tuple(map(str, content_folders)),
        players=players_chosen(chosen.players, ruleset),
        games=chosen.games,
        bots=bots,
        seed=chosen.seed,
        options=options_chosen(chosen, ruleset, ruleset.load(content_folders)),
        rates=True,
    )


def _with_progress(before: Setting, after: Setting, jobs: int | None) -> Comparison:
    from rich.console import Console
    from rich.progress import Progress

    from wonderland_qt.lab.paired_games import compare as compared

    with Progress(console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games, before and after", total=before.games)
        return compared(
            before, after, lambda comparison: progress.update(task, completed=comparison.games), jobs
        )


def _followed(words: Words) -> Callable[[Comparison], None]:
    return lambda comparison: _print_json(comparison, words)


def _silent(_comparison: Comparison) -> None:
    """Tell nothing until the end."""


def _print_json(comparison: Comparison, words: Words) -> None:
    from wonderland_qt.lab.verdict import verdict

    record: Any = verdict(comparison, words)
    print_json(record)
