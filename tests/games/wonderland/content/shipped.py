"""The content that ships with the game."""

from functools import cache

import wonderland_qt.games.wonderland  # noqa: F401  # registers all verbs and measures
from wonderland_qt import paths
from wonderland_qt.games.wonderland.content.content import Content
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.reading import read_pack


@cache
def shipped_pack() -> Pack:
    """The pack of the shipped content."""
    return read_pack([paths.content()])


def shipped() -> Content:
    """The shipped content."""
    return shipped_pack().content
