"""The race: what is clearly behind drops out, and another answer than the rule's must be worth it."""

from __future__ import annotations

from wonderland_qt.bots.race import Race


def test_an_answer_must_be_better_by_more_than_the_noise() -> None:
    race = Race(("rule", "other"))
    for one, other in [(0.5, 0.9), (0.5, 0.2), (0.5, 0.8), (0.5, 0.4), (0.5, 0.7), (0.5, 0.3)] * 2:
        race.add_lap({"rule": one, "other": other})
    assert race.gap("other").mean > 0
    assert race.best() == "rule"


def test_the_longer_a_gain_lasts_the_more_it_counts() -> None:
    race, expected = Race(("rule", "other")), list[float]()
    for luck in (0.0, 0.1, 0.05, 0.02, 0.08) * 12:
        race.add_lap({"rule": 0.4 + luck, "other": 0.55 - luck})
        expected.append(race.gap("other").expected_gain)
    assert 0 < expected[5] < expected[-1] < 0.05
    assert race.best() == "other"


def test_a_gain_too_faint_to_tell_from_the_way_positions_are_valued_is_none() -> None:
    race = Race(("rule", "other"))
    for _ in range(500):
        race.add_lap({"rule": 0.5, "other": 0.5035})
    assert race.best() == "rule"


def test_what_is_clearly_behind_is_played_no_more() -> None:
    race = Race(("rule", "better", "worse"))
    for luck in (0.0, 0.1, 0.05, 0.02, 0.08, 0.03):
        race.add_lap({"rule": 0.4 + luck, "better": 0.6 + luck, "worse": 0.1 + luck / 2})
    assert list(race.answers_left) == ["better"]
    assert race.is_decided
    assert race.best() == "better"


def test_the_worse_half_drops_out_but_never_the_rules_answer() -> None:
    race = Race(("rule", "a", "b", "c", "d"))
    race.add_lap({"rule": 0.1, "a": 0.2, "b": 0.5, "c": 0.3, "d": 0.4})
    race.halve()
    assert list(race.answers_left) == ["rule", "b", "d"]
    race.halve()
    race.halve()
    assert list(race.answers_left) == ["rule", "b"]
