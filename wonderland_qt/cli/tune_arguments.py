"""What may be written after `tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wonderland_qt.cli.shared_arguments import (
    add,
    add_content,
    add_game,
    add_json,
    add_pack,
    add_players_and_seed,
    count,
    factor,
    number,
)
from wonderland_qt.cli.tune import tune

TUNE_NOTE = """\
One rule-based bot goes by changed numbers, the others by those of the content; each deal is played from every
seat. Without --by, --to and --check the numbers are moved for as long as one of them gains. Ctrl-C keeps what
was saved. docs/tuning.md explains how.
"""


def add_tune(added: Any) -> None:
    """Add the command and its arguments."""
    command = add(added, "tune", tune, "measure or tune the numbers by which rule-based bots play")
    add_game(command)
    add_content(command)
    add_pack(command)
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
        help="move each number up and down by 30 %% and report what gains; exit code 1 if any does",
    )
    command.add_argument(
        "--save", type=Path, metavar="DIR", help="write what is found into this content folder or pack"
    )
    command.add_argument(
        "--games", type=count, default=1000, metavar="N", help="games to measure a change by (1000)"
    )
    add_players_and_seed(command)
    add_json(command, "the figures")
    command.epilog = TUNE_NOTE
