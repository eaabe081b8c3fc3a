"""Statistics of games, for reports on the balance of content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId


class Thing(NamedTuple):
    """Something in the content that players can have, compared with others of its `kind`."""

    kind: str
    id: str


class Statistics(NamedTuple):
    """What each player held at the end of a game, and the variant of the game that was played."""

    variant: str
    held: Mapping[PlayerId, Sequence[Thing]]
