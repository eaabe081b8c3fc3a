"""The art of every game: all that lies on its table is drawn, in pictures that Qt draws as they are meant."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.invariants import playing
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table.pieces import Piece

pytestmark = pytest.mark.window

SHELVES = sorted(folder.parent for folder in paths.resources().glob("*/art"))
OF_A_GAME = pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.name)
PICTURES = sorted(
    path for path in paths.resources().rglob("*.svg") if path.parent.name not in {"icons", "style"}
)
REFUSED = re.compile(r"<(?:text|image|use|style|script|filter|mask|clipPath|pattern)\b|href|style=|url\(")
OWN_WORDS = {"backdrop", "icon", "silhouette", "foot", "table", "teacher"}
"""Folders whose pictures are no pieces."""
LINES = {"trace", "thread", "bare", "plate"}
"""Shapes that the scene draws as they lie, without a picture, as it draws light and shade."""
SYMBOLS = {"diamond", "club", "heart", "spade", "crescent"}
MOST_BYTES, MOST_BYTES_OF_A_GAME = 250_000, 9_000_000
BOX = (386, 560)


def top_of(path: Path) -> str:
    """Return the folder of resources in which a picture lies, which a game is called like."""
    return path.relative_to(paths.resources()).parts[0]


def flaw_of(path: Path) -> str:
    """Return what Qt cannot draw of a picture, or would complain of; "" for nothing."""
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    written = path.read_text(encoding="utf-8")
    refused = REFUSED.search(written) or re.search('d=""', written)  # of an empty path Qt complains
    renderer = QSvgRenderer(str(path))
    image = QImage(32, 32, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    if refused or not renderer.isValid():
        return refused[0] if refused else "no SVG"
    return "" if any(bytes(image.constBits())) else "nothing is seen"


def test_every_game_has_a_shelf_of_art() -> None:
    assert {shelf.name for shelf in SHELVES} >= set(GAMES)


@pytest.mark.parametrize("top", sorted({top_of(path) for path in PICTURES}))
def test_qt_draws_every_picture(top: str, application: Any) -> None:
    wrong = {path.as_posix(): flaw_of(path) for path in PICTURES if top_of(path) == top}
    application.processEvents()
    assert {path: flaw for path, flaw in wrong.items() if flaw} == {}


@OF_A_GAME
def test_pictures_are_small(shelf: Path) -> None:
    sizes = {path: path.stat().st_size for path in shelf.rglob("*.svg")}
    assert {path.name: size for path, size in sizes.items() if size > MOST_BYTES} == {}
    assert sum(sizes.values()) <= MOST_BYTES_OF_A_GAME


@OF_A_GAME
def test_the_box_on_the_shelf_is_as_large_as_the_others(shelf: Path, application: Any) -> None:
    from PySide6.QtSvg import QSvgRenderer

    size = QSvgRenderer(str(shelf / "box.svg")).defaultSize()
    assert (size.width(), size.height()) == BOX


@OF_A_GAME
def test_every_kind_that_is_drawn_has_a_form(shelf: Path) -> None:
    listed = tomllib.loads((shelf / "art" / "kinds.toml").read_text(encoding="utf-8"))
    drawn = {folder.name for folder in (shelf / "art").iterdir() if folder.is_dir()}
    assert drawn - OWN_WORDS - set(listed) == set()


@OF_A_GAME
def test_no_two_players_share_a_colour_a_symbol_or_a_pattern(shelf: Path) -> None:
    from wonderland_qt.scene.pictures.emblems import PATTERNS

    emblems = tomllib.loads((shelf / "emblems.toml").read_text(encoding="utf-8"))
    for told_by, known in (("colour", None), ("symbol", SYMBOLS), ("pattern", set(PATTERNS))):
        values = [emblem[told_by] for emblem in emblems.values()]
        assert len(set(values)) == len(values), told_by
        assert known is None or set(values) <= known


@pytest.mark.parametrize("ruleset", GAMES.values(), ids=GAMES)
def test_every_piece_of_a_game_is_drawn(ruleset: Ruleset[Any, Any]) -> None:
    from wonderland_qt.scene.pictures.art import ArtBook

    book = ArtBook(paths.of_game(ruleset.id) / "art")
    shown = {(piece.kind, piece.art, piece.face) for piece in everything(ruleset)}
    bare = {
        (kind, art)
        for kind, art, face in sorted(shown)
        if book.kinds[kind].shape not in LINES
        and not (book.kinds[kind].veil or book.kinds[kind].shining)
        and book.picture(kind, art, face) is None
    }
    assert bare == set()


def everything(ruleset: Ruleset[Any, Any]) -> Iterator[Piece]:
    """All pieces that a viewer meets in a game of each size, played at random."""
    content = ruleset.load([paths.content()])
    for size in ruleset.seating.sizes:
        game = ruleset.new(content, ruleset.seating.random_new_game(content, size, 1, {}), None)
        for turn, at in enumerate(playing(game, seed=1)):
            if turn % 29 == 0:
                for viewer in (None, at.waiting()[0]):
                    yield from ruleset.display.pieces(ruleset.view(at, viewer), content)
