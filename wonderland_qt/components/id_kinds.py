"""Kinds of ids of pieces, places, options and random streams, such as `card` in card:12 or seat:rose:2."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

IDS_AT_ONCE = 4_096
"""How many ids are cached, as rules make the same ones again and again."""


def _join_parts(*parts: str | int) -> str:
    return ":".join(map(str, parts))


class IdKind(str):
    """The prefix of a kind of id; calling it with the names of a thing returns the id.

    >>> IdKind("card")(12)
    'card:12'
    """

    __slots__ = ()

    if TYPE_CHECKING:

        def __call__(self, name: str | int, *names: str | int) -> str:
            """Return the id with these names."""
    else:
        __call__ = lru_cache(IDS_AT_ONCE)(_join_parts)

    def begins(self, found: str) -> bool:
        """Tell whether an id is of this kind."""
        return found.startswith(f"{self}:")

    def names(self, found: str) -> str:
        """Return the names in an id of this kind; any other id unchanged."""
        return found.removeprefix(f"{self}:")


def read_id(found: str) -> tuple[str, str]:
    """Return the kind and the names of an id; the names are "" if it is only a kind.

    >>> read_id("seat:rose:2")
    ('seat', 'rose:2')
    """
    kind, _, names = found.partition(":")
    return kind, names
