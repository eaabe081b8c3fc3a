"""Construction: what may be built where (BUILD, FARM, TOWER)."""

from __future__ import annotations

import pytest

from tests.games.asking import asked, offered, run
from tests.games.bunny_kingdom.positions import (
    PINK,
    RED,
    YELLOW,
    content_with,
    give,
    hold,
    new_table,
    squares_offered,
)
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill, Construct
from wonderland_qt.games.bunny_kingdom.content.game_content import Content
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.playing import PlayCard
from wonderland_qt.games.bunny_kingdom.rules import Game

OF_EACH_KIND = {"forest": "A1", "sea": "A5", "field": "C7", "plains": "A9", "mountain": "B6", "city": "A4"}
"""One square of each kind."""


def building(*cards: str, content: Content | None = None) -> Game:
    """Return a table where yellow controls a square of each kind and builds these cards."""
    game = new_table(2, content=content)
    hold(game, YELLOW, *OF_EACH_KIND.values())
    hold(game, RED, "J1", "J2")
    give(game, YELLOW, "waiting", *cards)
    return run(game, BuildAtWill(YELLOW))


def kinds_offered(card: str) -> set[str]:
    squares = squares_offered(building(card), YELLOW, card)
    return {kind for kind, square in OF_EACH_KIND.items() if square in squares}


@pytest.mark.rule("BUILD-1")
def test_any_number_of_buildings_is_built_in_any_order_or_none() -> None:
    game = building("city_1.1", "city_2.1", "wood_farm")
    game.choose(YELLOW, "build:wood_farm:A1")
    game.choose(YELLOW, "build:city_1.1:A5")
    game.choose(YELLOW, "done")
    assert not game.decisions
    assert game.state.players[YELLOW].waiting == ("city_2.1",)


@pytest.mark.rule("BUILD-2")
def test_what_is_not_built_waits_for_a_later_round() -> None:
    game = building("city_1.1")
    game.choose(YELLOW, "done")
    run(game, Construct())
    assert "build:city_1.1:A1" in offered(game, YELLOW)


@pytest.mark.rule("BUILD-3", "FIEF-1")
def test_a_building_stands_on_a_square_of_its_player() -> None:
    squares = squares_offered(building("city_1.1"), YELLOW, "city_1.1")
    assert squares == set(OF_EACH_KIND.values()) - {"A4"}


@pytest.mark.rule("BUILD-4", "BUILD-5")
def test_a_square_takes_one_building_and_a_printed_city_counts() -> None:
    game = building("city_1.1", "wood_farm")
    game.choose(YELLOW, "build:city_1.1:A1")
    assert squares_offered(game, YELLOW, "wood_farm") == {"A5", "C7", "A9", "B6"}


@pytest.mark.rule("BUILD-5")
def test_what_is_built_stays_where_it_is_whatever_comes_after() -> None:
    game = building("city_1.1", "wood_farm")
    game.choose(YELLOW, "build:city_1.1:A1")
    game.choose(YELLOW, "build:wood_farm:A9")
    hold(game, YELLOW, built={"E5": "camp_1"})
    give(game, RED, "laid", "territory_E5")
    run(game, PlayCard(RED, "territory_E5"), Construct(), Harvest(), Construct())
    built = {square: card for square, card in game.state.players[YELLOW].squares.items() if card}
    assert built == {"A1": "city_1.1", "A9": "wood_farm"}


@pytest.mark.rule("PLAY-9", "BUILD-5")
def test_the_card_of_what_is_built_is_done_with() -> None:
    game = building("city_1.1")
    game.choose(YELLOW, "build:city_1.1:A1")
    assert game.state.players[YELLOW].waiting == ()
    assert game.state.players[YELLOW].used[-1] == "city_1.1"
    assert game.state.players[YELLOW].squares["A1"] == "city_1.1"


@pytest.mark.rule("BUILD-6")
def test_a_square_goes_on_producing_under_a_city() -> None:
    game = building("city_3.1", "city_1.1")
    game.choose(YELLOW, "build:city_1.1:A1")
    assert ("A1",) in [
        fief.squares for fief in fiefs(game.content, game.state.players[YELLOW]) if fief.points
    ]


