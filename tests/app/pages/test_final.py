"""The end of a game: counted line by line, ranked, played back, and left without a mishap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.layout_flaws import layout_flaws
from tests.app.paper.test_growing import resize
from tests.every_game.on_screen import LONGEST, in_languages
from tests.pictures import SIZES
from wonderland_qt.app.pages.score_graph import chapter_marks
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.narration.score_history import best_leaps
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
NAMES = ("Ada", "Bartholomew", "Cécile", "Dinah", "Edith")


def at_the_end(keyboard: Keyboard, players: int = 3) -> Any:
    """The final page of a game that bots have played."""
    return shown_at_the_end(keyboard, ended(keyboard, players))


def ended(keyboard: Keyboard, players: int) -> Any:
    """The session of a game that bots have played to its end."""
    window = keyboard.window
    seats = min(players, max(window.lobby.ruleset.seating.sizes))
    guests = tuple(Guest(name, "random") for name in NAMES[:seats])
    table = window.lobby.begin(Invitation(guests, 20, 0))
    table.close()
    while not table.session.over:
        table.session.step_bot()
    return table.session


def shown_at_the_end(keyboard: Keyboard, session: Any) -> Any:
    """The final page of a session that is over."""
    window = keyboard.window
    window._sit_down(Table(session, window.lobby.words, "off"))
    keyboard.application.processEvents()
    return window.final


@pytest.mark.parametrize(("game", "language"), in_languages(turn=LONGEST))
def test_the_end_fits_every_size_in_every_language(
    game: str, language: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    keyboard.window.remember(language=language)
    shown_at_the_end(keyboard, ended(keyboard, max(GAMES[game].seating.sizes)))
    for size in ((1024, 640), *SIZES):
        resize(keyboard, size)
        assert layout_flaws(keyboard.window) == []


@EVERY_GAME
def test_who_has_more_stands_higher_below_nothing_too(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    podium = at_the_end(open_keyboard(game)).podium
    scores = sorted(set(podium.shown.values()))
    reached = [podium.height_share(score) for score in scores]
    assert reached == sorted(set(reached))
    assert 0 <= reached[0] <= reached[-1] <= 1


@EVERY_GAME
def test_the_score_is_counted_line_by_line(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game, motion="normal")
    final = at_the_end(keyboard)
    rows = range(final.scores.model().rowCount())
    assert final.podium.counting
    assert [final.scores.isRowHidden(row) for row in rows] == [True for _ in rows]
    counting = final.title.text()
    assert set(final.podium.shown.values()) == {0}
    keyboard.press("Return")
    assert keyboard.page is final
    assert not final.podium.counting
    assert set(final.podium.shown.values()) != {0}
    assert [final.scores.isRowHidden(row) for row in rows] == [False for _ in rows]
    assert final.title.text() != counting


@EVERY_GAME
def test_columns_end_at_the_scores_and_the_winner_is_first(
    game: str, open_keyboard: Callable[..., Keyboard]
) -> None:
    keyboard = open_keyboard(game)
    final = at_the_end(keyboard)
    session = keyboard.window.table.session
    scores = session.ruleset.scores(session.game)
    assert final.podium.shown == scores
    assert not any(final.scores.isRowHidden(row) for row in range(final.scores.model().rowCount()))
    assert {one.player for one in final.podium._standees if one.wins} == set(keyboard.window.table.winners)
    assert not final.podium.counting


def test_no_stray_key_begins_another_game(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard()
    final, played = at_the_end(keyboard), keyboard.window.table
    for key in ("Return", "Enter", "Space", "Return"):
        keyboard.press(key)
        assert keyboard.page is final
    assert keyboard.window.table is played
    keyboard.press_on(keyboard.window, "Ctrl+N")
    assert keyboard.window.table is not played


@EVERY_GAME
def test_a_best_moment_is_played_back(game: str, open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(game)
    final = at_the_end(keyboard)
    leap = best_leaps(keyboard.window.table.session.score_history)[0]
    final.moments[0].click()
    keyboard.settle()
    view = keyboard.page.view
    course, at = view.replay.session.course, view.replay.session.at
    assert course[at].scores[leap.player] - course[at - 1].scores[leap.player] == leap.gain
    assert layout_flaws(keyboard.page) == []
    keyboard.press("Esc")
    assert keyboard.page is keyboard.window.final


@pytest.mark.parametrize("room", [900, 500, 260])
def test_a_long_moment_is_told_in_whole_sentences(application: Any, room: int) -> None:
    from wonderland_qt.app.paper.one_line import FitLabel

    told = ["Cleo gains 6 VP.", "Cleo builds a castle in the Red Keep.", "Cleo gains 3 VP (Boiling Cup)."]
    whole, *shorter = (f"+9: {' '.join(told[:number])}" for number in (3, 2, 1))
    label = FitLabel(whole, 13, shorter=[f"{words} …" for words in shorter])
    label.resize(room, 26)
    assert label.shown.words.rstrip(" …").endswith(".")
    assert label.accessibleName() == whole


@pytest.mark.parametrize(
    ("count", "width", "told"),
    [(3, 500, ["I", "II", "III"]), (40, 500, ["5", "10", "15", "20", "25", "30", "35", "40"]), (0, 500, [])],
)
def test_marks_of_many_chapters_do_not_crowd(count: int, width: float, told: list[str]) -> None:
    assert [mark for _, mark in chapter_marks(count, width)] == told
