"""What keeps the window from opening is reported before Qt is asked, in plain words with a remedy."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.app.program import notice, window_check
from wonderland_qt.app.program.window_check import aborts, hindrance
from wonderland_qt.engine.words.localization import Words

PACKAGING = Path(__file__).resolve().parents[3] / "packaging"
X11_PORT = 6000
DEAD = "the display that nobody serves"


@pytest.fixture
def nowhere() -> Iterator[str]:
    """A display at which no one answers, whatever runs here: its port is taken and no one listens at it."""
    with socket.socket() as taken:
        taken.bind(("", 0))
        yield f":{taken.getsockname()[1] - X11_PORT}"


@pytest.mark.parametrize(
    ("pyside", "python", "bad"),
    [("6.12.0", (3, 11, 2), True), ("6.12.1", (3, 10, 0), True), ("6.12.0", (3, 12, 0), False),
     ("6.11.3", (3, 11, 2), False), ("6.8.0", (3, 11, 0), False)],
)  # fmt: skip
def test_a_pyside_that_aborts_is_known(pyside: str, python: tuple[int, ...], bad: bool) -> None:
    assert aborts(pyside, python) is bad


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({}, "No display found"),
        ({"DISPLAY": DEAD}, f"Cannot connect to display {DEAD} (from DISPLAY)"),
        ({"WAYLAND_DISPLAY": "wayland-4711"}, "wayland-4711 (from WAYLAND_DISPLAY)"),
        ({"QT_QPA_PLATFORM": "xcb", "DISPLAY": DEAD}, "Cannot connect"),
    ],
)
def test_a_missing_or_dead_display_is_told_in_words(
    environment: dict[str, str], told: str, nowhere: str
) -> None:
    why = hindrance({name: value.replace(DEAD, nowhere) for name, value in environment.items()}, "linux")
    assert why is not None
    words = Words.load([paths.window() / "words"], "en")
    assert told.replace(DEAD, nowhere) in words.say(why)
    assert words.missing == set()


def test_every_library_that_is_missing_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window_check, "reaches_x11", lambda _environment: True)
    monkeypatch.setattr(window_check, "missing_libraries", lambda wanted: list(wanted)[1:3])
    why = hindrance({"DISPLAY": ":0"}, "linux")
    assert why is not None
    said = notice.say(why)
    assert "libxcb-cursor.so.0, libxcb-icccm.so.4" in said
    assert "sudo apt-get install libxcb-cursor0 libxcb-icccm4" in said


def test_what_qt_lacks_and_what_its_windows_lack_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_qt(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", no_qt)
    monkeypatch.setattr(window_check, "missing_libraries", list)
    why = hindrance({"DISPLAY": ":0"}, "linux")
    assert why is not None
    said = notice.say(why)
    assert all(package in said for package in ("libgl1", "libxcb-cursor0", "libx11-xcb1"))


def test_the_packages_named_are_those_that_play_installs() -> None:
    named = {
        **window_check.QT_LIBRARIES,
        **window_check.X11_LIBRARIES,
        **window_check.WAYLAND_LIBRARIES,
    }.values()
    assert set(named) <= set((PACKAGING / "debian" / "play.txt").read_text().split())


def test_offscreen_needs_no_display() -> None:
    assert hindrance({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None


def test_elsewhere_there_is_always_a_display() -> None:
    assert hindrance({}, "darwin") is None


def test_a_hindrance_is_told_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    why = hindrance({}, "linux")
    assert why is not None
    assert "Тут немає екрана" in notice.say(why)


def test_without_a_terminal_a_dialog_and_the_log_tell(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(notice, "has_terminal", lambda: False)
    monkeypatch.setattr(notice, "show_dialog", shown.append)
    notice.give_notice("Something is missing.")
    assert shown == ["Something is missing."]
    assert "Something is missing." in paths.log().read_text()
    assert capfd.readouterr().err == "Something is missing.\n"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the system itself shows it")
def test_a_dialog_shows_plain_text_with_what_the_system_has(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    assert notice.show_dialog("Nobody has anything to show it.") is None
    program = tmp_path / "zenity"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$@" > "$0.told"\n')
    program.chmod(0o755)
    dialog = notice.show_dialog("Something <b>is</b> missing.")
    assert dialog is not None
    assert dialog.wait() == 0
    told = (tmp_path / "zenity.told").read_text().splitlines()
    assert {"--no-markup", "--text=Something <b>is</b> missing."} <= set(told)


ABORTING = "from wonderland_qt.app.program.application import make_application; make_application()"


def test_whatever_lets_qt_abort_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "nosuchplatform")
    monkeypatch.delenv("DISPLAY", raising=False)
    ended = subprocess.run([sys.executable, "-c", ABORTING], check=False, capture_output=True, text=True)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert line.startswith("Qt could not open a window: ")


IDLE = """
from PySide6.QtCore import QTimer
from wonderland_qt.app.program import application
from wonderland_qt.cli import main

show = application.MainWindow.show
def told(window):
    show(window)
    QTimer.singleShot(0, lambda: print("shown", flush=True))
application.MainWindow.show = told
raise SystemExit(main(["play"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="another way of interrupting")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_idle_window_closes_at_once_when_it_is_interrupted(number: int) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", IDLE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as idle:
        assert idle.stdout is not None
        assert idle.stdout.readline() == "shown\n"
        idle.send_signal(number)
        _, said = idle.communicate(timeout=60)
    assert (idle.returncode, said) == (1, "stopped\n")
