"""The command line: games, play, simulate, validate, packs, scenario, replay and bench.

Exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from wonderland_qt.cli.outcome import PROBLEMS, WELL, WRONG_USE

__all__ = ["PROBLEMS", "WELL", "WRONG_USE", "main", "main_gui"]

SELDOM = (10_000, 10, 10)
"""How many things are made between two searches for garbage, and how many searches are short ones."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code. Ctrl-C ends it from here on, while it is imported too."""
    _look_for_garbage_seldom()
    try:
        from wonderland_qt.cli.command_runs import run

        return run(arguments)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return PROBLEMS


def main_gui() -> int:
    """Open the program: what a double-click does."""
    return main(["play", *sys.argv[1:]])


def _look_for_garbage_seldom() -> None:
    """Look for garbage a fourteenth as often as usual, from the first import on.

    A search through all that a game has read halts the window for a tenth of a second. Usually it comes every
    other second of play, takes up to a tenth of the time of a start and of a game, and finds next to nothing.
    """
    gc.set_threshold(*SELDOM)
