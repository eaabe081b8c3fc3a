"""The classroom: what is taught is seen, said, and led by keys as well; nothing to touch is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect

from tests.app.invitations import ALONE
from tests.app.keyboard import Keyboard
from tests.app.paper.test_growing import resize
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
    monkeypatch.setattr(pupil.room, "_announce_words", said.append)
    pupil.press("Space")
    assert said == [f"{pupil.room.teacher.headline} {pupil.room.teacher.text}"]
    assert pupil.room.panel.headline.accessibleName() == pupil.room.teacher.headline


def test_enter_goes_on_after_esc_has_put_down_what_was_in_hand(pupil: Pupil) -> None:
    advised = to_the_card(pupil)
    drawn, goal = pupil.drawn, pupil.room.teacher.goal
    drawn.setFocus()
    pupil.press_on(drawn, "Return")
    assert drawn.hand.taken == goal.take
    pupil.press("Escape")
    pupil.press("Escape")
    assert not pupil.window.table.teacher.lessons.given
    assert (drawn.hand.taken, drawn.focused) == ("", goal.take)
    pupil.press_on(drawn, "Return")
    pupil.press_on(drawn, "Return")
    answers = [line.option for line in pupil.window.table.session.journal.lines if hasattr(line, "option")]
    assert answers[-1].partition(":")[0] == advised.partition(":")[0]


def test_esc_puts_down_what_is_in_hand_before_it_ends_the_lessons(pupil: Pupil) -> None:
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    leader = pupil.room.light.pointed[0]
    pupil.click(leader)
    assert pupil.drawn.hand.taken == leader
    leaving = pupil.room.panel.leave
    assert "Esc" not in leaving.text(), "that key puts down what is in hand"
    pupil.press("Escape")
    assert pupil.drawn.hand.taken == ""
    assert "Esc" in leaving.text()
    assert pupil.window.table.teacher.lessons.given
    pupil.press("Escape")
    assert not pupil.window.table.teacher.lessons.given


def test_the_plain_table_is_taught_as_well(pupil: Pupil) -> None:
    pupil.press("F3")
    assert pupil.window.table_page.sight == "plain"
    assert pupil.room.panel.isVisible()
    pupil.room.panel.go_on.click()
    assert pupil.room.panel.isVisible()


def test_the_bubble_hides_nothing_that_is_to_be_touched(pupil: Pupil) -> None:
    hidden: list[str] = []
    sizes = [*SIZES]

    def looked() -> bool:
        if is_taught(pupil):
            for size in sizes:
                resize(pupil, size)
                hidden.extend(covered(pupil))
            sizes.reverse()  # it has the last one already when it is looked at next
        return len(pupil.heard) > 12

    pupil.play_until(looked)
    assert hidden == []


def test_the_bubble_leaves_the_card_in_sight_whose_gifts_are_handed_out(pupil: Pupil) -> None:
    hidden: dict[str, float] = {}

    def looked() -> bool:
        room, served = pupil.room, pupil.drawn.served
        if is_taught(pupil) and served.plate is not None and room.panel.isVisible():
            hidden[room.teacher.hint.id] = part_below(pupil, pupil.drawn.on_view(served.body))
        return len(pupil.heard) > 9

    pupil.window.resize(1280, 800)
    pupil.play_until(looked)
    assert {"unpacking", "more_units"} <= hidden.keys()
    assert not any(hidden.values())


def part_below(pupil: Pupil, seen: QRect) -> float:
    """Return the part of a rectangle of the view that the teacher's face and bubble cover."""
    panel, drawn = pupil.room.panel, pupil.drawn
    rect = seen.translated(drawn.viewport().mapTo(pupil.window.table_page, QPoint()))
    parts = [part.geometry().translated(panel.pos()) for part in (panel.face, panel.bubble)]
    covered = [rect.intersected(part) for part in parts if rect.intersects(part)]
    below: int = sum(part.width() * part.height() for part in covered)
    whole: int = rect.width() * rect.height()
    return below / whole


def is_taught(pupil: Pupil) -> bool:
    """Tell whether a lesson is given on the drawn table."""
    return bool(pupil.room.teacher.teaches and pupil.drawn.isVisible())


