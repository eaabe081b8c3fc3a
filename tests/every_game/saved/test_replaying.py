"""Saved games are listed, seen at any of their moments, and played on from there as copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard, session_at
from tests.app.layout_flaws import layout_flaws
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = [pytest.mark.window, pytest.mark.parametrize("game", GAMES)]


def seen(window: Any) -> bytes:
    """How the game stands that is shown."""
    session = window.saved.view.replay.session
    return bytes(session.ruleset.codec.encode(session.game.state))


def kept() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in paths.saves().glob("*.wqt")}


def test_a_finished_game_is_seen_at_any_moment_and_played_on_as_a_copy(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    window = keyboard.window
    size = GAMES[game].seating.sizes[-1]
    session_at(window.lobby, Invitation(tuple(Guest("", "random") for _ in range(size)), seed=42, first=0))
    window.show_start()
    before = kept()
    keyboard.press("F5")
    page, view = window.saved, window.saved.view
    assert keyboard.page is page
    assert not page.go_on.isEnabled()
    assert layout_flaws(page) == []
    end = seen(window)
    keyboard.press("PgUp")
    assert view.replay.session.at < view.replay.session.last
    view.course.wanted.emit(view.replay.session.last // 2)
    middle = view.replay.session.at
    keyboard.press("Left")
    keyboard.press("Right")
    assert view.replay.session.at == middle
    view.course.wanted.emit(view.replay.session.last)
    assert seen(window) == end
    view.course.wanted.emit(0)
    keyboard.press("Space")
    assert view.playing
    keyboard.press("Space")
    assert not view.playing
    view.course.wanted.emit(middle)
    stood = seen(window)
    keyboard.press("Return")
    page.question.names[view.replay.session.seats[0].player].setText("Ada")
    page.question.kinds[view.replay.session.seats[0].player].setCurrentIndex(0)
    page.question.answers[0].click()
    played = window.table.session
    assert played.ruleset.codec.encode(played.game.state) == stood
    assert played.seats[0].name == "Ada"
    assert before.items() <= kept().items()
    assert len(kept()) == len(before) + 1


def test_of_a_game_under_way_hidden_things_stay_hidden(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    window = keyboard.window
    guests = (Guest("Ann"), Guest("Ben"))
    keyboard.begin_at(Invitation(guests, seed=3, first=0), lambda session: len(session.journal.lines) >= 6)
    state = window.table.session.game.state
    window.table_page.replay_wanted.emit()
    view = window.saved.view
    assert not view.hidden.isEnabled()
    for moment in range(view.replay.session.last + 1):
        view.go_to(moment)
        assert view.replay.onlooker.viewer is None
    keyboard.press("Esc")
    assert window.table.session.game.state == state


def test_games_are_renamed_taken_elsewhere_and_deleted(
    game: str, open_keyboard: Callable[..., Keyboard], tmp_path: Any
) -> None:
    keyboard = open_keyboard(game)
    window = keyboard.window
    window.begin(Invitation((Guest("Ann"), Guest("Ben")), seed=3, first=0))
    keyboard.settle()
    window.show_start()
    (path,) = paths.saves().iterdir()
    window.shelf.saved_games.rename(path, "The long evening")
    window.shelf.saved_games.export(path, tmp_path / "mine.save")
    window.show_saved()
    page = window.saved
    assert page.list.row.title == "The long evening"
    keyboard.press("Del")
    page.question.answers[1].click()
    assert kept() == {}
    assert page.view is None
    page.take_in(tmp_path / "mine.save")
    assert page.list.row.title == "The long evening"
    page.go_on.click()
    assert [seat.name for seat in window.table.session.seats][:2] == ["Ann", "Ben"]
