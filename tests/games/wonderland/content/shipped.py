"""The content that ships with the game."""

from functools import cache

import wonderland_qt.games.wonderland  # noqa: F401  # registers all verbs and measures
from wonderland_qt import paths
from wonderland_qt.games.wonderland.content.content_files import ContentFiles
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.reading import load_content


@cache
def shipped_content() -> Content:
    """The shipped content."""
    return load_content([paths.content()])


def shipped() -> ContentFiles:
    """The shipped content."""
    return shipped_content().files
