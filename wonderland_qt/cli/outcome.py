"""How a command ends: exit codes, and errors for the user."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from wonderland_qt.cli.terminal import tell

WELL, PROBLEMS, WRONG_USE = 0, 1, 2


class Problem(Exception):
    """An error in what the user gave; its text says what is wrong, where, and how to mend it."""


@contextmanager
def ending_on_interrupt() -> Iterator[None]:
    """Let Ctrl-C end the program at once until a window handles it, as Qt cannot handle exceptions."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def wrong_use(message: str) -> NoReturn:
    """End the program with a usage error."""
    tell(f"wonderland-qt: {message}", file=sys.stderr)
    raise SystemExit(WRONG_USE)
