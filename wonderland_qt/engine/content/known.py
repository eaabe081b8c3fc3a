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

    def keeping(rule: Callable[P, KnownT]) -> Callable[P, KnownT]:
        kept = lru_cache(most)(rule)
        _CLEAR_CACHES.append(kept.cache_clear)
        return cast("Callable[P, KnownT]", kept)

    return keeping


def forget_contents() -> None:
    """Clear all caches of content; without it every edited version of a content would stay in memory."""
    for forget in _CLEAR_CACHES:
        forget()
