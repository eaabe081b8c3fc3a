"""Pictures wait for being drawn on a thread; what hung once is not tried again unasked."""

from __future__ import annotations

from pathlib import Path
from queue import SimpleQueue
from threading import Event

import pytest

from wonderland_qt.models.pictures import drawing_queue
from wonderland_qt.models.pictures.drawing_process import CannotDraw
from wonderland_qt.models.pictures.drawing_queue import DrawingQueue, Settled
from wonderland_qt.models.pictures.picture_store import PictureStore
from wonderland_qt.models.pictures.pixels import Pixels, packed
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

DOT = packed(1, 1, (1, 1), bytes(4))
MOST = 512


class Draughtsman:
    """Draws what it gets, and notes what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[bytes, int]] = []
        self.able, self.ended = True, 0
        self.may_go_on = Event()
        self.may_go_on.set()

    def draw(self, svg: bytes, side: int) -> Pixels:
        self.may_go_on.wait()
        self.asked.append((svg, side))
        if not self.able:
            raise CannotDraw
        if svg == b"hangs" or (svg == b"large" and side > MOST):
            raise WrongPicture("slow")
        return DOT

    def end(self) -> int:
        self.ended += 1
        return 0


class Desk:
    """A queue with what came of each picture, in that order."""

    def __init__(self, store: PictureStore) -> None:
        self.settled: SimpleQueue[Settled] = SimpleQueue()
        self.queue = DrawingQueue(store, self.settled.put)

    def ask(self, svg: bytes, side: int = 128) -> str:
        """Ask for a picture; return what came of it."""
        self.queue.ask(svg.decode(), svg, side)
        told = self.settled.get()
        assert (told.digest, told.side) == (svg.decode(), side)
        return told.wrong.reason.key if told.wrong else "drawn" if told.pixels else ""


@pytest.fixture
def draughtsman(monkeypatch: pytest.MonkeyPatch) -> Draughtsman:
    made = Draughtsman()
    monkeypatch.setattr(drawing_queue, "DrawingProcess", lambda: made)
    return made


def test_what_hung_once_is_not_tried_again(tmp_path: Path, draughtsman: Draughtsman) -> None:
    store = PictureStore(tmp_path)
    desk = Desk(store)
    assert [desk.ask(b"hangs"), desk.ask(b"plain"), desk.ask(b"hangs"), desk.ask(b"hangs", 512)] == [
        "picture-slow", "drawn", "picture-slow", "picture-slow",
    ]  # fmt: skip
    assert Desk(store).ask(b"hangs") == "picture-slow"
    assert draughtsman.asked == [(b"hangs", 128), (b"plain", 128)]
    store.forget_wrong("hangs")
    assert desk.ask(b"hangs") == "picture-slow"
    assert len(draughtsman.asked) == 3


def test_a_picture_that_takes_long_only_when_it_is_large_stays(
    tmp_path: Path, draughtsman: Draughtsman
) -> None:
    store = PictureStore(tmp_path)
    desk = Desk(store)
    assert [desk.ask(b"large", side) for side in (128, 2048, 2048, 512)] == [
        "drawn", "picture-slow", "picture-slow", "drawn",
    ]  # fmt: skip
    assert store.wrong("large") is None
    assert len(draughtsman.asked) == 3


def test_where_nothing_can_be_drawn_nobody_tries_for_long(tmp_path: Path, draughtsman: Draughtsman) -> None:
    draughtsman.able = False
    desk = Desk(PictureStore(tmp_path))
    assert [desk.ask(b"plain"), desk.ask(b"other")] == ["", ""]
    assert len(draughtsman.asked) == 1
    assert not list(tmp_path.iterdir())


def test_what_is_wanted_later_waits_for_all_others(tmp_path: Path, draughtsman: Draughtsman) -> None:
    desk = Desk(PictureStore(tmp_path))
    draughtsman.may_go_on.clear()
    for known, later in (("first", True), ("a", True), ("b", True), ("c", False), ("d", False)):
        desk.queue.ask(known, known.encode(), 128, later)
    draughtsman.may_go_on.set()
    told = [desk.settled.get().digest for _ in range(5)]
    assert told in (["first", "c", "d", "a", "b"], ["c", "d", "first", "a", "b"])


def test_the_process_ends_with_the_queue(tmp_path: Path, draughtsman: Draughtsman) -> None:
    desk = Desk(PictureStore(tmp_path))
    desk.ask(b"plain")
    desk.queue.stop()
    assert draughtsman.ended == 1
