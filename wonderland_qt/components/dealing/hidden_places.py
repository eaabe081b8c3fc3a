"""Hidden places: the zones whose cards a viewer cannot see, and what the viewer knows of these cards."""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, NamedTuple

from wonderland_qt.engine.players import PlayerId

Fits = Callable[[Any, str], bool]
"""Tells, from content and card, whether a card can be in a zone."""


class HiddenPlace(NamedTuple):
    """A zone of one owner (None: the table) that is hidden from the viewer, with its cards."""

    owner: PlayerId | None
    zone: str
    pool: str
    fits: Fits | None
    content: Any
    cards: tuple[str, ...]

    @property
    def is_a_pile(self) -> bool:
        """Tell whether this is a plain tuple of cards in which any card of the pool can be."""
        return self.fits is None and isinstance(self.content, tuple)


@dataclass(frozen=True, slots=True)
class KnownCards:
    """What a viewer knows about hidden cards beyond the zones' own rules; `cards` are all cards concerned.

    Each block is a set of hidden cards that are known to be exchanged only among themselves. Cards in
    `within` are known to be in the place of one of the cards listed with them; those with fewest come first.
    """

    cards: Set[str] = frozenset()
    blocks: Sequence[Set[str]] = ()
    within: Mapping[str, Sequence[str]] | None = None


NOTHING_KNOWN = KnownCards()
