"""A cache of the most recently used baked pictures, with a limit of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

MOST_BYTES = 96_000_000
"""About the size of all stages of a game at 1920 x 1080; one of them takes up to 17 million."""


@dataclass(frozen=True, slots=True)
class Baked:
    """A picture with `scale` pixels per millimetre and a margin of `margin` pixels around the piece."""

    pixmap: QPixmap
    scale: float
    margin: float

    @property
    def bytes(self) -> int:
        """Return its size in memory: four bytes per pixel."""
        return self.pixmap.width() * self.pixmap.height() * 4


class PictureCache:
    """A cache that several ovens share; it removes the least recently used pictures, and takes `bytes`."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        """Begin empty; pictures are kept in the order of their last use."""
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, Baked] = OrderedDict()
        self.bytes = 0

    def find(self, key: Hashable) -> Baked | None:
        """Return the picture of a key, or None."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, baked: Baked) -> None:
        """Add a picture under a new key, and remove the least recently used ones above the limit.

        The new one stays, however large it is.
        """
        self._kept[key] = baked
        self.bytes += baked.bytes
        while self.bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= oldest.bytes

    def owned_by(self, owner: Hashable) -> list[Hashable]:
        """Return the keys of an oven's pictures: tuples that begin with the oven."""
        return [key for key in self._kept if isinstance(key, tuple) and key[0] is owner]

    def forget(self, owner: Hashable) -> None:
        """Remove an oven's pictures."""
        for key in self.owned_by(owner):
            self.bytes -= self._kept.pop(key).bytes
