"""The command line: games, play, simulate, validate, packs, scenario, replay, bench and others.

Exit codes: 0 success, 1 problems found, 2 usage error.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from wonderland_qt.cli.outcome import PROBLEMS, WELL, WRONG_USE

__all__ = ["PROBLEMS", "WELL", "WRONG_USE", "main", "main_gui"]

GARBAGE_THRESHOLDS = (10_000, 10, 10)
"""The thresholds of Python's three garbage collector generations."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code; Ctrl-C ends it cleanly, even during imports."""
    _collect_garbage_rarely()
    try:
        from wonderland_qt.cli.command_runs import run

        return run(arguments)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return PROBLEMS


def main_gui() -> int:
    """Open the program, as a double-click on its icon does."""
    return main(["play", *sys.argv[1:]])


def _collect_garbage_rarely() -> None:
    """Collect garbage a fourteenth as often as usual, from the first import on.

    A full collection, over everything that a game has read, halts the window for a tenth of a second. By
    default it runs every other second of play, takes up to a tenth of the time, and finds next to nothing.
    """
    gc.set_threshold(*GARBAGE_THRESHOLDS)
