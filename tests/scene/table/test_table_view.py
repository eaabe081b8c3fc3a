"""The view fits every window, zooms within bounds and enlarges what is pointed at."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.scene.drawn import Drawn

pytestmark = pytest.mark.window

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (950, 524), (800, 900)]


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_table_fits_into_every_window(
    size: tuple[int, int], lay_table: Callable[..., Drawn]
) -> None:
    table = lay_table(5)
    view = table.seen_at(*size)
    room = view.viewport().rect().adjusted(-1, -1, 1, 1)
    for item in table.scene.piece_items():
        assert room.contains(view.mapFromScene(item.body).boundingRect()), item.piece_id
    assert view.shows_whole


def test_zoom_stays_between_the_whole_table_and_a_chip(lay_table: Callable[..., Drawn]) -> None:
    view = lay_table(3).seen_at(1280, 720)
    view.zoom_by(1 / 100)
    assert view.shows_whole
    view.zoom_by(1000)
    assert view.zoom == pytest.approx(8 * view.fitting)
    view.fit()
    assert view.shows_whole


def test_keys_zoom(lay_table: Callable[..., Drawn]) -> None:
    from PySide6.QtGui import QKeySequence
    from PySide6.QtTest import QTest

    view = lay_table(3).seen_at(1280, 720)
    for key, whole in (("+", False), ("0", True), ("=", False), ("-", True)):
        QTest.keySequence(view, QKeySequence(key))
        assert view.shows_whole is whole, key


def test_a_double_click_brings_a_board_near_and_another_takes_it_back(
    lay_table: Callable[..., Drawn],
) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    table = lay_table(5)
    view = table.seen_at(1280, 720)
    board = table.scene.item_of(f"player:{table.game.state.seats[3]}")
    assert board is not None
    for near in (True, False):
        at = view.mapFromScene(board.body.center())
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert view.shows_whole is not near
        if near:
            seen = view.mapFromScene(board.body).boundingRect()
            assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen)


def test_pictures_are_baked_for_the_zoom_when_it_has_settled(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    view = table.seen_at(1280, 720)
    view.bake_visible()
    die = table.scene.item_of("die")
    assert die is not None
    small = die.pixmap().width()
    view.bring_near(die.body.adjusted(-50, -50, 50, 50))
    assert die.pixmap().width() == small
    view.bake_visible()
    assert die.pixmap().width() > 2 * small


def test_a_piece_is_enlarged_with_its_text(lay_table: Callable[..., Drawn]) -> None:
    table = lay_table(3)
    view = table.seen_at(1280, 720)
    card = next(item for item in table.scene.piece_items() if item.look.kind == "wonderlandian")
    view.enlarge(card.piece_id)
    assert view.close_up.isVisible()
    assert view.close_up.text.text() == table.scene.text_of(card.piece_id)
    assert view.rect().contains(view.close_up.geometry())
    assert view.close_up.why.text() == table.scene.why_of(card.piece_id) != ""
    assert view.accessibleDescription() == f"{view.close_up.text.text()}\n{view.close_up.why.text()}"
    bag = next(item for item in table.scene.piece_items() if item.look.kind == "bag")
    for item in (card, bag):
        view.enlarge(item.piece_id)
        assert view.close_up.picture.pixmap().width() <= view.close_up.picture.contentsRect().width()
        assert view.close_up.contents.isVisible() is (item is bag)
    inside = [item for item in table.scene.piece_items() if item.place == bag.piece_id]
    assert view.accessibleDescription().count(" × ") == len({item.look.art for item in inside}) > 0


def test_ovens_together_keep_no_more_than_the_bound(oven: Any) -> None:
    from wonderland_qt.scene.pictures.oven import Oven
    from wonderland_qt.scene.pictures.picture_cache import PictureCache
    from wonderland_qt.scene.style.look import Look

    kept = PictureCache(most_bytes=400_000)
    small, other = (Oven(oven.book, {}, kept) for _ in range(2))
    for number in range(40):
        small.bake(Look("chip", "forge", badge=str(number)), 30, 30, 2)
        other.bake(Look("chip", "forge", badge=str(number)), 30, 30, 2)
    assert kept.bytes <= 400_000
    assert (small.baked, other.baked) == (40, 40)
    other.bake(Look("chip", "forge", badge="39"), 30, 30, 2)
    assert other.baked == 40, "what was asked for last is kept"


def test_what_nobody_has_drawn_has_a_picture(oven: Any) -> None:
    from wonderland_qt.scene.style.look import Look

    for kind in ("chip", "figure", "wonderlandian", "region", "leader", "nothing_like_it"):
        baked = oven.bake(Look(kind, "modded_thing", label="Modded Thing"), 60, 60, 1.0)
        image = baked.pixmap.toImage()
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() == 255, kind


def test_a_press_puts_the_enlarged_piece_away(lay_table: Callable[..., Drawn]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    table = lay_table(3)
    view = table.seen_at(1280, 720)
    view.enlarge(next(item.piece_id for item in table.scene.piece_items() if item.look.kind == "bag"))
    assert view.close_up.isVisible()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton)
    assert not view.close_up.isVisible()


def test_a_key_puts_the_enlarged_piece_away(lay_table: Callable[..., Drawn]) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    table = lay_table(3)
    view = table.seen_at(1280, 720)
    bag = next(item.piece_id for item in table.scene.piece_items() if item.look.kind == "bag")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
        view.enlarge(bag)
        assert view.close_up.isVisible()
        QTest.keyClick(view, key)
        assert not view.close_up.isVisible()
