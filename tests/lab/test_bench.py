"""The benchmark has every figure."""

from __future__ import annotations

import msgspec
import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.lab.bench import measure


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_above_zero(game: str) -> None:
    figures = measure(GAMES[game], [paths.content()], games=1)
    assert all(value > 0 for value in msgspec.structs.asdict(figures).values())