@pytest.mark.rule("BUILD-7", "BUILD-8", "FARM-2", "FARM-3", "TOWER-1")
@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("city_1.1", "forest sea field plains mountain"),
        ("city_2.1", "forest sea field plains mountain"),
        ("city_3.1", "mountain"),
        ("wood_farm", "forest sea field plains mountain"),
        ("fish_farm", "forest sea field plains mountain"),
        ("carrot_farm", "forest sea field plains mountain"),
        ("trading_post.1", "forest sea field plains mountain"),
        ("pearl_farm", "sea"),
        ("mushroom_farm", "forest"),
        ("spice_farm", "field"),
        ("gold_farm", "mountain"),
        ("copper_farm", "mountain"),
        ("iron_farm", "mountain"),
        ("diamond_farm", "mountain"),
        ("sky_tower_blue", "forest sea field plains mountain"),
    ],
)
def test_each_building_stands_on_some_kinds_of_square(card: str, kinds: str) -> None:
    assert kinds_offered(card) == set(kinds.split())


@pytest.mark.rule("BUILD-9", "GAME-3")
def test_players_build_one_after_another_beginning_with_the_seat_of_the_round() -> None:
    game = new_table(3, in_round=2)
    for player, square in ((YELLOW, "A1"), (RED, "B1"), (PINK, "C3")):
        hold(game, player, square)
    give(game, YELLOW, "waiting", "city_1.1")
    give(game, RED, "waiting", "city_1.2")
    give(game, PINK, "waiting", "city_1.3")
    run(game, Construct())
    order = []
    while game.decisions:
        (waiting,) = game.waiting()
        order.append(waiting)
        game.choose(waiting, "done")
    assert order == [RED, PINK, YELLOW]


@pytest.mark.rule("BUILD-1")
def test_who_can_build_nothing_is_not_asked() -> None:
    game = new_table(2)
    give(game, YELLOW, "waiting", "city_1.1")
    run(game, Construct())
    assert not game.decisions


@pytest.mark.rule("TOWER-1", "TOWER-2")
def test_both_towers_are_built_at_once_and_join_two_fiefs() -> None:
    game = building("sky_tower_blue")
    game.choose(YELLOW, "build:sky_tower_blue:A9")
    assert not [square for square, card in game.state.players[YELLOW].squares.items() if card]
    game.choose(YELLOW, "build:sky_tower_blue:B6")
    owner = game.state.players[YELLOW]
    assert [square for square, card in owner.squares.items() if card] == ["A9", "B6"]
    assert any({"A9", "B6"} <= set(fief.squares) for fief in fiefs(game.content, owner))


@pytest.mark.rule("TOWER-1")
def test_the_second_tower_needs_a_free_square_too() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1", "A4", built={"J1": "city_1.1"})
    give(game, YELLOW, "waiting", "sky_tower_blue")
    run(game, BuildAtWill(YELLOW))
    assert not game.decisions, "a printed city and a built one leave a single square"


@pytest.mark.rule("TOWER-3")
def test_the_two_towers_stand_in_different_fiefs() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1", "A2", "J1")
    give(game, YELLOW, "waiting", "sky_tower_blue")
    run(game, BuildAtWill(YELLOW))
    assert squares_offered(game, YELLOW, "sky_tower_blue") == {"A1", "A2", "J1"}
    game.choose(YELLOW, "build:sky_tower_blue:A1")
    assert not game.decisions, "the only square of another fief is taken without asking"
    assert game.state.players[YELLOW].squares == {"A1": "sky_tower_blue", "A2": "", "J1": "sky_tower_blue"}


@pytest.mark.rule("TOWER-3")
@pytest.mark.parametrize(("within_one_fief", "squares"), [(False, set()), (True, {"A1", "A2", "A3"})])
def test_the_content_says_whether_one_fief_takes_both(within_one_fief: bool, squares: set[str]) -> None:
    game = new_table(2, content=content_with(sky_tower_within_one_fief=within_one_fief))
    hold(game, YELLOW, "A1", "A2", "A3")
    give(game, YELLOW, "waiting", "sky_tower_blue")
    run(game, BuildAtWill(YELLOW))
    assert squares_offered(game, YELLOW, "sky_tower_blue") == squares if squares else not game.decisions


@pytest.mark.rule("BUILD-1")
def test_the_options_say_where_and_can_be_dragged() -> None:
    option = asked(building("city_1.1"), YELLOW).option("build:city_1.1:A5")
    assert (option.take, option.put) == ("building:city_1.1", "square:A5")
