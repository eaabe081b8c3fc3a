"""What holds for every test: a home of its own, no warning from Qt, and the same draws every time."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from traceback import format_exception
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QLockFile

from tests import timing
from wonderland_qt.cli import GARBAGE_THRESHOLDS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""No test fails because a busy machine was slow to think of examples."""

settings.register_profile("ci", PATIENT, derandomize=True, print_blob=True)
settings.register_profile("soak", PATIENT, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

NUMBERS = count()
"""The numbers of the tests, in the order in which they run."""


def pytest_configure() -> None:
    """Collect garbage as rarely as the program does."""
    gc.set_threshold(*GARBAGE_THRESHOLDS)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Let one worker read the tests after the other: the second finds what the first has compiled."""
    if "PYTEST_XDIST_WORKER" not in os.environ or sys.dont_write_bytecode:
        return (yield)
    build = session.config.rootpath / "build"
    build.mkdir(exist_ok=True)
    turn = QLockFile(str(build / "collecting.lock"))
    turn.setStaleLockTime(0)  # however long the other worker takes
    turn.lock()
    try:
        return (yield)
    finally:
        turn.unlock()


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass by all tests, and the content that was read to name them."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Count how long each file of tests takes."""
    timing.spent[report.nodeid.split("::")[0]] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say and keep how long a whole run took."""
    taken = timing.taken()
    if taken is not None:
        terminalreporter.write_line(timing.keep_times(taken))


@pytest.fixture(scope="session", autouse=True)
def session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The user's own folder outside of tests; those of the tests lie in it."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WONDERLAND_QT_HOME", str(folder))
        patch.setattr(os, "fsync", lambda _handle: None)  # no test survives a power cut
        yield folder


@pytest.fixture(autouse=True)
def home(session_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands for the user's own, of each test another; the test makes it when it needs it."""
    folder = session_home / f"of-test-{next(NUMBERS)}"
    monkeypatch.setenv("WONDERLAND_QT_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def qt_messages(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """What Qt complained of in a window test; anything left in it at the end fails the test."""
    messages: list[str] = []
    if request.node.get_closest_marker("window") is None:
        yield messages
        return
    with _collecting_qt_messages(messages):
        yield messages
    assert not messages, "Qt complained: " + "; ".join(messages)


@pytest.fixture(scope="session")
def application() -> Iterator[Any]:
    """The one application that Qt allows, in our dress."""
    from wonderland_qt.app.program.application import make_application

    messages: list[str] = []
    with _collecting_qt_messages(messages):
        made = make_application()
    assert not messages, "Qt complained: " + "; ".join(messages)
    yield made
    made.processEvents()


OFFSCREEN_LACKS = "This plugin does not support "
"""What the plugin for no screen says of itself: it has no window manager."""


@pytest.fixture(autouse=True)
def unforeseen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What was raised where Qt called us, which is only printed; anything in it at the end fails the test."""
    raised: list[str] = []
    if request.node.get_closest_marker("window") is not None:
        monkeypatch.setattr(sys, "excepthook", lambda *told: raised.append("".join(format_exception(*told))))
    yield raised
    assert not raised, "".join(raised)


@contextmanager
def _collecting_qt_messages(messages: list[str]) -> Iterator[None]:
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    harmless = {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}

    def collect(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind not in harmless and not message.startswith(OFFSCREEN_LACKS):
            messages.append(message)

    before = qInstallMessageHandler(collect)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
