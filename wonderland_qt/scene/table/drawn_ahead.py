"""Backdrops drawn ahead on a thread, before their stages are shown."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader

from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.backdrop import rect_that_covers

FOLDER = "backdrop"
MOST_BYTES = 40_000_000
"""Enough for a game's backdrops at 1280 x 800; on larger screens they are drawn smaller and enlarged."""
POLL_WANTED, POLL = 15, 150
"""Milliseconds between looks at the thread: while a visible stage waits for its backdrop, and otherwise."""


class Drawing(NamedTuple):
    """A backdrop that the thread is drawing, and its size in pixels."""

    name: str
    size: QSize
    image: Future[QImage]


class DrawnAhead(QObject):
    """Draws the backdrops of a game for a ground of a certain size, one after the other.

    Backdrops of packs are left out, because they are pixels already. `came` delivers the wanted backdrop in
    full size. The thread only turns a file into an image; a timer polls for its results.
    """

    came = Signal(str, QImage)

    def __init__(self, book: ArtBook, parent: QObject) -> None:
        """List the backdrops, and draw none until `cover` has set their size and `begin` starts it."""
        super().__init__(parent)
        self._files = book.own_files(FOLDER)
        self._size = QSize()
        self._images: dict[str, QImage] = {}
        self._wanted = ""
        self._drawing: Drawing | None = None
        self._timer = QTimer(self, interval=POLL)
        self._timer.timeout.connect(self._go_on)

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def cover(self, size: QSize) -> None:
        """Draw for a ground of this size in pixels from now on, and drop what was drawn for another."""
        self._size, self._wanted = size, ""
        self._images.clear()
        self._timer.stop()

    def begin(self) -> None:
        """Start drawing the missing backdrops in a moment, if any are missing and it has not started yet."""
        if not self._timer.isActive() and self._next_to_draw() is not None:
            self._timer.start(POLL)

    def find(self, name: str) -> QImage | None:
        """Return a backdrop if it was drawn ahead, in full size or smaller."""
        image = self._images.get(name)
        return None if image is None or image.isNull() else image

    def is_sharp(self, image: QImage) -> bool:
        """Tell whether an image has as many pixels as the ground."""
        return image.size() == self._size

    def want(self, name: str) -> None:
        """Draw a backdrop in full size before all others; "" cancels that."""
        self._wanted = name
        if name:
            self._timer.start(POLL_WANTED)

    def finish(self) -> None:
        """Wait until the wanted backdrop has been drawn."""
        while self._wanted:
            if self._drawing is not None:
                self._drawing.image.result()
            self._go_on()

    def _go_on(self) -> None:
        """Take what the thread has drawn, if it has finished, and let it draw the next backdrop.

        The timer comes back soon only while a visible stage waits.
        """
        if self._drawing is not None:
            if not self._drawing.image.done():
                return
            drawn, self._drawing = self._drawing, None
            self._take_drawing(drawn)
        next_to_draw = self._next_to_draw()
        if next_to_draw is None:
            self._timer.stop()
            return
        name, size = next_to_draw
        self._drawing = Drawing(name, size, _drawing_thread().submit(draw, self._files[name], size))
        self._timer.setInterval(POLL_WANTED if self._wanted else POLL)

    def _next_to_draw(self) -> tuple[str, QSize] | None:
        """Return name and size of the wanted backdrop, else of the first that is not drawn ahead, or None."""
        if self._wanted:
            return self._wanted, self._size
        name = next((name for name in self._files if name not in self._images), "")
        return (name, self._size_ahead) if name else None

    def _take_drawing(self, drawn: Drawing) -> None:
        """Keep a finished backdrop if it has the current size, and deliver it if it was wanted."""
        image = drawn.image.result()
        if drawn.size == self._size_ahead:
            self._images[drawn.name] = image
        if (drawn.name, drawn.size) == (self._wanted, self._size):
            self._wanted = ""
            self.came.emit(drawn.name, image)

    @property
    def _size_ahead(self) -> QSize:
        """Return the size at which all backdrops fit the memory limit, at most the whole one."""
        bytes_of_all = 4 * self._size.width() * self._size.height() * len(self._files)
        return self._size * min(1.0, sqrt(MOST_BYTES / max(bytes_of_all, 1)))


def draw(file: Path, size: QSize) -> QImage:
    """Return an SVG picture that covers this size in pixels, or a null image if Qt cannot read it.

    `QImageReader` lets other threads run meanwhile, while `QSvgRenderer` blocks all Python threads.
    """
    reader = QImageReader(str(file))
    scaled = rect_that_covers(QRectF(QPointF(), QSizeF(size)), QSizeF(reader.size()))
    reader.setScaledSize(scaled.size().toSize())
    reader.setScaledClipRect(QRect(QPoint(round(-scaled.x()), round(-scaled.y())), size))
    return reader.read()


@cache
def _drawing_thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "backdrops")
