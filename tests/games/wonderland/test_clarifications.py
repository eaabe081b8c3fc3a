"""Clarifications of single cards and abilities that belong to battles (CLAR)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import (
    GARDEN,
    battle,
    begin,
    draw_again,
    faces,
    fought,
    garden,
    no_wagers,
    part,
    strengths,
)
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    activate,
    answer,
    happened,
    offered,
    player,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import (
    ChipPlaced,
    ShardsDiscarded,
    StrengthChanged,
    UnitLost,
    VpGained,
)
from wonderland_qt.games.wonderland.mechanics.battlefield import move_marker
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import POOL

ALICES = ["alice_1"] * 3
HATTERS = ["mad_hatter_1"] * 3
QUEENS = ["queen_of_hearts_1"] * 3


def placed(game: Game, name: PlayerId) -> list[int]:
    """The strengths that the player's chips counted."""
    return [event.strength for event in happened(game, ChipPlaced) if event.player == name]


def caused_by(game: Game, cause: str) -> list[tuple[PlayerId, int]]:
    """Markers moved by a card."""
    return [
        (event.player, event.strength) for event in happened(game, StrengthChanged) if event.cause == cause
    ]


@pytest.mark.rule("CLAR-1")
def test_the_white_rabbit_counts_only_printed_strength() -> None:
    game = garden({ALICE: ["alice_1", "flamingo_weak", "alice_1", "alice_2"], HATTER: ["knaves_crown"]})
    player(game, ALICE).figures = {"white_rabbit": GARDEN}
    begin(game)
    assert placed(game, ALICE) == [2]
    answer(game, HATTER, "stop")
    answer(game, ALICE, "draw")
    assert placed(game, ALICE)[1:] == [0 + 1]


@pytest.mark.rule("CLAR-2")
def test_the_knave_of_hearts_compares_printed_strength_madness_counting_nothing() -> None:
    draws = {ALICE: ["rose_weak"], HATTER: ["madness_single"], QUEEN: ["rose_weak"]}
    game = garden(draws)
    player(game, ALICE).figures = {"knave_of_hearts": GARDEN}
    player(game, QUEEN).abilities = ("paint_it_red",)
    begin(game)
    assert caused_by(game, "knave_of_hearts") == [(ALICE, 1 + 1)]


@pytest.mark.rule("CLAR-2")
def test_the_knave_of_hearts_passes_over_those_who_do_not_draw() -> None:
    game = garden({ALICE: ["alice_1", "rose_weak"], HATTER: HATTERS, QUEEN: QUEENS})
    player(game, ALICE).figures = {"knave_of_hearts": GARDEN}
    begin(game)
    assert caused_by(game, "knave_of_hearts") == []
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    answer(game, QUEEN, "draw")
    assert caused_by(game, "knave_of_hearts") == [(ALICE, 2 + 1)]


@pytest.mark.rule("CLAR-3")
def test_the_march_hare_takes_no_strength_that_is_not_there() -> None:
    game = garden({ALICE: ["alice_1", "madness_single"], HATTER: HATTERS, QUEEN: ["war_axe", *QUEENS]})
    player(game, ALICE).figures = {"march_hare": GARDEN}
    begin(game)
    draw_again(game)
    answer(game, ALICE, "lose:supporter")
    assert caused_by(game, "march_hare") == [(HATTER, 0), (QUEEN, 1)]
    assert strengths(game) == {ALICE: 2, HATTER: 1, QUEEN: 2}


@pytest.mark.rule("CLAR-4")
def test_the_duchess_s_amulet_passes_over_an_empty_madness_track() -> None:
    game = garden({ALICE: ["duchess_amulet"], HATTER: HATTERS, QUEEN: ["madness_single"]})
    begin(game)
    queen = player(game, QUEEN)
    assert (queen.madness, faces(game, queen.bag).count("madness_single")) == ((), 2)
    game = fought({ALICE: ["duchess_amulet"], HATTER: HATTERS})
    assert part(game, ALICE).strength == 2
    assert offered(game, ALICE) == ["draw", "stop"]


@pytest.mark.rule("CLAR-5")
def test_the_knave_s_crown_works_before_all_other_effects() -> None:
    game = garden({ALICE: ["knaves_crown", "alice_1"], QUEEN: ["queen_of_hearts_1", "rose_weak"]})
    player(game, QUEEN).abilities = ("paint_it_red",)
    begin(game)
    draw_again(game)
    assert placed(game, QUEEN) == [1, 0 + 1]


