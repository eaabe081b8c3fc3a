"""The content and words of every game."""
