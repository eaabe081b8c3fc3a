"""A drawn picture as compressed pixels, which can be unpacked safely to a known size."""

from __future__ import annotations

import struct
import zlib
from typing import NamedTuple

SIDES = (128, 256, 512, 1024, 2048)
"""The possible pixels of a drawn picture's longer side."""
SMALLEST_SIDE, MOST_SIDE = SIDES[0], SIDES[-1]
BYTES_PER_PIXEL = 4
_HEAD = struct.Struct(">4sIIII")
_MAGIC = b"WQp1"


class Pixels(NamedTuple):
    """Compressed rows of premultiplied ARGB, 4 bytes per pixel; `natural` is the size in the SVG."""

    width: int
    height: int
    natural: tuple[int, int]
    packed: bytes

    def rows(self) -> bytes:
        """Return the bytes of all rows; raises ValueError if their number is wrong.

        Unpacking stops one byte past those wanted: enough to see that there are too many, however many.
        """
        wanted = self.width * self.height * BYTES_PER_PIXEL
        try:
            unpacked = zlib.decompressobj().decompress(self.packed, wanted + 1)
        except zlib.error as error:
            raise ValueError(str(error)) from error
        if len(unpacked) != wanted:
            raise ValueError(f"{len(unpacked)} bytes of {wanted}")
        return unpacked

    def written(self) -> bytes:
        """Return the picture in its file format."""
        return _HEAD.pack(_MAGIC, self.width, self.height, *self.natural) + self.packed


def packed(width: int, height: int, natural: tuple[int, int], rows: bytes) -> Pixels:
    """Return rows of pixels, compressed."""
    return Pixels(width, height, natural, zlib.compress(rows, 1))


def read_pixels(data: bytes) -> Pixels:
    """Return a picture from its file format; raises ValueError."""
    if len(data) < _HEAD.size:
        raise ValueError("cut short")
    magic, width, height, natural_width, natural_height = _HEAD.unpack_from(data)
    if magic != _MAGIC or not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
        raise ValueError("not a drawn picture")
    return Pixels(width, height, (natural_width, natural_height), data[_HEAD.size :])
