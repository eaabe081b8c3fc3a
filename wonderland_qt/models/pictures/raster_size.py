"""The size of a PNG or JPEG picture, read from its header without decoding it."""

from __future__ import annotations

import struct

PNG, PNG_HEADER = b"\x89PNG\r\n\x1a\n", b"\x00\x00\x00\rIHDR"
_PNG_SIZE = slice(16, 24)
"""The bytes of a PNG picture with its width and height, after the header."""
JPEG = b"\xff\xd8"
_MARKER_START = 0xFF
"""The byte before the kind of each JPEG segment; it may be repeated."""
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
"""The kinds of segments with the size: marker (2 bytes), length (2), precision (1), height (2), width (2)."""
_FRAME_BYTES, _SIZE_IN_FRAME = 9, 5
_MARKER_BYTES = _LENGTH_BYTES = 2
_BARE = frozenset({0x01, *range(0xD0, 0xD8)})
"""The kinds of segments that are only a marker, without length."""


def raster_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels, or None if this is neither PNG nor JPEG."""
    if data.startswith(PNG + PNG_HEADER) and len(data) >= _PNG_SIZE.stop:
        width, height = struct.unpack(">II", data[_PNG_SIZE])
        return width, height
    return _jpeg_size(data) if data.startswith(JPEG) else None


def kind_of(data: bytes) -> str:
    """Return the image type of a PNG or JPEG picture for a `data:` link."""
    return "png" if data.startswith(PNG) else "jpeg"


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return the size in the first frame header, going from segment to segment, or None.

    A length counts its own bytes; a damaged one that says less must not hold up the search.
    """
    at = len(JPEG)
    while at + _FRAME_BYTES <= len(data) and data[at] == _MARKER_START:
        kind = data[at + 1]
        if kind in _FRAMES:
            height, width = struct.unpack_from(">HH", data, at + _SIZE_IN_FRAME)
            return width, height
        if kind == _MARKER_START:
            at += 1
        elif kind in _BARE:
            at += _MARKER_BYTES
        else:
            (length,) = struct.unpack_from(">H", data, at + _MARKER_BYTES)
            at += _MARKER_BYTES + max(length, _LENGTH_BYTES)
    return None
