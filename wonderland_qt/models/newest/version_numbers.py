"""Comparison of version numbers."""

from __future__ import annotations

import re

VERSION = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){0,3})")
"""A release version such as 1.2 or v1.2.0, but not 1.2rc1."""


def is_newer(version: str, than: str) -> bool:
    """Tell whether a version is newer than another, which may be a pre-release; 1.2 equals 1.2.0."""
    one, other = _numbers(version), _numbers(than)
    longest = max(len(one), len(other))
    return _filled(one, longest) > _filled(other, longest)


def _numbers(version: str) -> list[int]:
    found = VERSION.match(version)
    return [int(number) for number in found[1].split(".")] if found is not None else []


def _filled(numbers: list[int], longest: int) -> list[int]:
    return [*numbers, *[0] * (longest - len(numbers))]
