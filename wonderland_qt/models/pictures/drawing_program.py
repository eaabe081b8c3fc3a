"""The program of the drawing process: it reads pictures of packs from its input and writes their pixels.

The system ends it when a picture needs too much time or memory. It gets no open file, and opens only the
system's fonts.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from wonderland_qt.models.pictures.exchange import Drawn, Wanted, receive, send
from wonderland_qt.models.pictures.pixels import MOST_SIDE, Pixels, packed
from wonderland_qt.models.pictures.plain_svg import plain_svg
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

if sys.platform != "win32":
    import resource

READY = b"ready"
SECONDS = 1.5
"""The CPU time for a picture: ten times as much as the games' largest one takes."""
MEGABYTES = 160
"""The memory that it may take in addition to what it has before the first picture."""
MOST_MEGABYTES_OF_AN_IMAGE = 80
MOST_TIMES_AS_LONG = 200
"""The largest ratio of width to height or the reverse; the games' longest picture has 188."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def draw_pictures(wanted: IO[bytes], drawn: IO[bytes]) -> None:
    """Draw pictures until the input ends."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _application = QGuiApplication([sys.argv[0]])
    QImageReader.setAllocationLimit(MOST_MEGABYTES_OF_AN_IMAGE)
    _limit()
    send(drawn, READY)
    while (message := receive(wanted)) is not None:
        asked = msgspec.msgpack.decode(message, type=Wanted)
        _give_time(SECONDS)
        answer = _answer(asked)
        _give_time(0)
        send(drawn, msgspec.msgpack.encode(answer))


def _answer(asked: Wanted) -> Drawn:
    try:
        return Drawn(_draw(plain_svg(asked.svg), asked.side).written())
    except WrongPicture as wrong:
        return Drawn(why=wrong.reason, line=wrong.line)
    except MemoryError:
        return Drawn(why=WrongPicture("broke").reason)


def _draw(svg: bytes, side: int) -> Pixels:
    """Return a sanitized picture whose longer side has `side` pixels; raises WrongPicture."""
    renderer = QSvgRenderer()
    renderer.setAnimationEnabled(False)
    if not renderer.load(QByteArray(svg)):
        raise WrongPicture("undrawn")
    natural = renderer.defaultSize()
    if natural.isEmpty():
        raise WrongPicture("undrawn")
    if max(natural.toTuple()) > MOST_TIMES_AS_LONG * min(natural.toTuple()):
        raise WrongPicture("long-shape", most=MOST_TIMES_AS_LONG)
    side = min(side, MOST_SIDE)
    size = natural.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(max(size.width(), 1), max(size.height(), 1), FORMAT)
    if image.isNull():
        raise MemoryError
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    rows = bytes(image.constBits())
    return packed(image.width(), image.height(), (natural.width(), natural.height()), rows)


def _limit() -> None:
    """Set limits of the system: memory, no written files, no core dumps."""
    if sys.platform == "win32":  # there the clock of the program that asked is the only limit
        return
    most = _taken() + MEGABYTES * 2**20
    for kind, bound in (
        (resource.RLIMIT_AS, most),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        with suppress(ValueError, OSError):  # macOS has no bound for all memory
            resource.setrlimit(kind, (bound, bound))


def _taken() -> int:
    """Return the size of the process's address space in bytes, or 4 GiB if that cannot be read."""
    with suppress(OSError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii")
        return int(pages.split()[0]) * resource.getpagesize()
    return 4 * 2**30


def _give_time(seconds: float) -> None:
    """Let the system end this process after this much CPU time; 0 removes the limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
