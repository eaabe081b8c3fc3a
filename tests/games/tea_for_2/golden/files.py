"""The golden files: a playthrough."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.games.tea_for_2.positions import frozen_content
from tests.playthroughs import playthrough
from wonderland_qt.games.tea_for_2.game import TEA_FOR_2

FOLDER = Path(__file__).resolve().parent


def contents() -> dict[str, Callable[[], str]]:
    """Return how the file is written, by its name."""
    return {"2_players.txt": partial(playthrough, TEA_FOR_2, frozen_content(), 2, 2)}
