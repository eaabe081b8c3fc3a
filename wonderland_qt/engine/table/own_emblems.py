"""Emblems that a content gives to roles itself, instead of those that the game lists."""

from __future__ import annotations

from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId


class OwnEmblem(NamedTuple):
    """The emblem of a role: a colour as #rrggbb, and the words for a symbol and a pattern."""

    role: PlayerId
    colour: str
    symbol: str
    pattern: str
