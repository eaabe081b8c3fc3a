"""Bunny Kingdom: draft territories, build cities and farms on them, and harvest fiefs.

Importing the package registers all rules.
"""

from wonderland_qt.games.bunny_kingdom import construction, end, harvest, playing
from wonderland_qt.games.bunny_kingdom.scoring import measures, opening, verbs

__all__ = ["construction", "end", "harvest", "measures", "opening", "playing", "verbs"]
