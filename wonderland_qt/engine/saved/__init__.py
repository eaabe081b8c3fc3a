"""Saved games: their files, their folder, and how one is resumed."""
