"""Seen: what a viewer may see of a game, as a view, pieces, a layout and lines of the log."""
