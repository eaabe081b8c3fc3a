"""Challenges: their rows on a page, the player's results, and tables to try them at."""
