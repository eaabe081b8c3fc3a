"""The classroom: what is taught is seen, said, and led by keys as well; nothing to touch is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.keyboard import Keyboard
from tests.app.pupil import Pupil

pytestmark = pytest.mark.window

SIZES = [(1280, 720), (1920, 1080)]


@pytest.fixture
def pupil(open_keyboard: Callable[..., Keyboard]) -> Pupil:
    """A newcomer at the first hint of the first game."""
    keyboard = open_keyboard()
    newcomer = Pupil(keyboard.application, keyboard.window)
    newcomer.window.first_game("wonderland")
    newcomer.settle()
    return newcomer


def test_a_hint_is_read_by_key(pupil: Pupil) -> None:
    panel = pupil.room.panel
    first = panel.headline.text()
    assert panel.go_on.hasFocus()
    pupil.press("Space")
    assert panel.headline.text() != first


def test_what_is_said_is_announced(pupil: Pupil, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(pupil.room, "_announce", said.append)
    pupil.press("Space")
    assert said == [f"{pupil.room.teacher.headline} {pupil.room.teacher.text}"]
    assert pupil.room.panel.headline.accessibleName() == pupil.room.teacher.headline


def test_esc_puts_down_what_is_in_hand_before_it_ends_the_lessons(pupil: Pupil) -> None:
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    leader = pupil.room.light.pointed[0]
    pupil.click(leader)
    assert pupil.drawn.hand.taken == leader
    pupil.press("Escape")
    assert pupil.drawn.hand.taken == ""
    assert pupil.window.table.teacher.lessons.given
    pupil.press("Escape")
    assert not pupil.window.table.teacher.lessons.given


def test_the_plain_table_is_taught_as_well(pupil: Pupil) -> None:
    pupil.press("F3")
    assert pupil.window.table_page.sight == "plain"
    assert pupil.room.panel.isVisible()
    pupil.room.panel.go_on.click()
    assert pupil.room.panel.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_the_bubble_hides_nothing_that_is_to_be_touched(pupil: Pupil, size: tuple[int, int]) -> None:
    pupil.window.resize(*size)
    hidden: list[str] = []

    def looked() -> bool:
        hidden.extend(covered(pupil))
        return len(pupil.heard) > 12

    pupil.play_until(looked)
    assert hidden == []


def covered(pupil: Pupil) -> list[str]:
    """Return the pieces to be touched whose middle the panel covers, with the hint."""
    room, drawn = pupil.room, pupil.drawn
    if not room.teacher.teaches or not drawn.isVisible():
        return []
    found = []
    for piece in room.light.pointed:
        at: Any = drawn.viewport().mapTo(
            pupil.window.table_page, drawn.mapFromScene(room.light.body(piece).center())
        )
        parts = [
            part.geometry().translated(room.panel.pos()) for part in (room.panel.face, room.panel.bubble)
        ]
        if any(part.contains(at) for part in parts):
            found.append(f"{room.teacher.hint.id}: {piece}")
    return found


def test_the_light_goes_along_with_a_piece_until_that_rests(pupil: Pupil) -> None:
    from PySide6.QtCore import QPointF

    from wonderland_qt.scene.table.piece_item import area

    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    light, motion, scene = pupil.room.light, pupil.drawn.motion, pupil.drawn.table
    item = scene.item_of(light.pointed[0])
    motion.milliseconds = 1_000_000
    scene.moved.emit(item.piece_id, area(item.home).translated(-300, -60), area(item.home))
    motion.settle()
    motion.play()
    for part in (0.0, 0.5, 1.0):
        motion.clock.setCurrentTime(round(part * motion.clock.duration()))
        assert not light._dark.path().contains(item.shown.center())
        assert light._dark.path().contains(item.shown.center() + QPointF(item.shown.width(), 0))
    assert item.shown.center() == area(item.home).center()


def test_the_teacher_says_why_and_lights_what_is_counted(pupil: Pupil) -> None:
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    (reason, *_) = pupil.room.teacher.reasons
    assert pupil.room._say(reason.text) in pupil.room.panel.reasons.text()
    assert set(reason.pieces) <= set(pupil.room.light.lit)


def test_a_tip_points_at_what_it_speaks_of_and_darkens_nothing(pupil: Pupil) -> None:
    pupil.press("Escape")
    room = pupil.room
    pupil.play_until(lambda: room.teacher.goal is not None and not room.teacher.teaches)
    pupil.settle()
    assert room.light.pointed == room.teacher.pointed
    assert not room.light._dark.isVisible()
    pupil.click_button(room.panel.leave)
    assert not room.light.shining
