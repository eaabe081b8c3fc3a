"""A watch over what a file may make the program do: what it opens, changes, starts and connects to."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from wonderland_qt import paths
from wonderland_qt.models.pictures import COMMAND

ROOT = Path(__file__).resolve().parents[2]
CHANGING = {
    *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod"),
    *("os.chown", "os.utime", "shutil.rmtree", "shutil.move"),
}
NEVER = (
    "subprocess.",
    "os.system",
    "os.exec",
    "os.posix_spawn",
    "os.fork",
    "socket.connect",
    "ctypes.dlopen",
)
DEVICES = {"/dev/null", "/dev/urandom"}


class Outside(Exception):
    """Something outside the folders of a file was touched."""


class _Watch:
    """What is allowed now; audit hooks can never be taken away again."""

    def __init__(self) -> None:
        self.writable: tuple[Path, ...] = ()
        self.seen: list[str] = []
        self.on = False

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event == "open":
            path, mode, flags = arguments
            writing = bool(set(mode or "") & set("wax+")) or bool((flags or 0) & (os.O_WRONLY | os.O_RDWR))
            self._check(event, path, writing=writing)
        elif event in CHANGING and not _is_by_handle(arguments):
            for path in arguments[:2]:
                self._check(event, path, writing=True)
        elif event.startswith(NEVER) and COMMAND not in str(arguments):
            self.seen.append(f"{event}{arguments!r:.200}")

    def _check(self, event: str, path: object, *, writing: bool) -> None:
        if not isinstance(path, str | bytes | os.PathLike):
            return  # an open file
        named = Path(os.fsdecode(path))
        where = named if event in CHANGING else named.resolve()
        allowed = self.writable if writing else (*self.writable, *_readable())
        if str(where) not in DEVICES and not any(
            where.absolute().is_relative_to(folder) for folder in allowed
        ):
            self.seen.append(f"{event} {where}")


def _is_by_handle(arguments: tuple[Any, ...]) -> bool:
    """Tell whether a name is one in an open folder, as when a tree is removed, which counts as one."""
    return any(isinstance(argument, int) and argument >= 0 for argument in arguments[-2:])


_WATCH = _Watch()


@cache
def _readable() -> tuple[Path, ...]:
    """Return where the program itself and what it is made with lie."""
    own = (ROOT, paths.content(), Path("/proc/self"), Path("/etc/localtime"), Path("/usr/share/zoneinfo"))
    return (*own, *map(Path, {sys.prefix, sys.base_prefix, *(path for path in sys.path if path)}))


@cache
def _hooked() -> None:
    sys.addaudithook(_WATCH.hear)


@contextmanager
def watched(writable: Sequence[Path]) -> Iterator[None]:
    """Raise Outside for what was done outside these folders; temporary ones lie in the first."""
    _hooked()
    _WATCH.writable, _WATCH.seen = tuple(writable), []
    before, tempfile.tempdir = tempfile.tempdir, str(writable[0])
    _WATCH.on = True
    try:
        yield
    finally:
        _WATCH.on = False
        tempfile.tempdir = before
    if _WATCH.seen:
        raise Outside("; ".join(dict.fromkeys(_WATCH.seen)))
