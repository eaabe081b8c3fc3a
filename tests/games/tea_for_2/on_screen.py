"""A whole game of Tea for 2 on the screen: each person decides often, and nothing is secret."""

from tests.every_game.on_screen import OnScreen

ON_SCREEN = OnScreen(touched=8, listed=4, asked=0, secrets=False)
