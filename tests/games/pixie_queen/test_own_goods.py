"""At a shared screen one sees one's own goods in one's own turn, and never anybody else's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.app.by_hand import prompts_of
from tests.app.invitations import ALONE, TWO
from tests.app.keyboard import Keyboard
from wonderland_qt.models.lobby.invitation import Guest

pytestmark = pytest.mark.window


def in_the_action_phase(session: Any) -> bool:
    """Somebody's turn to place discs has come, whether the curtain is down or not."""
    return "ask-turn" in {decision.prompt.key for decision in session.decisions}


def in_the_open(session: Any) -> bool:
    """Somebody is asked for something that needs no look at their goods: which pixie goes down."""
    return "ask-demotion" in {decision.prompt.key for decision in session.decisions}


def goods_seen(table: Any) -> set[str]:
    """Whose goods lie open."""
    ids = (piece.id for piece in table.showing.pieces)
    return {piece.rsplit(":", 1)[1] for piece in ids if piece.startswith("good:")}


@pytest.fixture
def keyboard(open_keyboard: Callable[..., Keyboard]) -> Keyboard:
    """Two persons, as the first of them has just been asked to place discs."""
    keyboard = open_keyboard("pixie_queen")
    keyboard.begin_at(TWO, in_the_action_phase)
    return keyboard


@pytest.fixture
def looking_on(open_keyboard: Callable[..., Keyboard]) -> Keyboard:
    """Two persons, as something is asked while both look at the table."""
    keyboard = open_keyboard("pixie_queen")
    keyboard.begin_at(TWO, in_the_open)
    table = keyboard.window.table
    assert table.who_may_peek
    assert table.decision
    return keyboard


def test_own_goods_lie_open_from_the_curtain_to_the_end_of_the_turn(keyboard: Keyboard) -> None:
    window, table = keyboard.window, keyboard.window.table
    acting = table.screen.acting
    assert keyboard.page is window.curtain
    assert goods_seen(table) == set()

    keyboard.press("Return")
    assert keyboard.page is window.table_page
    assert goods_seen(table) == {acting}
    assert table.decision is not None

    table.choose("pass")
    assert table.may_end_turn
    assert goods_seen(table) == {acting}

    table.end_turn()
    assert keyboard.page is window.curtain
    assert table.screen.covered_for not in (None, acting)
    assert goods_seen(table) == set()


def test_the_curtain_has_one_button(keyboard: Keyboard) -> None:
    keyboard.play_until(lambda: keyboard.window.table.session.game.state.phase == "offering")
    assert keyboard.page is keyboard.window.curtain
    assert keyboard.window.curtain.pass_button.isHidden()


def test_a_curtain_that_was_wanted_goes_with_escape(looking_on: Keyboard) -> None:
    keyboard, window, table = looking_on, looking_on.window, looking_on.window.table
    table.peek(table.persons[0])
    assert keyboard.page is window.curtain
    keyboard.press("Escape")
    assert keyboard.page is window.table_page
    assert table.screen.peeking is None

    table.peek(table.persons[1])
    keyboard.press("Return")
    assert goods_seen(table) == {table.persons[1]}
    keyboard.press("Escape")
    assert goods_seen(table) == set()


def test_nobody_goes_back_from_the_curtain_of_their_turn(keyboard: Keyboard) -> None:
    keyboard.press("Escape")
    assert keyboard.page is keyboard.window.curtain


def test_who_looks_while_asked_can_answer(looking_on: Keyboard) -> None:
    table = looking_on.window.table
    asked, options = table.decision.player, table.decision.options
    table.peek(asked)
    looking_on.press("Return")
    assert table.decision.options == options
    table.choose(options[0].id)
    assert table.screen.peeking is None
    assert table.screen.viewer in {None, table.screen.acting}, "a turn of one's own may come next"


def test_a_bot_s_last_turn_is_seen_before_the_curtain_falls(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("pixie_queen")
    keyboard.begin_at(AMONG, a_bot_has_its_turn, back=1)
    table, covered = keyboard.window.table, list[str]()
    table.showing.paced = True
    table.covered.connect(covered.append)
    table.lift_curtain()
    while table.screen.covered_for is None:
        act(table)

    assert table.showing.beat is not None
    assert covered == []
    assert goods_seen(table) == set()
    table.skip_beats()
    assert covered == [table.screen.covered_for]


@pytest.mark.parametrize("asked", ["ask-food", "ask-promote"])
def test_who_chooses_food_or_promotes_sees_their_own_goods(
    open_keyboard: Callable[..., Keyboard], asked: str
) -> None:
    keyboard = open_keyboard("pixie_queen")
    keyboard.begin_at(TWO, lambda session: asked in {decision.prompt.key for decision in session.decisions})
    table = keyboard.window.table
    keyboard.press("Return")
    assert table.decision.prompt.key == asked
    assert goods_seen(table) == {table.decision.player}


AMONG = replace(TWO, guests=(*TWO.guests, Guest("", "random")))


def bots_of(session: Any) -> set[str]:
    return {seat.player for seat in session.seats if seat.is_bot}


def a_bot_has_its_turn(session: Any) -> bool:
    """A bot is to place discs."""
    asked = {decision.player for decision in session.decisions if decision.prompt.key == "ask-turn"}
    return bool(asked & bots_of(session))


def act(table: Any) -> None:
    """Let happen what comes next, no matter who does it."""
    if table.showing.beat is not None:
        table.skip_beats()
    elif table.may_end_turn:
        table.end_turn()
    elif thought := table.bots.thought():
        table.bots.act(thought, thought.think())
    else:
        table.choose(table.decision.options[0].id)


@pytest.mark.parametrize(("asked", "button"), [("ask-permanent", ""), ("ask-demotion", "Behind my screen…")])
def test_a_look_is_offered_once_goods_can_lie_there_and_called_after_the_screen(
    open_keyboard: Callable[..., Keyboard], asked: str, button: str
) -> None:
    keyboard = open_keyboard("pixie_queen")
    keyboard.begin_at(TWO, lambda session: asked in prompts_of(session))
    peek = keyboard.window.table_page.ribbon.peek
    assert peek.isHidden() is not bool(button)
    assert peek.text() == button


def test_cards_of_a_choice_of_food_leave_one_s_own_goods_in_sight(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    def food_is_mine_to_choose(session: Any) -> bool:
        persons = {seat.player for seat in session.seats if not seat.is_bot}
        asked = [d for d in session.decisions if d.prompt.key == "ask-food" and d.player in persons]
        return any(len(decision.options) > 9 for decision in asked)

    keyboard = open_keyboard("pixie_queen", curtain="off")
    keyboard.window.resize(1280, 800)
    keyboard.begin_at(ALONE, food_is_mine_to_choose)
    drawn, player = keyboard.drawn, keyboard.window.table.decision.player
    goods = [item for item in drawn.table_scene.piece_items() if item.piece_id.endswith(f":{player}")]
    own = [drawn.on_view(item.body) for item in goods if item.look.kind == "good" and item.seen]
    assert len(own) == 5
    assert drawn.cards.options
    assert not [body for body in own if drawn.cards.geometry().intersects(body)]
