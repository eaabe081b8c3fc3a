"""How much is asked once, on a stepper: its ghosts lie on the track, what it brings is said beside it."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import ALONE
from tests.app.keyboard import Keyboard

pytestmark = pytest.mark.window


def has_silver(session: Any) -> bool:
    """Tell whether the person may offer three of silver or more."""
    persons = {seat.player for seat in session.seats if not seat.bot}
    offered = [decision.options for decision in session.decisions if decision.player in persons]
    return any(option.id == "offer:silver:3" for options in offered for option in options)


@pytest.fixture
def asked_how_much(open_keyboard: Callable[..., Keyboard]) -> Any:
    """The drawn table while it is asked how much silver is offered."""
    keyboard = open_keyboard("pixie_queen", curtain="off")
    keyboard.begin_at(ALONE, has_silver)
    table, drawn = keyboard.window.table, keyboard.drawn
    silver = next(option for option in table.decision.options if option.id == "offer:silver:1")
    drawn.setFocus()
    keyboard.enter(silver.take)
    return keyboard


def ghosts(drawn: Any) -> set[str]:
    return {piece.place for piece in drawn.forecast.foreseen.pieces if piece.kind == "track_disc"}


def test_silver_is_stepped_through_with_its_ghosts_on_the_track(asked_how_much: Keyboard) -> None:
    drawn, table = asked_how_much.drawn, asked_how_much.window.table
    stepper = drawn.meanings.stepper
    assert stepper.isVisible()
    assert drawn.cards.options == ()
    assert not drawn.meanings.sheet.isVisible()
    assert stepper.answer == "offer:silver:1"
    field = table.session.game.state.players[table.decision.player].tracks["silver"]
    assert ghosts(drawn) == {f"field:silver:{field + 1}", f"field:silver:{field + 2}"}
    assert "penalty" in stepper.brings.text().lower()
    field_of_number = stepper.number.lineEdit()
    assert field_of_number.width() > field_of_number.fontMetrics().horizontalAdvance("14")


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (("Up", "Up"), "offer:silver:3"),
        (("Right", "Left"), "offer:silver:1"),
        (("Down",), "offer:silver:1"),
        (("2",), "offer:silver:2"),
    ],
)
def test_keys_step_and_enter_takes(asked_how_much: Keyboard, keys: tuple[str, ...], answer: str) -> None:
    stepper, table = asked_how_much.drawn.meanings.stepper, asked_how_much.window.table
    for key in keys:
        asked_how_much.press_on(stepper.number, key)
    assert stepper.answer == answer
    asked_how_much.press_on(stepper.number, "Return")
    assert not stepper.isVisible()
    answered = [line.option for line in table.session.journal.lines if hasattr(line, "option")]
    assert answer in answered


def test_buttons_and_the_wheel_step_within_what_there_is(asked_how_much: Keyboard) -> None:
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent

    stepper = asked_how_much.drawn.meanings.stepper
    assert not stepper.less.isEnabled()
    stepper.more.click()
    assert (stepper.number.value(), stepper.less.isEnabled()) == (2, True)
    nothing = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    turned = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, *nothing, False
    )
    asked_how_much.application.sendEvent(stepper, turned)
    assert stepper.number.value() == 1


def test_escape_puts_the_good_down_and_nothing_is_offered(asked_how_much: Keyboard) -> None:
    drawn, table = asked_how_much.drawn, asked_how_much.window.table
    asked_how_much.press_on(drawn.meanings.stepper.number, "Escape")
    assert not drawn.meanings.stepper.isVisible()
    assert drawn.hand.taken == ""
    assert ghosts(drawn) == set()
    assert table.decision is not None
