"""A whole game of Pixie Queen on the screen: each person acts often, and hides goods behind a screen."""

from tests.every_game.on_screen import OnScreen

ON_SCREEN = OnScreen(touched=20, listed=20, asked=6)
