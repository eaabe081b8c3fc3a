"""Who sits down to a new game, and what its table chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.pebbles import ANN, BEN, CAT, PEBBLES, PebbleContent
from wonderland_qt.engine.game_options import game_option

WEATHER = game_option("weather", ("rain", "sun"))


def test_chance_seats_different_players_in_any_order() -> None:
    tables = {PEBBLES.seating.random_new_game(PebbleContent(), 2, seed, {}).seats for seed in range(60)}
    assert tables == {(a, b) for a in (ANN, BEN, CAT) for b in (ANN, BEN, CAT) if a != b}


def test_a_table_that_says_nothing_chooses_the_usual_value() -> None:
    assert WEATHER.of({}) == WEATHER.of({"weather": "hail"}) == "rain"
    assert WEATHER.of({"weather": "sun", "moon": "full"}) == "sun"


def test_a_value_that_is_not_there_is_told_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="weather=snow: expected one of rain, sun"):
        WEATHER.must_be_known("snow")


def test_nobody_sits_at_a_table_twice() -> None:
    with pytest.raises(ValueError, match="ann"):
        PEBBLES.seating.seated(PebbleContent(), (ANN, ANN), 1, {})


def test_what_a_table_chose_is_kept_as_far_as_the_game_offers_it() -> None:
    seating = replace(PEBBLES.seating, options=lambda _content: (WEATHER,))
    chosen = seating.seated(PebbleContent(), (ANN, BEN), 1, {"weather": "sun", "moon": "full"})
    assert chosen.options == {"weather": "sun"}
