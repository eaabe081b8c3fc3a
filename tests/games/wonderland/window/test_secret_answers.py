"""Draw, stop and wagers are answered by keys of one's own, and nothing tells which until all are in."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.words_on_screen import state_of
from tests.every_game.on_screen import LANGUAGES
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

PERSONS = (Guest("Ann"), Guest("Ben"), Guest("Cleo"))
TABLE = Invitation(PERSONS, seed=33, first=0)
FOUR = Invitation((*PERSONS, Guest("Dan")), seed=34, first=0)
WITH_A_BOT = Invitation((*PERSONS[:2], Guest("", "random")), seed=36, first=0)


def together(table: Table) -> bool:
    """Tell whether several persons answer at once, and no one has yet."""
    return len(table.pads.together) > 1 and not any(pad.ready for pad in table.pads.together)


def betting(table: Table) -> bool:
    """Tell whether the first of several bettors is asked."""
    return table.pads.in_turn is not None and len(table.session.waiting) > 1


def asked_together(session: Any) -> bool:
    """Tell whether several have yet to answer something that they may answer in secret."""
    return len(session.waiting) == len(session.decisions) > 1 and not session.decisions[0].private


def at_tea(table: Table) -> bool:
    """Tell whether the tea party has begun."""
    return bool(table.session.view(None).phase == "tea")


def at_moment(
    keyboard: Keyboard,
    invitation: Invitation,
    reached: Callable[[Table], bool],
    near: Callable[[Any], bool] = asked_together,
) -> Any:
    """Return the window at the first game of these people that comes to the moment, whatever the content."""
    window = keyboard.window
    for seed in range(invitation.seed, invitation.seed + 20):
        keyboard.begin_at(replace(invitation, seed=seed), near)
        if keyboard.page is not window.final:
            keyboard.play_until(lambda: reached(window.table))
        if keyboard.page is window.table_page:
            return window
    raise AssertionError("in twenty games the moment did not come")


@pytest.mark.parametrize(("invitation", "reached"), [(TABLE, together), (FOUR, betting)])
def test_nothing_tells_which_answer_was_given(
    invitation: Invitation, reached: Callable[[Table], bool], open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard()
    window = at_moment(keyboard, invitation, reached)
    pad = window.table.pads.shown[0]
    seen, pictures = [], []
    keyboard.press(pad.keys[0])
    for key in (*pad.keys, pad.keys[0]):
        if reached is betting:
            window.table.turn_to(pad.player)
        keyboard.press(key)
        assert pad.player in window.table.session.game.state.sealed
        window.table_page.drawn.bake_visible()
        pictures.append(window.grab().toImage())
        seen.append(state_of(window))
    differing = [pair for state in seen for pair in zip(seen[0], state, strict=True) if pair[0] != pair[1]]
    assert differing == []
    assert all(picture == pictures[0] for picture in pictures)


def test_an_answer_may_be_changed_until_all_are_in(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = at_moment(keyboard, TABLE, together)
    first = window.table.pads.together[0]
    given = []
    for key in first.keys:
        keyboard.press(key)
        given.append(window.table.session.game.state.sealed[first.player])
    assert len(set(given)) == 2
    battle = window.table.session.game.state.battle
    draws, stopped = battle.draws, battle.stopped
    for pad in window.table.pads.together[1:]:
        keyboard.press(pad.keys[0])
    battle = window.table.session.game.state.battle
    assert first.player in {*battle.stopped} - {*stopped}
    assert battle.draws == draws + 1


def test_the_last_to_answer_may_change_the_answer_for_a_moment(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    window = at_moment(keyboard, TABLE, together)
    table, (*others, last) = window.table, window.table.pads.together
    stopped = {*table.session.game.state.battle.stopped}
    for pad in others:
        keyboard.press(pad.keys[0])
    keyboard.press_on(window, last.keys[0])
    assert all(pad.ready for pad in table.pads.together)
    assert table.session.waiting == (last.player,)

    keyboard.press_on(window, last.keys[1])
    assert table.session.waiting == (last.player,)
    table.last_answer.seal()
    assert last.player in {*table.session.game.state.battle.stopped} - stopped


def test_bots_answer_at_once_and_wait_for_persons(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(pace="slow")
    window = keyboard.window
    keyboard.begin_at(WITH_A_BOT, asked_together, back=1)
    table = window.table
    window.pace.set_pause(0)

    def with_a_bot() -> bool:
        return bool(table.pads.together) and len(table.session.decisions) == 3

    keyboard.play_until(with_a_bot)
    window.pace.set_pause(1_000_000)
    assert set(table.session.waiting) == set(table.persons)
    assert table.bots.answer_face_down


def test_keys_do_nothing_while_nobody_is_asked_in_secret(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = at_moment(keyboard, TABLE, at_tea, lambda _: True)
    before = window.table.session.game.state.answered
    for key in ("Q", "A", "P", "L", "1", "2"):
        keyboard.press(key)
    assert window.table.session.game.state.answered == before


def test_other_keys_from_the_preferences_are_used(open_keyboard: Callable[..., Keyboard]) -> None:
    keys = (("Y", "X"), ("O", "K"), ("N", "M"), ("E", "D"), ("U", "J"))
    keyboard = open_keyboard(keys=keys)
    window = at_moment(keyboard, TABLE, together)
    seats = [seat.player for seat in window.table.session.seats]
    pad = window.table.pads.together[0]
    assert pad.keys == keys[seats.index(pad.player)]
    keyboard.press(pad.keys[1])
    assert window.table.pads.together[0].ready


def test_without_a_keyboard_one_answers_openly(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    window = at_moment(keyboard, TABLE, together)
    asked = len(window.table.pads.together)
    window.table_page.ribbon.openly.click()
    assert window.table.pads.shown == ()
    for _ in range(asked):
        assert window.table.options.rowCount() == 2
        keyboard.choose(0)
    assert not window.table.pads.open


def test_space_draws_for_one_person_alone(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    alone = Invitation((Guest("Ann"), Guest("", "random"), Guest("", "random")), seed=38, first=0)

    def asked(table: Table) -> bool:
        return table.decision is not None and table.decision.prompt.key == "ask-draw-or-stop"

    def near(session: Any) -> bool:
        return any(one.prompt.key == "ask-draw-or-stop" for one in session.decisions)

    window = at_moment(keyboard, alone, asked, near)
    said = {tag.piece.split(":")[0]: keyboard.drawn.tags.written[tag] for tag in keyboard.drawn.tags.tags}
    assert said == {"bag": "Draw", "stop": "Stop"}
    (ann,) = window.table.persons
    battle = window.table.session.game.state.battle
    draws = battle.draws
    keyboard.press("Down")
    keyboard.press("Space")
    assert battle.draws > draws or window.table.session.game.state.battle.draws > draws
    assert ann not in window.table.session.game.state.battle.stopped


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_docks_of_every_width_keys_say_what_they_do(
    open_keyboard: Callable[..., Keyboard], language: str
) -> None:
    keyboard = open_keyboard(curtain="off", language=language)
    window = at_moment(keyboard, FOUR, lambda table: len(table.pads.together) == len(FOUR.guests))
    keyboard.press(window.table.pads.together[0].keys[0])
    tags = keyboard.drawn.tags
    assert len(tags.tags) == 2 * len(FOUR.guests)
    assert {tag.ready for tag in tags.tags} == {True, False}
    assert [tags.written[tag] for tag in tags.tags] == [tag.words for tag in tags.tags]