def covered(pupil: Pupil) -> list[str]:
    """Return the pieces to be touched whose middle the panel covers, with the hint."""
    room, drawn = pupil.room, pupil.drawn
    if not is_taught(pupil):
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

    from wonderland_qt.scene.table.piece_item import as_qrectf

    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    light, motion, scene = pupil.room.light, pupil.drawn.motion, pupil.drawn.table_scene
    item = scene.item_of(light.pointed[0])
    motion.milliseconds = 1_000_000
    scene.moved.emit(item.piece_id, as_qrectf(item.home).translated(-300, -60), as_qrectf(item.home))
    motion.settle()
    motion.play()
    for part in (0.0, 0.5, 1.0):
        motion.clock.setCurrentTime(round(part * motion.clock.duration()))
        assert not light._dark.path().contains(item.current_rect.center())
        assert light._dark.path().contains(item.current_rect.center() + QPointF(item.current_rect.width(), 0))
    assert item.current_rect.center() == as_qrectf(item.home).center()


def test_the_teacher_says_why_and_lights_what_is_counted(pupil: Pupil) -> None:
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    (reason, *_) = pupil.room.teacher.reasons
    assert pupil.room._say(reason.text) in pupil.room.panel.reasons.text()
    assert set(reason.pieces) <= set(pupil.room.light.lit)


