"""Who is to sit where at a new table."""

from __future__ import annotations

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest
from wonderland_qt.models.lobby.seat_plan import SeatPlan

WHITE, BLACK, RED, GREEN = ROSTER = tuple(map(PlayerId, ("white", "black", "red", "green")))
ANN, BEN = Guest("Ann", role=WHITE), Guest("Ben", role=BLACK)
PLAN = SeatPlan(ROSTER, (ANN, BEN))


def roles(plan: SeatPlan) -> list[PlayerId]:
    return [guest.role for guest in plan.guests]


def test_a_part_that_is_put_on_a_free_chair_sits_there() -> None:
    assert roles(PLAN.freed(1).put(RED, 1)) == [WHITE, RED]


def test_who_is_put_on_a_taken_chair_changes_places_with_who_sits_there() -> None:
    plan = PLAN.put(WHITE, 1)
    assert roles(plan) == [BLACK, WHITE]
    assert [guest.name for guest in plan.guests] == ["Ann", "Ben"]


def test_a_part_from_the_shelf_sends_who_sits_there_back_to_it() -> None:
    plan = PLAN.put(RED, 0)
    assert roles(plan) == [RED, BLACK]
    assert plan.seat_of(WHITE) is None


def test_a_freed_chair_is_the_next_free_one() -> None:
    assert PLAN.free_chair is None
    assert PLAN.freed(0).free_chair == 0


def test_a_chair_turns_through_the_roster_and_begins_again() -> None:
    assert roles(PLAN.turned(0, -1)) == [GREEN, BLACK]
    assert roles(PLAN.turned(0, 1)) == [BLACK, WHITE]
    assert roles(PLAN.freed(0).turned(0, 1))[0] == WHITE
    assert roles(PLAN.freed(0).turned(0, -1))[0] == GREEN


def test_newcomers_come_in_turn() -> None:
    newcomers = [Guest("", bot) for bot in ("owl", "beaver")]
    plan = SeatPlan(ROSTER, (Guest("Ann", "", ROSTER[0]),)).sized(4, *newcomers)
    assert [guest.bot for guest in plan.guests] == ["", "owl", "beaver", "owl"]
    assert plan.sized(3, *newcomers).sized(4, *newcomers) == plan


def test_newcomers_take_the_parts_that_are_left() -> None:
    plan = PLAN.sized(4, Guest("", "rule"))
    assert roles(plan) == [WHITE, BLACK, RED, GREEN]
    assert [guest.bot for guest in plan.guests] == ["", "", "rule", "rule"]
    assert plan.sized(2, Guest()) == PLAN


def test_two_of_one_name_are_a_mistake_and_two_without_a_name_are_none() -> None:
    assert PLAN.mistake is None
    assert PLAN.seated(1, ANN).mistake is not None
    assert SeatPlan(ROSTER, (Guest("", "rule", BY_CHANCE), Guest("", "rule", BY_CHANCE))).mistake is None
