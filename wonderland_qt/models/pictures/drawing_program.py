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
SECONDS_FOR_A_PICTURE = 1.5
"""The CPU time for a picture: ten times as much as the games' largest one takes."""
MOST_BYTES_MORE = 160 * 2**20
"""The memory that the process may take in addition to what it has before the first picture."""
BYTES_IF_UNKNOWN = 4 * 2**30
"""The size of the address space that is assumed where the system does not tell it."""
MOST_MEGABYTES_OF_AN_IMAGE = 80
MOST_TIMES_AS_LONG = 200
"""The largest ratio of width to height or the reverse; the games' longest picture has 188."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied


def draw_pictures(wanted: IO[bytes], drawn: IO[bytes]) -> None:
    """Draw pictures until the input ends, each within limits of memory and CPU time.

    Qt draws text only while an application exists.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _application = QGuiApplication([sys.argv[0]])
    QImageReader.setAllocationLimit(MOST_MEGABYTES_OF_AN_IMAGE)
    _limit_process()
    send(drawn, READY)
    while (message := receive(wanted)) is not None:
        request = msgspec.msgpack.decode(message, type=Wanted)
        _limit_cpu_time(SECONDS_FOR_A_PICTURE)
        result = _pixels_or_reason(request)
        _limit_cpu_time(0)  # the limit is for each picture, not for the process
        send(drawn, msgspec.msgpack.encode(result))


def _pixels_or_reason(request: Wanted) -> Drawn:
    """Return the drawn pixels, or why there are none; a lack of memory counts as a broken picture."""
    try:
        pixels = _draw(plain_svg(request.svg), request.side)
        return Drawn(pixels.written())
    except WrongPicture as wrong:
        return Drawn(why=wrong.reason, line=wrong.line)
    except MemoryError:
        return Drawn(why=WrongPicture("broke").reason)


def _draw(svg: bytes, side: int) -> Pixels:
    """Return a sanitized picture whose longer side has `side` pixels; raises WrongPicture, MemoryError."""
    renderer = _renderer_of(svg)
    natural = renderer.defaultSize()
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


def _renderer_of(svg: bytes) -> QSvgRenderer:
    """Return a renderer with a picture that has a size and is not too long; raises WrongPicture."""
    renderer = QSvgRenderer()
    renderer.setAnimationEnabled(False)
    if not renderer.load(QByteArray(svg)):
        raise WrongPicture("undrawn")
    natural = renderer.defaultSize()
    if natural.isEmpty():
        raise WrongPicture("undrawn")
    shorter, longer = sorted((natural.width(), natural.height()))
    if longer > MOST_TIMES_AS_LONG * shorter:
        raise WrongPicture("long-shape", most=MOST_TIMES_AS_LONG)
    return renderer


def _limit_process() -> None:
    """Set limits of the system: memory, no written files, no core dumps."""
    if sys.platform == "win32":  # there the clock of the program that asked is the only limit
        return
    limits = {
        resource.RLIMIT_AS: _bytes_of_address_space() + MOST_BYTES_MORE,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    for kind, bound in limits.items():
        with suppress(ValueError, OSError):  # macOS has no bound for all memory
            resource.setrlimit(kind, (bound, bound))


def _bytes_of_address_space() -> int:
    """Return the size of the process's address space, or an assumed one where the system does not tell it."""
    with suppress(OSError):
        pages, *_ = Path("/proc/self/statm").read_text(encoding="ascii").split()
        return int(pages) * resource.getpagesize()
    return BYTES_IF_UNKNOWN


def _limit_cpu_time(seconds: float) -> None:
    """Let the system end this process after this much CPU time; 0 removes the limit."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)
