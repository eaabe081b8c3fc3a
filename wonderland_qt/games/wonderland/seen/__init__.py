"""Seen: what a viewer may see of a game, and what is told, heard and refused."""
