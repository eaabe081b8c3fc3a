"""A person who wants to know hears of a newer version, and no one is asked more than once a day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.models.newest.asking_program import MOST_BYTES, newest_version, version_in
from wonderland_qt.models.newest.version_numbers import is_newer

pytestmark = pytest.mark.window

TODAY = date(2026, 11, 24)


class Project:
    """A project's server on this computer, which answers so; `asked` has who asked for what."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.status, self.body, self.leads_to = 200, b"", ""
        self.asked: list[tuple[str, str]] = []


@contextmanager
def serving() -> Iterator[Project]:
    """Let a project answer at an address while the block runs."""
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        served = Project(f"http://127.0.0.1:{server.server_port}/newest")
        server.RequestHandlerClass = answering(served)
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield served
        finally:
            server.shutdown()
            thread.join()


def answering(served: Project) -> type[BaseHTTPRequestHandler]:
    """Return what answers for a project."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            served.asked.append((self.path, self.headers["User-Agent"]))
            moved = served.leads_to and self.path != "/moved"
            self.send_response(302 if moved else served.status)
            if moved:
                self.send_header("Location", served.leads_to)
            self.end_headers()
            self.wfile.write(b"" if moved else served.body)

        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            """Say nothing."""

    return Handler


@pytest.fixture
def project() -> Iterator[Project]:
    """A project that answers."""
    with serving() as found:
        yield found


@pytest.mark.parametrize(
    ("answer", "version"),
    [
        (b"0.2.0\n", "0.2.0"),
        (b'{"tag_name": "v1.4", "name": "Tea"}', "1.4"),
        (b'{"info": {"version": "2.0.1"}}', "2.0.1"),
        (b'{"version": "3"}', "3"),
    ],
)
def test_the_answers_of_forges_and_indexes_are_understood(answer: bytes, version: str) -> None:
    assert version_in(answer) == version


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"<html>404</html>",
        b"1.0rc1",
        b'{"tag_name": "nightly"}',
        b'{"version": 3}',
        b"{",
        b"\xff",
        b"1" * 99,
    ],
)
def test_any_other_answer_is_no_version(answer: bytes) -> None:
    with pytest.raises(ValueError, match=r"names no version|Expecting|decode"):
        version_in(answer)


@pytest.mark.parametrize(
    ("version", "than", "newer"),
    [("0.10", "0.9.1", True), ("1.0", "1.0.0", False), ("0.1.0", "0.2.0", False), ("1.0", "1.0rc1", False)],
)
def test_versions_are_compared_number_by_number(version: str, than: str, newer: bool) -> None:
    assert is_newer(version, than) is newer


def test_an_answer_that_is_long_or_comes_from_an_unsafe_place_is_refused(project: Project) -> None:
    project.body = b" " * MOST_BYTES + b"9.0"
    with pytest.raises(ValueError, match="too long"):
        newest_version(project.address)
    project.leads_to = "http://example.org/"
    with pytest.raises(ValueError, match="not encrypted"):
        newest_version(project.address)
    with pytest.raises(ValueError, match="not encrypted"):
        newest_version("http://example.org/")


def test_an_address_that_has_moved_is_followed(project: Project) -> None:
    project.body, project.leads_to = b"9.0", "/moved"
    assert newest_version(project.address) == "9.0"


@pytest.fixture
def look(application: Any, home: object) -> Callable[..., list[str]]:
    """Looks for a newer version than 0.1.0 as a start does, and returns what was told."""

    def looked(address: str, today: date = TODAY, waits: bool = True) -> list[str]:
        from PySide6.QtCore import QEventLoop

        from wonderland_qt.models.newest.newest_version import NewestVersion

        told: list[str] = []
        newest, loop = NewestVersion(address, running="0.1.0"), QEventLoop()
        newest.newer.connect(told.append)
        newest.asked.connect(loop.quit)
        newest.look(today)
        if waits:
            loop.exec()
        return told

    return looked


def test_a_newer_version_is_told_of_and_the_project_is_asked_once_a_day(
    look: Callable[..., list[str]], project: Project
) -> None:
    project.body = b"0.2.0"
    assert look(project.address) == ["0.2.0"]
    assert look(project.address, waits=False) == ["0.2.0"]
    assert len(project.asked) == 1
    assert project.asked[0][1].startswith("wonderland-qt/")
    project.body = b"0.3.0"
    assert look(project.address, TODAY + timedelta(days=1)) == ["0.3.0"]
    assert len(project.asked) == 2


@pytest.mark.parametrize(("status", "body"), [(200, b"0.1.0"), (200, b"<p>"), (404, b"9.0"), (500, b"")])
def test_what_is_no_newer_or_no_answer_is_told_to_nobody(
    look: Callable[..., list[str]], project: Project, status: int, body: bytes
) -> None:
    project.status, project.body = status, body
    assert look(project.address) == []
    assert look(project.address, waits=False) == []
    assert len(project.asked) == 1


def test_without_an_answer_nothing_is_told(look: Callable[..., list[str]]) -> None:
    with serving() as gone:
        address = gone.address
    assert look(address) == []


def test_nobody_is_asked_where_it_cannot_be_kept_that_they_were(
    look: Callable[..., list[str]], project: Project
) -> None:
    paths.newest().parent.parent.mkdir(parents=True, exist_ok=True)
    paths.newest().parent.write_text("no folder")
    assert look(project.address, waits=False) == []
    assert project.asked == []
