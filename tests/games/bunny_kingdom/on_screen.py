"""A whole game of Bunny Kingdom on the screen: ten cards at least are picked in each of four rounds."""

from tests.every_game.on_screen import OnScreen

ON_SCREEN = OnScreen(touched=20, listed=20, asked=2)
