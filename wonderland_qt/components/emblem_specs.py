"""Emblems as content: the colour, symbol and pattern which distinguish the things of a role."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.own_emblems import OwnEmblem

Symbol = Literal["star", "bell", "key", "drop", "diamond", "club", "heart", "spade", "crescent"]
Pattern = Literal["checks", "climbs", "lines", "rows", "slopes", "lattice", "dots"]
Colour = Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$", examples=["#6e7b2e"])]


class EmblemSpec(ContentModel):
    """A colour, a symbol and a pattern that no other role has, so that colour is never the only sign."""

    colour: Colour
    symbol: Symbol
    pattern: Pattern

    def of(self, role: PlayerId) -> OwnEmblem:
        """Return it as the emblem of a role."""
        return OwnEmblem(role, self.colour.lower(), self.symbol, self.pattern)
