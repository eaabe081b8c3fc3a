"""Bunny Kingdom: draft territories, build cities and farms on them, and harvest fiefs.

Importing the package registers all rules.
"""

from wonderland_qt.games.bunny_kingdom import setup
from wonderland_qt.games.bunny_kingdom.scoring import measures, opening, verbs

__all__ = ["measures", "opening", "setup", "verbs"]
