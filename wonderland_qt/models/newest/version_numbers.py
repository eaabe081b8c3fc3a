"""Comparison of version numbers."""

from __future__ import annotations

import re

VERSION = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){0,3})")
"""A release version such as 1.2 or v1.2.0, but not 1.2rc1."""


def is_newer(version: str, than: str) -> bool:
    """Tell whether a version is newer than another, which may be a pre-release; 1.2 equals 1.2.0."""
    numbers, other_numbers = _numbers(version), _numbers(than)
    length = max(len(numbers), len(other_numbers))
    return _padded(numbers, length) > _padded(other_numbers, length)


def _numbers(version: str) -> list[int]:
    """Return the numbers of a version such as 1.4.2, or [] if it has none."""
    found = VERSION.match(version)
    return [int(number) for number in found[1].split(".")] if found is not None else []


def _padded(numbers: list[int], length: int) -> list[int]:
    """Return numbers with zeros after them, so that 1.2 compares like 1.2.0."""
    return numbers + [0] * (length - len(numbers))
