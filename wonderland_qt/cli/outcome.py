"""How a command ends: its exit code, and what is said when it cannot do what it was asked."""

from __future__ import annotations

import sys
from typing import NoReturn

WELL, PROBLEMS, WRONG_USE = 0, 1, 2


class Problem(Exception):
    """Something is wrong with what the user gave; its text says what, where and how to mend it."""


def wrong_use(message: str) -> NoReturn:
    """End the program: the command was used wrongly."""
    print(f"wonderland-qt: {message}", file=sys.stderr)
    raise SystemExit(WRONG_USE)
