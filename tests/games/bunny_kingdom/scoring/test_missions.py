"""Missions that count squares, cities, fiefs, units and cards; sums by hand from the map (MISSION, CLAR)."""

from __future__ import annotations

import pytest

from tests.games.bunny_kingdom.positions import BLACK, PINK, RED, YELLOW
from tests.games.bunny_kingdom.scoring.final_scorings import (
    final_scoring,
    holder,
    scored,
    scored_alone,
    with_setting,
)

Built = dict[str, str]
SEVEN_FORESTS = ("A1", "A2", "A3", "A8", "D10", "E1", "F1")
SEVEN_SEAS = ("A5", "A6", "A7", "B4", "B5", "B10", "C4")
FIVE_FIELDS = ("C7", "D4", "D7", "E3", "E8")
TEN_APART = ("A1", "A3", "A5", "A7", "A9", "C1", "C3", "C5", "C7", "C9")
NINE_CITIES = ("A4", "B3", "B7", "B9", "C1", "D3", "D9", "E6", "E10")


def points_of(mission: str, squares: tuple[str, ...], built: Built | None = None) -> int:
    """What a mission scores on these squares, with the same squares' neighbour holding nothing."""
    return scored_alone(holder(YELLOW, mission, squares=squares, built=built))[mission]


@pytest.mark.rule("MISSION-1")
def test_the_bureaucrat_scores_for_each_parchment_and_itself() -> None:
    assert scored_alone(holder(YELLOW, "bureaucrat", "royal_ring", "happy_camper"))["bureaucrat"] == 3


@pytest.mark.rule("MISSION-2", "SCORE-7", "CLAR-8")
def test_the_burgomaster_counts_printed_and_built_cities_once_whatever_their_strength() -> None:
    assert points_of("burgomaster", ("A4", "B3", "E1"), {"B1": "city_3.1", "A9": "city_1.1"}) == 4


@pytest.mark.rule("MISSION-3", "CLAR-4", "CLAR-8")
def test_the_diplomat_counts_border_squares_a_corner_once() -> None:
    assert points_of("diplomat", ("A1", "A4", "E1", "E10", "J5", "B2", "E5")) == 5


@pytest.mark.rule("MISSION-4", "CLAR-4")
def test_the_explorer_counts_corners() -> None:
    assert points_of("explorer", ("A1", "J10", "A2", "E1")) == 6


@pytest.mark.rule("MISSION-5", "MISSION-6", "MISSION-8", "MISSION-9", "MISSION-11", "MISSION-12", "SCORE-6")
@pytest.mark.parametrize(
    ("mission", "points"),
    [
        ("carpenter", 3),
        ("master_carpenter", 6),
        ("fisher", 2),
        ("master_fisher", 4),
        ("farmer", 1),
        ("master_farmer", 2),
    ],
)
def test_production_counts_every_square_and_every_farm(mission: str, points: int) -> None:
    farms = {"A9": "wood_farm", "A5": "fish_farm", "B8": "carrot_farm"}
    assert points_of(mission, ("A1", "J1"), farms) == points


@pytest.mark.rule("MISSION-7", "MISSION-10", "MISSION-13")
@pytest.mark.parametrize(
    ("mission", "squares", "points"),
    [
        ("lord_of_the_greenwood", SEVEN_FORESTS, 20),
        ("lord_of_the_tides", SEVEN_SEAS, 20),
        ("lord_of_the_furrows", FIVE_FIELDS, 15),
    ],
)
def test_a_king_wants_so_many_units_or_scores_nothing(
    mission: str, squares: tuple[str, ...], points: int
) -> None:
    assert points_of(mission, squares) == points
    assert points_of(mission, squares[1:]) == 0


@pytest.mark.rule("CLAR-1", "SCORE-6", "MISSION-10")
def test_a_fish_farm_on_the_sea_gives_the_seventh_unit() -> None:
    assert points_of("lord_of_the_tides", SEVEN_SEAS[1:-1], {"A5": "fish_farm"}) == 20


