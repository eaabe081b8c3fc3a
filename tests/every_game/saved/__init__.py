"""Saved games of every game."""
