"""A whole game of Wonderland's War on the screen: twelve tea cards at least are taken by hand."""

from tests.every_game.on_screen import OnScreen

ON_SCREEN = OnScreen(touched=12, listed=20, asked=6, secretly=21)
