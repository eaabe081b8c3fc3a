"""The cache of drawn pictures by the digest of their SVG, and of failures, which are not tried again."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import time

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.pictures.picture_file import read_picture
from wonderland_qt.models.pictures.pixels import Pixels, read_pixels
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

RULES = b"1"
"""The version of the drawing rules: increase it with every change, so that all pictures are drawn again."""

MOST_BYTES = 128 * 2**20
MOST_WRONG = 2000
LETTERS_OF_DIGEST = 40
_PIXELS, _WRONG, _UNFINISHED = ".pixels", ".wrong", "unfinished-"
SECONDS_UNFINISHED = 3600
"""The age after which an unfinished file is abandoned."""


_UNWRITTEN: dict[Path, WrongPicture] = {}
"""Failures that could not be written to a file, in memory until the program ends."""


class _Wrong(msgspec.Struct):
    why: Text
    line: int


def digest_of(svg: bytes) -> str:
    """Return the digest that identifies a picture as drawn by the present version of the RULES."""
    return sha256(RULES + svg).hexdigest()[:LETTERS_OF_DIGEST]


def at_side(digest: str, side: int) -> str:
    """Return the key of a picture at only one of its sizes."""
    return f"{digest}-{side}"


def digest_of_file(file: Path) -> str:
    """Return the digest of the picture in a file; raises OSError."""
    status = file.stat()
    return _digest_of_version(file, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=4096)
def _digest_of_version(file: Path, _written: int, _length: int) -> str:
    """Return the digest of a file; the cache takes a later time or another length for a new version."""
    return digest_of(read_picture(file))


class PictureStore:
    """The folder of drawn pictures in the user's cache; unwritable ones are drawn again next time.

    A failure has as its key the digest of the picture, or `at_side` if it failed at one size only.
    """

    def __init__(self, folder: Path | None = None, most_bytes: int = MOST_BYTES) -> None:
        self._folder, self._most_bytes = folder, most_bytes

    @property
    def folder(self) -> Path:
        """Return the folder of drawn pictures: the given one, or the user's."""
        return self._folder or paths.drawn_pictures()

    def find(self, digest: str, side: int) -> Pixels | None:
        """Return a stored picture whose longer side has `side` pixels, or None; remove a damaged one.

        The time of its file is set to now, so that it counts as recently used.
        """
        file = self._file_of_pixels(digest, side)
        try:
            pixels = read_pixels(file.read_bytes())
            pixels.rows()  # raises ValueError if they are damaged
        except OSError:
            return None
        except ValueError:
            with suppress(OSError):
                file.unlink()
            return None
        with suppress(OSError):
            os.utime(file)
        return pixels

    def holds(self, digest: str, side: int) -> bool:
        """Tell whether a picture is stored at this size."""
        return self._file_of_pixels(digest, side).is_file()

    def keep(self, digest: str, side: int, pixels: Pixels) -> None:
        """Store a picture, and remove the least recently used ones above the limit."""
        self._write(self._file_of_pixels(digest, side), pixels.written())
        self._remove_unfinished()
        self._remove_oldest(_PIXELS, self._most_bytes, size_of=lambda status: status.st_size)

    def wrong(self, key: str) -> WrongPicture | None:
        """Return why a picture could not be drawn, or None if that is not known.

        A reason that could not be written to the disk is in memory.
        """
        file = self._file_of_failure(key)
        if file in _UNWRITTEN:
            return _UNWRITTEN[file]
        try:
            found = msgspec.json.decode(file.read_bytes(), type=_Wrong)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return WrongPicture.because(found.why, found.line)

    def keep_wrong(self, key: str, wrong: WrongPicture) -> None:
        """Store that a picture cannot be drawn, and remove the least recently stored ones above the limit.

        If it cannot be written, it is kept in memory. The limit is a number of files, so each has the size 1.
        Files that a killed program left unfinished go, too.
        """
        file = self._file_of_failure(key)
        if not self._write(file, msgspec.json.encode(_Wrong(wrong.reason, wrong.line))):
            _UNWRITTEN[file] = wrong
        self._remove_unfinished()
        self._remove_oldest(_WRONG, MOST_WRONG, size_of=lambda _status: 1)

    def forget_wrong(self, key: str) -> None:
        """Forget that a picture cannot be drawn, so that it is tried again."""
        file = self._file_of_failure(key)
        _UNWRITTEN.pop(file, None)
        with suppress(OSError):
            file.unlink()

    def _file_of_pixels(self, digest: str, side: int) -> Path:
        return self.folder / f"{at_side(digest, side)}{_PIXELS}"

    def _file_of_failure(self, key: str) -> Path:
        return self.folder / f"{key}{_WRONG}"

    def _write(self, file: Path, data: bytes) -> bool:
        """Write a file whole or not at all, and return whether it was written.

        An unfinished file that is left behind is removed when it is old.
        """
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=file.parent, prefix=_UNFINISHED, delete=False) as unfinished:
                unfinished.write(data)
            Path(unfinished.name).replace(file)
            return True
        return False

    def _remove_unfinished(self) -> None:
        """Remove unfinished files of killed programs; young ones may still be in the making."""
        with suppress(OSError):
            for file in self.folder.glob(f"{_UNFINISHED}*"):
                if time() - file.stat().st_mtime > SECONDS_UNFINISHED:
                    file.unlink()

    def _remove_oldest(self, ending: str, most: int, size_of: Callable[[os.stat_result], int]) -> None:
        """Remove the least recently used files with this ending until their sizes add up to `most`."""
        with suppress(OSError):
            status_of = {file: file.stat() for file in self.folder.glob(f"*{ending}")}
            left = sum(map(size_of, status_of.values()))
            for file in sorted(status_of, key=lambda file: status_of[file].st_mtime_ns):
                if left <= most:
                    return
                file.unlink()
                left -= size_of(status_of[file])
