"""Leader abilities at tea."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    answer,
    content_with,
    decision,
    frozen_content,
    happened,
    new_table,
    offered,
    place,
    player,
)
from tests.games.wonderland.tea_tables import SERVED, lay, seat, serving, take, tea_table
from wonderland_qt.games.wonderland.content.content_files import OtherSide
from wonderland_qt.games.wonderland.events import DieRolled, ShardsGiven, TeaPartyHeld
from wonderland_qt.games.wonderland.mechanics.hooks import leads_by
from wonderland_qt.games.wonderland.mechanics.special.alice import return_borrowed
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import HEAD
from wonderland_qt.games.wonderland.tea import EndTeaTurn, LayTea, TeaTurn
from wonderland_qt.games.wonderland.war.war_phase import EndWar

THREE = {"chair_1": "tea_1_18", "chair_2": "tea_1_08", "chair_3": "tea_1_11"}
BITTEN = (ALICE, JABBERWOCK, QUEEN)


def poison_left(game: Game) -> int:
    return len(game.state.supply["poison"])


def start_tea() -> Game:
    return run(tea_table(*BITTEN), LayTea())


@pytest.mark.rule("LEAD-1")
def test_the_jabberwock_poisons_two_different_cards_at_the_start_of_each_tea() -> None:
    game = start_tea()
    first, second = offered(game, JABBERWOCK)[:2]
    answer(game, JABBERWOCK, first)
    assert first not in offered(game, JABBERWOCK), "a card holds one poison at most"
    answer(game, JABBERWOCK, second)
    assert game.over
    assert [f"poison:{card}" for card in game.state.poisoned] == [first, second]
    assert poison_left(game) == 5 - 2
    assert set(game.state.poisoned) <= set(game.state.chairs.values())


@pytest.mark.rule("LEAD-1")
def test_at_the_end_of_the_own_turn_a_poison_comes_when_no_card_holds_one() -> None:
    game = lay(tea_table(*BITTEN), THREE)
    game.state.tea.seated = (ALICE, JABBERWOCK, QUEEN)
    run(game, EndTeaTurn(QUEEN))
    assert game.over, "not at the end of another player's turn"
    run(game, EndTeaTurn(JABBERWOCK))
    answer(game, JABBERWOCK, "poison:tea_1_08")
    assert list(game.state.poisoned) == ["tea_1_08"]
    run(game, EndTeaTurn(JABBERWOCK))
    assert game.over, "a card holds poison already"


@pytest.mark.rule("LEAD-1")
def test_the_turn_that_places_the_leader_may_poison_too() -> None:
    game = lay(tea_table(*BITTEN), THREE)
    game.state.tea.taken = {**game.state.tea.taken, JABBERWOCK: 4}
    run(game, TeaTurn(JABBERWOCK))
    answer(game, JABBERWOCK, "region:garden")
    assert "poison:tea_1_18" in offered(game, JABBERWOCK)


@pytest.mark.rule("LEAD-2")
def test_an_opponent_bags_the_poison_of_a_card_and_the_jabberwock_gets_it_back() -> None:
    for name, in_bag, left in ((QUEEN, 1, 4), (JABBERWOCK, 0, 5)):
        game = lay(tea_table(*BITTEN), THREE)
        chip, *rest = game.state.supply["poison"]
        game.state.supply = {**game.state.supply, "poison": tuple(rest)}
        game.state.poisoned = {**game.state.poisoned, "tea_1_18": chip}
        run(game, TeaTurn(name))
        answer(game, name, "chair:chair_1")
        assert list(player(game, name).bag).count(chip) == in_bag
        assert poison_left(game) == left
        assert "tea_1_18" not in game.state.poisoned


@pytest.mark.rule("LEAD-3")
def test_poison_is_placed_as_far_as_it_goes_and_may_be_declined() -> None:
    game = start_tea()
    answer(game, JABBERWOCK, "decline")
    assert game.over
    assert game.state.poisoned == {}
    scarce = tea_table(*BITTEN)
    scarce.state.supply = {**scarce.state.supply, "poison": scarce.state.supply["poison"][:1]}
    run(scarce, LayTea())
    answer(scarce, JABBERWOCK, offered(scarce, JABBERWOCK)[0])
    assert scarce.over
    assert len(scarce.state.poisoned) == 1
    without = tea_table(*BITTEN)
    without.state.supply = {**without.state.supply, "poison": ()}
    assert run(without, LayTea()).over


@pytest.mark.rule("CLAR-13")
def test_slithy_toves_place_one_more_poison_at_the_start_and_with_the_jaws() -> None:
    game = tea_table(*BITTEN)
    player(game, JABBERWOCK).abilities = ("jabberwock_ability_3",)
    run(game, LayTea())
    for _ in range(3):
        answer(game, JABBERWOCK, offered(game, JABBERWOCK)[0])
    assert game.over
    assert len(game.state.poisoned) == 3
    run(game, EndTeaTurn(JABBERWOCK))
    assert offered(game, JABBERWOCK) == [], "the Jaws place none while a card holds poison"


@pytest.mark.rule("CLAR-13")
def test_slithy_toves_follow_the_jaws_at_the_end_of_a_turn_or_not_at_all() -> None:
    def end_turn() -> Game:
        game = lay(tea_table(*BITTEN), THREE)
        player(game, JABBERWOCK).abilities = ("jabberwock_ability_3",)
        game.state.tea.seated = BITTEN
        return run(game, EndTeaTurn(JABBERWOCK))

    game = end_turn()
    answer(game, JABBERWOCK, "poison:tea_1_08")
    assert offered(game, JABBERWOCK) == ["poison:tea_1_18", "poison:tea_1_11", "decline"]
    answer(game, JABBERWOCK, "poison:tea_1_18")
    assert game.over
    assert len(game.state.poisoned) == 2
    declined = answer(end_turn(), JABBERWOCK, "decline")
    assert declined.over
    assert declined.state.poisoned == {}


@pytest.mark.rule("LEAD-4")
def test_the_hatter_refills_and_takes_any_card_without_moving_once_a_tea() -> None:
    game = lay(tea_table(), {"chair_9": "tea_1_18", "chair_2": "tea_1_08"})
    seat(game, {HATTER: "chair_5", QUEEN: "chair_7"})
    chip = 999
    game.state.poisoned = {**game.state.poisoned, "tea_1_18": chip}
    run(game, TeaTurn(HATTER))
    answer(game, HATTER, "party")
    assert len(game.state.chairs) == 11 - 2, "chairs with leaders stay without a card"
    answer(game, HATTER, "card:tea_1_18")
    hatter = player(game, HATTER)
    assert (hatter.leader, hatter.tea_cards, hatter.vp) == ("chair_5", ("tea_1_18",), 3)
    assert hatter.bag[-1] == chip
    assert game.state.tea.taken[HATTER] == 1
    assert happened(game, DieRolled) == []
    assert len(happened(game, TeaPartyHeld)) == 1
    run(game, TeaTurn(HATTER))
    assert "party" not in offered(game, HATTER)


@pytest.mark.rule("LEAD-4")
def test_only_the_hatter_gives_parties_and_not_when_the_leader_must_be_placed() -> None:
    game = lay(tea_table(), THREE)
    run(game, TeaTurn(QUEEN))
    assert "party" not in offered(game, QUEEN)
    game.state.agenda.clear()
    game.state.tea.taken = {**game.state.tea.taken, HATTER: 4}
    run(game, TeaTurn(HATTER))
    assert "party" not in offered(game, HATTER)


@pytest.mark.rule("LEAD-4")
def test_the_next_tea_brings_a_new_party() -> None:
    game = tea_table()
    game.state.tea.parties = (HATTER,)
    run(game, LayTea(), TeaTurn(HATTER))
    assert "party" in offered(game, HATTER)


@pytest.mark.rule("LEAD-5")
def test_the_queen_spreads_the_supporters_of_a_card_over_regions() -> None:
    game = take(serving({"units": 3}), QUEEN)
    for region in ("garden", "red_keep", "garden"):
        answer(game, QUEEN, f"units:{region}")
    assert player(game, QUEEN).placed == {"garden": 2, "red_keep": 1}
    assert player(game, QUEEN).supporters == 10 - 3
    other = take(serving({"units": 3}), HATTER)
    answer(other, HATTER, "units:garden")
    assert player(other, HATTER).placed == {"garden": 3}, "everybody else places them together"


@pytest.mark.rule("LEAD-5")
def test_the_queen_places_together_what_another_player_s_card_gives_her() -> None:
    game = take(serving({"each_opponent": {"do": [{"units": 2}]}}, players=(HATTER, QUEEN, CAT)), HATTER)
    answer(game, QUEEN, "units:garden")
    assert game.waiting() == (CAT,)
    assert player(game, QUEEN).placed == {"garden": 2}


@pytest.mark.rule("LEAD-5")
def test_the_queen_spreads_moved_units_too() -> None:
    game = serving({"units": 2})
    place(game, QUEEN, "tumtum", 10)
    take(game, QUEEN)
    answer(game, QUEEN, "units:garden")
    answer(game, QUEEN, "supporter:tumtum:garden")
    answer(game, QUEEN, "units:red_keep")
    answer(game, QUEEN, "supporter:tumtum:red_keep")
    assert player(game, QUEEN).placed == {"tumtum": 8, "garden": 1, "red_keep": 1}


@pytest.mark.rule("LEAD-6")
def test_alice_moves_counter_clockwise() -> None:
    game = lay(tea_table(), THREE | {"chair_7": "tea_1_07", "chair_13": "tea_1_13"})
    run(game, TeaTurn(ALICE))
    options = [option for option in offered(game, ALICE) if option != "head"]
    assert options == [f"chair:chair_{n}" for n in (13, 7, 3, 2, 1)]
    game.state.agenda.clear()
    seat(game, {ALICE: "chair_4"})
    run(game, TeaTurn(ALICE))
    assert offered(game, ALICE) == ["chair:chair_3", "chair:chair_2", "chair:chair_1", "head"]
    answer(game, ALICE, "head")
    assert len(happened(game, DieRolled)) == 1
    assert player(game, ALICE).leader == HEAD
    assert list(game.state.chairs)[5] == "chair_4", "cards are dealt clockwise all the same"


def seed_that_rolls(roll: int) -> int:
    tables = (new_table(CAT, HATTER, QUEEN, seed=seed) for seed in range(99))
    rolls = (table.chance.pick("die", table.content.board.die) for table in tables)
    return next(seed for seed, rolled in enumerate(rolls) if rolled == roll)


def cat_rolls(roll: int, reward: object = "die") -> Game:
    game = serving(reward, players=(CAT, HATTER, QUEEN))
    game.state.seed = seed_that_rolls(roll)
    return take(game, CAT)


@pytest.mark.rule("LEAD-7")
@pytest.mark.parametrize("roll", [2, 3])
def test_the_cat_may_give_away_one_of_two_or_three_shards_rolled(roll: int) -> None:
    game = cat_rolls(roll)
    before = player(game, QUEEN).shards
    assert offered(game, CAT) == ["decline", "gift:mad_hatter", "gift:queen_of_hearts"]
    answer(game, CAT, "gift:queen_of_hearts")
    assert player(game, CAT).shards == 3 + roll - 1
    assert player(game, QUEEN).shards == before + 1
    assert player(game, HATTER).shards == 2
    assert len(happened(game, ShardsGiven)) == 1


@pytest.mark.rule("LEAD-7")
def test_a_one_is_kept_and_other_players_rolls_do_not_count() -> None:
    assert cat_rolls(1).over
    game = serving("die", players=(CAT, HATTER, QUEEN))
    game.state.seed = seed_that_rolls(3)
    assert take(game, HATTER).over


@pytest.mark.rule("LEAD-7")
def test_the_cat_gives_after_a_roll_at_the_head_or_for_a_corrupted_reward_too() -> None:
    game = cat_rolls(3, {"corrupted": [{"vp": 1}]})
    answer(game, CAT, "roll")
    assert "gift:mad_hatter" in offered(game, CAT)
    table = lay(tea_table(CAT, HATTER, QUEEN), THREE)
    table.state.seed = seed_that_rolls(3)
    run(table, TeaTurn(CAT))
    answer(table, CAT, "head")
    assert "gift:mad_hatter" in offered(table, CAT)


@pytest.mark.rule("LEAD-8")
def test_the_two_player_side_of_a_board_may_have_another_leader_ability() -> None:
    alice, *others = frozen_content().files.factions
    other_side = OtherSide(leader_ability="tea_party", tracks=alice.tracks)
    content = content_with(factions=(alice.model_copy(update={"two_players": other_side}), *others))
    two, three = new_table(ALICE, QUEEN, content=content), new_table(ALICE, QUEEN, CAT, content=content)
    assert leads_by(two, ALICE, "tea_party")
    assert leads_by(three, ALICE, "counter_clockwise")
    assert leads_by(two, QUEEN, "spread")


@pytest.mark.rule("CLAR-11")
def test_friend_of_the_people_brings_a_figure_until_the_end_of_the_battle_there() -> None:
    game = tea_table()
    player(game, ALICE).abilities = ("alice_ability_4",)
    game.state.wonderland_deck = ("vorpal_blade", "dodo", "watch")
    game.state.tea.taken = {**game.state.tea.taken, ALICE: 4}
    run(game, TeaTurn(ALICE))
    answer(game, ALICE, "region:garden")
    assert decision(game, ALICE).prompt.key == "ask-figure"
    answer(game, ALICE, "figure:tumtum")
    alice = player(game, ALICE)
    assert (alice.leader, alice.figures, alice.borrowed) == ("garden", {"dodo": "tumtum"}, ("dodo",))
    assert sorted(game.state.wonderland_deck) == ["vorpal_blade", "watch"]
    assert alice.wonderlandians == ()
    return_borrowed(game, "garden")
    assert alice.figures == {"dodo": "tumtum"}, "only the battle there sends it home"
    return_borrowed(game, "tumtum")
    assert alice.figures == {}
    assert not alice.borrowed
    assert sorted(game.state.wonderland_deck) == ["dodo", "vorpal_blade", "watch"]


@pytest.mark.rule("CLAR-11")
def test_a_borrowed_figure_that_was_moved_behind_the_war_goes_home_at_its_end() -> None:
    game = tea_table()
    alice = player(game, ALICE)
    alice.figures = {**alice.figures, "dodo": "garden"}
    alice.borrowed += ("dodo",)
    game.state.wonderland_deck = game.state.market = ()
    run(game, EndWar())
    assert not alice.figures
    assert not alice.borrowed
    assert list(game.state.market) == ["dodo"]


@pytest.mark.rule("CLAR-11")
def test_a_borrowed_figure_that_was_lost_goes_home_too_and_owned_figures_stay() -> None:
    game = tea_table()
    alice = player(game, ALICE)
    alice.figures, alice.borrowed = {"dodo": "pool", "walrus": "pool", "gryphon": "garden"}, ("dodo",)
    return_borrowed(game, "garden")
    assert alice.figures == {"walrus": "pool", "gryphon": "garden"}
    assert len(alice.borrowed) == 0


@pytest.mark.rule("CLAR-11")
def test_nobody_comes_without_the_ability_or_without_figures_in_the_deck() -> None:
    game = tea_table()
    game.state.tea.taken = dict.fromkeys(game.state.seats, 4)
    run(game, TeaTurn(ALICE))
    answer(game, ALICE, "region:garden")
    assert player(game, ALICE).figures == {}
    player(game, HATTER).abilities = ("alice_ability_4",)
    game.state.wonderland_deck = ("vorpal_blade", "watch")
    answer(game, HATTER, "region:garden")
    assert player(game, HATTER).figures == {}
    assert len(game.state.wonderland_deck) == 2


@pytest.mark.rule("CLAR-10")
def test_twice_as_fast_places_one_more_supporter_for_passing_a_leader() -> None:
    game = serving({"vp": 1})
    player(game, QUEEN).abilities = ("queen_of_hearts_ability_4",)
    game.state.chairs = {"chair_4": SERVED}
    seat(game, {QUEEN: "chair_1", HATTER: "chair_3"})
    game.state.agenda.clear()
    run(game, TeaTurn(QUEEN))
    answer(game, QUEEN, "chair:chair_4")
    assert offered(game, QUEEN) == [*[f"units:{region}" for region in game.content.ring], "decline"]
    assert player(game, QUEEN).vp == 1
    answer(game, QUEEN, "units:tumtum")
    assert player(game, QUEEN).placed == {"tumtum": 1}


@pytest.mark.rule("CLAR-10")
def test_twice_as_fast_needs_a_leader_passed_and_may_be_declined() -> None:
    game = serving({"vp": 1})
    player(game, QUEEN).abilities = ("queen_of_hearts_ability_4",)
    seat(game, {HATTER: "chair_3"})
    run(game, TeaTurn(QUEEN))
    answer(game, QUEEN, "chair:chair_1")
    assert player(game, QUEEN).placed == {}
    assert "decline" not in offered(game, QUEEN)
