"""What the box holds, how a game begins, and who chooses what."""

from __future__ import annotations

import pytest

from tests.games.asking import events_of, offered, run
from tests.games.pixie_queen.positions import BLUE, GREEN, RED, at, frozen_content, new_table
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.components.seat_order import colours
from wonderland_qt.games.pixie_queen.events import GoodsGained, OrderSet, TileTaken
from wonderland_qt.games.pixie_queen.pixies import TakePenalty
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.setup import bag_of

SIZES = (2, 3, 4, 5)
STACKS = ([2, 3, 4], [2, 3, 4, 4], [2, 3, 3, 4, 4], [2, 2, 3, 3, 4, 4])


def after_setup(players: int = 3) -> Game:
    """Return a new game after everybody has taken a permanent tile."""
    game = new_table(players)
    while game.state.phase == "setup":
        game.choose(game.waiting()[0], game.decisions[0].options[0].id)
    return game


@pytest.mark.rule("COMP-1")
def test_the_board_has_two_tracks_of_points_three_rows_and_a_mine_for_each() -> None:
    content = frozen_content()
    assert content.files.score.out == 60
    assert {prize.row for prize in content.prizes.values()} == {"offering", "servant", "ring"}
    assert len(content.one_use) == 3
    assert content.setup.permanents_shown == 6
    assert content.files.mine.places >= max(table.pixies for table in content.tables.values())


@pytest.mark.rule("COMP-2")
def test_there_are_five_colours_with_five_pixies_and_four_discs() -> None:
    assert colours(frozen_content()) == ("blue", "red", "yellow", "green", "grey")
    assert frozen_content().settings.discs == 4
    assert frozen_content().tables[2].pixies == 5


@pytest.mark.rule("COMP-3")
def test_goods_and_rocks_are_limited() -> None:
    totals = {good.id: good.total for good in frozen_content().files.goods}
    assert totals == {"apple": 40, "bread": 40, "honey": 40, "silver": 60, "gold": 30}
    assert frozen_content().settings.rocks == 20


@pytest.mark.rule("COMP-4")
def test_there_are_so_many_tiles_of_each_kind() -> None:
    content = frozen_content()
    golden = [prize.row for prize in content.prizes.values() if prize.golden]
    assert [golden.count(row) for row in ("offering", "servant", "ring")] == [5, 5, 5]
    assert len(content.prizes) == 21
    assert sorted(content.setup.rewards) == [1] * 5 + [2] * 5
    assert [tile.gives for tile in content.food_tiles.values() for _ in range(tile.copies)] == [
        2,
        2,
        3,
        3,
        4,
        4,
    ]
    assert len(content.permanents) == 10
    assert sum(content.setup.round_tiles.values()) == 9


@pytest.mark.rule("COMP-6")
def test_the_pyramid_has_sixteen_double_spaces_with_as_much_food_as_their_level() -> None:
    assert [len(level) for level in frozen_content().levels] == [6, 5, 3, 2]
    assert all(len(space.shows) == space.level for space in frozen_content().doubles)


@pytest.mark.rule("COMP-8", "SETUP-1")
def test_discs_begin_on_the_first_field_of_both_tracks_and_at_no_points() -> None:
    game = new_table()
    assert all(p.tracks == {"silver": 1, "gold": 1} and p.penalty == 0 for p in game.state.players.values())
    assert frozen_content().fields[-2].penalty == 0
    assert frozen_content().fields[-1].reward == 1


@pytest.mark.rule("SETUP-2", "GAME-3")
def test_the_order_is_drawn_and_both_cubes_stand_in_it() -> None:
    orders = {new_table(seed=seed).state.large for seed in range(60)}
    assert len(orders) == 6
    game = new_table()
    assert game.state.small == game.state.large
    assert events_of(game, OrderSet)[0].players == game.state.large


@pytest.mark.rule("SETUP-3")
def test_everybody_has_goods_and_all_but_the_favourite_honey() -> None:
    state = new_table().state
    start = {"apple": 2, "bread": 2, "silver": 2, "gold": 2}
    assert state.players[state.large[0]].goods == {**start, "honey": 0}
    assert all(state.players[player].goods == {**start, "honey": 2} for player in state.large[1:])
    assert all(player.discs == 4 for player in state.players.values())


@pytest.mark.rule("SETUP-4")
@pytest.mark.parametrize(("players", "pixies"), list(zip(SIZES, (5, 5, 4, 3), strict=True)))
def test_the_mines_hold_fewer_pixies_where_more_play(players: int, pixies: int) -> None:
    assert {player.mine.pixies for player in new_table(players).state.players.values()} == {pixies}


