"""The size of a PNG or JPEG picture, read from its header without decoding it."""

from __future__ import annotations

PNG, PNG_HEADER = b"\x89PNG\r\n\x1a\n", b"\x00\x00\x00\rIHDR"
JPEG = b"\xff\xd8"
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_BARE = frozenset({0x01, *range(0xD0, 0xD8)})


def raster_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels, or None if this is neither PNG nor JPEG."""
    if data.startswith(PNG + PNG_HEADER) and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    return _jpeg_size(data) if data.startswith(JPEG) else None


def kind_of(data: bytes) -> str:
    """Return the image type of a PNG or JPEG picture for a `data:` link."""
    return "png" if data.startswith(PNG) else "jpeg"


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return the size in the first frame header, or None."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker in _FRAMES:
            return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")
        if marker in _BARE:
            at += 2
        elif marker == 0xFF:
            at += 1
        else:
            at += 2 + max(int.from_bytes(data[at + 2 : at + 4], "big"), 2)
    return None
