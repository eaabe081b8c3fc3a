"""The size of an embedded picture is read from its header."""

from __future__ import annotations

import pytest

from tests.models.pictures.hostile import png
from wonderland_qt.models.pictures.raster_size import raster_size

JPEG = (
    b"\xff\xd8" + b"\xff\xe0\x00\x10JFIF" + bytes(10) + b"\xff\xff\xfe\x00\x03!"
    + b"\xff\xc2\x00\x0b\x08\x00\x07\x00\x05\x01\x01\x11\x00"
)  # fmt: skip


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (png(3, 2), (3, 2)),
        (png(30_000, 40_000, whole=False), (30_000, 40_000)),
        (JPEG, (5, 7)),
        (JPEG[:-9], None),
        (b"\xff\xd8" + b"\xff\xe0\x00\x00" * 1000, None),
        (b"\x89PNG\r\n\x1a\n" + bytes(16), None),
        (b"GIF89a" + bytes(30), None),
        (b"", None),
    ],
)
def test_the_size_stands_in_the_header(data: bytes, size: tuple[int, int] | None) -> None:
    assert raster_size(data) == size
