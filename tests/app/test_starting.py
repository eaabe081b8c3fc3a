"""The shelf opens before the rules, content and pages of any game are read, and is painted by one thread."""

import subprocess
import sys

import pytest

START = """
import sys
from pathlib import Path
from wonderland_qt.cli import main

assert main(["play", "--until-shown"]) == 0
print(*sys.modules)
print(*(thread.read_text().strip() for thread in Path("/proc/self/task").glob("*/comm")))
"""
DEAR = ("pydantic", "yaml", "rich", "wonderland_qt.app.open_table", "wonderland_qt.models.lobby.game_lobby")
"""What takes long to import and is not seen on the first page."""


@pytest.fixture(scope="module")
def started() -> tuple[str, str]:
    """What was imported and which threads there were (on Linux) once the first page had been painted."""
    ran = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    assert "Could not parse" not in ran.stderr, ran.stderr
    shown, imported, threads = ran.stdout.splitlines()
    assert shown == "shown"
    return imported, threads


def test_the_first_page_waits_for_no_game_and_no_table(started: tuple[str, str]) -> None:
    imported, _ = started
    of_games = {name for name in imported.split() if name.startswith("wonderland_qt.games.")}
    assert of_games == set()
    assert set(imported.split()) & set(DEAR) == set()


def test_no_picture_is_shared_out_among_threads(started: tuple[str, str]) -> None:
    _, threads = started
    assert "pooled" not in threads
