"""The command line: games, play, simulate, validate, packs, scenario, replay and bench.

Exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from wonderland_qt import paths
from wonderland_qt.cli import commands
from wonderland_qt.cli.arguments import parser
from wonderland_qt.cli.outcome import PROBLEMS, WELL, WRONG_USE, Problem
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.flow import EndlessGame

__all__ = ["PROBLEMS", "WELL", "WRONG_USE", "main", "main_gui"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    chosen = parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    try:
        return run(chosen)
    except (ContentMistakes, Problem, EndlessGame, paths.MissingFolder) as problem:
        _tell(str(problem), chosen)
        return PROBLEMS
    except BrokenPipeError:
        return WELL
    except OSError as error:
        _tell(f"{error.filename or 'wonderland-qt'}: {error.strerror or error}", chosen)
        return PROBLEMS
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return PROBLEMS


def _tell(problem: str, chosen: argparse.Namespace) -> None:
    """Tell what is wrong; where a window was wanted and there is no terminal, in a dialog."""
    if chosen.run is commands.play and not (chosen.smoke or chosen.until_shown):
        from wonderland_qt.app.program.notice import give_notice

        give_notice(problem)
    else:
        print(problem, file=sys.stderr)


def main_gui() -> int:
    """Open the program: what a double-click does."""
    return main(["play", *sys.argv[1:]])
