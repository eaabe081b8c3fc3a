"""The table on screen."""
