"""Naming: chips, places and persons as texts; the ids of pieces that lie in several places."""

from __future__ import annotations

from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.state import POOL, ChipId


def chip_text(pack: Pack, chip: ChipId) -> Text:
    """Return what a chip is called: by its face."""
    return Text(pack.chips[chip].face)


def supporter_piece(player: PlayerId, region: str) -> str:
    """Return the id of the piece that shows a player's supporters in a region, or those in the "pool"."""
    return f"supporter:{player}" if region == POOL else f"supporter:{player}:{region}"


def castle_piece(player: PlayerId, region: str) -> str:
    """Return the id of a player's castle in a region."""
    return f"castle:{player}:{region}"


def place_text(pack: Pack, place: str) -> Text:
    """Return what a place of units and leaders is called: a chair has a number, all else a name."""
    chairs = [chair.id for chair in pack.content.chairs]
    if place in chairs:
        return text("chair", number=chairs.index(place) + 1)
    return Text(place)
