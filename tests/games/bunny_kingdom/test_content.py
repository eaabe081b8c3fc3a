"""The box: what its content has in it, and which cards there are (COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bunny_kingdom.positions import frozen_content

CONTENT = frozen_content()


@pytest.mark.rule("COMP-1")
def test_the_board_has_ten_rows_of_ten_squares() -> None:
    assert len(CONTENT.grid.squares) == 100
    assert (CONTENT.grid.squares[0], CONTENT.grid.squares[-1]) == ("A1", "J10")


@pytest.mark.rule("COMP-2")
def test_so_many_squares_are_of_each_kind() -> None:
    kinds = Counter(terrain.id for terrain in CONTENT.terrain.values())
    assert kinds == {"forest": 15, "sea": 15, "field": 10, "plains": 26, "mountain": 16, "city": 18}
    yields = {terrain.id: terrain.produces for terrain in CONTENT.terrain.values()}
    assert yields == {
        "forest": "wood",
        "sea": "fish",
        "field": "carrots",
        "plains": None,
        "mountain": None,
        "city": None,
    }


@pytest.mark.rule("COMP-3", "CLAR-8")
def test_a_printed_city_is_a_kind_of_its_own_that_takes_part_at_the_border() -> None:
    assert CONTENT.terrain["A4"].id == "city"
    assert CONTENT.yields["A4"] == ()
    assert "A4" in CONTENT.grid.border


@pytest.mark.rule("SETUP-1", "COMP-3")
def test_a_city_of_strength_1_stands_on_each_printed_square_and_on_no_other() -> None:
    printed = {square: strength for square, strength in CONTENT.printed.items() if strength}
    assert list(printed.values()) == [1] * 18
    assert {CONTENT.terrain[square].id for square in printed} == {"city"}


@pytest.mark.rule("COMP-4")
def test_lava_closes_eight_sides_between_mountains() -> None:
    lava = CONTENT.files.board.lava
    assert len(lava) == 8
    assert {CONTENT.terrain[square].id for side in lava for square in side} == {"mountain"}


@pytest.mark.rule("COMP-5")
def test_there_are_four_colours_and_rabbits_are_not_counted() -> None:
    assert [colour.id for colour in CONTENT.files.colours] == ["yellow", "red", "pink", "black"]


@pytest.mark.rule("COMP-6")
def test_cities_are_as_many_as_there_are_printed_squares_and_city_cards() -> None:
    figures = Counter(building.strength for building in CONTENT.buildings.values() if building.kind == "city")
    figures.update(strength for strength in CONTENT.printed.values() if strength)
    assert figures == {1: 27, 2: 9, 3: 3}


@pytest.mark.rule("COMP-7")
def test_each_farm_sky_tower_and_camp_is_a_card() -> None:
    kinds = Counter(building.kind for building in CONTENT.buildings.values())
    assert (kinds["farm"], kinds["sky_tower"], kinds["camp"]) == (12, 3, 6)
    camps = [building.number for building in CONTENT.buildings.values() if building.kind == "camp"]
    assert sorted(camps) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("COMP-8")
def test_there_are_182_cards() -> None:
    kinds = Counter(card.kind for card in CONTENT.cards.values())
    assert kinds == {"territory": 100, "building": 42, "provisions": 3, "parchment": 37}
    assert len(CONTENT.deck) == 182
    parchments = Counter(parchment.kind for parchment in CONTENT.parchments.values())
    assert parchments == {"treasure": 8, "mission": 29}


@pytest.mark.rule("COMP-9")
def test_luxury_resources_come_from_luxury_farms_only() -> None:
    luxury = {resource.id for resource in CONTENT.files.resources if resource.group == "luxury"}
    assert (len(CONTENT.files.resources), len(luxury)) == (10, 7)
    assert not luxury & {resource for yields in CONTENT.yields.values() for resource in yields}
    farmed = {resource for building in CONTENT.buildings.values() for resource in building.produces}
    assert farmed >= luxury


@pytest.mark.rule("GAME-6")
def test_at_least_22_cards_are_never_dealt() -> None:
    dealt = [4 * deal.players * (deal.hand + deal.reserve) for deal in CONTENT.files.deals]
    assert min(182 - cards for cards in dealt) >= 22
