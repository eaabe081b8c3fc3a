"""The file of a game in progress: each answer is written and synced before it takes effect for anybody.

Lines that cannot be written are kept and tried again at every answer; play continues meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from wonderland_qt.engine.content.folders.unfinished import UNFINISHED
from wonderland_qt.engine.saved.file_lock import LockedElsewhere, lock
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saves import (
    Layer,
    Record,
    Save,
    UnreadableSave,
    add_check,
    add_checks,
    without_incomplete_line,
)
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, message_of

ASIDE, MOST_ASIDE = ".aside", 999
_RANDOM_ENDING = re.compile(r"-[0-9a-f]{6}$")
"""The random ending of a file's name; a file written beside another gets a new one."""
UNCHANGED: int = getattr(os, "O_BINARY", 0)
"""The flag that keeps Windows from changing line ends."""


class NotWritten(WordedError, OSError):
    """A file cannot be written, for a reason found by the program itself."""


@dataclass(frozen=True)
class Disturbed:
    """Another program changed or removed the file `before`; the game is now saved in the file `now`."""

    before: Path
    now: Path

    @property
    def removed(self) -> bool:
        """Tell whether the file was removed, and then written again in the same place.

        A changed file is left as it is instead, and the game is saved under another name.
        """
        return self.before == self.now


class SaveFile:
    """Keeps the lines of a saved game in memory, and writes those that are not in the file yet.

    `layers` are the texts of the content kept with the game. `problem` is why the last lines could not be
    written, None if they were. While open, the file is locked against other windows of this program;
    `disturbed` is the last time that another program changed it nevertheless.
    """

    def __init__(self, path: Path, layers: tuple[Layer, ...] = ()) -> None:
        """Prepare a file without lines, not opened yet.

        `_last_check` is the check of the last line, `_written` how many lines are in the file. `_kept_aside`
        is false while the file holds another game, of which a copy must be kept before it is replaced.
        """
        self.path, self.layers = path, layers
        self.problem: Text | None = None
        self.disturbed: Disturbed | None = None
        self._last_check, self._lines = "", list[bytes]()
        self._written = 0
        self._kept_aside = True
        self._handle: int | None = None

    @classmethod
    def reopened(cls, path: Path) -> tuple[SaveFile, Save]:
        """Return the locked file of a saved game to be continued, and the game in it.

        A file without write permission is read nevertheless. Raises LockedElsewhere, UnreadableSave.
        """
        file = cls(path)
        try:
            file._open()
        except OSError as error:
            file.problem = _message_about_failure(path, error)
        try:
            save = read_save(path)
        except UnreadableSave:
            file.close_unwritten()
            raise
        file._take_over_lines(save)
        return file, save

    def begin(self, records: Iterable[Record]) -> None:
        """Start the file with these records; a copy of what it holds so far, if it exists, is to be kept."""
        self._kept_aside = not self.path.exists()
        self._last_check, self._lines = add_checks(records)
        self._written = 0

    def _take_over_lines(self, save: Save) -> None:
        """Take over the lines of a saved game, and cut off an incomplete last one.

        If the file does not hold them as they are, the next `sync` writes it whole.
        """
        self.layers = save.layers
        self._last_check, self._lines = add_checks(save.records)
        self._written = 0
        data = b"".join(self._lines)
        if self._handle is not None and without_incomplete_line(self.path.read_bytes()) == data:
            self._written = len(self._lines)
            self._cut_to(len(data))

    @property
    def kept(self) -> bool:
        """Tell whether all lines are in the file."""
        return self._written == len(self._lines)

    def add(self, record: Record) -> None:
        """Add a line, which the next `sync` writes."""
        self._last_check, line = add_check(self._last_check, record)
        self._lines.append(line)

    def sync(self) -> bool:
        """Write the lines that are not in the file yet; return whether all are, and set `problem` if not.

        A file that has none of them is written whole. If another program changed the file, the whole game is
        written beside it.
        """
        try:
            if self._written and not self._is_as_written():
                self._choose_other_path()
            if not self._written:
                self._replace_file()
            elif not self.kept:
                self._append_waiting_lines()
            self.problem = None
        except LockedElsewhere as error:
            self.problem = error.message
        except OSError as error:
            self.problem = _message_about_failure(self.path, error)
        return self.kept

    def copy(self, path: Path, *records: Record) -> None:
        """Write all lines and further records to another file; raises OSError."""
        check, lines = self._last_check, list(self._lines)
        for record in records:
            check, line = add_check(check, record)
            lines.append(line)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, b"".join(lines))

    def go_on_in(self, path: Path) -> None:
        """Switch to another file and write the whole game there; if this raises OSError, nothing changes.

        That file holds this game from now on, so no copy of another one need be kept aside.
        """
        write_whole(path, b"".join(self._lines))
        self.close_unwritten()
        self.path, self.problem = path, None
        self._written, self._kept_aside = len(self._lines), True
        self._open()

    def close(self) -> None:
        """Write the remaining lines and close the file."""
        if self._lines:
            self.sync()
        self.close_unwritten()

    def _append_waiting_lines(self) -> None:
        """Append the waiting lines; if only a part can be written, remove that part."""
        handle = self._open()
        size = os.fstat(handle).st_size
        try:
            _write_all_bytes(handle, b"".join(self._lines[self._written :]))
            os.fsync(handle)
        except OSError:
            self._truncate(handle, size)
            raise
        self._written = len(self._lines)

    def _truncate(self, handle: int, size: int) -> None:
        """Truncate the file to a size; if that fails too, have the whole file written again."""
        try:
            os.ftruncate(handle, size)
        except OSError:
            self._written = 0

    def _replace_file(self) -> None:
        """Replace the file by all lines; a copy of another game in it is kept.

        It is closed for that, and then the new one is opened.
        """
        if not self._kept_aside:
            keep_aside(self.path)
            self._kept_aside = True
        self.close_unwritten()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, b"".join(self._lines))
        self._written = len(self._lines)
        self._open()

    def _open(self) -> int:
        """Open and lock the file, unless it is open, and return its handle; Windows must not change bytes."""
        if self._handle is None:
            handle = os.open(self.path, os.O_RDWR | os.O_APPEND | UNCHANGED)
            try:
                lock(handle, self.path)
            except LockedElsewhere:
                os.close(handle)
                raise
            self._handle = handle
        return self._handle

    def close_unwritten(self) -> None:
        """Close the file without writing to it."""
        if self._handle is not None:
            with contextlib.suppress(OSError):  # all of it is synced, or waits here to be written
                os.close(self._handle)
        self._handle = None

    def _is_as_written(self) -> bool:
        """Tell whether the file holds exactly the lines written so far, opening it again if it was replaced.

        A file that is missing or locked by another process does not. Raises OSError.
        """
        try:
            if not self._is_held():
                self.close_unwritten()
            self._open()
            return self.path.read_bytes() == b"".join(self._lines[: self._written])
        except (FileNotFoundError, NotADirectoryError, LockedElsewhere):
            return False

    def _is_held(self) -> bool:
        """Tell whether the file at the path is the open one; raises FileNotFoundError."""
        if self._handle is None:
            return False
        return os.path.samestat(self.path.stat(), os.fstat(self._handle))

    def _choose_other_path(self) -> None:
        """Choose a new path beside a file that another program changed; a removed one is written again."""
        before = self.path
        if before.exists():
            stem = _RANDOM_ENDING.sub("", before.stem)
            self.path = before.with_name(f"{stem}-{token_hex(3)}{before.suffix}")
        self.close_unwritten()
        self._written = 0
        self.disturbed = Disturbed(before, self.path)

    def _cut_to(self, size: int) -> None:
        """Cut off an incomplete last line."""
        if self._handle is not None and os.fstat(self._handle).st_size > size:
            os.ftruncate(self._handle, size)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: whatever happens, it holds either its old data or all of the new."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}{UNFINISHED}")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        sync_folder(path.parent)
    finally:
        with contextlib.suppress(OSError):  # it is cleaned away at the next start
            unfinished.unlink(missing_ok=True)


