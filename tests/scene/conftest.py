"""Drawn tables of real positions; for tests with `pytest.mark.window`."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.wonderland.content.shipped import shipped_content
from tests.scene.drawn import Drawn
from wonderland_qt import paths

pytestmark = pytest.mark.window


@pytest.fixture(scope="session")
def oven(application: Any) -> Any:
    """Bakes the shipped art for all tests."""
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.emblems import emblems_of
    from wonderland_qt.scene.pictures.oven import Oven

    emblems = emblems_of("wonderland", tuple(shipped_content().factions))
    return Oven(ArtBook(paths.of_game("wonderland") / "art"), emblems)


@pytest.fixture
def lay_table(oven: Any) -> Iterator[Callable[..., Drawn]]:
    """Lays tables for so many players; their views are closed at the end."""
    tables: list[Drawn] = []

    def laid(players: int, seed: int = 1, language: str = "en") -> Drawn:
        tables.append(Drawn(oven, players, seed, language))
        return tables[-1]

    yield laid
    for table in tables:
        table.close()
