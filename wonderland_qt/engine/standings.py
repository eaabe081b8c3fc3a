"""Standings: the lines of the players' scores, for the score panel and the final score."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text


class Standing(msgspec.Struct, frozen=True):
    """One line of a player's score: what it counts, and the number."""

    player: PlayerId
    line: Text
    number: int
