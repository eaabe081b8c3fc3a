"""Arguments that several commands share, and parsers for their numbers."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import inf, isfinite
from pathlib import Path
from typing import Any

DIGITS = 18

Run = Callable[[argparse.Namespace], int]


def add(subparsers: Any, name: str, run: Run, help_text: str) -> Any:
    """Add a command with its description."""
    sentence = f"{help_text[0].upper()}{help_text[1:]}."
    command = subparsers.add_parser(name, help=help_text, description=sentence)
    command.set_defaults(run=run)
    return command


def add_for_content(subparsers: Any, name: str, run: Run, help_text: str) -> Any:
    """Add a command with arguments for a game, content folders and packs."""
    command = add(subparsers, name, run, help_text)
    add_game(command)
    add_content(command)
    add_pack(command)
    return command


def add_json(command: Any, what: str) -> None:
    """Add an argument to print JSON."""
    command.add_argument("--json", action="store_true", help=f"print {what} as JSON")


def add_game(command: Any) -> None:
    """Add an argument for the game."""
    command.add_argument("--game", metavar="ID", help="the game, as `wonderland-qt games` lists it")


def add_content(command: Any) -> None:
    """Add arguments for content folders."""
    command.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="DIR",
        help="a folder that overrides built-in content; repeat for more, the last one wins",
    )
    command.add_argument(
        "--alone", action="store_true", help="ignore built-in content and read only --content"
    )


def add_pack(command: Any) -> None:
    """Add an argument for packs."""
    command.add_argument(
        "--pack",
        action="append",
        default=[],
        type=Path,
        metavar="PACK",
        help="a pack that overrides content: a folder, a .zip, or an id from `packs list`; repeat for more",
    )


def add_save(command: Any) -> None:
    """Add an argument to save the results; `check_save` rejects a missing folder."""
    command.add_argument(
        "--save", type=Path, metavar="DIR", help="write what is found into this content folder or pack"
    )


def add_option(command: Any) -> None:
    """Add an argument for game options."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a game option, such as set=B; repeat for more",
    )


def add_games_of_bots(command: Any, games: int, bots: str) -> None:
    """Add arguments for the number of games, the bots, the journal and the workers."""
    command.add_argument("--games", type=count, default=games, metavar="N", help=f"number of games ({games})")
    command.add_argument(
        "--bots",
        default=bots,
        metavar="KIND,...",
        help="a bot for each seat, repeated if there are more players: random, rule, a character of the game "
        "such as owl, or search:N, which plays N games out before each decision, or search:0.1s, which does "
        "so for 0.1 seconds "
        f"({bots})",
    )
    add_players_and_seed(command)
    command.add_argument(
        "--journal",
        type=Path,
        metavar="FILE",
        help="record the games here; the same command, given again, continues from them",
    )
    command.add_argument(
        "--html", type=Path, metavar="FILE", help="also write the figures with plots as a page of HTML"
    )
    command.add_argument("--force", action="store_true", help="with --html: replace a file that exists")
    command.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on the workers of a dask.distributed scheduler, such as tcp://host:8786",
    )


def add_players_and_seed(command: Any) -> None:
    """Add arguments for the players, the seed, the options and the processes."""
    command.add_argument(
        "--players", type=count, metavar="N", help="number of players (4, or the most possible)"
    )
    command.add_argument(
        "--seed",
        type=seed,
        default=1,
        metavar="N",
        help="random seed: the same one gives the same games (1)",
    )
    add_option(command)
    command.add_argument("--jobs", type=count, metavar="N", help="number of processes (one per core)")


def count(given: str) -> int:
    """Parse a whole number of at least 1."""
    if not _is_whole(given) or int(given) < 1:
        raise argparse.ArgumentTypeError(f"'{given}' is not a whole number of at least 1")
    return int(given)


def number(given: str) -> float:
    """Parse a finite number."""
    try:
        value = float(given)
    except ValueError:
        value = inf
    if not isfinite(value):
        raise argparse.ArgumentTypeError(f"'{given}' is not a number")
    return value


def factor(given: str) -> float:
    """Parse a factor: a number above 0 other than 1."""
    value = number(given)
    if value <= 0 or value == 1:
        raise argparse.ArgumentTypeError(f"'{given}' is not a number above 0 other than 1")
    return value


def seed(given: str) -> int:
    """Parse a random seed."""
    if not _is_whole(given.removeprefix("-")):
        raise argparse.ArgumentTypeError(f"'{given}' is not a whole number of at most {DIGITS} digits")
    return int(given)


def _is_whole(given: str) -> bool:
    """Tell whether an argument is a whole number that is not too long."""
    return given.isdecimal() and len(given) <= DIGITS