@pytest.mark.rule("CLAR-5")
def test_the_knave_s_crown_is_spent_on_madness_in_vain() -> None:
    game = fought({ALICE: ["knaves_crown", *ALICES], HATTER: ["mad_hatter_1", "madness_single", "cup"]})
    draw_again(game)
    assert battle(game).lasting == ()
    assert len(player(game, HATTER).madness) == 1
    draw_again(game)
    assert placed(game, HATTER) == [1, 3]


@pytest.mark.rule("CLAR-6")
@pytest.mark.parametrize(("answered", "discarded"), [("block", 1), ("suffer", 0)])
def test_the_caterpillar_s_pipe_forgives_madness_that_the_shield_blocked(
    answered: str, discarded: int
) -> None:
    draws = {ALICE: ["caterpillars_pipe", "madness_single"], HATTER: HATTERS}
    game = no_wagers(fought(draws, QUEEN, shields=True))
    draw_again(game)
    answer(game, ALICE, answered)
    answer(game, ALICE, "stop")
    if game.waiting() == (HATTER,):
        answer(game, HATTER, "stop")
    gone = [event for event in happened(game, ShardsDiscarded) if event.player == ALICE]
    assert sum(event.shards for event in gone) == discarded


@pytest.mark.rule("CLAR-7")
@pytest.mark.parametrize(("second", "vp"), [("lose:supporter", 2), ("lose:duchess", 0)])
def test_the_duchess_pays_for_no_unit_of_the_draw_in_which_she_is_lost(second: str, vp: int) -> None:
    game = garden({ALICE: ["madness_double"], HATTER: HATTERS})
    player(game, ALICE).figures = {"duchess": GARDEN}
    begin(game)
    answer(game, ALICE, "lose:supporter")
    answer(game, ALICE, second)
    assert sum(event.vp for event in happened(game, VpGained)) == vp


@pytest.mark.rule("CLAR-7")
def test_the_duchess_pays_once_for_each_unit() -> None:
    game = garden({ALICE: ["madness_single", "madness_double"], HATTER: HATTERS}, units=5)
    player(game, ALICE).figures = {"duchess": GARDEN}
    begin(game)
    answer(game, ALICE, "lose:supporter")
    draw_again(game)
    answer(game, ALICE, "lose:supporter")
    answer(game, ALICE, "lose:supporter")
    assert [event.vp for event in happened(game, VpGained)] == [1, 2]


def tactician(hatter: int, alice: int) -> Game:
    """The Hatter, who draws a double madness chip, has War Tactics, and all start with leaders' strength."""
    game = garden({HATTER: ["madness_double"], ALICE: ["sword"]})
    for name, strength in ((HATTER, hatter), (ALICE, alice)):
        player(game, name).leader, player(game, name).leader_strength = GARDEN, strength
    player(game, HATTER).abilities = ("war_tactics",)
    return begin(game)


@pytest.mark.rule("CLAR-9")
def test_war_tactics_compares_before_anybody_s_chips_are_counted() -> None:
    game = tactician(hatter=3, alice=2)
    assert caused_by(game, "war_tactics") == []
    assert strengths(game) == {HATTER: 3, ALICE: 5}


@pytest.mark.rule("CLAR-9")
def test_war_tactics_looks_at_the_position_after_each_of_two_supporters() -> None:
    assert caused_by(tactician(hatter=3, alice=4), "war_tactics") == [(HATTER, 5)]
    assert caused_by(tactician(hatter=2, alice=4), "war_tactics") == [(HATTER, 4), (HATTER, 6)]


@pytest.mark.rule("CLAR-12")
@pytest.mark.parametrize("where", [POOL, "tumtum"])
def test_alice_may_come_from_the_pool_or_from_any_region(where: str) -> None:
    game = garden({ALICE: ["sword"], HATTER: HATTERS}, QUEEN)
    alice = player(game, ALICE)
    alice.abilities, alice.leader = ("everywhere_at_once",), where
    no_wagers(begin(game))
    answer(game, ALICE, "stop")
    if HATTER in game.waiting():
        answer(game, HATTER, "stop")
    answer(game, ALICE, next(option for option in offered(game, ALICE) if "wits_end" in option))
    assert alice.leader == "wits_end"
    assert alice.placed["wits_end"] == 1


