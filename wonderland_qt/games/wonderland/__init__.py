"""The rules of Wonderland's War; importing the package registers all of them."""

from wonderland_qt.games.wonderland import measures, verbs
from wonderland_qt.games.wonderland.newgame import setup

__all__ = ["measures", "setup", "verbs"]
