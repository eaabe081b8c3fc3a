"""Mechanics: what tea, war, verbs and measures are made of."""
