"""A copy of the program with the files that a page of docs/ gives, to do what the page says to try."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TRIED = re.compile(r"^## Try it\n\n```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COPIED = ("wonderland_qt", "content", "resources", "docs", "tests", "pyproject.toml")
PROGRAM = "from wonderland_qt.cli import main; raise SystemExit(main())"
HALF_WRITTEN = shutil.ignore_patterns("*.pyc.*")


def written(page: str) -> str:
    """Return a page of docs/."""
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def files(page: str) -> list[tuple[str, str]]:
    """Return the files that a page gives whole, by their paths."""
    return FILE.findall(page)


def commands(page: str) -> list[str]:
    """Return what a page says to try, a command a line."""
    found = TRIED.search(page)
    assert found
    return found[1].splitlines()


def checkout(copy: Path, page: str) -> Path:
    """Copy the program, compiled as it is here, and write the files of a page into the copy."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=HALF_WRITTEN)
        else:
            shutil.copy(ROOT / name, copy / name)
    for name, text in files(page):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    return copy


def enter(copy: Path, group: str, page: str) -> None:
    """Add the entry point of a page to the copy."""
    lines = re.findall(r'^```toml\n(\w+ = "wonderland_qt\.[\w.]+:\w+"\n)```$', page, re.MULTILINE)
    heading, project = f'[project.entry-points."{group}"]\n', copy / "pyproject.toml"
    before, found, after = project.read_text(encoding="utf-8").partition(heading)
    assert found
    assert len(lines) == 1
    project.write_text(before + heading + lines[0] + after, encoding="utf-8")


def assert_succeeds(command: str, copy: Path) -> None:
    """Run a command of a page in the copy."""
    program, *arguments = command.split()
    run = [sys.executable, *(arguments if program == "python" else ["-c", PROGRAM, *arguments])]
    done = subprocess.run(run, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def assert_clean(copy: Path, *paths: str) -> None:
    """Check the code of a page as strictly as the rest."""
    assert_succeeds(f"python -m ruff check {' '.join(paths)}", copy)
