"""What `make quick` runs: style, types and the tests nearest to a change, in less than two minutes.

A change is what is not committed, or the last commit; `SINCE=main` makes it all since that one. Tests are
ordered by how many imports lie between them and what has changed, and taken while there is time for them.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.timing import last_times

ROOT = Path(__file__).resolve().parents[1]
SECONDS, RESERVE = 120, 15
"""How long all of it may take, and how much of that is kept for starting and ending."""
CORES = 2
UNKNOWN, UNKNOWN_WITH_WINDOWS = 2.0, 10.0
"""How many seconds a file of tests is thought to take that has not been timed here."""
WITH_WINDOWS = ("tests/app/", "tests/every_game/")
OF_A_GAME = ("content", "resources")


def main() -> int:
    """Run everything; return 0 when nothing complains."""
    end = time.monotonic() + SECONDS - RESERVE
    changed = list(changed_files(os.environ.get("SINCE", "")))
    python = [name for name in changed if name.endswith(".py") and (ROOT / name).is_file()]
    checks = (["ruff", "check"], ["ruff", "format", "--check", "-q"], ["mypy"]) if python else ()
    failed = [check for check in checks if _run([sys.executable, "-m", *check, *python])]
    near = nearest_tests(changed)
    picked, left = within(near, last_times().files, end - time.monotonic())
    print(f"quick: {len(picked)} of {len(near)} files of tests that the change touches", flush=True)
    code = _test(end, picked) if picked and not failed else bool(failed)
    if left:
        print(f"quick: no time for {len(left)} files of tests, from {left[0]} on; make test runs all")
    return int(code)


def changed_files(since: str = "") -> Iterator[str]:
    """Yield the files that differ from a commit; by default from the last, or what that one changed."""
    if since:
        yield from _git("diff", "--name-only", "--merge-base", since)
        yield from _git("ls-files", "--others", "--exclude-standard")
        return
    now = [*_git("diff", "--name-only", "HEAD"), *_git("ls-files", "--others", "--exclude-standard")]
    yield from now or _git("diff", "--name-only", "HEAD~1", "HEAD")


def nearest_tests(changed: Iterable[str], root: Path = ROOT) -> list[str]:
    """Return the files of tests that a change touches, the nearest first."""
    import grimp

    graph = grimp.build_graph("wonderland_qt", "tests", cache_dir=str(root / "build" / "grimp"))
    near: dict[str, None] = {}
    for name in (found for changed_file in changed for found in _named_for(changed_file, root)):
        near.setdefault(name)
    layer = {module for name in (*changed, *near) for module in _modules(name) if module in graph.modules}
    met = set(layer)
    while layer:
        files = sorted(map(_file, layer))
        near |= dict.fromkeys(filter(_is_test, files))
        near |= dict.fromkeys(test for file in files for test in _served(file, root))
        layer = {one for module in layer for one in graph.find_modules_that_directly_import(module)} - met
        met |= layer
    return [name for name in near if (root / name).is_file()]


def within(near: Iterable[str], known: dict[str, float], seconds: float) -> tuple[list[str], list[str]]:
    """Return the first files of tests that so many seconds are enough for, and the others."""
    picked: list[str] = []
    left: list[str] = []
    room = seconds * CORES
    for name in near:
        unknown = UNKNOWN_WITH_WINDOWS if name.startswith(WITH_WINDOWS) else UNKNOWN
        needed = known.get(name, unknown)
        fits = needed <= room
        (picked if fits else left).append(name)
        room -= needed if fits else 0
    return picked, left


def _named_for(changed: str, root: Path) -> Iterator[str]:
    """Yield the tests that are named for a changed file: itself, its mirror, those of a game's content."""
    parts = Path(changed).parts
    if _is_test(changed):
        yield changed
    elif parts[0] == "wonderland_qt":
        mirror = root / "tests" / Path(*parts[1:-1])
        yield from _in(root, mirror, f"test_{Path(changed).stem}.py")
    elif parts[0] in OF_A_GAME and len(parts) > 1:
        yield from _in(root, root / "tests" / "games" / parts[1], "**/test_*.py")
        yield from _in(root, root / "tests" / "every_game", "test_*.py")


def _served(file: str, root: Path) -> list[str]:
    """Return the tests that a file gives fixtures to, which no import tells."""
    return _in(root, (root / file).parent, "**/test_*.py") if file.endswith("/conftest.py") else []


def _in(root: Path, folder: Path, pattern: str) -> list[str]:
    return sorted(path.relative_to(root).as_posix() for path in folder.glob(pattern))


def _is_test(name: str) -> bool:
    return name.startswith("tests/") and Path(name).name.startswith("test_")


def _modules(name: str) -> list[str]:
    """Return the module of a file, none when it is no Python."""
    path = Path(name)
    if path.suffix != ".py":
        return []
    return [".".join(path.parent.parts if path.name == "__init__.py" else path.with_suffix("").parts)]


def _file(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def _git(*arguments: str) -> list[str]:
    ended = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return ended.stdout.splitlines()


def _run(command: Sequence[str]) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _test(end: float, files: Sequence[str]) -> int:
    """Run tests that stop at the first failure; stop them when time is up, which is no failure."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", str(CORES), *files]
    with subprocess.Popen(command, cwd=ROOT) as running:
        try:
            return running.wait(end - time.monotonic())
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)
            print("quick: two minutes are over; make test runs all", flush=True)
            return 1 if running.wait() == 1 else 0


if __name__ == "__main__":
    sys.exit(main())
