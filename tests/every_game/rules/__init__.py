"""The rules of every game, and their rulebooks."""
