"""The system's wish for stillness is followed where the preferences do not say otherwise."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt.app import system_motion
from wonderland_qt.app.settings import MOTION_MILLISECONDS, Settings
from wonderland_qt.app.system_motion import gnome_is_still, kde_is_still, motion_milliseconds, wants_stillness

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """The system is asked again in each test, and after the last."""
    wants_stillness.cache_clear()
    yield
    wants_stillness.cache_clear()


def test_by_itself_the_program_follows_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().motion == "system"
    for still, milliseconds in ((True, 0), (False, MOTION_MILLISECONDS["normal"])):
        monkeypatch.setattr(system_motion, "wants_stillness", lambda still=still: still)
        assert motion_milliseconds("system") == milliseconds
        assert motion_milliseconds("slow") == MOTION_MILLISECONDS["slow"]


def test_where_nobody_looks_nothing_moves(application: Any) -> None:
    assert wants_stillness()


@pytest.mark.parametrize(("told", "still"), [("false\n", True), ("true\n", False), ("", False)])
def test_gnome_is_asked(monkeypatch: pytest.MonkeyPatch, told: str, still: bool) -> None:
    answer = subprocess.CompletedProcess((), 0, told, "")
    monkeypatch.setattr(subprocess, "run", lambda *_asked, **_how: answer)
    assert gnome_is_still() is still


def test_where_gnome_does_not_answer_things_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_motion, "GNOME", ("no-such-program-at-all",))
    assert not gnome_is_still()


@pytest.mark.parametrize(
    ("written", "still"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nAnimationDurationFactor=fast\n", False),
        ("no ini at all", False),
        (None, False),
    ],
)
def test_kde_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str | None, still: bool
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if written is not None:
        (tmp_path / "kdeglobals").write_text(written, encoding="utf-8")
    assert kde_is_still() is still
