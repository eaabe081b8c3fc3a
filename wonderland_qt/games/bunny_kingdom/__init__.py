"""Bunny Kingdom: draft territories, build cities and farms on them, and harvest fiefs.

Importing the package registers all rules.
"""

from wonderland_qt.games.bunny_kingdom import construction, end, harvest, playing

__all__ = ["construction", "end", "harvest", "playing"]
