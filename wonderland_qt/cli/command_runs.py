"""Runs a command, and reports its errors in one line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from wonderland_qt import paths
from wonderland_qt.cli import commands
from wonderland_qt.cli.arguments import parser
from wonderland_qt.cli.outcome import PROBLEMS, WELL, Problem
from wonderland_qt.cli.terminal import replace_unprintable_letters, restart_in_utf_8_mode, tell
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.flow import EndlessGame

WITHOUT_COMMAND = "play"


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command, by default `play`, and return the exit code; raises KeyboardInterrupt."""
    replace_unprintable_letters()
    given = sys.argv[1:] if arguments is None else arguments
    chosen = parser().parse_args(given or [WITHOUT_COMMAND])
    if arguments is None and chosen.run is commands.play:  # a program that calls this is not restarted
        restart_in_utf_8_mode()
    command: Callable[[argparse.Namespace], int] = chosen.run
    try:
        return command(chosen)
    except (ContentMistakes, Problem, EndlessGame, paths.MissingFolder) as problem:
        _report_problem(str(problem), chosen)
        return PROBLEMS
    except BrokenPipeError:  # the reader of the output, such as `head`, has read enough
        return WELL
    except OSError as error:
        _report_problem(f"{error.filename or 'wonderland-qt'}: {error.strerror or error}", chosen)
        return PROBLEMS


def _report_problem(problem: str, chosen: argparse.Namespace) -> None:
    """Report a problem on the terminal; if a window was wanted and there is no terminal, in a dialog.

    `give_notice` finds out about the terminal. A window that is only tried (`smoke`, `until_shown`) has no
    user who could close a dialog.
    """
    if chosen.run is commands.play and not (chosen.smoke or chosen.until_shown):
        from wonderland_qt.app.program.notice import give_notice

        give_notice(problem)
    else:
        tell(problem, file=sys.stderr)
