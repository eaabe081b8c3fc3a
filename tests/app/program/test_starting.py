"""The shelf opens before rules, content and pages of any game are read, which it reads ahead of a click."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

from wonderland_qt.app.program import preloading
from wonderland_qt.app.program.preloading import FOR_A_NEW_GAME, FOR_A_TABLE, Preloading

START = """
import linecache
import sys
from pathlib import Path
from wonderland_qt.cli import main

assert main(["play", "--until-shown"]) == 0
print(*sys.modules)
print(*(thread.read_text().strip() for thread in Path("/proc/self/task").glob("*/comm")))
print(*(Path(file).parent.name for file in linecache.cache))
"""
DEAR = ("pydantic", "yaml", "rich", "wonderland_qt.app.open_table", "wonderland_qt.models.lobby.game_lobby")
"""What takes long to import and is not seen on the first page."""


@pytest.fixture(scope="module")
def started() -> tuple[str, str, str]:
    """What was imported, which threads there were (on Linux) and from which folders source was read."""
    ran = subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, text=True)
    assert "Could not parse" not in ran.stderr, ran.stderr
    shown, imported, threads, read = ran.stdout.splitlines()
    assert shown == "shown"
    return imported, threads, read


def test_the_first_page_waits_for_no_game_and_no_table(started: tuple[str, str, str]) -> None:
    imported, _, _ = started
    of_games = {name for name in imported.split() if name.startswith("wonderland_qt.games.")}
    assert of_games == set()
    assert set(imported.split()) & set(DEAR) == set()


def test_no_picture_is_shared_out_among_threads(started: tuple[str, str, str]) -> None:
    _, threads, _ = started
    assert "pooled" not in threads


def test_no_source_is_read_and_kept_once_qt_is_there(started: tuple[str, str, str]) -> None:
    _, _, read = started
    assert not {"pages", "paper", "yaml", "fluent"} & set(read.split())


def rest(thoughts: Preloading) -> None:
    """Let one piece of work after another come, without waiting."""
    timer = thoughts.findChild(QTimer)
    assert isinstance(timer, QTimer)
    while timer.isActive():
        timer.timeout.emit()


@pytest.mark.window
@pytest.mark.parametrize("played", [True, False])
def test_a_shelf_reads_ahead_a_new_game_and_a_table_only_once_it_is_left(
    played: bool, application: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(preloading, "import_module", read.append)
    pages, rules = QStackedWidget(), ["the rules of the game played last"]
    for _ in range(2):
        pages.addWidget(QWidget())
    thoughts = Preloading(pages, (lambda: read.extend(rules)) if played else None, pages)
    rest(thoughts)
    assert read == [*FOR_A_NEW_GAME, *(rules if played else [])]
    read.clear()
    pages.setCurrentIndex(1)
    pages.setCurrentIndex(0)
    rest(thoughts)
    assert read == [*FOR_A_TABLE]
