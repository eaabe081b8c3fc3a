"""What a tea card is foreseen to bring: ranges of the die, what abilities add, and what is left of a card."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, garden
from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, answer, content_with, place, player
from tests.games.wonderland.tea_tables import CHAIR, lay, seat, serving, tea_table
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.promised import due
from wonderland_qt.games.wonderland.tea import TeaTurn
from wonderland_qt.games.wonderland.war.war_phase import EndWar, FightIn
from wonderland_qt.models.offers.foreseen import foreseen_in
from wonderland_qt.models.offers.table_difference import Foreseen

pytestmark = pytest.mark.window

WITS_END = "wits_end"


def foreseen(game: Game, option: str) -> Foreseen:
    """Return what the player who decides is shown of an option."""
    decision = game.decisions[0]
    return foreseen_in(
        WONDERLAND.display,
        game,
        decision,
        option,
        lambda at: pieces(view(at, decision.player), at.content),
    )


def test_the_die_is_foreseen_as_a_range() -> None:
    game = run(serving("die"), TeaTurn(ALICE))
    player(game, ALICE).shards = 2
    numbers = {
        change.piece: (change.after, change.rises) for change in foreseen(game, f"chair:{CHAIR}").numbers
    }
    assert numbers["shards:alice"] == ("3–5", True)


def test_numbers_say_what_the_whole_card_will_change() -> None:
    game = run(serving({"units": 2}, {"ally": {"type": "rose"}}, {"corrupted": ["ability"]}), TeaTurn(ALICE))
    owner = player(game, ALICE)
    owner.shards, owner.supporters, chips = 2, 6, len(owner.bag)
    seen = foreseen(game, f"chair:{CHAIR}")
    numbers = {change.piece: (change.before, change.after) for change in seen.numbers}
    assert numbers["supporter:alice"] == ("6", "4")
    assert numbers["bag:alice"] == (str(chips), str(chips + 1))
    assert numbers["shards:alice"] == ("2", "2–5")
    waiting = next(piece for piece in seen.pieces if piece.place == "to_place")
    assert (waiting.kind, waiting.art, waiting.badge) == ("supporter", ALICE, "2")


def test_of_a_split_card_numbers_say_both_halves() -> None:
    halves = {"above": [{"shards": 3}], "below": [{"units": 1}]}
    game = run(serving({"split": halves}), TeaTurn(ALICE))
    numbers = {change.piece: change.after for change in foreseen(game, f"chair:{CHAIR}").numbers}
    owner = player(game, ALICE)
    assert numbers["shards:alice"] == f"{owner.shards}–{owner.shards + 3}"
    assert numbers[f"supporter:{ALICE}"] == f"{owner.supporters - 1}–{owner.supporters}"


def test_where_a_unit_comes_from_another_region_only_its_goal_changes_before_that_is_asked() -> None:
    game = run(serving({"units": 1}), TeaTurn(ALICE))
    owner = player(game, ALICE)
    owner.supporters, owner.placed = 0, {"wits_end": 3, "red_keep": 1}
    answer(game, ALICE, f"chair:{CHAIR}")
    option = next(one.id for one in game.decisions[0].options if one.put == "region:red_keep")
    numbers = [(change.piece, change.before, change.after) for change in foreseen(game, option).numbers]
    assert numbers == [("supporter:alice:red_keep", "1", "2")]


def test_what_is_left_to_place_is_nobodys_addition() -> None:
    game = run(serving({"units": 3}), TeaTurn(QUEEN))
    answer(game, QUEEN, f"chair:{CHAIR}")
    option = game.decisions[0].options[0].id
    seen = foreseen(game, option)
    assert (seen.added, seen.causes) == ((), frozenset())


def test_the_ability_that_adds_a_unit_glows_with_what_it_adds() -> None:
    game = seat(lay(tea_table(), {"chair_1": "tea_1_06", "chair_3": "tea_1_06"}), {ALICE: "chair_2"})
    owner = player(game, QUEEN)
    owner.abilities = (*owner.abilities, "queen_of_hearts_ability_4")
    run(game, TeaTurn(QUEEN))
    assert foreseen(game, "chair:chair_1").causes == frozenset()
    beyond = foreseen(game, "chair:chair_3")
    assert beyond.causes == {"ability:queen_of_hearts_ability_4"}
    assert [sign for added in beyond.added for sign in added.signs] == ["units"]
    assert beyond.touched == "chair:chair_3"


def test_what_is_left_of_a_card_gets_less_with_each_choice() -> None:
    game = run(serving({"units": 2}, "ability", "wonderlandian"), TeaTurn(ALICE))
    assert due(game, ALICE) == ()
    answer(game, ALICE, f"chair:{CHAIR}")
    left = [sign for one in due(game, ALICE) for sign in one.signs]
    assert left[0] == "units:2"
    answer(game, ALICE, "units:red_keep")
    assert [sign for one in due(game, ALICE) for sign in one.signs] == left[1:]


def with_interludes() -> Content:
    """Frozen content with the shipped table and what is shown of events."""
    files = shipped_content().files
    return content_with(table=files.table, appearances=files.appearances)


def test_a_chip_won_by_a_wager_foretells_nothing_of_the_next_battle() -> None:
    draws = {ALICE: ["alice_2", "alice_1"], HATTER: ["madness_single", "mad_hatter_1"]}
    game = garden(draws, QUEEN, units=1, content=with_interludes())
    for fighter in (ALICE, HATTER):
        place(game, fighter, WITS_END, 2)
    run(game, FightIn(GARDEN), FightIn(WITS_END))
    answer(game, QUEEN, f"wager:{ALICE}")
    answer(game, ALICE, "forge-no-more")
    seen = foreseen(game, game.decisions[0].options[0].id)
    numbers = {change.piece: (change.before, change.after) for change in seen.numbers}
    bag = len(player(game, QUEEN).bag)
    assert numbers[f"bag:{QUEEN}"] == (str(bag), str(bag + 1))
    assert not any(piece.startswith(("capital:", "strength:")) for piece in numbers)


def test_a_chip_won_by_a_wager_at_the_end_of_a_round_foretells_no_bag_but_the_bettors() -> None:
    draws = {ALICE: ["alice_2", "alice_1"], HATTER: ["madness_single", "mad_hatter_1"]}
    game = garden(draws, QUEEN, units=1, content=with_interludes())
    run(game, FightIn(GARDEN), EndWar())
    answer(game, QUEEN, f"wager:{ALICE}")
    answer(game, ALICE, "forge-no-more")
    seen = foreseen(game, game.decisions[0].options[0].id)
    bags = {change.piece for change in seen.numbers if "bag" in change.piece}
    assert bags == {f"bag:{QUEEN}", f"count:{QUEEN}:bag"}