def keep_aside(path: Path) -> Path:
    """Copy a file to a free name beside it, to which nothing writes; return its path; raises OSError."""
    data = path.read_bytes()
    for aside in _paths_aside(path):
        if not aside.exists():
            shutil.copy2(path, aside)
            return aside
        if aside.read_bytes() == data:
            return aside
    raise NotWritten(text("save-many-aside", folder=str(path.parent)))


def move_aside(path: Path) -> Path:
    """Rename a file, which may be unreadable, to a free name beside it; return its path; raises OSError."""
    for aside in _paths_aside(path):
        if not aside.exists():
            return path.rename(aside)
    raise NotWritten(text("save-many-aside", folder=str(path.parent)))


def _paths_aside(path: Path) -> Iterator[Path]:
    """Yield the names under which a file may be set aside, such as `game-1.wqt.aside`."""
    for number in range(1, MOST_ASIDE + 1):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}{ASIDE}")


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that a power cut loses no new name in it; Windows cannot do that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _message_about_failure(path: Path, error: OSError) -> Text:
    """Return why a file cannot be written: our own message, or the system's with the file's name."""
    if isinstance(error, NotWritten):
        return error.message
    return text("file-problem", file=str(path), problem=message_of(error))


def _write_all_bytes(handle: int, data: bytes) -> None:
    """Write data to an open file; the system may take it in several parts."""
    while data:
        written = os.write(handle, data)
        data = data[written:]
