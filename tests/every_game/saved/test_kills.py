"""A window that is killed at any moment goes on at the last decision that anybody was told of."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

from tests.invariants import SOAK
from wonderland_qt import paths
from wonderland_qt.app.settings import set_aside_broken
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_games import is_over
from wonderland_qt.engine.saved.saves import Save
from wonderland_qt.lab.soak import FIGURES, Kills

KILLS = 200 // len(GAMES) + 1 if SOAK else 2
"""How often: by turns from outside, at any moment, and in the middle of a call that writes to the disk."""
LATEST = 40
"""After so many decisions or calls at most."""


@dataclass
class Outcome:
    """What a window told until it was killed: of each game how many lines its journal had, first and last."""

    first: dict[str, int] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_is_lost_when_the_window_is_killed(game: str, home: Path) -> None:
    chance, content = OwnChance(len(game)), GAMES[game].load([paths.content()])
    before: dict[str, Save] = {}
    for kill in range(KILLS):
        moment = 1 + chance.below("moment", LATEST)
        told = _killed_while_writing(game, home, moment) if kill % 2 else _killed(game, home, moment)
        kept = {path.name: read_save(path) for path in paths.saves().glob("*.wqt")}
        for name, save in before.items():
            if name in kept:
                lines = save.journal.lines
                assert kept[name].journal.lines[: len(lines)] == lines
                assert told.first.get(name, len(lines)) == len(lines)
            else:
                assert is_over(save), "only games that are over make room for others"
        for name, number in told.last.items():
            assert len(kept[name].journal.lines) >= number
            assert resume(GAMES[game], content, kept[name], today=()).which == "same"
        assert set_aside_broken() is None
        before = kept
    assert before
    assert [path for path in paths.saves().iterdir() if path.suffix == ".aside"] == []
    assert len([path for path in paths.saves().iterdir() if path.suffix == ".unfinished"]) <= 1
    if SOAK:
        counted = sum(len(save.journal.lines) for save in before.values())
        measured = Kills(KILLS, KILLS // 2, len(before), counted)
        FIGURES.mkdir(parents=True, exist_ok=True)
        (FIGURES / f"kills-{game}.json").write_bytes(msgspec.json.encode(measured))


def _killed(game: str, home: Path, after: int) -> Outcome:
    """Let a window run until it has told of some decisions, and kill it."""
    with _window(game, home) as window:
        assert window.stdout is not None
        told = [line for line, _ in zip(window.stdout, range(after), strict=False)]
        window.kill()
        told += window.stdout.readlines()
    assert told, "the window ended before anything was decided"
    return _understood(told)


def _killed_while_writing(game: str, home: Path, call: int) -> Outcome:
    """Let a window run until it dies in the middle of a call that writes."""
    with _window(game, home, str(call)) as window:
        assert window.stdout is not None
        return _understood(window.stdout.readlines())


def _window(game: str, home: Path, *call: str) -> subprocess.Popen[str]:
    environment = {**os.environ, paths.HOME_VARIABLE: str(home)}
    command = [sys.executable, "-m", "tests.app.killed", game, *call]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)


def _understood(lines: list[str]) -> Outcome:
    told = Outcome()
    for line in lines:
        if line.endswith("\n"):
            name, number = line.split()
            told.first.setdefault(name, int(number))
            told.last[name] = int(number)
    return told
