"""Measures: numbers that content reads from the position; each model has its rule in `read`."""

from wonderland_qt.games.wonderland.measures import battle, battle_chips, table

__all__ = ["battle", "battle_chips", "table"]