@pytest.mark.rule("SETUP-5")
@pytest.mark.parametrize(
    ("players", "gives"),
    list(zip(SIZES, STACKS, strict=True)),
)
def test_the_food_tiles_are_stacked_the_largest_at_the_bottom(players: int, gives: list[int]) -> None:
    stack = new_table(players).state.food_stack
    assert [frozen_content().food_tiles[tile].gives for tile in stack] == gives


@pytest.mark.rule("SETUP-8", "SECRET-3")
def test_seven_of_nine_round_tiles_are_turned_up_by_chance_and_nobody_sees_two() -> None:
    earlier = ["honey", "apple", "apple", "bread", "honey", "bread"]
    given = {"players": {"red": {}, "blue": {}, "green": {}}, "next": "offering"}
    game = at({**given, "demanded": earlier, "round": 7})
    left = [*earlier, game.state.demanded[-1], *game.state.round_tiles]
    assert len(game.state.round_tiles) == 2
    assert sorted(left) == ["apple"] * 3 + ["bread"] * 3 + ["honey"] * 3
    assert frozen_content().settings.rounds == 7
    assert {at({**given, "seed": seed}).state.demanded[0] for seed in range(9)} == {"apple", "bread", "honey"}


@pytest.mark.rule("SETUP-10")
@pytest.mark.parametrize(("players", "rocks"), list(zip(SIZES, (10, 15, 20, 20), strict=True)))
def test_the_bag_holds_silver_gold_and_rocks(players: int, rocks: int) -> None:
    bag = bag_of(frozen_content(), players)
    assert [bag.count(marker) for marker in ("silver", "gold", "rock")] == [30, 10, rocks]


@pytest.mark.rule("SETUP-11")
def test_all_other_goods_are_the_supply() -> None:
    state = new_table(3).state
    assert state.supply == {"apple": 33, "bread": 33, "honey": 35, "silver": 23, "gold": 14}
    assert len(state.rewards) == 10


@pytest.mark.rule("SETUP-12")
def test_six_permanent_tiles_lie_open_and_four_are_boxed() -> None:
    state = new_table().state
    assert len(state.permanents) == 6
    assert len(state.boxed) == 4
    assert len({frozenset(new_table(seed=seed).state.boxed) for seed in range(10)}) > 5


@pytest.mark.rule("SETUP-13")
def test_everybody_takes_a_permanent_tile_the_last_in_order_first() -> None:
    game = new_table()
    assert game.waiting() == (game.state.large[-1],)
    game = after_setup()
    assert [event.player for event in events_of(game, TileTaken)] == list(reversed(game.state.small))
    assert len(game.state.permanents) == 3


@pytest.mark.rule("ROUND-1")
def test_a_round_has_five_phases_the_first_of_which_steals() -> None:
    red = {"goods": {"apple": 3, "bread": 3, "honey": 3}, "pixies": ["casino"]}
    game = at({"players": {"red": red, "blue": {}, "green": {}}, "next": {"round": 2}})
    assert [event.cause for event in events_of(game, GoodsGained)] == ["steal"]
    while game.state.round == 2:
        player = game.waiting()[0]
        options = offered(game, player)
        game.choose(player, next((o for o in options if o.startswith(("pass", "offer:"))), options[-1]))
    phases = [event.phase for event in events_of(game, PhaseBegun) if event.round == 2]
    assert phases == ["steal", "action", "offering", "reward", "punish"]


@pytest.mark.rule("ROUND-2", "ROUND-3")
def test_a_round_sets_the_large_cubes_by_the_small_ones_and_discs_are_back() -> None:
    game = at({"players": {"red": {}, "blue": {}}, "small": ["blue", "red"], "next": {"round": 2}})
    assert game.state.large == (BLUE, RED)
    assert game.state.players[RED].discs == 4


@pytest.mark.rule("GAME-8", "GAME-9")
def test_only_what_may_be_done_is_asked_and_of_who_acts() -> None:
    given = {
        "players": {"red": {"pixies": ["casino"]}, "blue": {}, "green": {"pixies": ["dig"], "penalty": 9}}
    }
    game = at({**given, "next": {"steal": "red"}})
    assert game.over
    assert [event.tokens for event in events_of(game, GoodsGained)] == [1]
    game = at({**given, "next": {"penalty": {"red": 1}}})
    run(game, TakePenalty(GREEN, 1, "mine"))
    assert game.over
    assert game.state.pixies == {"casino": RED}
