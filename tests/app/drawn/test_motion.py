"""Motion on the drawn table: what a player sees of it, with a clock that the test itself turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.invitations import PERSONS, TWO
from tests.app.keyboard import Keyboard
from wonderland_qt.app.settings import MOTION_MILLISECONDS
from wonderland_qt.engine.table.cues import Roll

pytestmark = pytest.mark.window


@pytest.fixture(autouse=True)
def nothing_rests_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what moves slowly move for ten minutes: no machine is so busy that it rests before it is seen."""
    monkeypatch.setitem(MOTION_MILLISECONDS, "slow", 600_000)


def asked_where_to_sit(session: Any) -> bool:
    """Tell whether somebody is asked where to sit."""
    return any(decision.prompt.key == "ask-chair" for decision in session.decisions)


def may_go_to_the_head(session: Any) -> bool:
    """Tell whether somebody is asked where to sit who may go round to the head of the table."""
    return asked_where_to_sit(session) and session.decisions[0].options[0].id == "head"


def at_tea(keyboard: Keyboard, reached: Callable[[Any], bool] = asked_where_to_sit) -> Any:
    """Begin a game; return the drawn table when somebody is asked where to sit."""
    keyboard.begin_at(PERSONS, reached)
    assert keyboard.window.table.decision.prompt.key == "ask-chair"
    return keyboard.window.table_page.drawn


def sit_down(keyboard: Keyboard) -> str:
    """Take the first chair; return the leader that moved."""
    option = next(o for o in keyboard.window.table.decision.options if o.id.startswith("chair"))
    keyboard.window.table.choose(option.id)
    return str(option.take)


def at_home(drawn: Any) -> bool:
    return all(
        (item.x(), item.y(), item.zValue()) == pytest.approx((item.home.x, item.home.y, item.resting_z))
        for item in drawn.table_scene.piece_items()
    )


def test_a_piece_travels_from_where_it_lay(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard, may_go_to_the_head)
    drawn.motion.finish()
    option = keyboard.window.table.decision.options[0]
    before = drawn.table_scene.item_of(option.take).pos()
    keyboard.window.table.choose(option.id)
    leader = drawn.table_scene.item_of(option.take)
    assert leader.isVisible(), "who goes to the head stays at the tea table"
    drawn.motion.clock.setCurrentTime(1)
    assert (leader.pos() - before).manhattanLength() < 20
    assert (leader.home.x, leader.home.y) != (before.x(), before.y()), "it lies there already"
    drawn.motion.clock.setCurrentTime(drawn.motion.clock.duration())
    assert at_home(drawn)


