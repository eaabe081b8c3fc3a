"""Tea for 2: duels of revealed cards, for the most stars.

Importing the package registers all rules.
"""

from wonderland_qt.games.tea_for_2 import effects, setup

__all__ = ["effects", "setup"]
