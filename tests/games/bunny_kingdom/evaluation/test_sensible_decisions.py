"""What the evaluation says to decisions that a person would find easy."""

from __future__ import annotations

from tests.games.asking import asked, run
from tests.games.bunny_kingdom.positions import RED, YELLOW, give, hold, new_table
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill
from wonderland_qt.games.bunny_kingdom.evaluation.evaluator import evaluate
from wonderland_qt.games.bunny_kingdom.exploration import ChooseCards
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rules import Game
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.seen.view import view


def values(game: Game, player: PlayerId = YELLOW, taken: tuple[str, ...] = ()) -> dict[str, float]:
    """The value of each option to the player who is asked, when some are picked already."""
    decision = asked(game, player)
    for option_id in taken:
        decision = decision.after(option_id)
    found = evaluate(view(game, player), game.content, decision)
    return {option.id: value for option, value in zip(decision.options, found, strict=True)}


def best(game: Game, player: PlayerId = YELLOW, taken: tuple[str, ...] = ()) -> str:
    """The option that is rated best."""
    found = values(game, player, taken)
    return max(found, key=lambda option: found[option])


def choosing(game: Game, *hand: str) -> Game:
    """Yellow chooses among these cards, the others among any."""
    give(game, YELLOW, "hand", *hand)
    for other in list(game.state.players)[1:]:
        give(game, other, "hand", *[card for card in game.state.deck if card in game.content.buildings][:3])
    return run(game, ChooseCards())


def test_a_square_that_joins_a_city_and_a_new_resource_is_taken() -> None:
    game = new_table(3)
    hold(game, YELLOW, "A3", "B3")
    assert best(choosing(game, "territory_B4", "territory_J9", "territory_H7")) == "card:territory_B4"


def test_a_city_that_nobody_holds_is_worth_more_than_plains() -> None:
    found = values(choosing(new_table(3), "territory_B7", "territory_H8"))
    assert found["card:territory_B7"] > found["card:territory_H8"]


def test_a_square_counts_for_the_parchments_held() -> None:
    corner, inland = "card:territory_A10", "card:territory_B5"
    before = values(choosing(new_table(3), "territory_A10", "territory_B5"))
    game = new_table(3)
    give(game, YELLOW, "parchments", "explorer")
    after = values(choosing(game, "territory_A10", "territory_B5"))
    assert after[corner] - after[inland] > before[corner] - before[inland] + 2


def test_the_other_glove_is_worth_more_than_the_first() -> None:
    alone = values(choosing(new_table(3), "left_glove", "royal_ring"))["card:left_glove"]
    game = new_table(3)
    give(game, YELLOW, "parchments", "right_glove")
    assert values(choosing(game, "left_glove", "royal_ring"))["card:left_glove"] >= alone + 5


def test_with_two_players_the_second_card_is_the_one_that_the_opponent_wants_most() -> None:
    game = new_table(2, in_round=3)
    hold(game, RED, "A5", "A6", built={"A7": "city_2.1"})
    hold(game, YELLOW, "J1", "J2")
    choosing(game, "royal_carrot", "territory_A8", "territory_H7")
    assert best(game, taken=("card:royal_carrot",)) == "card:territory_A8"


def test_a_city_is_built_in_the_wealthiest_fief() -> None:
    game = new_table(3, in_round=2)
    hold(game, YELLOW, "D4", "E4", "E3", "D5", "J1", "J2", built={"C4": "wood_farm"})
    give(game, YELLOW, "waiting", "city_2.1")
    run(game, BuildAtWill(YELLOW))
    assert best(game).removeprefix("build:city_2.1:") in {"D4", "E4", "E3", "D5"}


def test_everything_that_brings_something_is_built_in_the_last_round() -> None:
    game = new_table(3, in_round=4)
    game.state.players[YELLOW].harvests = (0, 0, 0)
    hold(game, YELLOW, "A1", "B3", "A3")
    give(game, YELLOW, "waiting", "city_1.1")
    run(game, BuildAtWill(YELLOW))
    assert best(game) != "done"


def test_sky_towers_join_the_strongest_and_the_wealthiest_fief() -> None:
    game = new_table(3, in_round=3)
    hold(game, YELLOW, "D4", "E4", "E3", "E9", "H7", "I4", built={"I6": "city_3.1", "I5": "city_2.1"})
    give(game, YELLOW, "waiting", "sky_tower_blue")
    run(game, BuildAtWill(YELLOW))
    first = best(game)
    game.choose(YELLOW, first)
    towers = {first[-2:], best(game)[-2:]}
    assert not towers & {"E9", "H7"}


def test_a_trading_post_produces_what_its_fief_lacks() -> None:
    game = new_table(2, in_round=2)
    hold(game, YELLOW, "A3", "B4", "A4", built={"B5": "trading_post.1"})
    run(game, Harvest())
    assert best(game) == "trade:B5:carrots"


def test_the_parchment_that_scores_most_is_copied() -> None:
    game = new_table(2, in_round=4)
    game.state.phase = "scoring"
    hold(game, YELLOW, "A4", "B3", "B7")
    give(game, YELLOW, "parchments", "right_paw")
    give(game, RED, "parchments", "burgomaster", "royal_carrot", "fisher")
    run(game, OpenParchments())
    assert best(game) == "right_paw=royal_carrot"


def test_a_place_that_is_not_settled_yet_is_copied_for_less_than_it_scores() -> None:
    game = new_table(2, in_round=4)
    hold(game, YELLOW, "A4", "B3", "B7", "B9", "C1")
    give(game, YELLOW, "parchments", "right_paw")
    give(game, RED, "parchments", "burgomaster", "opportunist")
    run(game, OpenParchments())
    assert best(game) == "right_paw=burgomaster"