@pytest.mark.rule("CLAR-2", "HARVEST-6")
def test_a_trading_post_counts_for_its_last_choice_alone() -> None:
    held = holder(YELLOW, "carpenter", "fisher", "farmer", built={"A9": "trading_post.1"})
    held.trade = {"A9": "fish"}
    assert scored_alone(held) == {"carpenter": 0, "fisher": 1, "farmer": 0}


@pytest.mark.rule("MISSION-14", "CLAR-9")
def test_the_merchant_counts_luxury_farms_on_the_board_and_not_those_waiting() -> None:
    held = holder(YELLOW, "merchant", built={"A5": "pearl_farm", "B1": "gold_farm", "A9": "wood_farm"})
    held.waiting = ("iron_farm",)
    assert scored_alone(held) == {"merchant": 6}


@pytest.mark.rule("MISSION-15", "CLAR-5", "CLAR-8", "COMP-3")
def test_the_high_hopper_counts_mountains_whatever_stands_on_them() -> None:
    on_mountains = {"B2": "city_3.1", "C2": "camp_1", "D5": "gold_farm"}
    assert points_of("high_hopper", ("B1", "A4", "A9"), on_mountains) == 8


@pytest.mark.rule("MISSION-16")
def test_the_alexander_the_graze_counts_fiefs_of_three_squares_or_more() -> None:
    three, four, two = ("A1", "A2", "A3"), ("H8", "H9", "G8", "G10"), ("J1", "J2")
    assert points_of("alexander_the_graze", (*three, *four, "G9", *two, "E5")) == 8


@pytest.mark.rule("MISSION-17", "CLAR-3", "SCORE-8")
def test_chief_many_burrows_counts_every_fief_and_lava_parts_two() -> None:
    assert points_of("chief_many_burrows", ("A1", "A2", "B6", "C6")) == 3


@pytest.mark.rule("SCORE-8", "MISSION-17")
def test_sky_towers_join_fiefs_for_the_missions_too() -> None:
    towers = {"A1": "sky_tower_blue", "J10": "sky_tower_blue"}
    assert points_of("chief_many_burrows", ("E5",), towers) == 2
    assert points_of("alexander_the_graze", ("J9",), towers) == 4


@pytest.mark.rule("MISSION-18")
def test_the_genghis_hop_wants_ten_fiefs() -> None:
    assert points_of("genghis_hop", TEN_APART) == 12
    assert points_of("genghis_hop", TEN_APART[1:]) == 0
    assert points_of("genghis_hop", (*TEN_APART, "B9")) == 0, "B9 joins A9 and C9"


@pytest.mark.rule("MISSION-19", "CLAR-6")
def test_phantom_of_the_larder_counts_the_cities_of_fiefs_that_produce_nothing() -> None:
    assert points_of("phantom_of_the_larder", ("B9", "E6"), {"B8": "city_2.1"}) == 6
    assert points_of("phantom_of_the_larder", ("B3", "A3")) == 0
    assert points_of("phantom_of_the_larder", (), {"A1": "city_2.1"}) == 0


@pytest.mark.rule("MISSION-20", "CLAR-5", "CLAR-6", "CLAR-7", "CLAR-8")
@pytest.mark.parametrize(
    ("square", "card", "points"),
    [
        ("A9", "", 2),
        ("B1", "", 2),
        ("B1", "camp_1", 2),
        ("A9", "sky_tower_blue", 2),
        ("A1", "", 0),
        ("A4", "", 0),
        ("A9", "city_1.1", 0),
        ("A9", "wood_farm", 0),
        ("B1", "gold_farm", 0),
    ],
)
def test_earik_the_wild_counts_squares_without_a_city_that_produce_nothing(
    square: str, card: str, points: int
) -> None:
    assert points_of("earik_the_wild", (), {square: card}) == points


@pytest.mark.rule("MISSION-20")
def test_earik_the_wild_judges_each_square_alone() -> None:
    assert points_of("earik_the_wild", ("A8", "A9", "B8", "B9")) == 4


