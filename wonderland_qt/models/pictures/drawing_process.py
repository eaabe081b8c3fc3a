"""The drawing process for pictures of packs, as seen by this program: start, request, end."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from threading import Timer

import msgspec

from wonderland_qt import paths
from wonderland_qt.models.pictures import COMMAND
from wonderland_qt.models.pictures.exchange import Drawn, Wanted, receive, send
from wonderland_qt.models.pictures.pixels import Pixels, read_pixels
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

SECONDS_TO_DRAW, SECONDS_TO_START = 20.0, 60.0
"""Limits in real time, long enough for a busy computer; the process's own limit of CPU time is shorter."""
SECONDS_TO_END = 1.0


class CannotDraw(Exception):
    """The drawing process does not start on this computer, because Qt lacks a system library."""


class DrawingProcess:
    """Draws one picture at a time, while the caller waits; the process starts with the first picture."""

    def __init__(self) -> None:
        """Prepare the process, which starts with the first picture to draw."""
        self.process: subprocess.Popen[bytes] | None = None
        self._killed_by_clock = False

    def draw(self, svg: bytes, side: int) -> Pixels:
        """Return a picture whose longer side has `side` pixels; raises WrongPicture, CannotDraw.

        A process that takes too long or breaks is ended; the next picture gets a new one.
        """
        if self.process is None:
            self._start_process()
        answer = self._ask(msgspec.msgpack.encode(Wanted(svg, side)), SECONDS_TO_DRAW)
        if answer is None:
            took_too_long = self._took_too_long()
            self.end()
            raise WrongPicture("slow" if took_too_long else "broke")
        try:
            drawn = msgspec.msgpack.decode(answer, type=Drawn)
            if drawn.why is None:
                return read_pixels(drawn.pixels)
        except ValueError:
            self.end()
            raise WrongPicture("broke") from None
        raise WrongPicture.because(drawn.why, drawn.line)

    def end(self) -> int:
        """End the process and return its exit code, 0 if none is running."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.kill()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                assert stream is not None
                stream.close()
        return process.wait()

    def _start_process(self) -> None:
        """Start the process and wait until it is ready; raises CannotDraw.

        It reports that by an answer to nothing. Its creation flag keeps Windows from opening a console.
        """
        try:
            self.process = subprocess.Popen(
                [*paths.own_program(), COMMAND],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=_environment(),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise CannotDraw(str(error)) from error
        if self._ask(b"", SECONDS_TO_START) is None:
            self.end()
            raise CannotDraw

    def _ask(self, message: bytes, seconds: float) -> bytes | None:
        """Send a message, unless empty, and return the answer; None if the process ends or is too slow."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        self._killed_by_clock = False
        clock = Timer(seconds, self._kill_by_clock)
        clock.daemon = True
        clock.start()
        try:
            if message:
                send(process.stdin, message)
            return receive(process.stdout)
        except OSError:
            return None
        finally:
            clock.cancel()

    def _kill_by_clock(self) -> None:
        """Kill the process, which has not answered in time, and note that it did not end by itself."""
        self._killed_by_clock = True
        if self.process is not None:
            self.process.kill()

    def _took_too_long(self) -> bool:
        """Tell whether the clock or the limit of CPU time ended the process.

        At that limit SIGPROF comes, which Windows does not have.
        """
        process = self.process
        assert process is not None
        with suppress(subprocess.TimeoutExpired):
            process.wait(SECONDS_TO_END)
        out_of_time: int | None = getattr(signal, "SIGPROF", None)
        return self._killed_by_clock or (out_of_time is not None and process.returncode == -out_of_time)


def _environment() -> dict[str, str]:
    """Return an environment in which the process finds this program's code and opens no window.

    Only a frozen program carries its code with it. The process draws on one thread, as sharing one picture
    out among several takes longer.
    """
    environment = dict(os.environ) | {"QT_QPA_PLATFORM": "offscreen", "QT_NO_GUI_THREADPOOL": "1"}
    if not paths.frozen():
        folders = [str(paths.own_code()), os.environ.get("PYTHONPATH", "")]
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, folders))
    return environment
