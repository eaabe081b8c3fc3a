"""Lessons: reading them, following them, rehearsing them."""
