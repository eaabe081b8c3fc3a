"""Cards that speak in signs: costs are red and never lie outside the room, however much there is."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window

PLAIN = ("a:2", "b")
FULL = ("a:2", "b", "c", "!d:+1–3", "(", "e", "|", "f", "g", ")", "(?", "h", "!d:+1–3", ")")


def printed(icons: tuple[str, ...], wide: int = 120, high: int = 100) -> Any:
    """Return an image with signs in its middle, and nothing round them."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from wonderland_qt import paths
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.printed_signs import print_signs

    image = QImage(wide + 40, high + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    print_signs(painter, icons, QRectF(20, 20, wide, high), ArtBook(paths.of_game("wonderland") / "art"))
    painter.end()
    return image


def inked(image: Any) -> list[tuple[int, int]]:
    """Return where anything is printed."""
    return [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 40
    ]


def redness(image: Any) -> int:
    """Return how many pixels are in the colour of costs."""
    from PySide6.QtGui import QColor

    from wonderland_qt.scene.style.palette import COST

    red = QColor(COST).rgb()
    return sum(image.pixel(x, y) == red for x, y in inked(image))


def test_only_costs_are_red(application: Any) -> None:
    assert redness(printed(PLAIN)) == 0
    assert redness(printed((*PLAIN, "!d:+1–3"))) > 500


@pytest.mark.parametrize("size", [(120, 100), (60, 90), (200, 60)])
def test_all_signs_stay_in_their_room(application: Any, size: tuple[int, int]) -> None:
    wide, high = size
    image = printed(FULL, wide, high)
    for x, y in inked(image):
        assert 17 <= x <= wide + 23
        assert 17 <= y <= high + 23


def test_what_comes_as_a_piece_is_shown_in_its_owners_colours() -> None:
    from wonderland_qt import paths
    from wonderland_qt.scene.pictures.art import ArtBook
    from wonderland_qt.scene.pictures.printed_signs import own_of

    book = ArtBook(paths.of_game("wonderland") / "art")
    form = book.kinds["menu"]
    assert own_of(form, "") == {}
    own = own_of(form, "queen_of_hearts")
    assert own["units"] == "supporter/queen_of_hearts"
    assert all(book.icon(picture) is not None for picture in own.values())
