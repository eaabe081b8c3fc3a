"""Cards held as a fan: each can be told apart and pointed at, and going along it misses none."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from wonderland_qt.models.pieces.layout_types import Rect

pytestmark = pytest.mark.window

ROOM, SHAPE = Rect(100, 50, 592, 284), 0.714
HANDS = pytest.mark.parametrize("cards", range(1, 15))


def held(cards: int, held_up: int | None = None) -> list[Any]:
    from wonderland_qt.scene.table.fan import fanned

    return fanned(ROOM, SHAPE, cards, held_up)


def under(at: float, fan: list[Any], held_up: int) -> int:
    """Return the card at a distance from the left, by who lies on whom."""
    found = [number for number, card in enumerate(fan) if card.rect.x <= at < card.rect.x + card.rect.width]
    return held_up if held_up in found else found[-1]


@HANDS
def test_a_fan_stays_in_its_room_and_shows_a_third_of_every_card(cards: int) -> None:
    for held_up in (None, *range(cards)):
        for rect in (card.rect for card in held(cards, held_up)):
            assert rect.x >= ROOM.x
            assert rect.y >= ROOM.y
            assert rect.x + rect.width <= ROOM.x + ROOM.width + 1e-6
            assert rect.y + rect.height <= ROOM.y + ROOM.height + 1e-6
            assert rect.width / rect.height == pytest.approx(SHAPE)
    for left, right in pairwise(card.rect for card in held(cards)):
        assert right.x - left.x >= left.width / 3


@HANDS
def test_a_fan_is_an_arc(cards: int) -> None:
    fan = held(cards)
    assert [card.tilt for card in fan] == pytest.approx([-card.tilt for card in reversed(fan)])
    assert [card.tilt for card in fan] == sorted(card.tilt for card in fan)
    assert fan[cards // 2].rect.y <= fan[0].rect.y


@HANDS
def test_the_card_that_is_held_up_is_upright_and_large_where_it_was_pointed_at(cards: int) -> None:
    for number, before in enumerate(held(cards)):
        front = held(cards, number)[number]
        assert front.tilt == 0.0
        assert front.rect.width > 1.2 * before.rect.width
        seen = before.rect.x + before.rect.width / 6
        assert front.rect.x <= seen <= front.rect.x + front.rect.width


@HANDS
def test_whoever_goes_along_a_fan_in_small_steps_holds_up_every_card(cards: int) -> None:
    for way in (1, -1):
        begin = 0 if way == 1 else cards - 1
        at = held(cards, begin)[begin].rect.x + 10
        shown = [begin]
        while len(shown) < 40:
            fan = held(cards, shown[-1])
            front = fan[shown[-1]].rect
            at = front.x + front.width + 1 if way == 1 else front.x - 1
            if not any(card.rect.x <= at < card.rect.x + card.rect.width for card in fan):
                break
            shown.append(under(at, fan, shown[-1]))
        assert shown == list(range(cards))[::way]


def test_a_card_of_a_fan_is_where_it_is_seen_though_it_is_turned(application: Any) -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPixmap

    from wonderland_qt.scene.pictures.picture_cache import Baked
    from wonderland_qt.scene.style.look import Look
    from wonderland_qt.scene.table.piece_item import PieceItem

    item = PieceItem("card", "hand", Look("card", "card"))
    picture = QPixmap(100, 200)
    picture.fill()
    item.lie(Rect(0, 0, 100, 200), 1.0, 20.0)
    item.show_baked(Baked(picture, 1.0, 0.0), 1.0)
    middle = item.sceneBoundingRect().center()
    assert (middle - QPointF(50, 100)).manhattanLength() < 2
    assert item.boundingRect().width() > 150, "the picture is turned"
    assert item.covers(50, 100)
    assert item.covers(110, 20), "to the right of where it would lie upright ..."
    assert not item.covers(98, 198), "... and not where it would have its corner"
    item.lie(Rect(0, 0, 100, 200), 1.0)
    assert item.boundingRect().width() == 100


@HANDS
def test_chosen_cards_stand_out_of_the_fan_and_stay_in_the_room(cards: int) -> None:
    from wonderland_qt.scene.table.fan import fanned

    chosen = {0, cards - 1, cards // 2}
    for number, (card, before) in enumerate(
        zip(fanned(ROOM, SHAPE, cards, chosen=chosen), held(cards), strict=True)
    ):
        assert card.rect.y >= ROOM.y
        assert (card.rect.x, card.tilt) == (before.rect.x, before.tilt)
        risen = before.rect.y - card.rect.y
        assert risen > 0.15 * card.rect.height if number in chosen else risen == 0
