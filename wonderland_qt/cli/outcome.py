"""How a command ends: its exit code, and what is said when it cannot do what it was asked."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from wonderland_qt.cli.terminal import tell

WELL, PROBLEMS, WRONG_USE = 0, 1, 2


class Problem(Exception):
    """Something is wrong with what the user gave; its text says what, where and how to mend it."""


@contextmanager
def dying_of_interrupts() -> Iterator[None]:
    """Let Ctrl-C end the program on the spot, until a window hears of it: within Qt nothing may be raised."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def wrong_use(message: str) -> NoReturn:
    """End the program: the command was used wrongly."""
    tell(f"wonderland-qt: {message}", file=sys.stderr)
    raise SystemExit(WRONG_USE)