def test_the_ring_of_the_keyboard_comes_when_the_pieces_lie(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    drawn.motion.finish()
    drawn.hand.ring.by_keys = True
    leader, ring = sit_down(keyboard), drawn.hand.ring
    assert drawn.motion.playing
    ring.put(leader)
    assert ring.piece == leader
    assert not any(line.isVisible() for line in ring._lines)
    assert drawn.forecast._table_moves
    drawn.motion.finish()
    assert ring.piece == leader
    assert all(line.isVisible() for line in ring._lines)
    assert not drawn.forecast._table_moves


def test_what_is_dropped_stays_there_and_settles(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import QPointF

    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    drawn.motion.finish()
    option = next(o for o in keyboard.window.table.decision.options if o.take and o.put)
    item, place = drawn.table_scene.item_of(option.take), drawn.table_scene.item_of(option.put)
    hand, at = drawn.hand, place.body.center() + QPointF(2, 1)
    hand.press([option.take], item.body.center())
    hand.drag(at)
    seen_at = drawn.mapFromScene(at)
    hand.drop(at)
    drawn.motion.clock.setCurrentTime(0)
    travelling = [passage.item for step in drawn.motion._steps for passage in step.passages]
    middles = [drawn.mapFromScene(shown.sceneBoundingRect().center()) for shown in travelling]
    assert any((middle - seen_at).manhattanLength() < 24 for middle in middles)
    drawn.motion.finish()
    assert at_home(drawn)


def test_what_is_refused_glides_home(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import QPointF

    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    drawn.motion.finish()
    option = next(o for o in keyboard.window.table.decision.options if o.take and o.put)
    item, hand = drawn.table_scene.item_of(option.take), drawn.hand
    hand.press([option.take], item.body.center())
    hand.drag(QPointF(5, 5))
    carried = hand._carried
    hand.drop(QPointF(5, 5))
    assert not hand.taken
    assert not drawn.motion.playing
    far = (carried.rect.center() - item.body.center()).manhattanLength()
    carried._clock.setCurrentTime(carried._clock.duration() // 2)
    assert 0 < (carried.rect.center() - item.body.center()).manhattanLength() < far


def test_the_next_bot_waits_until_the_eye_has_followed(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(pace="fast", motion="slow", curtain="off")
    keyboard.window.begin(PERSONS)
    pace = keyboard.window.pace
    pace._timer.start(10)
    pace.hold(60_000)
    assert pace._timer.remainingTime() > 30_000
    pace.skip()
    assert pace._timer.remainingTime() < 1_000


def test_without_motion_nothing_ever_moves(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off", motion="off")
    drawn = at_tea(keyboard)
    sit_down(keyboard)
    assert not drawn.motion.playing
    assert at_home(drawn)


def test_the_die_turns_and_lies_still_in_the_end(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtGui import QTransform

    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    drawn.motion.play([[Roll("die", 2)]])
    clock, roll = drawn.motion.clock, drawn.motion._steps[0].roll
    clock.setCurrentTime(clock.duration() // 8)
    assert [picture for picture in roll._pictures.values() if picture.transform() != QTransform()]
    clock.setCurrentTime(clock.duration() // 2)
    assert roll.shown == 2, "its face is read for half the time"
    assert roll.body.height() > drawn.table_scene.sceneRect().height() / 7
    assert drawn.table_scene.sceneRect().contains(roll.body)
    drawn.motion.finish()
    assert roll.shown is None
    assert at_home(drawn)


def test_bots_hurry_to_the_next_person(open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.models.lobby.invitation import Guest, Invitation

    keyboard = open_keyboard(pace="slow")
    guests = (Guest("Ann"), Guest("", "random"), Guest("", "random"))
    keyboard.window.begin(Invitation(guests, seed=5, first=1))
    table = keyboard.window.table
    for _ in range(400):
        keyboard.application.processEvents()
        if table.decision is not None or table.may_end_turn or table.pads.shown:
            break
        assert keyboard.window.table_page.ribbon.skip.isVisibleTo(keyboard.window)
        keyboard.press("F4")
    assert table.decision is not None or table.pads.shown
    assert not keyboard.window.table_page.ribbon.skip.isVisibleTo(keyboard.window)


def test_what_one_person_saw_go_is_not_shown_to_the_others(open_keyboard: Callable[..., Keyboard]) -> None:
    from wonderland_qt.scene.table.piece_item import LookAlike

    keyboard = open_keyboard("bunny_kingdom", motion="slow", curtain="off")
    keyboard.window.begin(PERSONS)
    drawn, table = keyboard.window.table_page.drawn, keyboard.window.table
    viewers, changes = [table.screen.viewer], 0

    def nothing_left() -> bool:
        nonlocal changes
        viewer = table.screen.viewer
        if viewer != viewers[-1] and drawn.motion.playing:
            changes += 1
            drawn.motion.clock.setCurrentTime(drawn.motion.clock.duration() // 2)
            assert not [item for item in drawn.table_scene.items() if isinstance(item, LookAlike)]
        viewers.append(viewer)
        return changes > 5

    keyboard.play_until(nothing_left)
    assert changes > 5


def test_another_ground_comes_with_its_pieces_and_nothing_of_the_last_scene_lies_on_it(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    drawn.motion.finish()
    drawn.fading.end()
    ground = drawn.table_scene.ground.stage
    keyboard.window.table.show_whole(True)
    assert drawn.table_scene.ground.differs(ground)
    assert drawn.fading.isVisible(), "the last scene is gone at once"
    assert not drawn.motion.playing, "pieces of the last scene travel over the new ground"
    assert at_home(drawn)
    drawn.fading.clock.setCurrentTime(drawn.fading.clock.duration())
    assert not drawn.fading.isVisible()


def test_what_lies_on_a_piece_goes_along_with_it(open_keyboard: Callable[..., Keyboard]) -> None:
    from PySide6.QtCore import QPointF

    keyboard = open_keyboard("tea_for_2", curtain="off", motion="slow")
    keyboard.window.begin(TWO)
    drawn, table = keyboard.window.table_page.drawn, keyboard.window.table
    drawn.motion.finish()
    table.choose("reveal")
    table.skip_beats()
    assert drawn.motion.playing, "the watch does not give way to the choice"
    dial, hand = (drawn.table_scene.item_of(piece) for piece in ("watch", "watch_hand"))
    begun, end = hand.pos() - dial.pos(), QPointF(hand.home.x - dial.home.x, hand.home.y - dial.home.y)
    left = dial.x()
    for part in (0.2, 0.4, 0.6):
        drawn.motion.clock.setCurrentTime(round(part * drawn.motion.clock.duration()))
        gone = (dial.x() - left) / (dial.home.x - left)
        apart = (hand.pos() - dial.pos()) - (begun + (end - begun) * gone)
        assert apart.manhattanLength() < 0.1, part


def test_nothing_is_asked_while_pieces_move_to_where_they_are_asked_about(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard("tea_for_2", curtain="off", motion="slow")
    keyboard.window.begin(TWO)
    page, table = keyboard.window.table_page, keyboard.window.table
    page.drawn.motion.finish()
    table.choose("reveal")
    table.skip_beats()
    assert page.drawn.motion.playing
    asked = page._say(table.voice.prompt)
    assert asked not in page.ribbon.prompt.text()
    page.drawn.motion.finish()
    assert page.ribbon.prompt.text() == asked


def test_a_press_ends_the_change_of_ground(open_keyboard: Callable[..., Keyboard]) -> None:
    keyboard = open_keyboard(curtain="off", motion="slow")
    drawn = at_tea(keyboard)
    keyboard.window.table.show_whole(True)
    assert drawn.fading.isVisible()
    keyboard.press("Left")
    assert not drawn.fading.isVisible()
