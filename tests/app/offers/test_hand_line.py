"""The line that tells what a touch would do lies in the room that a stage has for words."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window

TOLD = "The March Hare destroys Alice.\nThe March Hare gains 4 stars.\nThe rest depends on luck."


def test_words_lie_in_the_room_of_a_stage_and_without_one_beside_what_they_tell_of(application: Any) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.app.offers.hand_line import HandLine

    table = QWidget()
    table.resize(1280, 680)
    line, room, about = HandLine(table), QRect(578, 520, 224, 150), QRect(900, 380, 150, 46)
    line.tell(TOLD, about, (), room)
    assert room.contains(line.geometry())
    line.tell(TOLD, about)
    assert not room.intersects(line.geometry())
    assert not about.intersects(line.geometry())


@pytest.mark.parametrize("by_keys", [False, True])
def test_what_is_shown_already_is_said_to_a_pointer_that_rests_and_never_over_a_walk_by_keys(
    application: Any, by_keys: bool
) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.app.offers.hand_line import HandLine

    table = QWidget()
    table.resize(1280, 680)
    line, told = HandLine(table), list[str]()
    line.told.connect(told.append)
    line.by_keys = by_keys
    line.tell(TOLD, QRect(900, 380, 150, 46), wait=True)
    assert line.text() == TOLD
    assert line._rest.isActive() is not by_keys
    line.tell(TOLD, QRect(900, 380, 150, 46))
    assert line.isHidden() is by_keys, "a sentence covers the table at every step"
    assert told == (["", TOLD] if by_keys else [])
