"""The golden files: a playthrough for each number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.games.bunny_kingdom.positions import frozen_content
from tests.playthroughs import playthrough
from wonderland_qt.games.bunny_kingdom.content.content_files import PLAYERS
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM

FOLDER = Path(__file__).resolve().parent


def contents() -> dict[str, Callable[[], str]]:
    """Return how each file is written, by its name."""
    return {
        f"{players}_players.txt": partial(playthrough, BUNNY_KINGDOM, frozen_content(), players, players)
        for players in PLAYERS
    }
