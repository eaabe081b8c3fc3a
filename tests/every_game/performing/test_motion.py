"""Motion in every game: a press or Space ends it at once, and then everything lies where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard, one_thing_is_asked
from wonderland_qt.app.settings import MOTION_MILLISECONDS
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.stages import Beat, Interlude
from wonderland_qt.engine.words.texts import Text

pytestmark = pytest.mark.window

TURNS = 60


@pytest.fixture(autouse=True)
def nothing_rests_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what moves slowly move for ten minutes: no machine is so busy that it rests before it is seen."""
    monkeypatch.setitem(MOTION_MILLISECONDS, "slow", 600_000)


def at_home(drawn: Any) -> bool:
    """Tell whether every piece lies where it belongs."""
    return all(
        (item.x(), item.y(), item.zValue()) == pytest.approx((item.home.x, item.home.y, item.resting_z))
        for item in drawn.table_scene.piece_items()
    )


def set_in_motion(keyboard: Keyboard) -> Any:
    """Answer until something moves; return the drawn table."""
    table, drawn = keyboard.window.table, keyboard.window.table_page.drawn
    for _ in range(TURNS):
        keyboard.play_until(lambda: table.decision is not None and not table.picks.wanted)
        if keyboard.page is keyboard.window.final:
            break
        drawn.motion.finish()
        table.choose(table.decision.options[0].id)
        table.skip_beats()
        if drawn.motion.playing:
            return drawn
    pytest.skip("nothing moves in this game")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_goes_back_to_where_it_lay(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, curtain="off", motion="slow")
    keyboard.begin_at(fitted(PERSONS, game), one_thing_is_asked)
    table, drawn = keyboard.window.table, keyboard.window.table_page.drawn
    for _ in range(TURNS):
        drawn = set_in_motion(keyboard)
        drawn.motion.finish()
        if table.session.why_no_undo() is None:
            break
    else:
        pytest.skip("no answer of this game that moves something can be taken back")
    table.undo()
    assert drawn.motion.playing
    assert drawn.motion.clock.duration() <= drawn.motion.milliseconds // 3
    drawn.motion.finish()
    assert at_home(drawn)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_travels_that_has_moved_behind_an_interlude(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    keyboard = open_keyboard(game, curtain="off", motion="slow")
    keyboard.begin_at(fitted(PERSONS, game), one_thing_is_asked)
    table, drawn = keyboard.window.table, keyboard.window.table_page.drawn
    words = Text("pane-drawn")
    set_in_motion(keyboard)
    for _ in range(3):
        keyboard.play_until(lambda: table.decision is not None and not table.picks.wanted)
        drawn.motion.finish()
        covering = Beat(table.stage, tuple(table.showing.pieces), 1200, interlude=Interlude(words, words))
        table.beat_shown.emit(covering)
        table.choose(table.decision.options[0].id)
        assert not drawn.motion.playing
        assert at_home(drawn)
        table.skip_beats()


@pytest.mark.parametrize("game", GAMES)
def test_a_press_ends_what_moves_and_does_nothing_else_and_space_what_is_printed_on_it(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    keyboard = open_keyboard(game, curtain="off", motion="slow")
    keyboard.begin_at(fitted(PERSONS, game), one_thing_is_asked)
    drawn = set_in_motion(keyboard)
    asked = keyboard.window.table.decision
    QTest.mousePress(drawn.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not drawn.motion.playing
    assert at_home(drawn)
    QTest.mouseRelease(drawn.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert keyboard.window.table.decision == asked
    drawn = set_in_motion(keyboard)
    table = keyboard.window.table
    chosen: list[Any] = []
    asked, usual = table.decision, table.options.usual
    drawn._table.choose = chosen.append
    QTest.keyClick(drawn, Qt.Key.Key_Space)
    assert not drawn.motion.playing
    assert at_home(drawn)
    assert chosen == [usual] * bool(usual)
    assert table.decision == asked
