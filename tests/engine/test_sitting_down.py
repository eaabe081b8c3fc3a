"""Who sits down to a new game, and what its table chooses."""

from __future__ import annotations

import pytest

from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, PebbleContent
from wonderland_qt.engine.game_options import game_option

WEATHER = game_option("weather", ("rain", "sun"))


def test_chance_seats_different_players_in_any_order() -> None:
    tables = {PEBBLES.seating.by_chance(PebbleContent(), 2, seed, {}).players for seed in range(60)}
    assert tables == {(a, b) for a in (ANN, BEN, CAT) for b in (ANN, BEN, CAT) if a != b}


def test_a_table_that_says_nothing_chooses_the_usual_value() -> None:
    assert WEATHER.chosen({}) == "rain"
    assert WEATHER.chosen({"weather": "sun", "moon": "full"}) == "sun"


def test_a_value_that_is_not_there_is_told_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="weather=snow: expected one of rain, sun"):
        WEATHER.chosen({"weather": "snow"})
