"""Standings: the public numbers of a game by player and line, for a score panel or a final score."""

from __future__ import annotations

import msgspec

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text


class Standing(msgspec.Struct, frozen=True):
    """One number of one player: how many of what."""

    player: PlayerId
    line: Text
    number: int
