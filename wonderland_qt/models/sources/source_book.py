"""The book of sources: the user's permission to visit them, their addresses, and the origins of packs."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError
from wonderland_qt.models.saved.saved_types import write_whole

MOST_SOURCES, LONGEST_PLACE = 20, 500
ADDRESS = re.compile(r"https://[^\s/@?#\\]+(?:/[^\s@?#\\]*)?", re.IGNORECASE)
"""An https address without user name, password and query."""

ON_THIS_COMPUTER = re.compile(
    r"http://(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:/[^\s@?#\\]*)?", re.IGNORECASE
)


class WrongSource(WordedError, ValueError):
    """The text is no valid source, or the book is full."""


class PackOrigin(msgspec.Struct, frozen=True):
    """The origin of a pack: its source, version, and the digests of its archive and its installed files."""

    place: str
    version: str
    sha256: str
    files: str


class SourceBook(msgspec.Struct, frozen=True):
    """The saved settings of sources; none is visited unless `allowed`."""

    allowed: bool = False
    places: tuple[str, ...] = ()
    origins: dict[str, PackOrigin] = {}

    def adding(self, given: str) -> SourceBook:
        """Return the book with one more source; raises WrongSource."""
        place = place_of(given)
        if place in self.places:
            raise WrongSource(text("source-known", place=place))
        if len(self.places) >= MOST_SOURCES:
            raise WrongSource(text("source-too-many", most=MOST_SOURCES))
        return msgspec.structs.replace(self, places=(*self.places, place))

    def removing(self, place: str) -> SourceBook:
        """Return the book without a source, but with the origins of its packs."""
        return msgspec.structs.replace(self, places=tuple(other for other in self.places if other != place))

    def with_origin(self, pack: str, origin: PackOrigin) -> SourceBook:
        """Return the book with the origin of a pack."""
        return msgspec.structs.replace(self, origins={**self.origins, pack: origin})


def place_of(given: str) -> str:
    """Return the address, or the absolute path of the folder, that the user wrote; raises WrongSource.

    Another address than https, or http on this computer, is refused as it may not be encrypted.
    One letter before `:` is a drive, so that it begins a folder.
    """
    written = given.strip()
    if is_address(written):
        return _short_enough(written)
    if re.match(r"[a-z][a-z0-9+.-]+://", written, re.IGNORECASE):
        raise WrongSource(Text("source-unsafe"))
    folder = Path(os.path.abspath(Path(written).expanduser())) if written else Path()  # noqa: PTH100 links stay
    if not written or not folder.is_dir():
        raise WrongSource(Text("source-nowhere"))
    return _short_enough(str(folder))


def is_address(place: str) -> bool:
    """Tell whether a source is an address and not a folder."""
    return bool(ADDRESS.fullmatch(place) or ON_THIS_COMPUTER.fullmatch(place))


def load_book() -> SourceBook:
    """Return the saved book, or if it cannot be read an empty one that allows nothing."""
    try:
        return msgspec.json.decode(paths.sources().read_bytes(), type=SourceBook)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return SourceBook()


def keep_book(book: SourceBook) -> None:
    """Save the book, whole or not at all; raises OSError."""
    file = paths.sources()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, msgspec.json.format(msgspec.json.encode(book)))


def _short_enough(place: str) -> str:
    """Return the place of a source, if it is not too long for a message; raises WrongSource."""
    if len(place) > LONGEST_PLACE:
        raise WrongSource(text("source-long", most=LONGEST_PLACE))
    return place
