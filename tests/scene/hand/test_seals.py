"""Seals lie on the cards that are chosen, which stand out of their fan; light falls on these alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_game.table.test_stages import Staged
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window

PLAYERS = 3
HELD = 12


@pytest.fixture
def staged(application: Any) -> Staged:
    """The table of somebody who drafts from a hand of twelve."""
    staged = Staged(GAMES["bunny_kingdom"], PLAYERS)
    next(moment for moment in staged.moments() if len(cards(staged)) == HELD)
    staged.scene.bake_for(1.0, 1.0, staged.scene.sceneRect())
    return staged


def cards(staged: Staged) -> list[Any]:
    """The cards of the hand from left to right."""
    held = (
        item
        for item in staged.scene.piece_items()
        if item.place == "hand" and staged.scene.seen(item.piece_id)
    )
    return sorted(held, key=lambda item: item.resting_z)


@pytest.mark.parametrize("drawn_out", [True, False])
@pytest.mark.parametrize("chosen", [(4, 5), (5, 4), (0, 11), (2, 6), (10, 11)])
def test_a_seal_lies_on_the_card_that_it_seals(
    staged: Staged, chosen: tuple[int, int], drawn_out: bool
) -> None:
    from wonderland_qt.scene.hand.seals import Seals

    held, seals = cards(staged), Seals(staged.scene)
    sealed = [held[number].piece_id for number in chosen]
    staged.scene.placing.draw_out(sealed if drawn_out else ())
    seals.put(sealed)
    middles = [wax.sceneBoundingRect().center() for wax in seals._wax]
    assert [staged.scene.pieces_at(middle)[0] for middle in middles] == sealed


def test_seals_keep_their_numbers_when_they_move_and_a_card_is_hidden(staged: Staged) -> None:
    from PySide6.QtWidgets import QGraphicsSimpleTextItem

    from wonderland_qt.scene.hand.seals import Seals

    picked, seals = cards(staged)[:3], Seals(staged.scene)
    picked[0].seen = False
    seals.put([card.piece_id for card in picked])
    seals.renew()
    children = [child for wax in seals._wax for child in wax.childItems()]
    numbers = [child.text() for child in children if isinstance(child, QGraphicsSimpleTextItem)]
    assert numbers == ["2", "3"]


def test_two_lit_cards_have_two_lights_and_the_card_between_them_none(staged: Staged) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.table.light.spotlight import Spotlight

    held, light = cards(staged), Spotlight(staged.scene)
    light.still = True
    light.shine([held[4].piece_id, held[6].piece_id], (), dim=True)
    dark = light._dark.path()

    def is_dark(item: Any) -> bool:
        seen = item.body.topLeft() + QPointF(0.18 * item.body.width(), 0.6 * item.body.height())
        assert staged.scene.pieces_at(seen)[0] == item.piece_id
        return bool(dark.contains(seen))

    assert [is_dark(item) for item in held[3:8]] == [True, False, True, False, True]


def test_light_is_no_larger_than_its_piece(staged: Staged) -> None:
    from wonderland_qt.scene.table.light.spotlight import Spotlight

    last, light = cards(staged)[-1], Spotlight(staged.scene)
    light.still = True
    light.shine([last.piece_id], (), dim=True)
    hole = light._rim.path().boundingRect()
    assert hole.contains(last.body.center())
    assert hole.width() * hole.height() < 1.06 * _around(last)


def _around(item: Any) -> float:
    """Return how large the rectangle around a card is that is held at a slant."""
    from wonderland_qt.scene.table.piece_item import turn_about

    around = turn_about(item.body.center(), item.tilt).mapRect(item.body)
    return float(around.width() * around.height())
