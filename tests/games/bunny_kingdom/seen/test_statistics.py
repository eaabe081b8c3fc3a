"""What games tell of the value of cards."""

from __future__ import annotations

from tests.games.asking import asked, run
from tests.games.bunny_kingdom.positions import RED, YELLOW, give, hold, new_table
from wonderland_qt.engine.statistics import Thing
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.exploration import NextChoice
from wonderland_qt.games.bunny_kingdom.seen.statistics import offered, statistics


def test_a_draft_offers_cards_which_compare_by_what_they_are() -> None:
    game = new_table(2)
    give(game, YELLOW, "hand", "territory_A1", "city_1.3", "explorer", "provisions.2")
    give(game, RED, "hand", "territory_A2", "city_1.4")
    run(game, NextChoice())
    assert offered(game, asked(game, YELLOW)) == {
        "card:territory_A1": Thing("territory", "forest"),
        "card:city_1.3": Thing("building", "city_1"),
        "card:explorer": Thing("parchment", "explorer"),
        "card:provisions.2": Thing("provisions", "provisions"),
    }


def test_building_gives_nothing_new() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1")
    give(game, YELLOW, "waiting", "city_1.1")
    run(game, BuildAtWill(YELLOW))
    assert offered(game, asked(game, YELLOW)) == {}


def test_held_is_what_was_played_and_not_what_was_discarded() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1", built={"A2": "wood_farm"})
    give(game, YELLOW, "waiting", "camp_1")
    give(game, YELLOW, "parchments", "explorer")
    give(game, YELLOW, "discarded", "camp_2")
    assert set(statistics(game).held[YELLOW]) == {
        Thing("territory", "forest"),
        Thing("building", "wood_farm"),
        Thing("building", "camp_1"),
        Thing("parchment", "explorer"),
    }
