"""Odds of small bags, compared with every hand that could be drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations

import pytest

from wonderland_qt.games.wonderland.evaluation.odds import (
    Bag,
    Gamble,
    Lot,
    best_of,
    chance_of_harm,
    chance_to_bust,
    expected_strength,
    likely_gain,
)

ONE, TWO, THREE = (Lot(strength, 0, 0.0, 1) for strength in (1, 2, 3))
MADNESS, DOUBLE = Lot(0, 1, 0.0, 1), Lot(0, 2, 0.0, 1)
BAGS: list[Bag] = [
    (),
    (MADNESS,),
    (ONE, DOUBLE),
    (ONE._replace(number=3), THREE, MADNESS._replace(number=2)),
    (ONE, TWO._replace(number=2), DOUBLE, MADNESS._replace(number=2)),
    (TWO, THREE, MADNESS, DOUBLE, ONE._replace(number=2)),
]
CERTAIN = pytest.approx


def chips(bag: Bag) -> list[Lot]:
    return [lot for lot in bag for _ in range(lot.number)]


def share_of_hands(bag: Bag, draws: int, meant: Callable[[list[Lot]], bool]) -> float:
    """Draw in every possible way, without putting back, and count."""
    every = chips(bag)
    hands = [[every[i] for i in order] for order in permutations(range(len(every)), min(draws, len(every)))]
    return sum(map(meant, hands)) / len(hands)


@pytest.mark.parametrize("bag", BAGS)
def test_the_chance_of_harm_is_that_of_the_next_chip(bag: Bag) -> None:
    expected = share_of_hands(bag, 1, lambda hand: any(lot.harm for lot in hand))
    assert chance_of_harm(bag) == CERTAIN(expected)


@pytest.mark.parametrize("bag", BAGS)
def test_expected_strength_is_the_mean_of_the_next_chip(bag: Bag) -> None:
    every = chips(bag)
    mean = sum(lot.strength for lot in every) / len(every) if every else 0
    assert expected_strength(bag) == CERTAIN(mean)


@pytest.mark.parametrize("draws", [0, 1, 2, 3, 9])
@pytest.mark.parametrize("bag", BAGS)
def test_the_chance_to_bust_counts_every_hand(bag: Bag, draws: int) -> None:
    for units in (1, 2, 3, 4):
        expected = share_of_hands(bag, draws, partial(harmed, units))
        assert chance_to_bust(bag, units, draws) == CERTAIN(expected), units


def harmed(units: int, hand: list[Lot]) -> bool:
    """Tell whether a hand brings so much harm."""
    return sum(lot.harm for lot in hand) >= units


@pytest.mark.parametrize("draws", [1, 2, 3])
@pytest.mark.parametrize("bag", BAGS)
def test_the_best_of_several_is_that_of_every_hand(bag: Bag, draws: int) -> None:
    best = best_of(bag, draws)
    for lot in bag:
        expected = share_of_hands(bag, draws, best_is(lot))
        found = sum(kind.number for kind in best if kind[:2] == lot[:2])
        assert found / sum(kind.number for kind in best) == CERTAIN(expected)


def best_is(lot: Lot) -> Callable[[list[Lot]], bool]:
    return lambda hand: min(hand, key=lambda other: (other.harm, -other.strength)) == lot


def test_more_units_bring_more_strength() -> None:
    assert likely_gain((ONE, MADNESS), 1, 4) < likely_gain((ONE, MADNESS), 2, 4) == CERTAIN(2)
    assert likely_gain((THREE,), 1, 4) == CERTAIN(12)


def gamble(*bag: Lot, unit: float = 1, bust: float = 5) -> Gamble:
    """A battle in which 3 strength win 20."""
    return Gamble(bag, [0, 0, 0, *[20] * 23], unit, bust, enough=0.85)


def test_a_draw_that_surely_wins_is_worth_the_prize() -> None:
    assert gamble(THREE).drawing(0, 1) == CERTAIN(20)


def test_a_draw_goes_on_as_long_as_it_pays() -> None:
    assert gamble(ONE).drawing(0, 1) == CERTAIN(20), "three draws, each sure"


def test_half_madness_with_one_unit_is_half_a_bust() -> None:
    assert gamble(THREE, MADNESS).drawing(0, 1) == CERTAIN(0.5 * 20 - 0.5 * 5)


def test_a_unit_more_is_another_chance() -> None:
    last = 0.5 * 20 - 0.5 * 5
    assert gamble(THREE, MADNESS).drawing(0, 2) == CERTAIN(0.5 * 20 + 0.5 * (last - 1))


def test_what_a_chip_brings_besides_counts() -> None:
    assert gamble(THREE._replace(bonus=4.0)).drawing(0, 1) == CERTAIN(24)


def test_an_empty_bag_leaves_things_as_they_are() -> None:
    assert gamble().drawing(3, 2) == CERTAIN(20)
