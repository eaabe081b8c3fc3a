"""Pixie Queen: let pixies rise in the Queen's favour, and suffer less than the others.

Importing the package registers all rules.
"""

from wonderland_qt.games.pixie_queen import composed_acts, setup

__all__ = ["composed_acts", "setup"]
