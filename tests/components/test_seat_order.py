"""The order of seats: who sits where, next to whom, and who leads; hands go round."""

from __future__ import annotations

import pytest

from wonderland_qt.components.seat_order import clockwise, leaders, neighbour
from wonderland_qt.engine.players import PlayerId

ANN, BEN, CAT = SEATS = tuple(map(PlayerId, ("ann", "ben", "cat")))


def test_the_left_neighbour_is_the_next_seat_and_the_right_one_the_seat_before() -> None:
    assert [neighbour(SEATS, player, "left") for player in SEATS] == [BEN, CAT, ANN]
    assert [neighbour(SEATS, player, "right") for player in SEATS] == [CAT, ANN, BEN]


def test_with_two_the_other_is_on_both_sides() -> None:
    assert neighbour((ANN, BEN), ANN, "left") == neighbour((ANN, BEN), ANN, "right") == BEN


@pytest.mark.parametrize(
    ("first", "order"), [(0, (ANN, BEN, CAT)), (2, (CAT, ANN, BEN)), (4, (BEN, CAT, ANN))]
)
def test_seats_go_clockwise_from_any_of_them(first: int, order: tuple[PlayerId, ...]) -> None:
    assert clockwise(SEATS, first) == order


def test_several_lead_when_they_are_tied() -> None:
    assert leaders({ANN: 3, BEN: 5, CAT: 5}) == (BEN, CAT)