@pytest.mark.rule("CLAR-14")
def test_royal_temper_happens_before_anybody_adds_strength() -> None:
    draws = {QUEEN: ["queen_of_hearts_1", "war_axe"], HATTER: ["cup", "mad_hatter_1"], CAT: ["grin", "grin"]}
    game = garden(draws)
    player(game, QUEEN).abilities = ("royal_temper",)
    begin(game)
    move_marker(game, CAT, -3, "test")
    draw_again(game)
    assert [event.player for event in happened(game, UnitLost)] == [HATTER]
    kinds = [type(f) for f in game.events or () if isinstance(f, UnitLost | ChipPlaced)]
    assert kinds == [ChipPlaced] * 3 + [UnitLost] + [ChipPlaced] * 3


@pytest.mark.rule("CLAR-14")
def test_manxome_foe_looks_at_who_is_ahead_before_anybody_adds_strength() -> None:
    game = garden({JABBERWOCK: ["jabberwock_1", "claw"], HATTER: ["mad_hatter_1", "cup"]})
    player(game, JABBERWOCK).abilities = ("manxome_foe",)
    begin(game)
    draw_again(game)
    assert placed(game, JABBERWOCK) == [1, 3]


@pytest.mark.rule("CLAR-15")
def test_a_flamingo_multiplies_what_changes_the_chip() -> None:
    game = garden({JABBERWOCK: ["flamingo_weak", "claw"], HATTER: ["cup", "mad_hatter_1"]})
    player(game, JABBERWOCK).abilities = ("manxome_foe",)
    begin(game)
    draw_again(game)
    assert placed(game, JABBERWOCK) == [1, (3 + 2) * 2]


@pytest.mark.rule("CLAR-15")
def test_a_flamingo_does_not_multiply_what_strengthens_the_player() -> None:
    game = garden({HATTER: ["flamingo_weak", "cup"], ALICE: ALICES})
    player(game, HATTER).abilities = ("boiling_cup",)
    begin(game)
    mad, *rest = game.state.supply["madness_single"]
    player(game, HATTER).madness = (mad,)
    game.state.supply = {**game.state.supply, "madness_single": tuple(rest)}
    draw_again(game)
    assert placed(game, HATTER) == [1, 6]
    assert part(game, HATTER).strength == 1 + 6 + 2


@pytest.mark.rule("CLAR-15")
def test_nightmare_grin_strengthens_the_player_and_may_be_declined() -> None:
    for option, strength in ((f"opponent:{ALICE}", 1 + 6 + 2), ("decline", 1 + 6)):
        game = garden({CAT: ["flamingo_weak", "grin"], ALICE: ALICES})
        cat = player(game, CAT)
        cat.abilities, cat.shards = ("nightmare_grin",), 1
        begin(game)
        draw_again(game)
        answer(game, CAT, option)
        assert part(game, CAT).strength == strength


@pytest.mark.rule("CLAR-13")
@pytest.mark.parametrize(("option", "left"), [(f"opponent:{ALICE}", -1), ("decline", 0)])
def test_claws_that_catch_may_give_poison_to_an_opponent(option: str, left: int) -> None:
    game = garden({JABBERWOCK: ["claw"], ALICE: ALICES})
    supply = len(game.state.supply["poison"])
    player(game, JABBERWOCK).abilities = ("claws_that_catch",)
    begin(game)
    answer(game, JABBERWOCK, option)
    assert len(game.state.supply["poison"]) == supply + left
    assert faces(game, player(game, ALICE).bag).count("poison") == -left


@pytest.mark.rule("CLAR-13")
def test_without_poison_in_the_supply_the_claws_give_none() -> None:
    game = garden({JABBERWOCK: ["claw"], ALICE: ALICES})
    game.state.supply = {**game.state.supply, "poison": ()}
    player(game, JABBERWOCK).abilities = ("claws_that_catch",)
    begin(game)
    if f"opponent:{ALICE}" in offered(game, JABBERWOCK):
        answer(game, JABBERWOCK, f"opponent:{ALICE}")
    assert "poison" not in faces(game, player(game, ALICE).bag)
    assert part(game, JABBERWOCK).strength == 3


def test_an_ability_that_counts_active_chips_leaves_this_chip_out() -> None:
    game = fought({ALICE: ["alice_1", "eat_me_cake"], HATTER: HATTERS})
    activate(game, ALICE, "rose_weak")
    draw_again(game)
    assert placed(game, ALICE) == [1, 2]
    assert run(game).waiting() == (ALICE, HATTER)
