"""Pieces in motion: where they begin, in which order they go, and what is seen of those that come and go."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Any

import msgspec
import pytest

from tests.scene.drawn import Drawn
from wonderland_qt.engine.table.cues import Appear, Fall, Handful, Leave, Travel
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Stage

pytestmark = pytest.mark.window

TIME = 1_000


class Moving:
    """A table whose pieces are moved by hand, and its motion, whose clock the test turns."""

    def __init__(self, table: Drawn) -> None:
        from wonderland_qt.scene.moving.motion import Motion

        self.table, self.scene = table, table.scene
        table.seen_at(1280, 720).bake_visible()
        self.motion = Motion(table.scene, TIME)
        self.pieces = table.pieces

    def lay(self, **places: str) -> None:
        """Lay pieces on other places, or take them away ("")."""
        for piece, place in places.items():
            if place:
                self.pieces[piece] = msgspec.structs.replace(self.pieces[piece], place=place)
            else:
                del self.pieces[piece]
        self.table.model.show(tuple(self.pieces.values()))
        self.motion.settle()

    def turn_to(self, part: float) -> None:
        """Turn the clock to this part of all."""
        self.motion.clock.pause()
        self.motion.clock.setCurrentTime(round(part * self.motion.clock.duration()))

    def at(self, piece: str) -> tuple[float, float]:
        """Return where a piece is seen now."""
        item = self.scene.item_of(piece)
        return item.x(), item.y()

    def home(self, piece: str) -> tuple[float, float]:
        """Return where a piece lies."""
        home = self.scene.item_of(piece).home
        return home.x, home.y

    @property
    def look_alikes(self) -> list[Any]:
        """Return the pictures on the table that are no pieces."""
        from wonderland_qt.scene.table.piece_item import LookAlike

        return [item for item in self.scene.items() if isinstance(item, LookAlike) and item.isVisible()]


@pytest.fixture
def moving(lay_table: Callable[..., Drawn]) -> Moving:
    return Moving(lay_table(3))


def leaders(moving: Moving) -> tuple[str, str]:
    first, second, *_ = (piece for piece in moving.pieces if piece.startswith("leader:"))
    return first, second


def test_what_a_hand_let_go_of_begins_there(moving: Moving) -> None:
    from PySide6.QtCore import QRectF

    leader, _ = leaders(moving)
    moving.motion.drop(leader, "region:red_keep", QRectF(300, 40, 60, 80))
    moving.lay(**{leader: "region:red_keep"})
    moving.motion.play([[Travel(leader)]])
    moving.turn_to(0)
    assert moving.at(leader) == pytest.approx((300, 40))
    assert moving.scene.item_of(leader).scale() > moving.scene.item_of(leader).baked_scale
    moving.motion.finish()
    assert moving.at(leader) == moving.home(leader)


def test_what_leaves_a_place_goes_to_its_goal_and_disappears_there(moving: Moving) -> None:
    from wonderland_qt.scene.table.piece_item import as_qrectf

    leader, goal = leaders(moving)
    place = moving.pieces[leader].place
    middle = as_qrectf(moving.scene.item_of(goal).home).center()
    before = moving.at(leader)
    moving.lay(**{leader: ""})
    moving.motion.play([[Leave(place, goal)]])
    moving.turn_to(0)
    (leaving,) = moving.look_alikes
    assert (leaving.x(), leaving.y()) == pytest.approx(before)
    moving.turn_to(0.999)
    assert leaving.x() < middle.x() < leaving.x() + 10 * leaving.baked_width
    moving.motion.finish()
    assert moving.look_alikes == []


def test_pieces_on_their_way_lie_on_each_other_as_they_do_at_rest(moving: Moving) -> None:
    first, second = leaders(moving)
    moving.lay(**{first: "region:red_keep", second: "region:red_keep"})
    moving.motion.play()
    moving.turn_to(0.5)
    items = [moving.scene.item_of(leader) for leader in (first, second)]
    at_rest = sorted(items, key=lambda item: item.resting_z)
    assert at_rest == sorted(items, key=lambda item: item.zValue())
    assert items[0].zValue() != items[1].zValue()


def test_what_passes_over_a_moving_piece_passes_over_all_that_lies_on_it(
    scene_of: Callable[..., Any],
) -> None:
    from wonderland_qt.scene.moving.motion import Motion

    watch, hand, card = Piece("watch", "any", ""), Piece("hand", "any", "", "watch"), Piece("card", "any", "")
    parts = {"any/any": Slot("any/any", Rect(0, 0, 1, 1))}
    here, there = (
        Layout(
            300,
            100,
            {"watch": Slot("watch", Rect(left, 0, 80, 80)), "card": Slot("card", Rect(100, 0, 80, 80))},
            parts,
        )
        for left in (0, 200)
    )
    there.slots["card"] = Slot("card", Rect(0, 0, 80, 80))
    scene = scene_of(here, "[any]\naspect = 1\n", watch, hand, msgspec.structs.replace(card, order=1))
    motion = Motion(scene, TIME)
    scene.show_stage(Stage("there", there))
    motion.settle()
    motion.play()
    motion.clock.pause()
    above = sorted(("watch", "hand", "card"), key=lambda piece: float(scene.item_of(piece).zValue()))
    assert above == ["watch", "hand", "card"]


def test_what_is_only_counted_settles_out_of_the_hand(moving: Moving) -> None:
    from PySide6.QtCore import QRectF

    pool = next(piece for piece in moving.pieces if piece.startswith("supporter:"))
    moving.motion.drop(pool, "region:red_keep", QRectF(300, 40, 60, 80))
    moving.motion.play()
    moving.turn_to(0)
    (settling,) = moving.look_alikes
    assert (settling.x(), settling.y()) == pytest.approx((300, 40))
    moving.motion.finish()
    assert moving.look_alikes == []


def test_a_drop_that_changed_nothing_is_forgotten(moving: Moving) -> None:
    from PySide6.QtCore import QRectF

    leader, _ = leaders(moving)
    moving.motion.drop(leader, "region:red_keep", QRectF(300, 40, 60, 80))
    moving.motion.forget_dropped()
    moving.motion.play()
    assert not moving.motion.playing


def test_a_leader_walks_from_chair_to_chair_on_a_way_of_light(moving: Moving) -> None:
    leader, _ = leaders(moving)
    chairs = [piece for piece in moving.pieces if piece.startswith("chair:")][:4]
    moving.lay(**{leader: chairs[3]})
    moving.motion.play([[Travel(leader, way=tuple(chairs[:3]))]])
    passed: list[float] = []
    for stride in (1, 2, 3):
        moving.turn_to(stride / 5)
        passed.append(moving.at(leader)[0])
    middles = [moving.home(chair)[0] + moving.scene.item_of(chair).home.width / 2 for chair in chairs[:3]]
    aside = {round(middle - x, 1) for middle, x in zip(middles, passed, strict=True)}
    assert len(aside) == 1, "half its width before the middle of each chair"
    assert moving.motion.dotted_ways.isVisible()
    moving.turn_to(0.81)
    assert moving.at(leader) == pytest.approx(moving.home(leader), abs=1)
    moving.motion.finish()
    assert not moving.motion.dotted_ways.isVisible()
    assert moving.at(leader) == moving.home(leader)


def test_who_is_put_down_by_a_hand_does_not_walk(moving: Moving) -> None:
    from PySide6.QtCore import QRectF

    leader, _ = leaders(moving)
    chairs = [piece for piece in moving.pieces if piece.startswith("chair:")][:4]
    moving.motion.drop(leader, chairs[3], QRectF(300, 40, 60, 80))
    moving.lay(**{leader: chairs[3]})
    moving.motion.play([[Travel(leader, way=tuple(chairs[:3]))]])
    assert not moving.motion.dotted_ways.isVisible()


def test_one_thing_happens_after_another(moving: Moving) -> None:
    first, second = leaders(moving)
    before = moving.at(second)
    moving.lay(**{first: "region:red_keep", second: "region:red_keep"})
    moving.motion.play([[Travel(second)], [Travel(first)]])
    begun = moving.at(first)
    moving.turn_to(0.4)
    assert moving.at(second) != before
    assert moving.at(first) == begun
    moving.turn_to(0.7)
    assert moving.at(second) == pytest.approx(moving.home(second))
    assert moving.at(first) != begun


def test_a_motion_that_follows_another_begins_where_the_piece_was_seen(moving: Moving) -> None:
    first, _ = leaders(moving)
    moving.lay(**{first: "region:red_keep"})
    moving.motion.play([[Travel(first)]], most=TIME // 4)
    moving.turn_to(0.9)
    moving.motion.finish()
    before = moving.at(first)
    moving.lay(**{first: "head"})
    moving.motion.play([[Travel(first)]])
    assert moving.at(first) == pytest.approx(before), "it is seen on its way before it sets out"


def test_a_short_way_takes_less_time_than_a_long_one(moving: Moving) -> None:
    first, _ = leaders(moving)
    times = {}
    for region in [piece for piece in moving.pieces if piece.startswith("region:")]:
        moving.lay(**{first: "head"})
        moving.motion.play()
        moving.motion.finish()
        moving.lay(**{first: region})
        (x, y), (home_x, home_y) = moving.at("head"), moving.home(first)
        moving.motion.play()
        times[hypot(home_x - x, home_y - y)] = moving.motion.clock.duration()
    assert times[min(times)] < times[max(times)] <= TIME


def test_however_much_happens_it_takes_only_so_long(moving: Moving) -> None:
    chips = [piece for piece in moving.pieces if piece.startswith("leader:")]
    moving.lay(**dict.fromkeys(chips, "region:red_keep"))
    shards = [[Handful(piece, piece, "die", 1)] for piece in moving.pieces if piece.startswith("shards:")]
    moving.motion.play(shards * 9)
    assert moving.motion.clock.duration() <= 4.5 * TIME


def test_what_goes_away_fades_where_it_lay(moving: Moving) -> None:
    leader, _ = leaders(moving)
    at = moving.at(leader)
    moving.lay(**{leader: ""})
    moving.motion.play()
    moving.turn_to(0)
    (fading,) = moving.look_alikes
    assert (fading.x(), fading.y()) == pytest.approx(at)
    moving.turn_to(0.6)
    assert fading.opacity() < 1
    moving.motion.finish()
    assert moving.look_alikes == []


def test_nobody_sees_what_somebody_else_saw_go(moving: Moving) -> None:
    leader, _ = leaders(moving)
    moving.lay(**{leader: ""})
    moving.motion.play((), leaving=False)
    assert moving.look_alikes == []


def test_what_comes_is_seen_coming(moving: Moving) -> None:
    leader, _ = leaders(moving)
    piece = moving.pieces[leader]
    moving.lay(**{leader: ""})
    moving.motion.play()
    moving.pieces[leader] = piece
    moving.lay()
    moving.motion.play([[Travel(leader, "die")]])
    item, die = moving.scene.item_of(leader), moving.scene.item_of("die")
    assert not item.isVisible(), "it has not set out yet"
    moving.turn_to(0.01)
    assert item.isVisible()
    assert item.sceneBoundingRect().intersects(die.sceneBoundingRect())
    moving.motion.finish()
    assert (moving.at(leader), item.opacity()) == (moving.home(leader), 1)


def test_whatever_comes_to_a_place_goes_there_at_its_cue(moving: Moving) -> None:
    first, second = leaders(moving)
    moving.lay(**{first: "region:red_keep", second: "region:red_keep"})
    moving.motion.play([[Appear("region:red_keep")]])
    moving.turn_to(0.5)
    assert moving.at(first) != moving.home(first)
    assert moving.at(second) != moving.home(second)


def test_a_handful_is_seen_in_its_number(moving: Moving) -> None:
    mine = next(piece for piece in moving.pieces if piece.startswith("shards:"))
    moving.motion.play([[Handful(mine, "die", mine, 3)]])
    moving.turn_to(0.5)
    assert len(moving.look_alikes) == 3
    moving.motion.finish()
    assert moving.look_alikes == []


def test_what_falls_tips_over_and_fades(moving: Moving) -> None:
    pool = next(piece for piece in moving.pieces if piece.startswith("supporter:"))
    moving.motion.play([[Fall(pool)]])
    moving.turn_to(0.8)
    (fallen,) = moving.look_alikes
    assert fallen.transform().m12() != 0
    assert fallen.opacity() < 0.5


def test_what_falls_stays_on_the_table(moving: Moving) -> None:
    middle = moving.scene.sceneRect().center().x()
    seen = (piece for piece in moving.pieces if moving.scene.item_of(piece).isVisible())
    by_side = sorted((piece for piece in seen if moving.home(piece)[0]), key=moving.home)
    at_left, at_right = by_side[0], by_side[-1]
    assert moving.home(at_left)[0] < middle < moving.home(at_right)[0]
    for piece, inwards in ((at_left, 1), (at_right, -1)):
        moving.motion.play([[Fall(piece)]])
        moving.turn_to(0.8)
        (fallen,) = moving.look_alikes
        assert fallen.transform().m12() * inwards > 0, "it tips outwards"
        moving.motion.finish()


def test_a_piece_that_grows_is_stretched_until_there_is_time_to_bake_it(moving: Moving) -> None:
    scene, stage = moving.scene, moving.table.stage
    scene.hurried = True
    baked = scene.oven.baked
    layout = stage.layout
    slots = {
        name: msgspec.structs.replace(slot, rect=slot.rect.inset(slot.rect.height * 0.02))
        for name, slot in layout.slots.items()
    }
    smaller = msgspec.structs.replace(layout, slots=slots)
    scene.show_stage(msgspec.structs.replace(stage, layout=smaller))
    leader, _ = leaders(moving)
    item = scene.item_of(leader)
    shown = item.pixmap().deviceIndependentSize().width() + 2 * item.offset().x()
    assert shown * item.scale() == pytest.approx(item.home.width, abs=0.5)
    moving.table.view.bake_visible()
    assert scene.oven.baked > baked
    assert item.scale() == pytest.approx(item.baked_scale)


def test_cues_of_what_is_not_there_show_nothing(moving: Moving) -> None:
    moving.motion.play([[Travel("nobody")], [Handful("a", "b", "c")], [Fall("d")], [Appear("e", "f")]])
    assert not moving.motion.playing


@pytest.mark.parametrize("kind", ["scroll", "said", "label", "rays", "price"])
def test_words_of_a_moment_do_not_stay_over_the_next_one(moving: Moving, kind: str) -> None:
    assert moving.scene.kinds[kind].at_once
    leader, _ = leaders(moving)
    went = msgspec.structs.replace(moving.pieces[leader], id=f"{kind}:passing", kind=kind)
    moving.table.model.show((*moving.pieces.values(), went))
    moving.motion.settle()
    moving.motion.play()
    moving.motion.finish()
    assert moving.scene.seen(f"{kind}:passing")
    moving.lay()
    moving.motion.play()
    moving.turn_to(0.1)
    assert moving.look_alikes == []
