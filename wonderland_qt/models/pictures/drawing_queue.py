"""The queue of pictures to draw, which a thread sends to the drawing process one after another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from queue import PriorityQueue
from threading import Thread
from typing import NamedTuple

from wonderland_qt.models.pictures.drawing_process import CannotDraw, DrawingProcess
from wonderland_qt.models.pictures.picture_store import PictureStore, at_side
from wonderland_qt.models.pictures.pixels import SIDES, Pixels
from wonderland_qt.models.pictures.wrong_picture import WrongPicture


class PictureRequest(NamedTuple):
    """A picture to draw: the digest that identifies it, its SVG, and the pixels of its longer side."""

    digest: str
    svg: bytes
    side: int


class Settled(NamedTuple):
    """The result for a picture: its pixels or the reason; neither if this computer cannot draw pictures."""

    digest: str
    side: int
    pixels: Pixels | None = None
    wrong: WrongPicture | None = None


class DrawingQueue:
    """Calls `settled`, on its thread, with the result for each picture."""

    def __init__(self, store: PictureStore, settled: Callable[[Settled], None]) -> None:
        """Prepare the queue; `settled` is called on its thread with each result.

        Requests are sorted by whether they come later than all others, and then by their numbers; None in
        place of one ends the thread.
        """
        self._store, self._settled = store, settled
        self._requests: PriorityQueue[tuple[bool, int, PictureRequest | None]] = PriorityQueue()
        self._numbers = count()
        self._thread: Thread | None = None

    def ask(self, digest: str, svg: bytes, side: int, later: bool = False) -> None:
        """Ask for a picture whose longer side has `side` pixels; `later` means after all others."""
        self._requests.put((later, next(self._numbers), PictureRequest(digest, svg, side)))
        if self._thread is None:
            self._thread = Thread(target=self._draw_all, name="pictures", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop after the picture that is being drawn, with an empty request that comes before all others."""
        thread, self._thread = self._thread, None
        if thread is not None:
            later, before_all_requests = False, -1
            self._requests.put((later, before_all_requests, None))
            thread.join()

    def _draw_all(self) -> None:
        """Draw until `stop`; when this computer turns out to be unable to, only answer that from then on."""
        process = DrawingProcess()
        can_draw = True
        while (request := self._next_request()) is not None:
            settled = Settled(request.digest, request.side)
            if can_draw:
                try:
                    settled = self._draw_unless_wrong_before(process, request)
                except CannotDraw:
                    can_draw = False
            self._settled(settled)
        process.end()

    def _next_request(self) -> PictureRequest | None:
        """Wait for a request and return it; None means that no more are to be drawn."""
        _later, _number, request = self._requests.get()
        return request

    def _draw_unless_wrong_before(self, process: DrawingProcess, request: PictureRequest) -> Settled:
        """Return the stored reason if the picture was wrong before, at any size or this one, else draw it."""
        digest, side = request.digest, request.side
        wrong = self._store.wrong(digest) or self._store.wrong(at_side(digest, side))
        if wrong is not None:
            return Settled(digest, side, wrong=wrong)
        return draw_and_store(request, process, self._store)


def draw_and_store(request: PictureRequest, process: DrawingProcess, store: PictureStore) -> Settled:
    """Draw a picture, store the result and return it; raises CannotDraw.

    If the picture was drawn at another size before, a failure counts for this size only.
    """
    digest, side = request.digest, request.side
    try:
        pixels = process.draw(request.svg, side)
    except WrongPicture as wrong:
        drawn_before = any(store.holds(digest, other_side) for other_side in SIDES)
        store.keep_wrong(at_side(digest, side) if drawn_before else digest, wrong)
        return Settled(digest, side, wrong=wrong)
    store.keep(digest, side, pixels)
    return Settled(digest, side, pixels)
