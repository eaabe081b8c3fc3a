"""Drafting: everybody chooses of a hand and hands the rest on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.parts.seating import Seats, Side, neighbour

T = TypeVar("T")


def handed_on(seats: Seats, hands: Mapping[PlayerId, T], side: Side) -> dict[PlayerId, T]:
    """Return what everybody holds after each hand went to its owner's neighbour on this side."""
    return {neighbour(seats, player, side): hands[player] for player in seats}
