"""Advice in the window of every game: asked by a key, lit on the table, gone after an answer; no leak."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.app.invitations import ALONE, PERSONS, fitted
from tests.app.keyboard import Keyboard
from tests.waiting import until
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Invitation
from wonderland_qt.models.thinking.advice_words import brief

pytestmark = pytest.mark.window

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
FORBIDDEN = (("advice", "none"),)


def asked_person(session: Any) -> bool:
    """Whether a person has a choice among several options."""
    return any(
        not next(seat for seat in session.seats if seat.player == decision.player).is_bot
        and len(decision.options) > decision.pick_count
        for decision in session.decisions
    )


def at_a_choice(keyboard: Keyboard, game: str, invitation: Invitation = ALONE) -> Any:
    """A table at which a person has a choice; advice is short, as tests need no more."""
    keyboard.begin_at(fitted(invitation, game), asked_person)
    keyboard.window.open_table.adviser._budget = "40"
    return keyboard.window.open_table


def advice_at(keyboard: Keyboard, table: Any) -> Any:
    """Press the key, and wait until advice is whole."""
    keyboard.press_on(keyboard.window.table_page, "?")
    assert table.adviser.asked
    until(keyboard.application, lambda: not table.adviser.thinking)
    return table.adviser.advice


@EVERY_GAME
def test_a_key_asks_for_advice_which_is_put_away_read_and_gone_after_an_answer(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    table = at_a_choice(keyboard, game)
    page, before = table.page, table.page.ribbon.prompt.text()
    advice = advice_at(keyboard, table)
    assert advice is not None
    assert page.ribbon.prompt.text() != before
    best = table.advice.answers[0]
    on_cards = {card.option for card in page.drawn.cards.cards if card.accessibleDescription()}
    at_pieces = {ticket.piece for ticket in table.advice.tickets.tickets}
    assert on_cards | at_pieces
    assert best.answer in on_cards or at_pieces & set(best.pieces)
    assert 1 <= len(table.advice.answers) <= 3
    assert all(len(each.facts) <= 2 for each in table.advice.answers)
    keyboard.press_on(page, "?")
    assert table.adviser.advice is None
    assert not table.advice.tickets.tickets
    assert not table.advice.light.shining
    assert page.ribbon.prompt.text() == before
    advice = told_on_the_plain_table(keyboard, table)
    table.table.session.choose(table.table.decision.player, advice.best.answer)
    assert not table.adviser.asked
    assert not table.advice.tickets.tickets
    assert not page.ribbon.advised


def told_on_the_plain_table(keyboard: Keyboard, table: Any) -> Any:
    """Ask for advice on the plain table, see that it says all of it, and return it."""
    keyboard.press("F3")
    advice = advice_at(keyboard, table)
    answers, ribbon = table.advice.answers, table.page.ribbon
    assert brief(answers[0].words) in ribbon.advised
    assert all(brief(each.words) in ribbon.advised + table.page.advised for each in answers)
    keyboard.press("F3")
    return advice


@EVERY_GAME
def test_an_answer_in_mid_thought_ends_the_thought(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    table = at_a_choice(keyboard, game)
    table.adviser._budget = "900s"
    keyboard.press_on(table.page, "?")
    until(keyboard.application, lambda: table.adviser.process.ready)
    decision = table.table.decision
    rest = [option.id for option in decision.options][: decision.pick_count]
    table.table.session.choose(decision.player, "+".join(rest))
    assert not table.adviser.thinking
    keyboard.window.show_start()
    assert not table.adviser.process.running


@EVERY_GAME
def test_persons_at_one_screen_get_none_that_tells_a_secret(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    table = at_a_choice(keyboard, game, PERSONS)
    screen, decision = table.table.screen, table.table.decision
    keyboard.press_on(table.page, "?")
    if screen.covered_for is not None or decision is None:
        assert not table.adviser.asked
    elif screen.viewer != decision.player:
        view, session = table.table.session.view, table.table.session
        seen = [
            tuple(session.ruleset.display.pieces(view(who), session.content))
            for who in (None, decision.player)
        ]
        assert table.adviser.asked == (seen[0] == seen[1])


@EVERY_GAME
def test_a_house_rule_forbids_it(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    table = at_a_choice(keyboard, game, replace(ALONE, options=FORBIDDEN))
    assert not table.page.ribbon.advice.isVisible()
    keyboard.press_on(table.page, "?")
    assert not table.adviser.asked
