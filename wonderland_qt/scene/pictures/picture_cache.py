"""A cache of baked pictures: the latest, up to a bound of memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap

MOST_BYTES = 96_000_000
"""About what all stages of a game take at 1920 x 1080; what lies on one of them takes up to 17 million."""


@dataclass(frozen=True, slots=True)
class Baked:
    """A picture with `scale` pixels to the millimetre; the piece begins `margin` pixels inside it."""

    pixmap: QPixmap
    scale: float
    margin: float

    @property
    def bytes(self) -> int:
        """Return how much memory it takes."""
        return self.pixmap.width() * self.pixmap.height() * 4


class PictureCache:
    """The pictures that were asked for last, of all ovens that share them: `bytes` in all."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[Hashable, Baked] = OrderedDict()
        self.bytes = 0

    def find(self, key: Hashable) -> Baked | None:
        """Return the picture that is kept under a key, if it still is."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, baked: Baked) -> None:
        """Keep a picture under a new key, and no more of those that were not asked for since long."""
        self._kept[key] = baked
        self.bytes += baked.bytes
        while self.bytes > self._most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= oldest.bytes

    def owned_by(self, owner: Hashable) -> list[Hashable]:
        """Return the keys of the pictures of an oven: they begin with it."""
        return [key for key in self._kept if isinstance(key, tuple) and key[0] is owner]

    def forget(self, owner: Hashable) -> None:
        """Let go of the pictures of an oven."""
        for key in self.owned_by(owner):
            self.bytes -= self._kept.pop(key).bytes
