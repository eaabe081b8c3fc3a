"""A second double-click opens its file in the open window, and whatever ended leaves no claim behind."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.app.program import one_window
from wonderland_qt.app.program.later_starts import FilesOfTheSystem, LaterStarts
from wonderland_qt.app.program.one_window import Request, claimed_home, hand_over

SAVED = Path(__file__).parents[2] / "every_game" / "formats" / "2-wonderland.save"
PLAY = [sys.executable, "-m", "wonderland_qt.cli", "play"]
pytestmark = pytest.mark.window


@contextmanager
def first_window(application: QApplication) -> Iterator[subprocess.Popen[bytes]]:
    """The program as it runs after a double-click, as soon as it says where it listens."""
    running = subprocess.Popen(PLAY)
    try:
        until(application, lambda: paths.claim().exists() and bool(paths.claim().read_bytes()))
        yield running
    finally:
        running.kill()
        running.wait()


def asked(application: QApplication, port: int, request: bytes) -> bytes:
    """What the window answers."""
    answers: list[bytes] = []
    with socket.create_connection((one_window.HOST, port)) as asking:
        asking.sendall(request)
        asking.setblocking(False)

        def answered() -> bool:
            try:
                answers.append(asking.recv(100))
            except BlockingIOError:
                return False
            except ConnectionResetError:
                answers.append(b"")
            return True

        until(application, answered)
    return answers[0]


@pytest.fixture
def opened(application: QApplication) -> Iterator[tuple[list[Path], one_window.Claim]]:
    """The files that a window was asked to open, and its claim."""
    files: list[Path] = []
    window = QWidget()
    with claimed_home() as claim:
        assert claim is not None
        later_starts = LaterStarts(claim, window, files.extend)
        yield files, claim
        later_starts.stop()


def test_a_second_start_opens_its_file_in_the_first_window(application: QApplication, tmp_path: Path) -> None:
    file = tmp_path / "nasza partia Żółw.save"
    shutil.copy(SAVED, file)
    with first_window(application) as running:
        second = subprocess.run([*PLAY, file], check=False)
        until(application, lambda: any(paths.saves().glob("*.wqt")))
        running.terminate()
        assert running.wait() == 1, "stopped, as it was asked to"
    assert second.returncode == 0


def test_a_killed_window_leaves_no_claim(application: QApplication) -> None:
    with first_window(application) as running:
        running.kill()
        running.wait()
        assert not hand_over([])
        with claimed_home() as claim:
            assert claim is not None


def test_a_home_has_one_claim_at_a_time() -> None:
    with claimed_home() as first, claimed_home() as second:
        assert first is not None
        assert second is None
    with claimed_home() as third:
        assert third is not None


def test_a_home_that_cannot_be_written_is_claimed_by_nobody(home: Path) -> None:
    shutil.rmtree(home, ignore_errors=True)
    home.write_text("in the way", encoding="utf-8")
    with claimed_home() as claim:
        assert claim is None
    assert not hand_over([])


def test_several_files_are_opened_at_once(
    application: QApplication, opened: tuple[list[Path], one_window.Claim]
) -> None:
    files, claim = opened
    request = Request(claim.secret, ("/a b.save", "/ż.pack.zip"))
    port = claim.listener.getsockname()[1]
    assert asked(application, port, msgspec.json.encode(request) + b"\n") == one_window.DONE
    assert files == [Path("/a b.save"), Path("/ż.pack.zip")]


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b'{"secret":"","files":["/etc/passwd"]}\n',
        b'{"secret":"0123456789abcdef0123456789abcdef","files":["/etc/passwd"]}\n',
        b"\xff\xfe\n",
        b"[" * 70_000,
    ],
)
def test_whoever_cannot_read_the_home_opens_nothing(
    application: QApplication, opened: tuple[list[Path], one_window.Claim], request_: bytes
) -> None:
    files, claim = opened
    assert asked(application, claim.listener.getsockname()[1], request_) == b""
    assert not files


def test_the_window_of_a_mac_opens_what_the_desktop_asks_for(application: QApplication) -> None:
    files: list[Path] = []
    system = FilesOfTheSystem(application, files.extend)
    QApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile("/x/y.save")))
    application.removeEventFilter(system)
    assert files == [Path("/x/y.save")]
