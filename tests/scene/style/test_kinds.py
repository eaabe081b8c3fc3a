"""The form of kinds of pieces, as a game's art lists them."""

from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.window

LISTED = """
[land]
shape = "sheet"
tone = "#111111"
badge = 0.2
index = [0.1, 0.1, 0.5, 0.3]

[land.tones]
sea = "#0000ff"
wood = "#00ff00"
"""
SIDE = 80


@pytest.fixture
def bake(application: Any, tmp_path: Path) -> Any:
    """Bakes a piece of which nothing is drawn, as it is listed."""
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.style.look import Look

    (tmp_path / "kinds.toml").write_text(LISTED)
    oven = Oven(ArtBook(tmp_path), {})

    def baked(art: str, badge: str = "") -> tuple[Any, int]:
        found = oven.bake(Look("land", art, badge=badge), SIDE, SIDE, 1)
        return found.pixmap.toImage(), round(found.margin)

    return baked


@pytest.mark.parametrize(
    ("art", "tone"),
    [("sea", "#0000ff"), ("wood_2", "#00ff00"), ("dead_sea", "#0000ff"), ("desert", "#111111")],
)
def test_what_nobody_has_drawn_has_the_tone_of_its_art(art: str, tone: str, bake: Any) -> None:
    from PySide6.QtGui import QColor

    image, margin = bake(art)
    assert image.pixelColor(margin + 8, margin + SIDE // 2) == QColor(tone)


def test_a_badge_is_written_into_the_index_and_nowhere_else(bake: Any) -> None:
    (plain, margin), (lettered, _) = bake("sea"), bake("sea", "G5")
    changed = [
        ((x - margin) / SIDE, (y - margin) / SIDE)
        for x in range(plain.width())
        for y in range(plain.height())
        if plain.pixel(x, y) != lettered.pixel(x, y)
    ]
    assert changed
    assert all(0.1 <= x <= 0.5 and 0.1 <= y <= 0.3 for x, y in changed)
