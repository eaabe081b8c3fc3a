"""The analysis on screen."""
