"""Seen: what a viewer may see of a game, and what is said, heard and refused."""
