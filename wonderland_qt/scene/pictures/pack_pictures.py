"""Pictures of packs and saved games: another process draws them, and they appear when it has finished.

Each is drawn at a few sizes, each twice the one before, so that it is never enlarged, and reduced by half
at most. Until the right size arrives, another one is shown.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import cache
from math import hypot
from pathlib import Path

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter

from wonderland_qt.models.pictures.drawing_queue import DrawingQueue, Settled
from wonderland_qt.models.pictures.picture_file import read_picture
from wonderland_qt.models.pictures.picture_store import PictureStore, at_side, digest_of, digest_of_file
from wonderland_qt.models.pictures.pixels import SIDES, Pixels

FIRST_SIDE = 512
MOST_BYTES = 48_000_000
ANNOUNCED_AFTER = 120
"""Pictures that arrive within these milliseconds are announced together."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class PackPicture:
    """A picture of a pack with the methods of `QSvgRenderer` that the scene uses.

    It calls `note_unfinished` when it paints a smaller size than wanted because the right one is to come.
    """

    def __init__(
        self, pictures: PackPictures, file: Path, digest: str, note_unfinished: Callable[[], None]
    ) -> None:
        """Show the picture in a file, stored under a `digest`, of which a size is drawn already.

        `note_unfinished` is called when a smaller size is painted than wanted.
        """
        self._pictures, self._file, self._digest = pictures, file, digest
        self._note_unfinished = note_unfinished
        self._natural = pictures.natural[digest]
        self._aspect_mode = Qt.AspectRatioMode.IgnoreAspectRatio

    def viewBoxF(self) -> QRectF:
        """Return the whole picture as its view box."""
        return QRectF(0, 0, self._natural.width(), self._natural.height())

    def defaultSize(self) -> QSize:
        """Return the size that its SVG declares."""
        return self._natural

    def setAspectRatioMode(self, mode: Qt.AspectRatioMode) -> None:
        """Choose whether `render` stretches the picture to a room, fits it into it, or lets it fill it."""
        self._aspect_mode = mode

    def render(self, painter: QPainter, room: QRectF) -> None:
        """Paint the picture in a room, at the right size or the nearest that is available."""
        if self._aspect_mode is not Qt.AspectRatioMode.IgnoreAspectRatio:
            room = self._scaled_and_centred(room)
        image = self._image_of_side(self._side_for(painter, room))
        if image is not None:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(room, image)
            painter.restore()

    def _scaled_and_centred(self, room: QRectF) -> QRectF:
        """Return the picture's rectangle, fitted to a room or filling it, as the mode says, and centred."""
        size = self._natural.toSizeF().scaled(room.size(), self._aspect_mode)
        rect = QRectF(0, 0, size.width(), size.height())
        rect.moveCenter(room.center())
        return rect

    def _image_of_side(self, side: int) -> QImage | None:
        """Return the picture at this size; until it is drawn, the nearest available size, if there is one.

        If it will be drawn, `_note_unfinished` is called, so that what is painted with it now is not cached.
        """
        image = self._pictures.image(self._digest, side)
        if image is not None:
            return image
        if self._pictures.ask(self._file, self._digest, side):
            self._note_unfinished()
        return self._pictures.nearest(self._digest, side)

    def _side_for(self, painter: QPainter, room: QRectF) -> int:
        """Return the least side that the room enlarges by at most half a pixel, or else the largest."""
        to_device = painter.deviceTransform()
        across = room.width() * hypot(to_device.m11(), to_device.m12()) / self._natural.width()
        down = room.height() * hypot(to_device.m21(), to_device.m22()) / self._natural.height()
        wanted = max(across, down) * max(self._natural.width(), self._natural.height())
        return next((side for side in SIDES if side >= wanted - 0.5), SIDES[-1])


