"""The ribbon while bots have their turns: its buttons lie still, and it says nothing too short to be read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.table.test_performing import AMONG_BOTS, until_shown
from wonderland_qt.app.settings import MOTION_MILLISECONDS

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def nothing_goes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what moves slowly move for ten minutes, and bots think for as long before this is said."""
    from wonderland_qt.app.drawn import thinking_prompt

    monkeypatch.setitem(MOTION_MILLISECONDS, "slow", 600_000)
    monkeypatch.setattr(thinking_prompt, "NOTICED", 600_000)
    monkeypatch.setattr(thinking_prompt, "READ", 600_000)


def shown_until_asked(keyboard: Keyboard) -> list[tuple[str, dict[str, Any]]]:
    """What the ribbon says, and where its buttons lie, at each change until the next person is asked."""
    table, page = keyboard.window.table, keyboard.window.table_page
    shown: list[tuple[str, dict[str, Any]]] = []

    def note() -> None:
        if table.nobody_asked:
            buttons = {button.accessibleName(): button.geometry() for button in buttons_of(page.ribbon)}
            shown.append((page.ribbon.prompt.text(), buttons))

    table.changed.connect(note)
    keyboard.settle()
    table.changed.disconnect(note)
    return shown


def buttons_of(ribbon: Any) -> list[Any]:
    from PySide6.QtWidgets import QAbstractButton

    return [button for button in ribbon.findChildren(QAbstractButton) if button.isVisible()]


def test_buttons_lie_still_while_bots_have_their_turns(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    until_shown(keyboard)
    shown = [buttons for _prompt, buttons in shown_until_asked(keyboard)]
    assert len(shown) > 5
    assert keyboard.window.table_page.ribbon.skip.accessibleName() in shown[0]
    for buttons in shown:
        assert buttons.keys() == shown[0].keys()
        assert [place.right() for place in buttons.values()] == [place.right() for place in shown[0].values()]


def test_a_bot_that_acts_soon_is_named_but_not_said_to_think(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    until_shown(keyboard)
    table = keyboard.window.table
    names = {table.name_of(seat.player) for seat in table.session.seats if seat.is_bot}
    assert {prompt for prompt, _buttons in shown_until_asked(keyboard)} <= {*names, ""}


def test_no_line_about_one_player_stands_beside_the_name_of_another(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    ribbon, table = until_shown(keyboard).ribbon, keyboard.window.table
    last, beside = "", list[tuple[str, str]]()

    def note() -> None:
        nonlocal last
        beat = table.showing.beat
        last = table.title_of(beat.performer) if beat is not None and beat.performer else last
        if last and table.nobody_asked and ribbon.told.text() and not ribbon.emblem.isHidden():
            beside.append((last, ribbon.emblem.accessibleName()))

    table.changed.connect(note)
    keyboard.settle()
    table.changed.disconnect(note)
    assert len(beside) > 5
    assert [performer for performer, _named in beside] == [named for _performer, named in beside]


def test_that_a_bot_thinks_is_said_in_time_and_stays_until_it_was_read(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off", pace="slow")
    keyboard.window.begin(AMONG_BOTS)
    window = keyboard.window
    ribbon, table, thinking_prompt = (
        window.table_page.ribbon,
        window.table,
        window.table_page.ribbon.thinking_prompt,
    )
    keyboard.settle()
    answers = table.session.game.state.answered
    while not thinking_prompt.waiting:
        table.skip_beats()
        if table.decision is not None:
            table.choose(table.decision.options[0].id)
        elif table.may_end_turn:
            table.end_turn()
    thinks = table.words.say(table.voice.prompt)
    assert ribbon.prompt.text() != thinks
    thinking_prompt._timer.timeout.emit()
    assert ribbon.prompt.text() == thinks, "it is not said that a bot thinks for long"
    window.pace.finish_thinking()
    window.pace._end_pause()
    assert table.session.game.state.answered > answers
    assert table.showing.beat is not None
    assert ribbon.prompt.text() == thinks, "it was not to be read"
    thinking_prompt._timer.timeout.emit()
    assert ribbon.prompt.text() != thinks


def test_cards_of_turns_come_when_those_are_over_and_none_goes_before_the_next_question(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    page = until_shown(keyboard)
    table, shown = (
        keyboard.window.table,
        [[(card.turn.player, card.turn.gains) for card in page.turn_cards.cards]],
    )

    def note() -> None:
        if table.nobody_asked:
            shown.append([(card.turn.player, card.turn.gains) for card in page.turn_cards.cards])

    table.changed.connect(note)
    keyboard.settle()
    table.changed.disconnect(note)
    assert any(shown)
    for before, after in pairwise(shown):
        assert after[: len(before)] == before, "a card that is there grows or goes"


def test_the_number_of_turns_under_a_card_lies_beside_the_emblem(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    from wonderland_qt.app.table.turn_cards import UNDER, TurnCard

    keyboard = open_keyboard(motion="slow", curtain="off")
    page = until_shown(keyboard)
    keyboard.settle()
    turn, emblems = page.turn_cards.cards[0].turn, page.turn_cards._emblems
    alone, stacked = (TurnCard(turn, more, "", emblems, page.drawn.table_scene.oven.book) for more in (0, 12))
    assert stacked.width_beside_gains == alone.width_beside_gains + UNDER
    assert stacked.shown_gains == alone.shown_gains


def test_no_lamp_flashes_on_the_table_between_two_turns(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(motion="slow", curtain="off")
    drawn, table = until_shown(keyboard).drawn, keyboard.window.table
    lit: list[frozenset[str]] = []
    table.changed.connect(lambda: lit.append(drawn.lamps.lit if table.nobody_asked else frozenset()))
    keyboard.settle()
    assert len(lit) > 5
    assert not any(lit)
