"""Camps: announced, built before one another, kept and lost (CAMP)."""

from __future__ import annotations

import pytest

from tests.games.asking import events_of, offered, run
from tests.games.bunny_kingdom.positions import (
    BLACK,
    PINK,
    RED,
    YELLOW,
    give,
    hold,
    new_table,
    squares_offered,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.camps import BuildCamp
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill, Construct
from wonderland_qt.games.bunny_kingdom.events import CampAnnounced, CampDeclined, CampKept
from wonderland_qt.games.bunny_kingdom.rules import Game


def camping(**camps: int) -> Game:
    """Return a table of four in construction, where these players have these camps waiting."""
    game = new_table(4)
    for player, number in camps.items():
        give(game, PlayerId(player), "waiting", f"camp_{number}")
    return run(game, Construct())


@pytest.mark.rule("CAMP-1", "BUILD-3", "BUILD-4", "BUILD-9")
def test_a_camp_is_built_on_any_square_without_rabbit_and_building() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1", "A2")
    hold(game, RED, "J1", built={"J2": "camp_5"})
    give(game, YELLOW, "waiting", "camp_3")
    run(game, BuildAtWill(YELLOW))
    game.choose(YELLOW, "announce:camp_3")
    squares = squares_offered(game, YELLOW, "camp_3")
    assert len(squares) == 100 - 18 - 4
    assert not squares & {"A1", "A2", "A4", "J1", "J2"}
    assert {"E5", "A3"} <= squares


@pytest.mark.rule("CAMP-2", "CLAR-5")
def test_the_builder_puts_a_rabbit_with_the_camp() -> None:
    game = camping(yellow=3)
    game.choose(YELLOW, "announce:camp_3")
    game.choose(YELLOW, "build:camp_3:E5")
    assert game.state.players[YELLOW].squares == {"E5": "camp_3"}
    assert game.state.players[YELLOW].used == ("camp_3",)


@pytest.mark.rule("CAMP-3")
def test_a_camp_is_announced_by_its_number_not_its_square() -> None:
    game = camping(yellow=3)
    assert offered(game, YELLOW) == ["announce:camp_3", "done"]
    game.choose(YELLOW, "announce:camp_3")
    assert [event.building for event in events_of(game, CampAnnounced)] == ["camp_3"]


@pytest.mark.rule("CAMP-4")
def test_lower_camps_of_others_come_first_from_the_lowest_up() -> None:
    game = camping(yellow=5, red=4, pink=2, black=6)
    game.choose(YELLOW, "announce:camp_5")
    assert game.waiting() == (PINK,)
    game.choose(PINK, "build:camp_2:A1")
    assert game.waiting() == (RED,)
    assert "build:camp_4:A1" not in offered(game, RED)
    game.choose(RED, "decline")
    assert game.waiting() == (YELLOW,), "black's camp is higher"
    assert game.state.players[PINK].squares == {"A1": "camp_2"}
    assert [event.building for event in events_of(game, CampDeclined)] == ["camp_4"]


@pytest.mark.rule("CAMP-5")
def test_when_another_was_built_in_between_the_announcer_may_keep_the_camp() -> None:
    game = camping(yellow=5, red=1)
    game.choose(YELLOW, "announce:camp_5")
    game.choose(RED, "build:camp_1:E5")
    game.choose(YELLOW, "keep")
    assert game.state.players[YELLOW].waiting == ("camp_5",)
    assert [event.building for event in events_of(game, CampKept)] == ["camp_5"]


@pytest.mark.rule("CAMP-5")
def test_the_announcer_may_build_all_the_same() -> None:
    game = camping(yellow=5, red=1)
    game.choose(YELLOW, "announce:camp_5")
    game.choose(RED, "build:camp_1:E5")
    game.choose(YELLOW, "build:camp_5:E4")
    assert game.state.players[YELLOW].squares == {"E4": "camp_5"}


@pytest.mark.rule("CAMP-6")
def test_when_none_was_built_in_between_the_announcer_must_build() -> None:
    game = camping(yellow=5, red=1)
    game.choose(YELLOW, "announce:camp_5")
    game.choose(RED, "decline")
    assert "keep" not in offered(game, YELLOW)


@pytest.mark.rule("CAMP-7")
def test_a_kept_camp_is_not_announced_again_in_this_construction() -> None:
    game = camping(yellow=5, red=1)
    give(game, YELLOW, "waiting", "camp_6")
    game.choose(YELLOW, "announce:camp_5")
    game.choose(RED, "build:camp_1:E5")
    game.choose(YELLOW, "keep")
    assert offered(game, YELLOW) == ["announce:camp_6", "done"]
    game.choose(YELLOW, "done")
    run(game, Construct())
    assert "announce:camp_5" in offered(game, YELLOW)


@pytest.mark.rule("CAMP-7")
def test_declining_may_be_followed_by_an_own_announcement() -> None:
    game = camping(yellow=5, red=1)
    game.choose(YELLOW, "announce:camp_5")
    game.choose(RED, "decline")
    game.choose(YELLOW, "build:camp_5:E5")
    assert offered(game, RED) == ["announce:camp_1", "done"]


@pytest.mark.rule("CAMP-8")
def test_who_is_done_is_still_asked() -> None:
    game = camping(yellow=1, red=5)
    game.choose(YELLOW, "done")
    game.choose(RED, "announce:camp_5")
    assert game.waiting() == (YELLOW,)


@pytest.mark.rule("CAMP-8")
def test_the_announcer_is_not_asked_about_own_lower_camps() -> None:
    game = camping(yellow=5)
    give(game, YELLOW, "waiting", "camp_1")
    game.choose(YELLOW, "announce:camp_5")
    assert squares_offered(game, YELLOW, "camp_5")


@pytest.mark.rule("CAMP-8", "CAMP-4")
def test_a_camp_built_before_another_is_not_interrupted() -> None:
    game = camping(yellow=6, red=5, pink=1)
    game.choose(YELLOW, "announce:camp_6")
    game.choose(PINK, "decline")
    game.choose(RED, "build:camp_5:E5")
    assert game.waiting() == (YELLOW,), "pink is not asked again"


def crowded(free: tuple[str, ...]) -> Game:
    """Return a table where black holds every square but the free ones and the printed cities."""
    game = new_table(4)
    printed = {square for square, city in game.content.printed.items() if city}
    hold(game, BLACK, *[s for s in game.content.grid.squares if s not in printed and s not in free])
    return game


@pytest.mark.rule("CAMP-9")
def test_with_no_unoccupied_square_no_camp_can_be_announced() -> None:
    game = crowded(free=())
    give(game, YELLOW, "waiting", "camp_1")
    run(game, Construct())
    assert not game.decisions
    assert game.state.players[YELLOW].waiting == ("camp_1",)


@pytest.mark.rule("CAMP-9", "CAMP-5")
def test_a_camp_whose_last_square_was_taken_in_between_is_kept() -> None:
    game = crowded(free=("E5",))
    give(game, YELLOW, "waiting", "camp_4")
    give(game, RED, "waiting", "camp_1")
    give(game, PINK, "waiting", "camp_2")
    run(game, Construct())
    game.choose(YELLOW, "announce:camp_4")
    game.choose(RED, "build:camp_1:E5")
    assert not game.decisions
    assert game.state.players[YELLOW].waiting == ("camp_4",)
    assert game.state.players[PINK].waiting == ("camp_2",)


@pytest.mark.rule("CAMP-1")
def test_a_camp_needs_no_square_of_its_player_s_beside_it() -> None:
    game = new_table(2)
    hold(game, YELLOW, "A1")
    give(game, YELLOW, "waiting", "camp_1")
    run(game, BuildCamp(YELLOW, "camp_1", "J10"))
    assert game.state.players[YELLOW].squares == {"A1": "", "J10": "camp_1"}