class PackPictures(QObject):
    """All pictures of packs; `came` is emitted when some were drawn, or cannot be drawn."""

    came = Signal()
    _drawn = Signal(object)

    def __init__(self, store: PictureStore, parent: QObject | None = None) -> None:
        """Receive drawn pictures on this thread, though the queue draws them on another.

        Those in memory are ordered by last use and take so many `_bytes`; several that come together are
        announced once. A picture is known by its digest and the side in pixels; `_asked` are in the queue.
        """
        super().__init__(parent)
        self.store = store
        self._images: OrderedDict[tuple[str, int], QImage] = OrderedDict()
        self.natural: dict[str, QSize] = {}
        self._cannot_draw = False
        self._asked: set[tuple[str, int]] = set()
        self._bytes = 0
        self._announcing = QTimer(self, singleShot=True, interval=ANNOUNCED_AFTER)
        self._announcing.timeout.connect(self.came)
        self._drawn.connect(self._take_drawn, Qt.ConnectionType.QueuedConnection)
        self._queue = DrawingQueue(store, self._drawn.emit)

    @property
    def waiting(self) -> bool:
        """Tell whether pictures are still being drawn."""
        return bool(self._asked) or self._announcing.isActive()

    def picture(self, file: Path, note_unfinished: Callable[[], None]) -> PackPicture | None:
        """Return the picture in a file, or None if no size is drawn; `note_unfinished` that one will be.

        Until a size is drawn, not even the picture's shape (`natural`) is known, so FIRST_SIDE is asked for;
        with a shape, the picture asks for the size that it is painted at.
        """
        digest = self.digest_if_readable(file)
        if not digest or self._given_up(digest):
            return None
        if digest not in self.natural and self.nearest(digest, FIRST_SIDE) is None:
            if self.ask(file, digest, FIRST_SIDE):
                note_unfinished()
            return None
        return PackPicture(self, file, digest, note_unfinished)

    def want(self, files: Iterable[Path]) -> None:
        """Ask for a small size of those pictures that have none yet, after all other requests."""
        for file in files:
            digest = self.digest_if_readable(file)
            if digest and not any(self.store.holds(digest, side) for side in SIDES):
                self.ask(file, digest, SIDES[0], later=True)

    def try_again(self, files: Iterable[Path]) -> None:
        """Forget that these pictures could not be drawn, in any size, so that they are tried again."""
        for digest in map(self.digest_if_readable, files):
            self.store.forget_wrong(digest)
            for side in SIDES:
                self.store.forget_wrong(at_side(digest, side))

    def digest_if_readable(self, file: Path) -> str:
        """Return the digest by which a picture is stored, or "" if its file cannot be read."""
        try:
            return digest_of_file(file)
        except OSError:
            return ""

    def ask(self, file: Path, digest: str, side: int, later: bool = False) -> bool:
        """Ask for a picture of this size unless that failed before; return whether it will be drawn.

        A picture can fail at all sizes or at one. A file that has changed since its `digest` was taken is
        left out, for it is another picture now.
        """
        if self._given_up(digest) or self._given_up(at_side(digest, side)):
            return False
        try:
            svg = read_picture(file)
        except OSError:
            return False
        if digest_of(svg) != digest:
            return False
        if (digest, side) not in self._asked:
            self._asked.add((digest, side))
            self._queue.ask(digest, svg, side, later)
        return True

    def _given_up(self, digest: str) -> bool:
        """Tell whether this picture could not be drawn, or no picture can be on this computer."""
        return self._cannot_draw or self.store.wrong(digest) is not None

    def stop(self) -> None:
        """Stop drawing pictures."""
        self._queue.stop()

    def image(self, digest: str, side: int) -> QImage | None:
        """Return a picture whose longer side has `side` pixels, or None if it is not drawn."""
        if (digest, side) in self._images:
            self._images.move_to_end((digest, side))
            return self._images[digest, side]
        pixels = self.store.find(digest, side)
        return self._keep_image(digest, side, pixels) if pixels is not None else None

    def nearest(self, digest: str, side: int) -> QImage | None:
        """Return a picture at the available size that is nearest to this one, or None."""
        nearest_first = sorted(SIDES, key=lambda other: abs(SIDES.index(other) - SIDES.index(side)))
        for available in nearest_first:
            image = self.image(digest, available)
            if image is not None:
                return image
        return None

    def _take_drawn(self, settled: Settled) -> None:
        """Keep a picture that the other process drew, and announce it soon.

        Without pixels and without anything wrong in the file, this computer cannot draw any picture, until
        one comes after all.
        """
        self._asked.discard((settled.digest, settled.side))
        if settled.pixels is not None:
            self._keep_image(settled.digest, settled.side, settled.pixels)
        self._cannot_draw = settled.pixels is None and settled.wrong is None
        self._announcing.start()

    def _keep_image(self, digest: str, side: int, pixels: Pixels) -> QImage:
        """Keep a drawn picture in memory and return it; forget the least recently used above the limit.

        The new one stays, however large it is. It is copied, because a QImage does not keep the bytes alive
        that it was made from.
        """
        image = QImage(pixels.rows(), pixels.width, pixels.height, pixels.width * 4, FORMAT).copy()
        self.natural[digest] = QSize(*pixels.natural)
        self._images[digest, side] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > MOST_BYTES and len(self._images) > 1:
            _, oldest = self._images.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()
        return image


@cache
def pack_pictures() -> PackPictures:
    """Return the pictures of packs that this program shows."""
    return PackPictures(PictureStore())
