"""Harvest: trading posts and points, round after round (HARVEST, GAME, END)."""

from __future__ import annotations

import pytest

from tests.games.asking import asked, events_of, offered, run
from tests.games.bunny_kingdom.positions import PINK, RED, YELLOW, hold, new_table
from wonderland_qt.games.bunny_kingdom.events import FiefHarvested, Harvested
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs, produced
from wonderland_qt.games.bunny_kingdom.harvest import Harvest, HarvestFiefs
from wonderland_qt.games.bunny_kingdom.scoring.standings import EndGame


@pytest.mark.rule("HARVEST-3", "HARVEST-4")
def test_every_fief_of_everybody_scores() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A3", "A4", "J10", built={"J9": "city_2.1"})
    hold(game, RED, "A10")
    run(game, Harvest())
    assert game.state.players[YELLOW].points == 1 + 2
    assert game.state.players[RED].points == 0
    fiefs_told = {event.squares: event.points for event in events_of(game, FiefHarvested)}
    assert fiefs_told == {("A3", "A4"): 1, ("J9", "J10"): 2, ("A10",): 0}
    assert {event.player: event.points for event in events_of(game, Harvested)} == {YELLOW: 3, RED: 0}


@pytest.mark.rule("HARVEST-4", "GAME-1", "END-1")
def test_the_points_of_harvests_add_up() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A3", "A4")
    run(game, Harvest(), Harvest())
    assert game.state.players[YELLOW].harvests == (1, 1)
    assert game.state.players[YELLOW].points == 2


@pytest.mark.rule("FARM-4", "HARVEST-5", "GAME-3")
def test_trading_posts_choose_openly_one_after_another_from_the_seat_of_the_round() -> None:
    game = new_table(3, in_round=2)
    hold(game, YELLOW, built={"A9": "trading_post.1"})
    hold(game, PINK, built={"B9": "trading_post.2"})
    run(game, Harvest())
    assert game.waiting() == (PINK,)
    assert not asked(game, PINK).private
    assert offered(game, PINK) == ["trade:B9:wood", "trade:B9:fish", "trade:B9:carrots"]
    game.choose(PINK, "trade:B9:fish")
    game.choose(YELLOW, "trade:A9:wood")
    assert not game.decisions
    assert produced(game.content, game.state.players[PINK]) == {"fish": 1}


@pytest.mark.rule("FARM-4", "CLAR-2")
def test_a_trading_post_chooses_anew_and_produces_its_last_choice_alone() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A4", built={"A3": "trading_post.1", "A2": "trading_post.2"})
    run(game, Harvest())
    game.choose(YELLOW, "trade:A3:fish")
    game.choose(YELLOW, "trade:A2:carrots")
    run(game, Harvest())
    game.choose(YELLOW, "trade:A3:carrots")
    game.choose(YELLOW, "trade:A2:carrots")
    assert produced(game.content, game.state.players[YELLOW]) == {"wood": 2, "carrots": 2}
    assert game.state.players[YELLOW].harvests == (3, 2)


@pytest.mark.rule("HARVEST-6")
def test_the_last_choice_stands_after_the_last_harvest() -> None:
    game = new_table(2, in_round=4)
    hold(game, YELLOW, built={"A9": "trading_post.1"})
    run(game, Harvest())
    game.choose(YELLOW, "trade:A9:carrots")
    run(game, EndGame())
    assert game.state.players[YELLOW].trade == {"A9": "carrots"}


@pytest.mark.rule("HARVEST-3")
def test_a_harvest_leaves_the_board_as_it_is() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A3", "A4")
    before = fiefs(game.content, game.state.players[YELLOW])
    run(game, HarvestFiefs())
    assert fiefs(game.content, game.state.players[YELLOW]) == before
