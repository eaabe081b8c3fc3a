"""What rules have worked out of a pack: kept, as every decision asks for it, until packs are forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
KnownT = TypeVar("KnownT")

_FORGET: list[Callable[[], None]] = []


def known_of_pack(most: int | None = None) -> Callable[[Callable[P, KnownT]], Callable[P, KnownT]]:
    """Keep what a pure function of a pack returns, at most so many answers of it."""

    def keeping(rule: Callable[P, KnownT]) -> Callable[P, KnownT]:
        kept = lru_cache(most)(rule)
        _FORGET.append(kept.cache_clear)
        return cast("Callable[P, KnownT]", kept)

    return keeping


def forget_packs() -> None:
    """Let go of all packs but those in use; whoever edits a content calls it, or each edit would stay."""
    for forget in _FORGET:
        forget()
