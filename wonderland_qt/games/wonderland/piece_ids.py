"""The ids of pieces that lie in several places, by which options take and put them."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.state import POOL


def supporter_piece(player: PlayerId, region: str) -> str:
    """Return the id of the piece that shows a player's supporters in a region, or those in the "pool"."""
    return f"supporter:{player}" if region == POOL else f"supporter:{player}:{region}"


def unit_piece(player: PlayerId, region: str, number: int) -> str:
    """Return the id of one of a player's supporters that stand beside their stack in a region, from 1."""
    return f"unit:{player}:{region}:{number}"


def castle_piece(player: PlayerId, region: str) -> str:
    """Return the id of a player's castle in a region."""
    return f"castle:{player}:{region}"


def space_piece(player: PlayerId, track: str, column: int) -> str:
    """Return the id of a space of a forge track, the leftmost of which is 1."""
    return f"space:{player}:{track}:{column}"
