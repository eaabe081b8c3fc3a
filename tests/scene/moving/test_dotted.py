"""Dots of light on a way: along the inside of the places round a table, so that they cover no card."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.window


def test_dots_run_along_the_side_of_a_place_that_faces_the_table() -> None:
    from PySide6.QtCore import QPointF, QRectF

    from wonderland_qt.scene.moving.dotted import inner_side

    around = QRectF(0, 0, 800, 400)
    assert inner_side(QRectF(100, 0, 100, 120), around) == QPointF(150, 120)
    assert inner_side(QRectF(700, 280, 100, 120), around) == QPointF(750, 280)
    assert inner_side(QRectF(0, 140, 100, 120), around) == QPointF(100, 200)


def test_a_way_is_dotted_from_its_first_place_to_its_last() -> None:
    from PySide6.QtCore import QPointF, QRectF

    from wonderland_qt.scene.moving.dotted import path_of_dots

    path = path_of_dots([QPointF(0, 0), QPointF(100, 0), QPointF(100, 50)], 10)
    assert path.boundingRect().contains(QRectF(0, 0, 100, 40))
    assert path_of_dots([QPointF(0, 0)], 10).isEmpty()
