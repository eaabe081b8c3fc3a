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

Asked = tuple[str, bytes, int]
"""The digest of a picture, its SVG, and the wanted pixels of its longer side."""


class Settled(NamedTuple):
    """The result for a picture: its pixels or the reason; neither if this computer cannot draw pictures."""

    known: str
    side: int
    pixels: Pixels | None = None
    wrong: WrongPicture | None = None


class DrawingQueue:
    """Calls `settled`, on its thread, with the result for each picture."""

    def __init__(self, store: PictureStore, settled: Callable[[Settled], None]) -> None:
        self._store, self._settled = store, settled
        self._asked: PriorityQueue[tuple[bool, int, Asked | None]] = PriorityQueue()
        self._numbers = count()
        self._thread: Thread | None = None

    def ask(self, known: str, svg: bytes, side: int, later: bool = False) -> None:
        """Ask for a picture whose longer side has `side` pixels; `later` means after all others."""
        self._asked.put((later, next(self._numbers), (known, svg, side)))
        if self._thread is None:
            self._thread = Thread(target=self._draw_all, name="pictures", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Stop after the picture that is being drawn."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._asked.put((False, -1, None))
            thread.join()

    def _draw_all(self) -> None:
        process, able = DrawingProcess(), True
        while (asked := self._asked.get()[2]) is not None:
            settled = Settled(asked[0], asked[2])
            try:
                settled = self._drawn(process, *asked) if able else settled
            except CannotDraw:
                able = False
            self._settled(settled)
        process.end()

    def _drawn(self, process: DrawingProcess, known: str, svg: bytes, side: int) -> Settled:
        before = self._store.wrong(known) or self._store.wrong(at_side(known, side))
        if before is not None:
            return Settled(known, side, wrong=before)
        return tried(self._store, process, known, svg, side)


def tried(store: PictureStore, process: DrawingProcess, known: str, svg: bytes, side: int) -> Settled:
    """Draw a picture, store the result and return it; raises CannotDraw.

    If the picture was drawn at another size before, a failure counts for this size only.
    """
    try:
        pixels = process.draw(svg, side)
    except WrongPicture as wrong:
        drawn_before = any(store.holds(known, other) for other in SIDES)
        store.keep_wrong(at_side(known, side) if drawn_before else known, wrong)
        return Settled(known, side, wrong=wrong)
    store.keep(known, side, pixels)
    return Settled(known, side, pixels)
