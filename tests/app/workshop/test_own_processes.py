"""Processes of the workshop end with the one who wanted them, and Qt has nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.models.workshop import own_program, scenario_check, trial_games

pytestmark = pytest.mark.window

SLEEPS = ("sleep", "60")


@pytest.fixture
def sleeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program started again do nothing for a long time."""
    for module in (own_program, scenario_check, trial_games):
        monkeypatch.setattr(module, "own_program", lambda: ("sh", "-c", "sleep 60", "--"))


def started_check() -> Any:
    check = scenario_check.ScenarioCheck()
    check.start("tea_for_2", [], Path("a.yaml"), "en")
    return check


def started_trial() -> Any:
    played = trial_games.Trial()
    played.start("tea_for_2", [], Path("own"), 3, "en")
    return played


@pytest.mark.usefixtures("sleeping")
@pytest.mark.parametrize("start", [started_check, started_trial])
def test_a_process_ends_when_its_owner_is_let_go_of(start: Callable[[], Any], application: Any) -> None:
    import shiboken6
    from PySide6.QtCore import QProcess

    assert application
    owner = start()
    (process,) = owner.findChildren(QProcess)
    assert process.waitForStarted()
    number = process.processId()
    shiboken6.delete(owner)
    assert not Path(f"/proc/{number}").exists()


def test_a_number_waits_the_same_time_whatever_it_is(application: Any) -> None:
    from wonderland_qt.app.workshop.number_row import PAUSE, NumberRow
    from wonderland_qt.models.workshop.workshop_entries import Number

    assert application
    row = NumberRow(Number(("a",), "a", 3, 3), "")
    for value in (-5, 7):
        row.box.setRange(-10, 10)
        row.box.setValue(value)
        assert row._pause.interval() == PAUSE
        assert row._pause.isActive()
        row._pause.stop()
