"""Measures: numbers that content reads from the position; each model reads its own."""

from wonderland_qt.games.wonderland.measures import battle, battle_chips, table

__all__ = ["battle", "battle_chips", "table"]
