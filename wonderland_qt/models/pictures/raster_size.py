"""The size of a PNG or JPEG picture, read from its header before anybody decodes it."""

from __future__ import annotations

PNG, PNG_HEADER = b"\x89PNG\r\n\x1a\n", b"\x00\x00\x00\rIHDR"
JPEG = b"\xff\xd8"
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_BARE = frozenset({0x01, *range(0xD0, 0xD8)})


def raster_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels, None where this is neither a PNG nor a JPEG picture."""
    if data.startswith(PNG + PNG_HEADER) and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    return _jpeg_size(data) if data.startswith(JPEG) else None


def kind_of(data: bytes) -> str:
    """Return the kind of a picture that has a size, as a `data:` link names it."""
    return "png" if data.startswith(PNG) else "jpeg"


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    """Return what the first frame says, segment by segment."""
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
