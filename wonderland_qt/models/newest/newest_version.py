"""The newest known version, asked for at most once a day in a separate process."""

from __future__ import annotations

from datetime import date
from functools import partial

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt import __version__, paths
from wonderland_qt.models.newest import COMMAND
from wonderland_qt.models.newest.version_numbers import VERSION, is_newer
from wonderland_qt.models.saved.saved_types import write_whole
from wonderland_qt.models.workshop.own_program import end, own_program, process_of

MILLISECONDS = 30_000
"""The time limit of the process."""

MOST_LETTERS = 64


class Known(msgspec.Struct, frozen=True):
    """The day of the last question, and the version that was answered."""

    asked: str = ""
    version: str = ""


class NewestVersion(QObject):
    """Emits `newer` if a version newer than the running one exists; failures are ignored."""

    newer = Signal(str)
    asked = Signal()

    def __init__(self, address: str, parent: QObject | None = None, running: str = __version__) -> None:
        """Prepare the question to `address`; a process that takes too long is ended.

        Only a version newer than the `running` one counts.
        """
        super().__init__(parent)
        self._address, self._running = address, running
        self._process = process_of(self)
        self._process.finished.connect(self._take_answer)
        self._process.errorOccurred.connect(lambda _: self.asked.emit())
        self._time_limit = QTimer(self, singleShot=True, interval=MILLISECONDS)
        self._time_limit.timeout.connect(partial(end, self._process))

    def look(self, today: date) -> None:
        """Report the known version if it was asked for today, else ask, unless the day cannot be saved."""
        known = known_version()
        if known.asked == today.isoformat():
            self._report_if_newer(known.version)
        elif self._address and _save_known(Known(today.isoformat(), known.version)):
            program, *arguments = own_program()
            self._process.start(program, [*arguments, COMMAND, self._address])
            self._time_limit.start()

    def _take_answer(self, code: int) -> None:
        """Save and report the version that the process has printed, if it ended well.

        Its output comes from outside and may be anything, so only a version alone is taken, and not more
        than `MOST_LETTERS`.
        """
        self._time_limit.stop()
        output = bytes(self._process.readAllStandardOutput().data())[:MOST_LETTERS]
        version = VERSION.fullmatch(output.decode(errors="replace").strip())
        if code == 0 and version is not None:
            _save_known(Known(known_version().asked, version[1]))
            self._report_if_newer(version[1])
        self.asked.emit()

    def _report_if_newer(self, version: str) -> None:
        """Emit `newer` if this is a version, and newer than the one that runs."""
        if VERSION.fullmatch(version) and is_newer(version, self._running):
            self.newer.emit(version)


def known_version() -> Known:
    """Return the last answer, or an empty one if the file cannot be read."""
    try:
        return msgspec.json.decode(paths.newest().read_bytes(), type=Known)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Known()


def _save_known(known: Known) -> bool:
    """Write the answer to the file; return whether that worked, so that it is asked only once a day."""
    file = paths.newest()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(known))
    except OSError:
        return False
    return True
