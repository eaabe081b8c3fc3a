"""Emblems as content: the colour, symbol and pattern that distinguish a role's pieces."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import Field

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.shown_as import ShownAs
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.own_emblems import OwnEmblem

Symbol = Literal["star", "bell", "key", "drop", "diamond", "club", "heart", "spade", "crescent"]
Pattern = Literal["checks", "climbs", "lines", "rows", "slopes", "lattice", "dots"]
COLOURS = (
    *("#6e7b2e", "#8a4a62", "#44454f", "#6b4a2b", "#c2577f", "#1f8fa3", "#8fae3b"),
    *("#7a7f8c", "#9a7fc0", "#c9a227", "#1d4d2b", "#7d1f5c", "#d98fa8", "#a68a6d"),
)
"""Colours that are easily told apart, and on which symbols are visible."""
Colour = Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$"), ShownAs("colour", COLOURS)]


class EmblemSpec(ContentModel):
    """A colour, a symbol and a pattern that no other role has, so that colour is never the only sign."""

    colour: Colour
    symbol: Annotated[Symbol, ShownAs("symbol", get_args(Symbol))]
    pattern: Annotated[Pattern, ShownAs("pattern", get_args(Pattern))]

    def of(self, role: PlayerId) -> OwnEmblem:
        """Return this emblem for a role."""
        return OwnEmblem(role, self.colour.lower(), self.symbol, self.pattern)
