"""The newest version, as far as it is known: asked for at most once a day, in a process of its own."""

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
"""How long the process may take; what it does not know by then it does not tell."""

MOST_LETTERS = 64


class Known(msgspec.Struct, frozen=True):
    """What is known: the day on which it was last asked for, and the version that was named."""

    asked: str = ""
    version: str = ""


class NewestVersion(QObject):
    """Says in `newer` that a newer version exists than the one that runs; of what fails it says nothing."""

    newer = Signal(str)
    asked = Signal()

    def __init__(self, address: str, parent: QObject | None = None, running: str = __version__) -> None:
        super().__init__(parent)
        self._address, self._running = address, running
        self._process = process_of(self)
        self._process.finished.connect(self._hear)
        self._process.errorOccurred.connect(lambda _: self.asked.emit())
        self._late = QTimer(self, singleShot=True, interval=MILLISECONDS)
        self._late.timeout.connect(partial(end, self._process))

    def look(self, today: date) -> None:
        """Tell of a newer version that is known, or ask for it if no one has today."""
        known = known_version()
        if known.asked == today.isoformat():
            self._tell(known.version)
        elif self._address and _keep(Known(today.isoformat(), known.version)):
            program, *before = own_program()
            self._process.start(program, [*before, COMMAND, self._address])
            self._late.start()

    def _hear(self, code: int) -> None:
        self._late.stop()
        said = (
            bytes(self._process.readAllStandardOutput().data())[:MOST_LETTERS]
            .decode(errors="replace")
            .strip()
        )
        named = VERSION.fullmatch(said)
        if code == 0 and named is not None:
            _keep(Known(known_version().asked, named[1]))
            self._tell(named[1])
        self.asked.emit()

    def _tell(self, version: str) -> None:
        if VERSION.fullmatch(version) and is_newer(version, self._running):
            self.newer.emit(version)


def known_version() -> Known:
    """Return what is known; nothing where it cannot be read."""
    try:
        return msgspec.json.decode(paths.newest().read_bytes(), type=Known)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return Known()


def _keep(known: Known) -> bool:
    """Keep what is known; tell whether that could be done, as else no one knew what was asked today."""
    file = paths.newest()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.encode(known))
    except OSError:
        return False
    return True
