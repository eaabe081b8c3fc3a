"""Cases in processes of their own, which a case may end; what fails is kept to be run again."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import sys
import tempfile
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

from tests.fuzz.cases import Case, chance_of, run_cases
from tests.fuzz.figures import Figures
from tests.fuzz.kinds import KINDS
from wonderland_qt import paths

FAILURES = Path("build/fuzz")
HANGING = 20
"""Seconds of the processor after which a case is ended from outside: it hangs where Python cannot tell."""
MOST_BYTES = 4 * 2**30


def fuzz(kind: str, seed: int, numbers: range) -> Figures:
    """Run cases in processes of their own, another after each that ends one, and return their figures."""
    figures = Figures()
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        while numbers:
            for case in _worked(kind, seed, numbers, Path(folder)):
                figures.add(case)
                numbers = range(case.number + 1, numbers.stop)
                if case.problem:
                    _keep(kind, seed, case, Path(folder))
    return figures


def _worked(kind: str, seed: int, numbers: range, folder: Path) -> Iterator[Case]:
    """Yield the cases of one process; where it is ended by one of them, that is the last."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(kind, seed, numbers, folder, there))
    process.start()
    there.close()
    under_way = numbers[0]
    try:
        while True:
            told = here.recv()
            if isinstance(told, Case):
                yield told
            else:
                under_way = told
    except EOFError:
        process.join()
    finally:
        here.close()
        if process.is_alive():
            process.terminate()
    if process.exitcode:
        ended = f"signal {signal.Signals(-process.exitcode).name}" if process.exitcode < 0 else "an exit"
        yield Case(under_way, problem=f"the process was ended by {ended} ({process.exitcode})")


def _work(kind: str, seed: int, numbers: range, folder: Path, to: Connection) -> None:
    """Run cases in this process, and tell of the beginning and of the end of each."""
    os.environ[paths.HOME_VARIABLE] = str(folder / "home")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.dont_write_bytecode = True
    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    subject = KINDS[kind](folder)
    for number in range(-3, 0):  # what is read once is no case's own time and memory
        for _ in run_cases(subject, 0, range(number, number + 1)):
            pass

    def began(number: int) -> None:
        taken = resource.getrusage(resource.RUSAGE_SELF)
        resource.setrlimit(resource.RLIMIT_CPU, (int(taken.ru_utime + taken.ru_stime) + HANGING, -1))
        to.send(number)

    for case in run_cases(subject, seed, numbers, began):
        to.send(case)
    subject.end()
    to.close()
    resource.setrlimit(resource.RLIMIT_CPU, (-1, -1))  # letting go of all that was read is no case's time


def _keep(kind: str, seed: int, case: Case, folder: Path) -> None:
    """Keep a mutant that failed, with what went wrong and how it is made again."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    mutant = KINDS[kind](folder).mutant(chance_of(kind, seed, case.number))
    name = f"{kind}-{seed}-{case.number}"
    (FAILURES / f"{name}-{Path(mutant.name).name}").write_bytes(mutant.data)
    again = f"python -m tests.fuzz --kind {kind} --seed {seed} --first {case.number} --cases 1"
    (FAILURES / f"{name}.txt").write_text(f"{again}\n{mutant.game}\n\n{case.problem}\n", encoding="utf-8")
