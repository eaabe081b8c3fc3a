"""Cases: one mutant after another is tried within limits of time and memory, under watch."""

from __future__ import annotations

import os
import resource
import shutil
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from tests.fuzz import time_limit
from tests.fuzz.kind import Kind, Mutant
from tests.fuzz.time_limit import timed
from tests.fuzz.watch import watched
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance

MOST_MEGABYTES = 300
"""How much more memory the program may take for a file."""


@dataclass(frozen=True)
class Case:
    """What became of a mutant; `problem` tells what must not happen, "" where all is well."""

    number: int
    refused: bool = False
    seconds: float = 0.0
    megabytes: int = 0
    problem: str = ""


def chance_of(kind: str, seed: int, number: int) -> OwnChance:
    """Return the chance by which a case is made, so that it can be made again without those before it."""
    return OwnChance(int.from_bytes(sha256(f"{kind} {seed} {number}".encode()).digest()[:8]))


def run_cases(
    kind: Kind, seed: int, numbers: range, began: Callable[[int], object] = lambda _number: None
) -> Iterator[Case]:
    """Try one mutant after another and yield what became of each."""
    for number in numbers:
        began(number)
        forget_peak()
        yield _run(kind, seed, number, memory())


def _run(kind: Kind, seed: int, number: int, before: int) -> Case:
    mutant = kind.mutant(chance_of(kind.name, seed, number))
    (said, problem), took = timed(partial(_tried, kind, mutant))
    grown = memory() - before
    if not problem and took > time_limit.MOST_SECONDS:
        problem = f"{took:.1f} s of the processor"
    if not problem and grown > MOST_MEGABYTES:
        problem = f"{grown} MB more than before"
    return Case(number, bool(said), took, grown, problem)


def _tried(kind: Kind, mutant: Mutant) -> tuple[Sequence[str], str]:
    """Return what is said of a mutant, and what went wrong."""
    folder = kind.folder / "case"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        with watched((folder, Path(os.environ[paths.HOME_VARIABLE]))):
            return kind.said(mutant, folder), ""
    except Exception:  # whatever is raised is what is looked for
        return (), traceback.format_exc()


def forget_peak() -> None:
    """Let `memory` count from now on, where the system can; elsewhere it counts from the beginning."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def memory() -> int:
    """Return the most memory that the program has had since its peak was forgotten, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 2**10
