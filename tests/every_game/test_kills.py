"""A window that is killed at any moment goes on at the last decision that anybody was told of."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws import SOAK
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play.journal import AnyLine
from wonderland_qt.engine.play.save_reading import read_save
from wonderland_qt.engine.play.taking_up import take_up
from wonderland_qt.games.catalogue import GAMES

KILLS = 200 if SOAK else 2


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_is_lost_when_the_window_is_killed(game: str, home: Path) -> None:
    chance, pack = OwnChance(len(game)), GAMES[game].load([paths.content()])
    before: dict[str, list[AnyLine]] = {}
    for _ in range(KILLS):
        name, told = _killed(game, home, after=1 + chance.below("moment", 40))
        save = read_save(paths.saves() / name)
        lines = save.journal.lines
        assert len(lines) >= told
        assert lines[: len(before.get(name, ()))] == before.get(name, [])
        assert take_up(GAMES[game], pack, save).content == "same"
        before[name] = lines
    assert list(paths.saves().glob("*.aside")) == []


def _killed(game: str, home: Path, after: int) -> tuple[str, int]:
    """Let a window run until it has told of some decisions, kill it, and return what it told last."""
    environment = {**os.environ, paths.HOME_VARIABLE: str(home)}
    command = [sys.executable, "-m", "tests.app.killed", game]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as window:
        assert window.stdout is not None
        told = [line for line, _ in zip(window.stdout, range(after), strict=False)]
        window.kill()
        told += window.stdout.readlines()
    assert told, "the window ended before anything was decided"
    whole = [line for line in told if line.endswith("\n")]
    name, lines = whole[-1].split()
    return name, int(lines)
