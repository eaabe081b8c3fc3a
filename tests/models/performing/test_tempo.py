"""Tempo: no turn lasts longer than it is worth, and what is held up can always be read."""

import pytest

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit
from wonderland_qt.models.performing.tempo import DONE, HELD_UP, ICON, LEAN_IN, STEP, Tempo


@pytest.mark.parametrize(("others", "most"), [(1, 4_000), (3, 4_000), (4, 3_000)])
def test_a_turn_of_many_gains_keeps_within_its_time(others: int, most: int) -> None:
    tempo = Tempo()
    leaning = tempo.begin_turn(others)
    tempo.held()
    gains = [tempo.gain("shard") for _ in range(3)]
    marches = [tempo.march("unit", 2) for _ in range(2)]
    assert leaning + HELD_UP + sum(gains) + sum(marches) + DONE <= most
    assert gains[0] == STEP
    assert leaning == LEAN_IN


def test_a_walk_is_as_long_as_its_way() -> None:
    tempo = Tempo()
    tempo.begin_turn(1)
    assert [tempo.walk(str(places), places) for places in (0, 1, 6)] == [120, 180, 480]


def test_a_card_with_many_icons_is_held_up_longer_whatever_time_is_left() -> None:
    tempo = Tempo()
    tempo.begin_turn(4)
    for _ in range(20):
        tempo.step("walk")
    assert [tempo.reading(icons) for icons in (1, 3, 5)] == [HELD_UP, HELD_UP, HELD_UP + 2 * ICON]


def test_the_third_of_a_kind_in_a_round_is_a_third_shorter_until_the_next_round() -> None:
    tempo = Tempo()
    times = []
    for _ in range(3):
        tempo.begin_turn(1)
        times.append(tempo.gain("shard"))
    assert times == [STEP, STEP, round(STEP * 2 / 3)]
    tempo.begin_round(2)
    tempo.begin_turn(1)
    assert tempo.gain("shard") == STEP


def test_a_gain_whose_number_no_one_sees_flies_longer() -> None:
    tempo = Tempo()
    tempo.begin_turn(1)
    gain = Benefit(PlayerId("ann"), "good/apple", 2, lands=("portrait:ann",))
    assert tempo.flight(gain, counted=False) >= 2 * STEP
    assert tempo.flight(gain) == STEP


def test_a_thing_that_no_number_counts_takes_long_enough_to_be_seen_on_its_way_to_a_place() -> None:
    tempo = Tempo()
    tempo.begin_turn(1)
    gain = Benefit(PlayerId("ann"), "chip/nettle", 1, place="card:tart")
    assert tempo.flight(gain) < 2 * STEP
    assert [tempo.flight(gain, counted=False) >= 2 * STEP for _ in range(9)] == [True] * 9
