"""A drawn picture as pixels, packed so that unpacking it needs no decoder and cannot grow."""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

SIDES = (128, 256, 512, 1024, 2048)
"""How many pixels the longer side of a drawn picture may have."""
MOST_SIDE = SIDES[-1]
_HEAD = struct.Struct(">4sIIII")
_MAGIC = b"WQp1"


class Pixels(NamedTuple):
    """Rows of premultiplied ARGB, four bytes a pixel, packed; `natural` is the size that the SVG asks for."""

    width: int
    height: int
    natural: tuple[int, int]
    packed: bytes

    def rows(self) -> bytes:
        """Return the bytes of all rows; raises ValueError where they are not as many as told."""
        wanted = self.width * self.height * 4
        try:
            unpacked = zlib.decompressobj().decompress(self.packed, wanted + 1)
        except zlib.error as error:
            raise ValueError(str(error)) from error
        if len(unpacked) != wanted:
            raise ValueError(f"{len(unpacked)} bytes of {wanted}")
        return unpacked

    def written(self) -> bytes:
        """Return the picture as a file holds it."""
        return _HEAD.pack(_MAGIC, self.width, self.height, *self.natural) + self.packed


def packed(width: int, height: int, natural: tuple[int, int], rows: bytes) -> Pixels:
    """Return rows of pixels, packed."""
    return Pixels(width, height, natural, zlib.compress(rows, 1))


def read_pixels(data: bytes) -> Pixels:
    """Return a picture as it was written; raises ValueError."""
    if len(data) < _HEAD.size:
        raise ValueError("cut short")
    magic, width, height, natural_width, natural_height = _HEAD.unpack_from(data)
    if magic != _MAGIC or not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        raise ValueError("not a drawn picture")
    return Pixels(width, height, (natural_width, natural_height), data[_HEAD.size :])
