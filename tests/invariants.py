"""Invariants of every game (`wonderland_qt.testing`), and how many games the tests hold them in."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from wonderland_qt.engine.flow import AnyGame
from wonderland_qt.testing.invariants import (
    Counts,
    Subject,
    answers_with_each,
    check_all,
    playing,
    secrets_kept,
    with_other_chance,
)

__all__ = [
    "SOAK",
    "AnyGame",
    "Counts",
    "Subject",
    "answers_with_each",
    "check_all",
    "digest",
    "figures",
    "playing",
    "printed_under",
    "secrets_kept",
    "with_other_chance",
]

ROOT = Path(__file__).resolve().parent.parent
SOAK = os.environ.get("WONDERLAND_QT_SOAK") == "1" or os.environ.get("HYPOTHESIS_PROFILE") == "soak"


def figures(full: int) -> range:
    """Return seeds: a tenth of `full`, or all of them in a soak."""
    return range(full if SOAK else max(1, full // 10))


def digest(subject: Subject, seed: int) -> str:
    """Return the hash of all states and decisions of one game."""
    total = sha256()
    for game in playing(subject.begin(seed, None), seed):
        total.update(subject.bytes_of(game))
        total.update(repr(game.decisions).encode())
    return total.hexdigest()


def printed_under(hash_seed: int, code: str) -> str:
    """Return what Python code prints in a process with this hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()
