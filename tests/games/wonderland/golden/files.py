"""The golden files: a playthrough for each number of players, and the counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.games.wonderland.golden.counts import PINNED, counted
from tests.games.wonderland.positions import frozen_content
from tests.playthroughs import playthrough
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.state import PLAYERS

FOLDER = Path(__file__).resolve().parent


def contents() -> dict[str, Callable[[], str]]:
    """Return how each file is written, by its name."""
    games = {
        f"{players}_players.txt": partial(playthrough, WONDERLAND, frozen_content(), players, players)
        for players in PLAYERS
    }
    return {**games, "counts.txt": counts}


def counts() -> str:
    """Return the counts of all pinned positions."""
    return "".join(f"{counted(pinned)}\n" for pinned in PINNED)
