"""Which colours a picture has, and how many pixels of each; for tests with `pytest.mark.window`."""

from __future__ import annotations

from collections import Counter
from typing import Any


def colours_of(image: Any) -> Counter[str]:
    """Count the pixels of each colour, as in "#f57a14", however opaque they are."""
    from PySide6.QtGui import QImage

    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    counted: Counter[str] = Counter()
    for pixel, times in Counter(memoryview(plain.constBits()).cast("I")).items():
        counted[f"#{pixel & 0xFFFFFF:06x}"] += times
    return counted
