"""Backdrops are drawn on a thread as they would be at once, within a bound of memory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.window

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#4a4"/>'
    '<circle cx="{}" cy="4" r="3" fill="#fff"/></svg>'
)


@pytest.fixture
def book(application: Any, tmp_path: Path) -> Any:
    """The art of a game with two backdrops, and another picture."""
    from wonderland_qt.scene.pictures.art import ArtBook

    for name, x in (("backdrop/lawn", 8), ("backdrop/sea", 6), ("icon/coin", 8)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.svg").write_text(SVG.format(x), encoding="utf-8")
    return ArtBook(tmp_path)


@pytest.fixture
def ahead(book: Any) -> Any:
    from PySide6.QtCore import QObject

    from wonderland_qt.scene.table.drawn_ahead import DrawnAhead

    parent = QObject()
    yield DrawnAhead(book, parent)
    parent.deleteLater()


def sizes(ahead: Any) -> dict[str, tuple[int, int]]:
    """Let all be drawn, and return how many pixels each backdrop has."""
    from PySide6.QtCore import QTimer

    ahead.begin()
    timer = ahead.findChild(QTimer)
    while timer.isActive():
        timer.timeout.emit()
    found = {name: ahead.find(name) for name in ("lawn", "sea", "coin")}
    return {name: (image.width(), image.height()) for name, image in found.items() if image is not None}


@pytest.mark.parametrize("room", [(160, 90), (120, 120), (192, 60)])
def test_a_drawing_is_what_is_painted_at_once(book: Any, tmp_path: Path, room: tuple[int, int]) -> None:
    from PySide6.QtCore import QSize, QSizeF

    from wonderland_qt.scene.pictures.backdrop import bake_backdrop
    from wonderland_qt.scene.table.drawn_ahead import draw

    drawn = draw(tmp_path / "backdrop/sea.svg", QSize(*room))
    assert drawn.size() == QSize(*room)
    light, whole = book.lights[""], QSizeF(*room)
    one = bake_backdrop(drawn, light, whole, 1).toImage()
    other = bake_backdrop(book.named("backdrop/sea"), light, whole, 1).toImage()
    apart = [
        (x, y)
        for x in range(room[0])
        for y in range(room[1])
        if abs(one.pixelColor(x, y).red() - other.pixelColor(x, y).red()) > 100
    ]
    assert apart == [], "edges may fall on other halves of pixels, nothing more"


def test_all_backdrops_are_drawn_for_the_ground(ahead: Any) -> None:
    from PySide6.QtCore import QSize

    ahead.cover(QSize(160, 90))
    assert sizes(ahead) == {"lawn": (160, 90), "sea": (160, 90)}
    ahead.cover(QSize(80, 45))
    assert ahead.find("lawn") is None
    assert sizes(ahead) == {"lawn": (80, 45), "sea": (80, 45)}


def test_where_all_would_take_too_much_they_are_smaller_and_the_wanted_one_is_not(
    ahead: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtCore import QSize

    from wonderland_qt.scene.table import drawn_ahead as drawing

    monkeypatch.setattr(drawing, "MOST_BYTES", 2 * 80 * 45 * 4)
    came: list[tuple[str, int]] = []
    ahead.came.connect(lambda name, image: came.append((name, image.width())))
    ahead.cover(QSize(160, 90))
    ahead.want("sea")
    ahead.finish()
    assert came == [("sea", 160)]
    assert sizes(ahead) == {"lawn": (80, 45), "sea": (80, 45)}
    assert not ahead.is_sharp(ahead.find("sea"))


def test_what_a_pack_draws_is_left_to_the_pictures_of_packs(book: Any, tmp_path: Path) -> None:
    from wonderland_qt.scene.pictures.art import ArtBook

    pack = tmp_path / "pack"
    (pack / "backdrop").mkdir(parents=True)
    (pack / "backdrop/sea.svg").write_text(SVG.format(1), encoding="utf-8")
    over = ArtBook(tmp_path, pack)
    assert "sea" in book.own_files("backdrop")
    assert "sea" not in over.own_files("backdrop")
    assert "lawn" in over.own_files("backdrop")
