"""docs/python.md, done as it says: each of its programs runs, is short, and has types without an ignore."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import pytest

from tests.docs.page_checkout import ROOT, files, written

PAGE = written("python.md")
PROGRAMS = dict(files(PAGE))
SHORT = {"random_game.py": 5, "dreamer.py": 15, "win_rates.py": 20}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the programs of the page."""
    made = tmp_path_factory.mktemp("python")
    for name, program in PROGRAMS.items():
        (made / name).write_text(program, encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def printed(folder: Path) -> Callable[[str], str]:
    """Runs a program of the page; what it prints is kept for all who ask."""
    return cache(partial(run, folder))


def run(folder: Path, *arguments: str) -> str:
    """Run Python in a folder; return what it prints."""
    known = {**os.environ, "PYTHONPATH": str(ROOT), "MYPYPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=known, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lines(program: str) -> list[str]:
    """Return the lines that a reader types: neither empty nor an import."""
    return [line for line in program.splitlines() if line.strip() and not re.match(r"from|import", line)]


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_runs_and_is_short(printed: Callable[[str], str], name: str) -> None:
    printed(name)
    assert len(lines(PROGRAMS[name])) <= SHORT[name]


def test_the_table_has_a_line_for_each_pair(printed: Callable[[str], str]) -> None:
    rows = printed("win_rates.py").splitlines()
    assert [re.findall(r"[a-z]+", row) for row in rows] == [
        ["rule", "random"],
        ["dreamer", "random"],
        ["dreamer", "rule"],
    ]


def test_a_caller_s_file_needs_no_ignore(folder: Path) -> None:
    assert "ignore" not in "".join(PROGRAMS.values())
    run(folder, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), *PROGRAMS)


@pytest.mark.parametrize("called", sorted(set(re.findall(r"`(?:api|game)\.(\w+)\(", PAGE))))
def test_what_the_page_names_is_there(called: str) -> None:
    from wonderland_qt import api

    assert hasattr(api, called) or hasattr(api.Game, called)