@pytest.mark.rule("CLAR-7")
def test_a_trading_post_makes_its_square_a_producing_one() -> None:
    held = holder(YELLOW, "earik_the_wild", built={"A9": "trading_post.1"})
    held.trade = {"A9": "wood"}
    assert scored_alone(held) == {"earik_the_wild": 0}


@pytest.mark.rule("MISSION-21", "CLAR-9")
def test_the_happy_camper_counts_camp_cards_built_or_waiting_standing_or_lost() -> None:
    held = holder(YELLOW, "happy_camper", built={"A9": "camp_2"})
    held.used, held.waiting = ("camp_1", "camp_2", "city_1.1"), ("camp_5", "wood_farm")
    other = holder(RED)
    other.used = ("camp_3",)
    assert scored_alone(held, other) == {"happy_camper": 9}


@pytest.mark.rule("MISSION-22", "SCORE-7")
def test_the_burrow_hood_wants_nine_cities() -> None:
    assert points_of("burrow_hood", NINE_CITIES) == 12
    assert points_of("burrow_hood", NINE_CITIES[1:]) == 0
    assert points_of("burrow_hood", NINE_CITIES[2:], {"A1": "city_1.1", "B1": "city_3.1"}) == 12


@pytest.mark.rule("MISSION-23")
@pytest.mark.parametrize(("theirs", "tie", "points"), [(1, "none", 12), (2, "none", 0), (2, "all", 12)])
def test_the_matriarch_wants_more_squares_than_everybody_else(theirs: int, tie: str, points: int) -> None:
    matriarch = holder(YELLOW, "matriarch", squares=("A1", "E5"))
    rivals = holder(RED, squares=("J1", "J2", "J3")[:theirs]), holder(PINK, squares=("G1",))
    content = with_setting("matriarch_tie", tie)
    assert scored_alone(matriarch, *rivals, content=content) == {"matriarch": points}


@pytest.mark.rule("MISSION-23")
def test_the_matriarch_scores_nothing_with_fewer_squares_even_where_ties_score() -> None:
    rival = holder(RED, squares=("J1", "J2"))
    content = with_setting("matriarch_tie", "all")
    assert scored_alone(holder(YELLOW, "matriarch", squares=("A1",)), rival, content=content) == {
        "matriarch": 0
    }


@pytest.mark.rule("MISSION-24")
def test_the_hungry_heir_harvests_again_without_the_best_fief() -> None:
    built = {"A5": "city_2.1", "A1": "city_2.2", "E2": "city_2.3"}
    # A4 and A5: strength 1 + 2, fish: 3. A1: strength 2, wood: 2. E1, E2, F1: strength 2, wood: 2.
    assert points_of("hungry_heir", ("A4", "E1", "F1"), built) == 4


@pytest.mark.rule("MISSION-24")
def test_of_fiefs_tied_for_the_best_one_is_left_out() -> None:
    assert points_of("hungry_heir", (), {"A1": "city_2.1", "J1": "city_2.2"}) == 2
    assert points_of("hungry_heir", (), {"A1": "city_2.1"}) == 0
    assert points_of("hungry_heir", ()) == 0


@pytest.mark.rule("MISSION-24", "HARVEST-6")
def test_the_hungry_heir_leaves_trading_posts_as_they_were() -> None:
    built = {"A5": "city_2.1", "B8": "trading_post.1"}
    held = holder(YELLOW, "hungry_heir", squares=("A4", "B9"), built=built)
    held.trade = {"B8": "wood"}
    # A4 and A5: strength 1 + 2, fish: 3. B8 and B9: strength 1, wood by trade: 1.
    assert scored_alone(held) == {"hungry_heir": 1}


@pytest.mark.rule("SCORE-9")
def test_a_parchment_looks_at_nothing_of_another_player() -> None:
    rival = holder(RED, "fisher", squares=("A4", "A5", "A6"), built={"A9": "wood_farm"})
    game = final_scoring(holder(YELLOW, "carpenter", "burgomaster", squares=("A1",)), rival, holder(BLACK))
    assert scored(game, YELLOW) == {"carpenter": 1, "burgomaster": 0}
    assert scored(game, RED) == {"fisher": 2}
