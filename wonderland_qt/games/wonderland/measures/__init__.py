"""Measures: numbers that content reads from the position; each model stands beside its rule."""

from wonderland_qt.games.wonderland.measures import (
    battle,
    battle_chips,
    composite,
    owned_chips,
    result,
    table,
    tea,
)

__all__ = ["battle", "battle_chips", "composite", "owned_chips", "result", "table", "tea"]
