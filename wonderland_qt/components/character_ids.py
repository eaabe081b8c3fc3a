"""The kinds of bot that are characters, for modules that need not know the characters themselves."""

from __future__ import annotations

PREFIX = "character:"
"""The prefix of a character's id in a kind of bot."""


def is_character(kind: str) -> bool:
    """Tell whether a kind of bot is a character."""
    return kind.startswith(PREFIX)