def test_a_tip_points_at_what_it_speaks_of_and_darkens_nothing(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(coach="on")
    player = Pupil(keyboard.application, keyboard.window)
    player.window.begin(ALONE)
    player.settle()
    room = player.room
    player.play_until(lambda: room.teacher.goal is not None)
    assert not room.teacher.teaches
    assert room.teacher.pointed
    assert room.light.pointed == room.teacher.pointed
    assert not room.light._dark.isVisible()
    player.click_button(room.panel.leave)
    assert not room.light.shining


def to_the_card(pupil: Pupil) -> str:
    """Play to the lesson that points from a leader to a card, and return the option that it advises."""
    pupil.play_until(lambda: pupil.room.teacher.hint and pupil.room.teacher.hint.id == "card")
    return str(pupil.room.teacher.goal.id)


def test_show_me_shows_what_would_happen_and_changes_nothing(pupil: Pupil) -> None:
    advised, room = to_the_card(pupil), pupil.room
    answers = pupil.window.table.session.journal.lines
    room.light.still = False
    room.panel.show_me.click()
    assert room.demonstration.playing
    assert not room.panel.isVisible()
    assert room.demonstration.walker is not None
    assert not pupil.drawn.forecast.empty
    began = room.demonstration.walker.rect
    room.demonstration.clock.setCurrentTime(800)
    assert room.demonstration.walker.rect != began
    room.demonstration.clock.setCurrentTime(1600)
    assert pupil.drawn.forecast.empty
    assert room.panel.isVisible()
    assert room.teacher.goal.id == advised
    assert pupil.window.table.session.journal.lines == answers


def test_who_knows_is_left_alone_until_the_next_answer(pupil: Pupil) -> None:
    to_the_card(pupil)
    heard = pupil.room.panel.headline.text()
    pupil.press("F8")
    assert not pupil.room.panel.isVisible()
    assert pupil.window.table.teacher.lessons.given
    pupil.play_until(lambda: pupil.room.teacher.teaches)
    assert pupil.room.panel.headline.text() != heard


def test_what_is_only_read_offers_nothing_to_show(pupil: Pupil) -> None:
    assert not pupil.room.panel.show_me.isVisible()
    assert not pupil.room.panel.know.isVisible()


def test_the_keyboard_begins_at_what_is_advised(pupil: Pupil) -> None:
    to_the_card(pupil)
    drawn, goal = pupil.drawn, pupil.room.teacher.goal
    drawn.setFocus()
    assert drawn.focused == goal.take
    pupil.press_on(drawn, "Return")
    assert drawn.hand.taken == goal.take
    assert drawn.focused == goal.put
    assert drawn.goals[0] != goal.put


@pytest.mark.parametrize("size", SIZES)
def test_the_bubble_leaves_own_goods_in_sight(
    open_keyboard: Callable[..., Keyboard], size: tuple[int, int]
) -> None:
    keyboard = open_keyboard("pixie_queen")
    newcomer = Pupil(keyboard.application, keyboard.window)
    newcomer.window.resize(*size)
    newcomer.window.first_game("pixie_queen")
    hidden: dict[str, int] = {}

    def looked() -> bool:
        below = goods_below(newcomer)
        hidden.update({below[0].partition(":")[0]: len(below)} if below else {})
        return len(newcomer.heard) > 12

    newcomer.play_until(looked)
    assert hidden.keys() <= {"helper"}, "that lesson lights all pixies: something has to be covered"
    assert set(hidden.values()) <= {1}


def goods_below(pupil: Pupil) -> list[str]:
    """Return which of the goods of a pupil the bubble covers in the middle, with the hint."""
    room, drawn = pupil.room, pupil.drawn
    goods = [
        item
        for item in drawn.table_scene.piece_items()
        if item.place == f"player:{pupil.window.table.persons[0]}"
    ]
    covered = room.panel.bubble.geometry().translated(room.panel.pos())
    middles = {
        item.piece_id: drawn.viewport().mapTo(pupil.window.table_page, drawn.on_view(item.body).center())
        for item in goods
        if item.look.badge and item.piece_id.startswith("good:")
    }
    shown = room.panel.isVisible() and room.teacher.hint is not None
    return [
        f"{room.teacher.hint.id}: {good}" for good, at in middles.items() if shown and covered.contains(at)
    ]


@pytest.mark.parametrize("goal", [(100, 40), (60, 560), (320, 560), (900, 500), (700, 380)])
def test_an_arrow_leaves_the_teacher_without_crossing_face_or_bubble(
    pupil: Pupil, goal: tuple[int, int]
) -> None:
    panel, aim = pupil.room.panel, QPoint(*goal)
    panel.setGeometry(QRect(200, 200, 600, 250))
    panel.face.setGeometry(QRect(0, 40, 160, 210))
    panel.bubble.setGeometry(QRect(160, 0, 440, 250))
    begin = panel.edge_towards(aim)
    way = [begin + (aim - begin) * part / 20 for part in range(1, 21)]
    bodies = [part.geometry().translated(panel.pos()) for part in (panel.face, panel.bubble)]
    assert any(body.contains(begin) for body in bodies)
    assert not any(body.adjusted(1, 1, -1, -1).contains(at) for body in bodies for at in way if at != aim)


def test_a_lesson_to_be_read_waits_until_all_pieces_rest(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import QRectF

    keyboard = open_keyboard("bunny_kingdom", motion="fast")
    keyboard.window.first_game("bunny_kingdom")
    keyboard.settle()
    motion, room = keyboard.drawn.motion, keyboard.window.open_table.classroom
    motion.finish()
    assert not room.panel.isHidden()
    motion.drop("points:yellow", "player:yellow", QRectF(10, 10, 40, 40))
    motion.play()
    assert motion.playing
    assert room.panel.isHidden()
    assert not room.light.shining
    motion.finish()
    assert not room.panel.isHidden()
    assert room.light.shining


@pytest.mark.parametrize("key", ["Space", "Esc"])
def test_a_key_shows_a_lesson_that_waits_for_pieces_to_rest(
    open_keyboard: Callable[..., Keyboard], key: str
) -> None:
    from PySide6.QtCore import QRectF

    keyboard = open_keyboard("bunny_kingdom", motion="fast")
    keyboard.window.first_game("bunny_kingdom")
    keyboard.settle()
    motion, room = keyboard.drawn.motion, keyboard.window.open_table.classroom
    motion.finish()
    lesson = room.teacher.headline
    motion.drop("points:yellow", "player:yellow", QRectF(10, 10, 40, 40))
    motion.play()
    assert room.panel.isHidden()
    keyboard.press(key)
    assert not motion.playing
    assert not room.panel.isHidden()
    assert room.teacher.teaches
    assert room.teacher.headline == lesson
