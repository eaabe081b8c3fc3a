"""Journals: all that players did, and the games that are played again from it."""
