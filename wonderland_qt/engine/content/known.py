"""Caches of what rules derive from a game's content, as they need it at every decision."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
KnownT = TypeVar("KnownT")

_CLEAR_CACHES: list[Callable[[], None]] = []


def known_of_content(most: int | None = None) -> Callable[[Callable[P, KnownT]], Callable[P, KnownT]]:
    """Cache the results of a pure function of content (at most `most` of them) until `forget_contents`."""

    def with_cache(function: Callable[P, KnownT]) -> Callable[P, KnownT]:
        """Return a function with its cache, which `forget_contents` clears."""
        cached = lru_cache(most)(function)
        _CLEAR_CACHES.append(cached.cache_clear)
        return cast("Callable[P, KnownT]", cached)

    return with_cache


def forget_contents() -> None:
    """Clear all caches of content; without it every edited version of a content would stay in memory."""
    for clear_cache in _CLEAR_CACHES:
        clear_cache()
