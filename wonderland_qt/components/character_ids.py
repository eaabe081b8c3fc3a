"""How a seat names the character that plays it, without the content that says which characters there are."""

from __future__ import annotations

PREFIX = "character:"
"""What stands before a character's id where a seat says which kind of bot plays."""


def is_character(kind: str) -> bool:
    """Tell whether a kind of bot is a character."""
    return kind.startswith(PREFIX)
