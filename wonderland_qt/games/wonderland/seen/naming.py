"""Naming: chips and places as texts."""

from __future__ import annotations

from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.state import ChipId


def chip_text(pack: Pack, chip: ChipId) -> Text:
    """Return what a chip is called: by its face."""
    return Text(pack.chips[chip].face)


def place_text(pack: Pack, place: str) -> Text:
    """Return what a place of units and leaders is called: a chair has a number, all else a name."""
    chairs = [chair.id for chair in pack.content.chairs]
    if place in chairs:
        return text("chair", number=chairs.index(place) + 1)
    return Text(place)
