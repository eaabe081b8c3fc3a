"""Shares of sums have the margins of error that statistics books give them."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from wonderland_qt.lab.shares import Pairs, Part, Share, deviations, deviations_of_few


def test_a_margin_is_of_95_per_cent_and_wider_for_several_figures_and_few_games() -> None:
    assert deviations() == pytest.approx(1.96, abs=0.001)
    assert deviations(5) == pytest.approx(2.576, abs=0.001)
    assert deviations_of_few(1, 11) == pytest.approx(2.228, abs=0.01), "Student's t with 10 degrees"
    assert deviations_of_few(1, 1) == inf


def test_a_share_of_games_has_the_error_of_a_share() -> None:
    share = Share()
    for won in [1] * 20 + [0] * 80:
        share.add(Part(won, 1))
    assert share.value == 0.2
    assert share.margin(100) == pytest.approx(1.96 * sqrt(0.2 * 0.8 / 99), abs=0.001)


def test_games_that_tell_nothing_of_a_thing_do_not_move_it() -> None:
    share, alone = Share(), Share()
    for part in (Part(1, 2), Part(0, 3), Part(2, 2)):
        share.add(part)
        alone.add(part)
    share.add(Part())
    assert (share.value, share.variance) == (alone.value, alone.variance)


def test_pairs_that_go_alike_have_no_error() -> None:
    pairs = Pairs()
    for number in range(50):
        pairs.add(Part(number, 4), Part(number, 4))
    assert (pairs.difference, pairs.margin(50, 5)) == (0, 0)


def test_the_error_of_a_difference_is_that_within_pairs() -> None:
    pairs, before, after = Pairs(), Share(), Share()
    for number in range(200):
        was, now = Part(number % 50, 1), Part(number % 50 + 2 + number % 3, 1)
        pairs.add(was, now)
        before.add(was)
        after.add(now)
    assert pairs.difference == pytest.approx(2.995)
    assert pairs.margin(200, 1) < 0.2 < before.margin(200) + after.margin(200)


def test_parts_join() -> None:
    whole, first, second = Pairs(), Pairs(), Pairs()
    for number in range(10):
        part = Part(number, 2), Part(2 * number, 3)
        whole.add(*part)
        (first if number < 4 else second).add(*part)
    first.join(second)
    assert first == whole
