"""Fiefs: which squares hang together, and their values (FIEF, HARVEST, FARM)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import frozen_content, player
from wonderland_qt.games.bunny_kingdom.fiefs import Fief, Holdings, fiefs, produced


def squares_of(holdings: Holdings) -> list[tuple[str, ...]]:
    return [fief.squares for fief in fiefs(frozen_content(), holdings)]


def only_fief(holdings: Holdings) -> Fief:
    (fief,) = fiefs(frozen_content(), holdings)
    return fief


@pytest.mark.rule("FIEF-2", "FIEF-5")
def test_squares_that_share_a_side_are_one_fief_and_so_are_those_beyond_them() -> None:
    assert squares_of(player("A1", "A3", "A2", "J10")) == [("A1", "A2", "A3"), ("J10",)]


@pytest.mark.rule("FIEF-4")
@pytest.mark.parametrize("corner", ["D4", "D6", "F4", "F6"])
def test_squares_that_touch_at_a_corner_are_two_fiefs(corner: str) -> None:
    assert sorted(squares_of(player("E5", corner))) == sorted([("E5",), (corner,)])


@pytest.mark.rule("FIEF-2", "COMP-4", "CLAR-3")
def test_lava_parts_two_mountains() -> None:
    assert squares_of(player("B1", "B2")) == [("B1",), ("B2",)]


@pytest.mark.rule("FIEF-6")
def test_the_way_round_joins_what_lava_parts() -> None:
    assert squares_of(player("B1", "B2", "A1", "A2")) == [("A1", "A2", "B1", "B2")]


@pytest.mark.rule("FIEF-3", "TOWER-2")
def test_sky_towers_of_one_pair_join_two_fiefs() -> None:
    towers = {"A1": "sky_tower_blue", "J10": "sky_tower_blue"}
    assert squares_of(player("A2", built=towers)) == [("A1", "A2", "J10")]


@pytest.mark.rule("TOWER-2")
def test_sky_towers_of_two_colours_join_nothing() -> None:
    towers = {"A1": "sky_tower_blue", "J10": "sky_tower_black"}
    assert squares_of(player(built=towers)) == [("A1",), ("J10",)]


@pytest.mark.rule("FIEF-7", "HARVEST-1", "HARVEST-2", "HARVEST-3")
def test_a_fief_shares_its_cities_and_resources() -> None:
    fief = only_fief(player("A3", "A4", "A5", "B4", built={"B3": "city_2.1"}))
    assert (fief.strength, fief.wealth, fief.points) == (4, 2, 8)


@pytest.mark.rule("HARVEST-2")
def test_a_resource_counts_once_however_often_a_fief_produces_it() -> None:
    assert only_fief(player("A1", "A2", "A3")).resources == ("wood",)


@pytest.mark.rule("HARVEST-3")
@pytest.mark.parametrize(("square", "why"), [("A1", "no city"), ("A4", "no resource")])
def test_without_a_city_or_without_a_resource_a_fief_scores_nothing(square: str, why: str) -> None:
    assert only_fief(player(square)).points == 0, why


@pytest.mark.rule("FARM-1", "FARM-5", "BUILD-6")
def test_a_farm_adds_to_what_its_square_produces() -> None:
    farmed = player(built={"A5": "pearl_farm"})
    assert only_fief(farmed).resources == ("fish", "pearls")
    assert produced(frozen_content(), farmed) == {"fish": 1, "pearls": 1}


@pytest.mark.rule("CLAR-1", "SCORE-6")
def test_a_farm_of_what_the_square_gives_counts_as_a_unit_and_not_as_wealth() -> None:
    farmed = player(built={"A5": "fish_farm"})
    assert only_fief(farmed).wealth == 1
    assert produced(frozen_content(), farmed) == {"fish": 2}


@pytest.mark.rule("FARM-4")
def test_two_trading_posts_produce_each_what_was_chosen_for_it() -> None:
    posts = {"A9": "trading_post.1", "B9": "trading_post.2"}
    traded = player(built=posts, trade={"A9": "wood", "B9": "carrots"})
    assert produced(frozen_content(), traded) == {"wood": 1, "carrots": 1}


@pytest.mark.rule("FARM-4", "HARVEST-5")
def test_a_trading_post_that_has_not_traded_yet_produces_nothing() -> None:
    assert not produced(frozen_content(), player(built={"A9": "trading_post.1"}))


@pytest.mark.rule("CLAR-10")
def test_sky_towers_hold_together_what_a_lost_camp_would_part() -> None:
    towers = {"A1": "sky_tower_blue", "A3": "sky_tower_blue"}
    assert squares_of(player(built={**towers, "A2": "camp_1"})) == [("A1", "A2", "A3")]
    assert squares_of(player(built=towers)) == [("A1", "A3")]
