"""A whole game of Pixie Queen on the screen."""

from tests.every_game.on_screen import OnScreen

ON_SCREEN = OnScreen(touched=1, listed=0, asked=0, secrets=True)
