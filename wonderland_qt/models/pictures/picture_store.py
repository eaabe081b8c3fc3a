"""The cache of drawn pictures by the digest of their SVG, and of failures, which are not tried again."""

from __future__ import annotations

import os
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
_PIXELS, _WRONG, _UNFINISHED = ".pixels", ".wrong", "unfinished-"
SECONDS_UNFINISHED = 3600
"""The age after which an unfinished file is abandoned."""


_UNWRITTEN: dict[Path, WrongPicture] = {}
"""Failures that could not be written to a file, in memory until the program ends."""


class _Wrong(msgspec.Struct):
    why: Text
    line: int


def digest(svg: bytes) -> str:
    """Return the digest that identifies a picture."""
    return sha256(RULES + svg).hexdigest()[:40]


def at_side(known: str, side: int) -> str:
    """Return the key of a picture at only one of its sizes."""
    return f"{known}-{side}"


def known_as(file: Path) -> str:
    """Return the digest of the picture in a file; raises OSError."""
    status = file.stat()
    return _known_as(file, status.st_mtime_ns, status.st_size)


@lru_cache(maxsize=4096)
def _known_as(file: Path, _written: int, _length: int) -> str:
    return digest(read_picture(file))


class PictureStore:
    """The folder of drawn pictures in the user's cache; unwritable ones are drawn again next time."""

    def __init__(self, folder: Path | None = None, most_bytes: int = MOST_BYTES) -> None:
        self._folder, self._most = folder, most_bytes

    @property
    def folder(self) -> Path:
        """Return the folder of drawn pictures."""
        return self._folder or paths.drawn_pictures()

    def find(self, known: str, side: int) -> Pixels | None:
        """Return a stored picture whose longer side has `side` pixels, or None."""
        file = self._file(known, side)
        try:
            pixels = read_pixels(file.read_bytes())
            pixels.rows()
        except OSError:
            return None
        except ValueError:
            with suppress(OSError):
                file.unlink()
            return None
        with suppress(OSError):
            os.utime(file)
        return pixels

    def holds(self, known: str, side: int) -> bool:
        """Tell whether a picture is stored at this size."""
        return self._file(known, side).is_file()

    def keep(self, known: str, side: int, pixels: Pixels) -> None:
        """Store a picture, and remove the least recently used ones above the limit."""
        self._write(self._file(known, side), pixels.written())
        self._make_room(_PIXELS, self._most, counting=False)

    def wrong(self, known: str) -> WrongPicture | None:
        """Return why a picture could not be drawn, or None if that is not known."""
        file = self._file(known, _WRONG)
        if file in _UNWRITTEN:
            return _UNWRITTEN[file]
        try:
            found = msgspec.json.decode(file.read_bytes(), type=_Wrong)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return WrongPicture.because(found.why, found.line)

    def keep_wrong(self, known: str, wrong: WrongPicture) -> None:
        """Store that a picture cannot be drawn."""
        file = self._file(known, _WRONG)
        if not self._write(file, msgspec.json.encode(_Wrong(wrong.reason, wrong.line))):
            _UNWRITTEN[file] = wrong
        self._make_room(_WRONG, MOST_WRONG, counting=True)

    def forget_wrong(self, known: str) -> None:
        """Forget that a picture cannot be drawn, so that it is tried again."""
        file = self._file(known, _WRONG)
        _UNWRITTEN.pop(file, None)
        with suppress(OSError):
            file.unlink()

    def _file(self, known: str, what: int | str) -> Path:
        return self.folder / (
            f"{known}{what}" if isinstance(what, str) else f"{at_side(known, what)}{_PIXELS}"
        )

    def _write(self, file: Path, data: bytes) -> bool:
        """Write a file whole or not at all; return whether it was written."""
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=file.parent, prefix=_UNFINISHED, delete=False) as unfinished:
                unfinished.write(data)
            Path(unfinished.name).replace(file)
            return True
        return False

    def _make_room(self, ending: str, most: int, counting: bool) -> None:
        """Remove the least recently used files with this ending until the limit holds.

        Also remove unfinished files of killed programs.
        """
        with suppress(OSError):
            for file in self.folder.glob(f"{_UNFINISHED}*"):
                if time() - file.stat().st_mtime > SECONDS_UNFINISHED:
                    file.unlink()
            files = [(file.stat(), file) for file in self.folder.glob(f"*{ending}")]
            left = len(files) if counting else sum(status.st_size for status, _ in files)
            for status, file in sorted(files, key=lambda found: found[0].st_mtime_ns):
                if left <= most:
                    return
                file.unlink()
                left -= 1 if counting else status.st_size
