"""By kind: what a game says of its facts, such as how they sound and what of them is seen, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from wonderland_qt.engine.facts import Fact

T = TypeVar("T")


def by_kind(known: Mapping[type[Fact], T | Callable[[Any], T]], otherwise: T) -> Callable[[Fact], T]:
    """Return what tells this of a fact: what its kind has, or what that makes of the fact."""

    def told(fact: Fact) -> T:
        found = known.get(type(fact), otherwise)
        of_kind: T = found(fact) if callable(found) else found
        return of_kind

    return told
