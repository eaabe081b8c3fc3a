"""What rules derive from a game's content: kept, as every decision asks for it, until it is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
KnownT = TypeVar("KnownT")

_FORGET: list[Callable[[], None]] = []


def known_of_content(most: int | None = None) -> Callable[[Callable[P, KnownT]], Callable[P, KnownT]]:
    """Keep what a pure function of a content returns, at most so many answers of it."""

    def keeping(rule: Callable[P, KnownT]) -> Callable[P, KnownT]:
        kept = lru_cache(most)(rule)
        _FORGET.append(kept.cache_clear)
        return cast("Callable[P, KnownT]", kept)

    return keeping


def forget_contents() -> None:
    """Let go of all contents but those in use; call it after an edit, or every edit stays in memory."""
    for forget in _FORGET:
        forget()
