"""The card of bots: faces, tempers and strengths of every game, for the mouse, keys and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.seating.test_seats import EVERY_GAME, seats_of
from wonderland_qt.components.bot_characters import characters_of, strength_of
from wonderland_qt.models.lobby.invitation import Guest

pytestmark = pytest.mark.window


@EVERY_GAME
def test_every_game_offers_its_characters_the_weakest_first(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    seats, content = seats_of(keyboard), keyboard.window.lobby.content
    measured = strength_of(content)
    kinds = [row.kind for row in seats.card.rows]
    assert set(kinds) == set(characters_of(content))
    if measured is not None:
        shares = [measured.wins[kind.partition(":")[2]].share for kind in kinds]
        assert shares == sorted(shares)


def test_keys_choose_another_bot_and_esc_chooses_none(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    seats = seats_of(keyboard)
    before = seats.plan.guests[1].bot
    seats.chairs[1].temper.setFocus()
    keyboard.press("Space")
    assert seats.card.isVisible()
    keyboard.press("Esc")
    assert not seats.card.isVisible()
    assert keyboard.page is keyboard.window.new_game
    assert seats.plan.guests[1].bot == before
    keyboard.press("Space")
    keyboard.press("1")
    assert seats.plan.guests[1].bot == seats.card.rows[0].kind != before
    assert seats.chairs[1].temper.hasFocus()


def test_after_a_click_enter_still_begins_the_game(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    seats = seats_of(keyboard)
    keyboard.window.new_game.focus()
    seats.chairs[1].temper.click()
    seats.card.rows[0].click()
    keyboard.press("Return")
    assert keyboard.window.table is not None


def test_a_screen_reader_hears_name_temper_and_strength(open_keyboard: Callable[..., Keyboard]) -> None:
    seats = seats_of(open_keyboard("bunny_kingdom"))
    said = seats.card.rows[0].accessibleName()
    assert said.startswith("Snail. dreamy. Takes its time")
    assert "wins in 100 games" in said


def table_with(keyboard: Keyboard, *characters: str) -> Any:
    """A table at which Ann plays with these characters."""
    seats_of(keyboard)
    page = keyboard.window.new_game
    page.seats.seat([Guest("Ann"), *(Guest("", f"character:{character}") for character in characters)])
    page._begin()
    return keyboard.window.table


def test_seats_log_and_list_call_bots_by_their_characters(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("bunny_kingdom")
    table = table_with(keyboard, "lion", "owl")
    names = {table.name_of(seat.player) for seat in table.session.seats}
    assert names == {"Ann", "Lion", "Owl"}
    save = keyboard.window.lobby.saved()
    assert save is not None
    assert "Lion" in keyboard.window.lobby.describe(save)


def test_two_of_a_kind_are_told_apart_by_their_roles(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard("bunny_kingdom")
    table = table_with(keyboard, "owl", "owl")
    names = {table.name_of(seat.player) for seat in table.session.seats if seat.is_bot}
    assert len(names) == 2
    assert all(name.startswith("Owl (") for name in names)
    assert {table.title_of(seat.player) for seat in table.session.seats if seat.is_bot} == names


def test_a_bot_of_an_older_table_gives_its_seat_to_a_character(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("bunny_kingdom")
    seats = seats_of(keyboard)
    seats.seat([Guest("Ann"), Guest("", "rule")])
    keyboard.window.begin(keyboard.window.new_game.invitation(), keyboard.window.new_game.choices())
    keyboard.window.show_start()
    keyboard.window.show_new_game()
    bots = [guest.bot for guest in keyboard.window.new_game.seats.plan.guests if guest.bot]
    assert bots
    assert set(bots) <= set(characters_of(keyboard.window.lobby.content))
