"""Taking up and putting down on the drawn table: lines, refusals, Esc and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.by_hand import Dragger
from tests.app.invitations import PERSONS
from tests.app.keyboard import Keyboard
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

SHARED = Invitation((Guest("Ann"), Guest("Ben"), Guest("Cleo")), seed=11, first=0)


@pytest.fixture
def person(open_keyboard: Callable[..., Keyboard]) -> Dragger:
    """Somebody who is asked where to sit."""
    keyboard = open_keyboard(curtain="off")
    keyboard.window.resize(1280, 720)
    keyboard.window.begin(SHARED)
    keyboard.play_until(lambda: keyboard.window.table.decision is not None and asked(keyboard) == "ask-chair")
    return Dragger(keyboard.application, keyboard.window)


def asked(keyboard: Any) -> str:
    return str(keyboard.window.table.decision.prompt.key)


def press_and_pull(person: Dragger, piece: str, place: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    viewport = person.drawn.viewport()
    begin = person.spot(piece)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    end = person.drawn.mapFromScene(person.drawn.table_scene.item_of(place).body.center())
    for part in (1, 2):
        QTest.mouseMove(viewport, begin + (end - begin) * part / 2)


def let_go(person: Dragger, place: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    end = person.drawn.mapFromScene(person.drawn.table_scene.item_of(place).body.center())
    QTest.mouseRelease(
        person.drawn.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end
    )


def test_a_pulled_piece_tells_what_putting_it_there_would_do(person: Dragger) -> None:
    leader = person.drawn.hand.offer.takeable[0]
    chair = person.drawn.hand.offer.places(leader)[0]
    press_and_pull(person, leader, chair)
    assert person.drawn.hand.taken == leader
    assert person.drawn.forecast.pieces, "the table shows it"
    told, option = person.drawn.line.text(), person.window.table.options.index(0).data()
    assert option.removeprefix("Take ").partition(":")[0] in told, "the card is named"
    assert "Ann takes" in told


def test_a_piece_that_cannot_go_there_says_so_and_stays_where_it_was(person: Dragger) -> None:
    table, leader = person.window.table, person.drawn.hand.offer.takeable[0]
    before = table.decision
    press_and_pull(person, leader, "region:pool_of_tears")
    let_go(person, "region:pool_of_tears")
    assert table.decision == before
    assert person.drawn.hand.taken == ""
    ribbon = person.window.table_page.ribbon
    assert "TEA-4" in ribbon.prompt.text()
    assert person.drawn.line.isHidden(), "a sentence covers the table"
    assert person.drawn.hand.refusal.at == "region:pool_of_tears"
    press_and_pull(person, leader, person.drawn.hand.offer.places(leader)[0])
    assert "TEA-4" not in ribbon.prompt.text()


def test_a_red_cross_lies_on_what_a_piece_is_refused_by_and_goes_with_it(person: Dragger) -> None:
    hand, table = person.drawn.hand, person.drawn.table_scene
    leader = next(piece for piece in hand.offer.takeable if piece.startswith("leader:"))
    refused = next(item.piece_id for item in table.piece_items() if item.look.kind == "blocked_chair")
    hand.take(leader)
    hand.hover([refused], table.item_of(refused).body.center())
    assert hand.refusal.at == refused
    assert hand.refusal.cross.sceneBoundingRect().intersects(table.item_of(refused).body)
    hand.hover([hand.goals[0]], table.item_of(hand.goals[0]).body.center())
    assert hand.refusal.cross is None
    hand.hover([refused], table.item_of(refused).body.center())
    hand.cancel()
    assert hand.refusal.cross is None


def test_a_piece_taken_by_key_goes_along_to_where_the_keyboard_is(person: Dragger) -> None:
    hand, table = person.drawn.hand, person.drawn.table_scene
    leader = next(piece for piece in hand.offer.takeable if piece.startswith("leader:"))
    hand.take(leader)
    for goal in hand.goals[:2]:
        person.drawn._focus_goal(goal)
        beside = table.item_of(goal).body.adjusted(-60, -60, 60, 60)
        assert hand._carried.rect.intersects(beside)
        assert person.drawn.line.isHidden()


def test_a_leader_that_goes_along_by_key_hangs_beside_the_card_that_is_decided_about(person: Dragger) -> None:
    hand, table = person.drawn.hand, person.drawn.table_scene
    hand.take(next(piece for piece in hand.offer.takeable if piece.startswith("leader:")))
    hand._carried._clock.setCurrentTime(hand._carried._clock.duration())
    laid = {item.place: item for item in table.piece_items() if item.piece_id.startswith("card:")}
    with_cards = [goal for goal in hand.goals if goal in laid]
    assert with_cards
    for goal in with_cards:
        person.drawn._focus_goal(goal)
        card = laid[goal].body
        covered = hand._carried.rect & card
        assert covered.width() * covered.height() < card.width() * card.height() / 4


def test_arrows_lead_to_what_lies_in_their_direction(person: Dragger) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    drawn = person.drawn
    drawn.setFocus()
    drawn.hand.take(drawn.hand.offer.takeable[0])
    drawn._focus_goal(drawn.hand.goals[0])
    for key, nearer in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
        before = drawn.hand.ring.middle.x()
        QTest.keyClick(drawn, key)
        assert (drawn.hand.ring.middle.x() - before) * nearer >= 0
    assert drawn.hand.ring.piece in drawn.hand.goals


def test_a_touch_on_what_several_open_cards_are_about_leads_to_them(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("wonderland", curtain="off")
    keyboard.begin_at(PERSONS, lambda session: any("any_ally" in it.prompt.key for it in session.decisions))
    table, drawn = keyboard.window.table, keyboard.window.table_page.drawn
    options = [option.id for option in table.decision.options]
    assert list(drawn.cards.options) == options
    drawn.hand.touch(drawn.hand.goals[0])
    assert not drawn.meanings.asked
    assert drawn.focused.endswith(options[0])
