"""What keeps the window from opening is told before Qt is asked."""

import pytest

from wonderland_qt import paths
from wonderland_qt.app.program.readiness import aborts, hindrance
from wonderland_qt.engine.words.words import Words


@pytest.mark.parametrize(
    ("pyside", "python", "bad"),
    [("6.12.0", (3, 11, 2), True), ("6.12.1", (3, 10, 0), True), ("6.12.0", (3, 12, 0), False),
     ("6.11.3", (3, 11, 2), False), ("6.8.0", (3, 11, 0), False)],
)  # fmt: skip
def test_a_pyside_that_aborts_is_known(pyside: str, python: tuple[int, ...], bad: bool) -> None:
    assert aborts(pyside, python) is bad


def test_a_missing_display_is_told_in_words() -> None:
    why = hindrance({}, "linux")
    assert why is not None
    words = Words.load(paths.words("wonderland"), "en")
    assert "display" in words.say(why)
    assert words.missing == set()


@pytest.mark.parametrize("environment", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_place_to_draw_is_enough(environment: dict[str, str]) -> None:
    assert hindrance(environment, "linux") is None


def test_elsewhere_there_is_always_a_display() -> None:
    assert hindrance({}, "darwin") is None
