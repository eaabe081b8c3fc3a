"""Tea for 2: duels of revealed cards, for the most stars.

Importing this package registers all its rules.
"""

from wonderland_qt.games.tea_for_2 import effects, setup

__all__ = ["effects", "setup"]
