"""The command `strength`: measures how strong the bot characters of a game are, by games between them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wonderland_qt.cli.chosen import check_save, layers_chosen
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
    from wonderland_qt.components.bot_characters import BotCharacter
    from wonderland_qt.lab.character_strength import CharacterStrength, Results
    from wonderland_qt.lab.runner import Setting

NOTE = """\
All tables of characters play the same deals, with each character in every seat. A step is beyond doubt if a
character leads the next weaker one by more than the margin (95%). docs/characters.md explains more.
"""


def add_strength(subparsers: Any) -> None:
    """Add the command and its arguments."""
    command = add_for_content(
        subparsers, "strength", strength, "measure how strong the characters of a game are"
    )
    command.add_argument(
        "--games", type=count, default=300, metavar="N", help="games for each table of characters (300)"
    )
    command.add_argument(
        "--searching-games",
        type=count,
        metavar="N",
        help="games for each table with a character that searches (as --games)",
    )
    add_save(command)
    add_players_and_seed(command)
    add_json(command, "the figures")
    command.epilog = NOTE


def strength(chosen: argparse.Namespace) -> int:
    """Measure the characters of a game, and save the results if wanted."""
    from wonderland_qt.components.bot_characters import characters_of
    from wonderland_qt.lab.findings import save_strength

    content_folders = layers_chosen(chosen)
    setting = setting_chosen(chosen, content_folders, bots=())
    content = GAMES[setting.game].load(content_folders)
    kinds = characters_of(content)
    if len(kinds) < setting.players:
        few = f"{len(kinds)} characters; a table of {setting.players} needs as many"
        raise Problem(f"{content_folders[-1]}: {few}")
    check_save(chosen.save)
    results = _play_all_tables(chosen, setting, content)
    standings = results.standings(kinds)
    _print_standings(standings, results.played, as_json=chosen.json)
    if chosen.save is not None:
        save_strength(chosen.save, setting.game, setting.players, games=results.played, standings=standings)
    return WELL


def _play_all_tables(chosen: argparse.Namespace, setting: Setting, content: Any) -> Results:
    """Play the games of all tables of characters."""
    from wonderland_qt.lab.character_strength import measure

    def games_of(table: Sequence[BotCharacter]) -> int:
        """Return how many games a table plays; with a character that searches, fewer are often enough."""
        games: int = chosen.games
        if chosen.searching_games and any(character.rollouts for character in table):
            games = chosen.searching_games
        return games

    with counted_games() as played:
        return measure(setting, content, games_of, played, chosen.jobs)


def _print_standings(standings: Sequence[CharacterStrength], games: int, *, as_json: bool) -> None:
    """Print how often each character wins, and its lead over the next weaker one."""
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
