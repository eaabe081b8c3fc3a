"""Seen from two metres, a quarter as wide, the table still shows what is lit, whose turn it is, who leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard, over
from tests.app.paper.test_growing import resize
from tests.every_game.features import SOUNDING
from tests.pictures import SIZES
from wonderland_qt.engine.words.texts import text

pytestmark = pytest.mark.window

FAR = 4
"""How many times smaller everything is seen."""
APART, LEAST = 24, 0.02
"""How much of 255 a pixel must change, and what part of a region's pixels, to be noticed."""
AROUND = 3
PAPER = 0xFDF6E6

EVERY_GAME = pytest.mark.parametrize("game", SOUNDING)


def from_afar(picture: Any) -> Any:
    """Return a picture as it is seen from two metres."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage, QPainter

    image = QImage(picture.size(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(picture.devicePixelRatio())
    image.fill(PAPER)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return image.scaledToWidth(
        max(round(image.width() / image.devicePixelRatio() / FAR), 1),
        Qt.TransformationMode.SmoothTransformation,
    )


def changed(one: Any, other: Any, region: Any = None) -> float:
    """Return which part of the pixels of a region is noticed to change from one picture to another."""
    from PySide6.QtGui import qGray

    seen = (region or one.rect()).intersected(one.rect())
    places = [(x, y) for x in range(seen.x(), seen.right() + 1) for y in range(seen.y(), seen.bottom() + 1)]
    noticed = sum(abs(qGray(one.pixel(*at)) - qGray(other.pixel(*at))) > APART for at in places)
    return noticed / max(len(places), 1)


def far_region(drawn: Any, body: Any) -> Any:
    """Return where a body is seen from two metres, with what is just around it."""
    from PySide6.QtCore import QRect

    near = drawn.on_view(body)
    far = QRect(near.x() // FAR, near.y() // FAR, near.width() // FAR + 1, near.height() // FAR + 1)
    return far.adjusted(-AROUND, -AROUND, AROUND, AROUND)


@pytest.fixture
def table(open_keyboard: Callable[..., Keyboard], game: str) -> Keyboard:
    """A table of a game between persons, not far from its end, in a window of the usual size."""
    keyboard = open_keyboard(game, curtain="off")
    keyboard.begin_at(fitted(PERSONS, game), over, back=70)
    resize(keyboard, SIZES[0])
    keyboard.settle()
    return keyboard


@EVERY_GAME
def test_what_can_be_chosen_is_seen_from_afar(table: Keyboard) -> None:
    drawn = table.drawn
    highlights = drawn.table_scene.highlights
    highlights.draw_changes()
    lit = from_afar(drawn.grab())
    items = [
        item for piece in highlights.lit if (item := drawn.table_scene.item_of(piece)) and item.highlight
    ]
    highlights.light(())
    highlights.draw_changes()
    unlit = from_afar(drawn.grab())
    faint = [i.piece_id for i in items if changed(lit, unlit, far_region(drawn, i.body)) < LEAST]
    assert faint == []


@EVERY_GAME
def test_whose_turn_it_is_is_seen_from_afar(table: Keyboard) -> None:
    drawn, faint = table.drawn, []
    acting = drawn.lamps.lit
    drawn.lamps.light(())
    dark = from_afar(drawn.grab())
    for player in acting:
        drawn.lamps.light((player,))
        bright = from_afar(drawn.grab())
        if not any(changed(dark, bright, far_region(drawn, body)) >= LEAST for body in drawn.lamps._bodies):
            faint.append(player)
    assert acting
    assert faint == []


@EVERY_GAME
def test_who_leads_is_seen_from_afar(table: Keyboard) -> None:
    drawn, say = table.drawn, table.window.table.words.say
    first, second = (say(text("rank", rank=rank)) for rank in (1, 2))
    oven, sharpness = drawn.table_scene.oven, drawn.table_scene.sharpness
    ranks = [item for item in drawn.table_scene.piece_items() if item.seen and first in item.look.lines]
    for item in ranks:
        others = tuple(second if line == first else line for line in item.look.lines)
        one, other = (
            from_afar(oven.bake(look, item.home.width, item.home.height, sharpness).pixmap)
            for look in (item.look, replace(item.look, lines=others))
        )
        assert changed(one, other) >= LEAST, item.piece_id
