"""The golden files: a playthrough for each number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.games.pixie_queen.positions import frozen_content
from tests.playthroughs import playthrough
from wonderland_qt.games.pixie_queen.content.content_files import PLAYERS
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN

FOLDER = Path(__file__).resolve().parent


def contents() -> dict[str, Callable[[], str]]:
    """Return how each file is written, by its name."""
    return {
        f"{players}_players.txt": partial(playthrough, PIXIE_QUEEN, frozen_content(), players, players)
        for players in PLAYERS
    }
