"""Journals of work: keep finished chunks in a file, so that interrupted work can be continued.

A journal is lines of JSON: a heading, then the sums of each chunk. After some hundred chunks their lines are
replaced by one with their sum, so that it stays small.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import BinaryIO, Generic, NamedTuple, TypeVar

import msgspec

from wonderland_qt.engine.saved.file_lock import LockedElsewhere, lock
from wonderland_qt.lab.work.chunks import Done
from wonderland_qt.lab.work.work_done import JoinedSums, WorkDone

FORMAT = 1

MOST_LINES = 256
"""After how many lines these are replaced by their sum."""

SECONDS_UNSYNCED = 1.0

SumsT = TypeVar("SumsT", bound=JoinedSums)


class Heading(msgspec.Struct, frozen=True):
    """What a journal belongs to: a command, the program and contents, and all else that decides the games."""

    lab_journal: int
    command: str
    program: str
    contents: tuple[str, ...]
    setting: Mapping[str, str]


class ChunkLine(msgspec.Struct, frozen=True):
    """The sums of some numbers, and the wall time of all work so far."""

    spans: tuple[tuple[int, int], ...]
    seconds: float
    sums: msgspec.Raw


class Packing(NamedTuple, Generic[SumsT]):
    """How sums are encoded and decoded; decoding raises msgspec.ValidationError or ValueError."""

    new: Callable[[], SumsT]
    pack: Callable[[SumsT], bytes]
    unpack: Callable[[bytes], SumsT]


class JournalRefused(Exception):
    """A file cannot be used as the journal of this work; the message says why, and what to do."""


class WorkJournal(WorkDone[SumsT]):
    """Work done that is kept in a locked file; raises JournalRefused and OSError.

    A file that is no journal of the same work is never written to.
    """

    def __init__(self, path: Path, heading: Heading, packing: Packing[SumsT]) -> None:
        """Open and lock the file before reading it, so that no other run can add lines in between."""
        super().__init__(packing.new())
        self._path, self._heading, self._packing = path.resolve(), heading, packing
        self._lines, self._synced = 0, 0.0
        self._file = self._open_file()
        try:
            self._lock(self._file)
            self._read_journal()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def add(self, done: Done[SumsT]) -> None:
        """Add a chunk that is done, and write it to the file, which is synced only from time to time.

        A file with many chunks is replaced by one with their sum, so that it stays short.
        """
        super().add(done)
        span = (done.first, done.stop)
        self._write_chunk(self._file, (span,), done.sums)
        self._lines += 1
        if self._lines >= MOST_LINES:
            self._replace_by_sum()
        elif time.perf_counter() - self._synced >= SECONDS_UNSYNCED:
            os.fsync(self._file.fileno())
            self._synced = time.perf_counter()

    def _open_file(self) -> BinaryIO:
        """Open the file for reading and writing, made if it is missing, as bytes on Windows, too."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        return os.fdopen(handle, "r+b")

    def _lock(self, file: BinaryIO) -> None:
        """Lock the journal for this run; raises JournalRefused if another run has locked it."""
        try:
            lock(file.fileno(), self._path)
        except LockedElsewhere as error:
            raise JournalRefused(
                f"{self._path}: another run writes to this journal; wait until it ends, or name another file"
            ) from error

    def _read_journal(self) -> None:
        """Read the journal, cutting off an incomplete last line; begin an empty file."""
        self._file.seek(0)
        first = self._file.readline()
        if not first:
            self._write_line(self._file, self._heading)
            return
        self._check_heading(first)
        end_of_whole_lines = self._file.tell()
        for number, line in enumerate(iter(self._file.readline, b""), start=2):
            if not line.endswith(b"\n"):
                break
            self._add_line(line, number)
            end_of_whole_lines = self._file.tell()
        self._file.seek(end_of_whole_lines)
        self._file.truncate()

    def _check_heading(self, first: bytes) -> None:
        """Raise JournalRefused if the first line is no heading, or that of other work."""
        try:
            heading = msgspec.json.decode(first, type=Heading)
        except msgspec.MsgspecError as error:
            raise JournalRefused(
                f"{self._path}: this is no journal of games between bots; name another file"
            ) from error
        differences = _differences(heading, self._heading)
        if differences:
            raise JournalRefused(f"{self._path}: {differences[0]}; do as it was begun, or name another file")

    def _add_line(self, line: bytes, number: int) -> None:
        """Add the sums of one line of the journal; raises JournalRefused if it is damaged.

        Each line has the time of all work until then, so the last one has the time before this run.
        """
        try:
            read = msgspec.json.decode(line, type=ChunkLine)
            self._join(read.spans, self._packing.unpack(bytes(read.sums)))
        except ValueError as error:
            raise JournalRefused(
                f"{self._path}:{number}: this line is damaged ({error}); name another file"
            ) from error
        self._before, self._lines = read.seconds, self._lines + 1

    def _write_chunk(self, file: BinaryIO, spans: tuple[tuple[int, int], ...], sums: SumsT) -> None:
        line = ChunkLine(spans, round(self.seconds, 3), msgspec.Raw(self._packing.pack(sums)))
        self._write_line(file, line)

    @staticmethod
    def _write_line(file: BinaryIO, line: msgspec.Struct) -> None:
        """Write a line and hand it to the system, so that it survives if the program is killed."""
        file.write(msgspec.json.encode(line) + b"\n")
        file.flush()

    def _replace_by_sum(self) -> None:
        """Atomically replace the file by one with the sum of all chunks.

        The new file gets the permissions and the lock of the old one, and has one line below its heading.
        If that fails, it is tried again only after twice as many further lines as usual.
        """
        handle, name = tempfile.mkstemp(prefix=f".{self._path.name}.", dir=self._path.parent)
        file = os.fdopen(handle, "r+b")
        try:
            shutil.copymode(self._path, name)
            lock(handle, self._path)
            self._write_line(file, self._heading)
            self._write_chunk(file, tuple(self.spans), self.total)
            os.fsync(handle)
            Path(name).replace(self._path)
        except OSError:  # such as Windows, which replaces no open file: the journal grows on
            file.close()
            Path(name).unlink(missing_ok=True)
            self._lines = -MOST_LINES
            return
        self._file.close()
        self._file, self._lines = file, 1


def _differences(found: Heading, wanted: Heading) -> list[str]:
    """Return messages about how a journal's heading differs from the wanted one."""
    if found.lab_journal != FORMAT:
        return ["a newer program wrote this journal"]
    if found.command != wanted.command:
        return [f"this is a journal of {found.command}, not of {wanted.command}"]
    messages = [
        f"this journal is of {name} {found.setting.get(name, 'none')}, not {value}"
        for name, value in wanted.setting.items()
        if found.setting.get(name) != value
    ]
    if found.contents != wanted.contents:
        messages.append("the content has changed since this journal was begun")
    if found.program != wanted.program:
        messages.append(f"another program began this journal: {found.program}, this is {wanted.program}")
    return messages
