"""Statistics of games: which cards and abilities were offered, taken and held, for the balance of content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId


class Thing(NamedTuple):
    """Something of the content that players can have: `kind` says with what it is compared."""

    kind: str
    id: str


class Statistics(NamedTuple):
    """What a finished game tells of its content: what each player held at the end, and by which variant."""

    variant: str
    held: Mapping[PlayerId, Sequence[Thing]]
