"""Who sits where at a new table: by clicks, drags and keys, in every game that has a shelf of roles."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from tests.every_game.on_screen import LONGEST, in_languages
from tests.pictures import SIZES
from wonderland_qt import paths
from wonderland_qt.components.bot_characters import characters_of
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.saved.saved_games import MOST
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest, Invitation

pytestmark = pytest.mark.window
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
ALL_SIT_DOWN = {name for name in GAMES if len(GAMES[name].seating.sizes) == 1}
"""Games whose roles all sit down always, so that no shelf is needed."""
PERSONS = Invitation((Guest("Ann"), Guest("Ben")), seed=3, first=0)


def seats_of(keyboard: Keyboard) -> Any:
    """The seats of the page of a new game, with the page shown."""
    keyboard.window.show_new_game()
    keyboard.settle()
    return keyboard.window.new_game.seats


def roles(seats: Any) -> list[str]:
    return [guest.role for guest in seats.plan.guests]


def drag(portrait: Any, goal: Any) -> None:
    """Drag a portrait to the middle of a widget."""
    from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    start, left = portrait.rect().center(), Qt.MouseButton.LeftButton
    end = portrait.mapFromGlobal(goal.mapToGlobal(QPoint(goal.width() // 2, goal.height() // 2)))
    for kind, at, held in (
        (QEvent.Type.MouseButtonPress, start, left),
        (QEvent.Type.MouseMove, (start + end) / 2, left),
        (QEvent.Type.MouseMove, end, left),
        (QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.NoButton),
    ):
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
        where = (QPointF(at), QPointF(portrait.mapToGlobal(at)))
        QApplication.sendEvent(
            portrait, QMouseEvent(kind, *where, button, held, Qt.KeyboardModifier.NoModifier)
        )


@EVERY_GAME
def test_everybody_has_a_portrait_at_first(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    seats = seats_of(open_keyboard(game))
    assert BY_CHANCE not in roles(seats)
    spare = set(seats.plan.roster) - set(roles(seats))
    assert seats.shelf.isVisible() == bool(spare)
    assert not seats.chairs[0].portrait.card().isNull()


@pytest.mark.parametrize("game", sorted(GAMES.keys() - ALL_SIT_DOWN))
def test_a_click_on_the_shelf_takes_the_next_free_chair(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    seats = seats_of(open_keyboard(game))
    taken = roles(seats)[1]
    free = next((role for role in seats.plan.roster if role not in roles(seats)), taken)
    seats.free(1)
    seats.shelf.portraits[free].click()
    assert roles(seats)[1] == free
    seats.shelf.portraits[free].click()
    assert roles(seats)[1] == BY_CHANCE


def test_a_click_on_a_chair_chooses_it_for_the_next_click(open_keyboard: Callable[..., Keyboard]) -> None:
    seats = seats_of(open_keyboard())
    first, _, third = roles(seats)
    seats.chairs[2].portrait.click()
    assert seats.chairs[2].portrait.lit
    seats.shelf.portraits[first].click()
    assert (roles(seats)[0], roles(seats)[2]) == (third, first)


def test_drags_choose_swap_and_free(open_keyboard: Callable[..., Keyboard]) -> None:
    seats = seats_of(open_keyboard())
    first, second, third = roles(seats)
    free = next(role for role in seats.plan.roster if role not in roles(seats))
    drag(seats.shelf.portraits[free], seats.chairs[0])
    assert roles(seats) == [free, second, third]
    drag(seats.chairs[0].portrait, seats.chairs[2])
    assert roles(seats) == [third, second, free]
    drag(seats.chairs[1].portrait, seats.shelf)
    assert roles(seats) == [third, BY_CHANCE, free]
    drag(seats.shelf.portraits[first], seats.shelf)
    assert roles(seats) == [third, BY_CHANCE, free]
    assert not seats.carried.isVisible()


@pytest.mark.parametrize("game", sorted(ALL_SIT_DOWN))
def test_parts_that_always_sit_down_change_places_by_a_drag_or_two_clicks(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    seats = seats_of(open_keyboard(game))
    first, second = roles(seats)
    drag(seats.chairs[0].portrait, seats.chairs[1])
    assert roles(seats) == [second, first]
    seats.chairs[0].portrait.click()
    seats.chairs[1].portrait.click()
    assert roles(seats) == [first, second]
    drag(seats.chairs[0].portrait, seats.window())
    assert roles(seats) == [first, second]
    assert not seats.carried.isVisible()


def test_keys_do_all_that_a_drag_does(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    seats = seats_of(keyboard)
    seats.chairs[0].portrait.setFocus()
    before = roles(seats)
    keyboard.press("Right")
    assert roles(seats)[0] == seats.plan.roster[1]
    assert set(roles(seats)) <= set(seats.plan.roster)
    keyboard.press("Delete")
    assert roles(seats)[0] == BY_CHANCE
    portrait = seats.shelf.portraits[before[0]]
    portrait.setFocus()
    keyboard.press("3")
    assert roles(seats)[2] == before[0]
    keyboard.press("Return")
    assert before[0] not in roles(seats)


def test_what_is_done_to_the_seats_is_announced(
    open_keyboard: Callable[..., Keyboard], monkeypatch: pytest.MonkeyPatch
) -> None:
    from wonderland_qt.app.pages import new_game

    seats, heard = seats_of(open_keyboard()), list[str]()
    monkeypatch.setattr(new_game, "announce", lambda _widget, words: heard.append(words))
    seats.free(0)
    seats.put(seats.plan.roster[0], 0)
    assert len(heard) == 2


def test_a_seat_changes_between_person_and_bots_of_any_temper(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard()
    seats = seats_of(keyboard)
    chair = seats.chairs[0]
    assert not chair.temper.isEnabled()
    chair.switch.click()
    tempers = set()
    for row in seats.card.rows:
        chair.temper.click()
        assert seats.card.isVisible()
        row.click()
        assert not seats.card.isVisible()
        tempers.add(seats.plan.guests[0].bot)
    assert tempers == set(characters_of(keyboard.window.lobby.content))
    chair.switch.click()
    assert seats.plan.guests[0].bot == ""


def test_enter_takes_a_name_and_the_next_one_lays_the_table(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    seats = seats_of(keyboard)
    seats.chairs[0].name.setFocus()
    keyboard.press("A")
    keyboard.press("Return")
    assert keyboard.page is keyboard.window.new_game
    assert seats.plan.guests[0].name
    keyboard.press("Return")
    assert keyboard.window.table is not None


def test_a_bot_may_have_a_name_of_its_own(open_keyboard: Callable[..., Keyboard]) -> None:
    seats = seats_of(open_keyboard())
    seats.chairs[1].name.textEdited.emit("Bartholomew")
    assert (seats.plan.guests[1].name, bool(seats.plan.guests[1].bot)) == ("Bartholomew", True)


def test_a_quick_game_begins_at_once_with_the_same_guests(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    keyboard.window.show_new_game()
    page = keyboard.window.new_game
    page.seats.seat([Guest("Ann"), Guest("Ben"), Guest("", "random")])
    page.quick.click()
    assert sorted(seat.name for seat in keyboard.window.table.session.seats) == ["", "Ann", "Ben"]


def test_a_new_game_asks_before_it_pushes_out_one_that_is_under_way(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(curtain="off")
    window = keyboard.window
    for _ in range(MOST):
        window.begin(PERSONS)
        keyboard.settle()
    kept = set(paths.saves().glob("*.wqt"))
    assert len(kept) == MOST

    def asked(answer: int) -> set[Path]:
        """What is kept once the question was answered so."""
        window.show_start()
        window.show_new_game()
        window.new_game.begin.click()
        assert layout_flaws(window.saving.question) == []
        window.saving.question.answers[answer].click()
        return set(paths.saves().glob("*.wqt"))

    assert asked(0) == kept
    assert len(asked(1) - kept) == 1


@EVERY_GAME
def test_a_game_that_is_taught_offers_its_first_game(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.show_new_game()
    page = keyboard.window.new_game
    assert page.first_game.isVisible() == keyboard.window.lobby.has_first_game
    if keyboard.window.lobby.has_first_game:
        page.first_game.click()
        assert keyboard.window.table.teacher.lessons is not None


@pytest.mark.parametrize(("game", "language"), in_languages(turn=LONGEST))
def test_the_page_fits_every_size_with_everybody_and_all_choices(
    game: str, language: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game, language=language)
    keyboard.window._keep_settings(keyboard.window.settings)
    seats = seats_of(keyboard)
    page = keyboard.window.new_game
    for size in ((1024, 640), *SIZES):
        resize(keyboard, size)
        for count in keyboard.window.lobby.ruleset.seating.sizes:
            seats.set_size(count)
            keyboard.application.processEvents()
            assert layout_flaws(keyboard.window) == []
        page.further.button.click()
        keyboard.application.processEvents()
        assert layout_flaws(keyboard.window) == []
        page.further.button.click()
