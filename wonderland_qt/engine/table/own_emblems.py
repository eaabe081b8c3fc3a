"""Emblems that content gives to roles, instead of those that the game's art lists."""

from __future__ import annotations

from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId


class OwnEmblem(NamedTuple):
    """The emblem of a role: a colour as #rrggbb, and the names of a symbol and a pattern."""

    role: PlayerId
    colour: str
    symbol: str
    pattern: str
