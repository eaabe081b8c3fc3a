"""The command `strength`: how strong the characters of a game are, told by games between them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt.cli.chosen import game_meant, layers_chosen, options_chosen, players_chosen
from wonderland_qt.cli.outcome import WELL, Problem, wrong_use
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
    from wonderland_qt.components.bot_characters import BotCharacter
    from wonderland_qt.lab.character_strength import CharacterStrength, Results

NOTE = """\
All tables of characters play the same deals, with each character in every seat. A step is beyond doubt if a
character leads the next weaker one by more than the margin (95 %). docs/characters.md explains more.
"""


def add_strength(added: Any) -> None:
    """Add the command and its arguments."""
    command = add(added, "strength", strength, "measure how strong the characters of a game are")
    add_game(command)
    add_content(command)
    add_pack(command)
    command.add_argument(
        "--games", type=count, default=300, metavar="N", help="games for each table of characters (300)"
    )
    command.add_argument(
        "--searching-games",
        type=count,
        metavar="N",
        help="games for each table at which a character plays games out before it decides (as --games)",
    )
    command.add_argument(
        "--save", type=Path, metavar="DIR", help="write what is found into this content folder or pack"
    )
    add_players_and_seed(command)
    add_json(command, "the figures")
    command.epilog = NOTE


def strength(chosen: argparse.Namespace) -> int:
    """Measure the characters of a game, and write what is found where it is to be saved."""
    from wonderland_qt.components.bot_characters import characters_of
    from wonderland_qt.lab.strength_file import save_strength

    ruleset, content_folders = GAMES[game_meant(chosen)], layers_chosen(chosen)
    content = ruleset.load(content_folders)
    players = players_chosen(chosen.players, ruleset)
    kinds = characters_of(content)
    if len(kinds) < players:
        raise Problem(f"{content_folders[-1]}: {len(kinds)} characters; a table of {players} needs as many")
    if chosen.save is not None and not chosen.save.is_dir():
        wrong_use(f"--save: {chosen.save}: no such folder; create it, or name the folder of a pack")
    results = _results(chosen, content, content_folders, players)
    standings = results.standings(kinds)
    _print(standings, results.played, chosen.json)
    if chosen.save is not None:
        save_strength(chosen.save, ruleset.id, players, results.played, standings)
    return WELL


def _results(
    chosen: argparse.Namespace, content: Any, content_folders: Sequence[Path], players: int
) -> Results:
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from wonderland_qt.lab.character_strength import measure
    from wonderland_qt.lab.runner import Setting

    ruleset = GAMES[game_meant(chosen)]
    options = options_chosen(chosen, ruleset, content)
    folders = tuple(map(str, content_folders))
    setting = Setting(ruleset.id, folders, players, chosen.games, (), chosen.seed, options)

    def games_of(table: Sequence[BotCharacter]) -> int:
        searching = any(character.rollouts for character in table)
        games: int = (chosen.searching_games if searching else None) or chosen.games
        return games

    columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task("games", total=None)
        return measure(setting, content, games_of, lambda more: progress.advance(task, more), chosen.jobs)


def _print(standings: Sequence[CharacterStrength], games: int, as_json: bool) -> None:
    if as_json:
        print_json({"games": games, "characters": standings})
        return
    for standing in standings:
        wins, ahead = standing.wins, standing.ahead
        line = f"{standing.character}: wins {wins.value} ± {wins.margin} of 100"
        if ahead is not None:
            sure = "beyond doubt" if ahead.value > ahead.margin else "not beyond doubt"
            line += f"; {ahead.value:+} ± {ahead.margin} on the one before, {sure}"
        tell(line)
    tell(f"{games} games played")
