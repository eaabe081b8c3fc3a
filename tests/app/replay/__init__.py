"""Saved games and replays on screen."""
