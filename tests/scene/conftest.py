"""Drawn tables of real positions; for tests with `pytest.mark.window`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.wonderland.content.shipped import shipped_content
from tests.scene.drawn import Drawn
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.layout import Layout
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage
from wonderland_qt.models.pieces.cast import cast_of

pytestmark = pytest.mark.window


@pytest.fixture(scope="session")
def oven(application: Any) -> Any:
    """Bakes the shipped art for all tests."""
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.emblems import emblems_of
    from wonderland_qt.scene.pictures.oven import Oven

    emblems = emblems_of(cast_of(GAMES["wonderland"], shipped_content()))
    return Oven(ArtBook(paths.of_game("wonderland") / "art"), emblems)


@pytest.fixture
def scene_of(application: Any, tmp_path: Path) -> Callable[..., Any]:
    """Makes the scene of a game of the test's own: its layout, its `kinds.toml` and its pieces, all baked."""
    from wonderland_qt.models.pieces.pieces_model import PiecesModel
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.table.table_scene import TableScene

    def made(layout: Layout, kinds: str, *pieces: Piece) -> Any:
        (tmp_path / "kinds.toml").write_text(kinds, encoding="utf-8")
        scene = TableScene(PiecesModel(lambda said: said.key), Stage("", layout), Oven(ArtBook(tmp_path), {}))
        scene.pieces.show(pieces)
        scene.bake_for(1.0, 1.0, scene.sceneRect())
        return scene

    return made


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
