"""The line that tells what a touch would do lies in the room that a stage has for words."""

from __future__ import annotations

from typing import Any

import pytest

pytestmark = pytest.mark.window

TOLD = "The March Hare destroys Alice.\nThe March Hare gains 4 stars.\nThe rest depends on luck."


def test_words_lie_in_the_room_of_a_stage_and_without_one_beside_what_they_tell_of(application: Any) -> None:
    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from wonderland_qt.app.table.hand_line import HandLine

    table = QWidget()
    table.resize(1280, 680)
    line, room, about = HandLine(table), QRect(578, 520, 224, 150), QRect(900, 380, 150, 46)
    line.tell(TOLD, about, (), room)
    assert room.contains(line.geometry())
    line.tell(TOLD, about)
    assert not room.intersects(line.geometry())
    assert not about.intersects(line.geometry())
