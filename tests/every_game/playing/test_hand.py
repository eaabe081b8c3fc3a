"""Taking up and putting down on the drawn table of every game: what is said, and how it is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.by_hand import Dragger
from tests.app.invitations import PERSONS, fitted
from tests.app.keyboard import Keyboard
from wonderland_qt.engine.installed_games import GAMES

pytestmark = pytest.mark.window


def something_can_be_taken(session: Any) -> bool:
    """Tell whether somebody may take a thing and put it somewhere."""
    options = (option for decision in session.decisions for option in decision.options)
    return any(option.take and option.put for option in options)


def taking(keyboard: Keyboard, game: str) -> Dragger:
    """Return somebody who may take a piece up and put it somewhere; skips games in which no one ever may."""
    keyboard.window.resize(1280, 720)
    keyboard.begin_at(fitted(PERSONS, game), something_can_be_taken)
    hand, table = keyboard.window.table_page.drawn.hand, keyboard.window.table
    keyboard.play_until(lambda: table.decision is not None and hand.offer.takeable)
    if keyboard.page is keyboard.window.final:
        pytest.skip("nothing is taken up in this game")
    return Dragger(keyboard.application, keyboard.window)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_up_tells_what_it_would_do_and_can_be_put_down_in_every_way(
    open_keyboard: Callable[..., Keyboard], game: str
) -> None:
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    person = taking(open_keyboard(game, curtain="off"), game)
    drawn, asked = person.drawn, person.window.table.decision
    piece = next(piece for piece in drawn.hand.offer.takeable if person.spot(piece) is not None)
    middle = drawn.mapFromScene(drawn.table_scene.item_of(drawn.hand.offer.places(piece)[0]).body.center())
    pull(person, piece, middle)
    assert drawn.hand.taken == piece
    assert drawn.line.isVisible() or not drawn.forecast.empty
    assert drawn.line.text()
    pull_on(person, QPoint(2, 2))
    assert drawn.hand.taken == "", "where it cannot lie it goes back"
    for way in ("Esc", "right button"):
        pull(person, piece, middle)
        assert drawn.hand.taken == piece
        if way == "Esc":
            QTest.keyClick(drawn, Qt.Key.Key_Escape)
        else:
            QTest.mouseClick(drawn.viewport(), Qt.MouseButton.RightButton)
        assert drawn.hand.taken == "", way
        pull_on(person, QPoint(2, 2))
    assert (person.window.table.decision, person.window.table.picks.picked) == (asked, ())


def pull(person: Dragger, piece: str, to: Any) -> None:
    """Press on a piece and pull it somewhere."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    viewport, begin = person.drawn.viewport(), person.spot(piece)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    for part in (1, 2):
        QTest.mouseMove(viewport, begin + (to - begin) * part / 2)


def pull_on(person: Dragger, to: Any) -> None:
    """Pull what was pulled somewhere else, and let go of it there."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    viewport = person.drawn.viewport()
    QTest.mouseMove(viewport, to)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
