"""The command line: games, play, simulate, validate, packs, scenario, replay and bench.

Exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from wonderland_qt.cli.outcome import PROBLEMS, WELL, WRONG_USE

__all__ = ["PROBLEMS", "WELL", "WRONG_USE", "main", "main_gui"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code. Ctrl-C ends it from here on, while it is imported too."""
    try:
        from wonderland_qt.cli.command_runs import run

        return run(arguments)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return PROBLEMS


def main_gui() -> int:
    """Open the program: what a double-click does."""
    return main(["play", *sys.argv[1:]])
