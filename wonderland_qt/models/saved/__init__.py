"""Saved games: their descriptions, replay and analysis, and error reports."""
