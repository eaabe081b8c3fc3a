"""Fading: of two tables never both are seen, and in the end nothing lies over the second."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window

WIDE, HIGH = 40, 30


@pytest.fixture
def changing(application: Any) -> Any:
    """A green table that takes the place of one with a white card on red, and how it changes."""
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QColor, QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.scene.moving.fading import Fading

    table, before = QWidget(), QPixmap(WIDE, HIGH)
    table.resize(WIDE, HIGH)
    table.setStyleSheet("background: #00ff00")
    before.fill(QColor("#ff0000"))
    with QPainter(before) as painter:
        painter.fillRect(QRect(10, 10, 10, 10), QColor("#ffffff"))
    fading = Fading(table)
    table.show()
    fading.begin(before, table.rect(), 1000, before)
    yield table, fading
    table.close()


def seen(table: Any, fading: Any, part: float) -> Any:
    """Return what is seen of the table when this part of the time is gone: its edge, and where a card lay."""
    fading.clock.pause()
    fading.clock.setCurrentTime(round(part * fading.clock.duration()))
    picture = table.grab().toImage()
    return picture.pixelColor(2, 2), picture.pixelColor(15, 15)


@pytest.mark.parametrize("tenth", range(1, 10))
def test_of_two_tables_never_both_are_seen(changing: Any, tenth: int) -> None:
    table, fading = changing
    edge, card = seen(table, fading, tenth / 10)
    shows_last, shows_next = edge != card, edge.green() > 60
    assert not (shows_last and shows_next)


def test_the_last_table_is_seen_first_and_the_next_in_the_end(changing: Any) -> None:
    table, fading = changing
    edge, card = seen(table, fading, 0.02)
    assert edge.red() > 200
    assert card.green() > 200
    fading.clock.setCurrentTime(fading.clock.duration())
    fading.end()
    assert table.grab().toImage().pixelColor(2, 2).name() == "#00ff00"


def test_between_two_tables_no_empty_bright_page_is_seen(application: Any) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QColor, QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.scene.moving.fading import Fading

    table, before = QWidget(), QPixmap(WIDE, HIGH)
    table.resize(WIDE, HIGH)
    before.fill(QColor("#1c2a5e"))
    with QPainter(before) as painter:
        painter.fillRect(QRect(4, 4, WIDE - 8, HIGH - 8), QColor("#fdf6e6"))
    fading = Fading(table)
    table.show()
    fading.begin(before, table.rect(), 1000, before)
    _edge, page = seen(table, fading, 0.5)
    table.close()
    assert page.value() < 100
    assert page.blue() > page.red(), "it is night, and the page is grey"


def test_a_dark_performance_does_not_make_the_ground_between_two_tables_black(changing: Any) -> None:
    from PySide6.QtGui import QColor, QPixmap

    table, fading = changing
    dark, ground = QPixmap(WIDE, HIGH), QPixmap(WIDE, HIGH)
    dark.fill(QColor("#0d0805"))
    ground.fill(QColor("#6a4b33"))
    fading.begin(dark, table.rect(), 1000, ground)
    edge, _card = seen(table, fading, 0.5)
    assert edge.value() > 60


@pytest.mark.parametrize("tenth", range(1, 10))
def test_a_map_that_stands_still_is_seen_all_the_time(changing: Any, tenth: int) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QColor, QPixmap

    from wonderland_qt.scene.moving.fading import standing_still

    table, fading = changing
    before, room, left_half = QPixmap(WIDE, HIGH), QRect(0, 0, WIDE, HIGH), QRect(0, 0, WIDE // 2, HIGH)
    before.fill(QColor("#00ff00"))
    still = standing_still(
        {"map": left_half, "row": room}, {"map": left_half, "row": room.adjusted(5, 0, 0, 0)}
    )
    fading.begin(before, table.rect(), 1000, QPixmap(), still)
    fading.clock.pause()
    fading.clock.setCurrentTime(100 * tenth)
    picture = table.grab().toImage()
    assert picture.pixelColor(2, 2).green() > 230
    assert picture.pixelColor(WIDE - 3, 2).green() < 250
