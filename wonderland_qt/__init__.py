"""Wonderland Qt: board games on one screen, for people and bots."""

__version__ = "0.1.0"
