"""Pictures of packs are drawn in a process with little time and memory, which may die of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.models.pictures.hostile import HARMLESS, HEAVY, REFUSED, svg, written
from wonderland_qt import paths
from wonderland_qt.models.pictures.drawing_process import CannotDraw, DrawingProcess
from wonderland_qt.models.pictures.pixels import Pixels
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

pytestmark = pytest.mark.window
RED, BLUE = (0, 0, 255, 255), (255, 0, 0, 255)
"""Blue, green, red and opacity, as they lie in memory."""


@pytest.fixture(scope="module")
def process() -> Iterator[DrawingProcess]:
    drawing = DrawingProcess()
    yield drawing
    drawing.end()


def drawn(process: DrawingProcess, picture: str | bytes, side: int = 128) -> Pixels:
    return process.draw(written(picture), side)


def refused(process: DrawingProcess, picture: str | bytes, side: int = 128) -> str:
    with pytest.raises(WrongPicture) as wrong:
        drawn(process, picture, side)
    return wrong.value.reason.key


def pixel(pixels: Pixels, x: int, y: int) -> tuple[int, ...]:
    at = (y * pixels.width + x) * 4
    return tuple(pixels.rows()[at : at + 4])


def test_a_picture_is_drawn_as_large_as_it_is_wanted(process: DrawingProcess) -> None:
    halves = '<rect width="40" height="10" fill="red"/><rect y="10" width="40" height="10" fill="blue"/>'
    pixels = drawn(process, svg(halves, 'width="40" height="20"'), 512)
    assert (pixels.width, pixels.height, pixels.natural) == (512, 256, (40, 20))
    assert pixel(pixels, 500, 10) == RED
    assert pixel(pixels, 10, 250) == BLUE


def test_a_picture_without_ground_is_see_through(process: DrawingProcess) -> None:
    assert not any(drawn(process, svg("")).rows())


@pytest.mark.parametrize("kind", HEAVY)
def test_what_takes_long_is_broken_off_and_the_next_picture_is_drawn(
    kind: str, process: DrawingProcess
) -> None:
    assert refused(process, HEAVY[kind], 2048) == "picture-slow"
    assert drawn(process, svg("")).width == 128


def test_what_looks_dangerous_and_is_not_takes_little(process: DrawingProcess) -> None:
    for picture in HARMLESS.values():
        assert drawn(process, picture, 2048).width


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone tells how much memory a process took")
def test_no_picture_takes_much_memory(process: DrawingProcess) -> None:
    for picture, _ in REFUSED.values():
        refused(process, picture)
    assert process.process is not None
    told = Path(f"/proc/{process.process.pid}/status").read_text()
    assert int(told.split("VmHWM:")[1].split()[0]) < 300 * 2**10


def test_a_picture_far_longer_than_wide_is_refused(process: DrawingProcess) -> None:
    assert refused(process, svg("", 'width="9999" height="9"')) == "picture-long-shape"


def test_without_a_process_it_is_told_that_nothing_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "own_program", lambda: (sys.executable, "-c", "pass"))
    with pytest.raises(CannotDraw):
        DrawingProcess().draw(b"", 128)
    monkeypatch.setattr(paths, "own_program", lambda: ("/nowhere/at/all",))
    with pytest.raises(CannotDraw):
        DrawingProcess().draw(b"", 128)


@pytest.mark.parametrize(
    "says", ["sys.exit(3)", "write(b'\\xff' * 9)", "write(b'\\0\\0\\0\\3abc')", "write(b'\\0\\0\\0\\0')"]
)
def test_whatever_a_process_says_is_a_picture_or_a_reason(says: str, monkeypatch: Any) -> None:
    ready = "import sys; write = sys.stdout.buffer.write; write(b'\\0\\0\\0\\5ready'); sys.stdout.flush();"
    monkeypatch.setattr(paths, "own_program", lambda: (sys.executable, "-c", ready + says))
    assert refused(DrawingProcess(), svg("")) == "picture-broke"


def test_a_process_that_ends_without_an_answer_is_not_slow_on_windows(monkeypatch: Any) -> None:
    ready = "import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\5ready')"
    monkeypatch.setattr(paths, "own_program", lambda: (sys.executable, "-c", ready))
    monkeypatch.delattr("signal.SIGPROF", raising=False)
    assert refused(DrawingProcess(), svg("")) == "picture-broke"


def test_pictures_of_our_own_look_the_same_when_they_are_rebuilt(
    process: DrawingProcess, application: Any
) -> None:
    from random import Random

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    files: list[Path] = sorted(paths.resources().rglob("*.svg"))
    for file in Random(21).sample(files, 40):
        pixels = drawn(process, file.read_bytes())
        image = QImage(pixels.width, pixels.height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(file)).render(painter, QRectF(image.rect()))
        painter.end()
        assert bytes(image.constBits()) == pixels.rows(), file
