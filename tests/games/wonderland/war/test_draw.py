"""One draw, step by step: chips played, placed and counted, effects in their order (BATTLE-11 to 25)."""

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
    new_table,
    offered,
    place,
    player,
)
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.events import (
    ChipDrawn,
    ChipPlaced,
    MadnessPlaced,
    StrengthChanged,
    UnitLost,
    VpGained,
)
from wonderland_qt.games.wonderland.measures.battle import AheadOfOther, Strength
from wonderland_qt.games.wonderland.measures.battle_chips import Active, ActiveKinds
from wonderland_qt.games.wonderland.mechanics.battlefield import move_marker, opponents
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import Lasting

HATTERS = ["mad_hatter_1"] * 3


def placed(game: Game) -> list[tuple[str, int]]:
    """Each chip placed, with the strength it counted."""
    return [(game.content.chips[event.chip].face, event.strength) for event in happened(game, ChipPlaced)]


@pytest.mark.rule("BATTLE-11")
def test_a_chip_is_placed_on_the_row_and_moves_the_marker_by_its_strength() -> None:
    game = fought({ALICE: ["rose_weak", "alice_2"], HATTER: HATTERS})
    draw_again(game)
    assert faces(game, player(game, ALICE).active) == ["rose_weak", "alice_2"]
    assert strengths(game) == {ALICE: 4, HATTER: 2}


@pytest.mark.rule("BATTLE-12")
def test_a_change_to_a_chip_ends_when_it_has_been_counted() -> None:
    game = garden({QUEEN: ["rose_weak", "queen_of_hearts_1"], HATTER: HATTERS})
    player(game, QUEEN).abilities = ("paint_it_red",)
    begin(game)
    assert ("rose_weak", 3) in placed(game)
    draw_again(game)
    assert ("queen_of_hearts_1", 1) in placed(game)
    assert part(game, QUEEN).strength == 4


@pytest.mark.rule("BATTLE-18")
def test_own_effects_come_before_those_on_others_and_players_in_order_of_vp() -> None:
    game = garden({ALICE: ["pepper_mill"], HATTER: ["pepper_mill"], QUEEN: ["war_axe"]})
    player(game, ALICE).vp = 5
    player(game, QUEEN).figures = {"knave_of_hearts": GARDEN}
    begin_with(game, {ALICE: 9, HATTER: 9, QUEEN: 9})
    changed = [
        (event.player, event.cause) for event in happened(game, StrengthChanged) if event.cause != "start"
    ]
    assert changed[:5] == [
        (QUEEN, "knave_of_hearts"),
        (QUEEN, "pepper_mill"),
        (ALICE, "pepper_mill"),
        (HATTER, "pepper_mill"),
        (QUEEN, "pepper_mill"),
    ]
    assert strengths(game) == {ALICE: 9 - 2 + 2, HATTER: 9 - 2 + 2, QUEEN: 10 + 2 - 4 + 3}


def begin_with(game: Game, base: dict[str, int]) -> Game:
    """Begin the battle with starting strengths given by leaders."""
    for name, strength in base.items():
        owner = game.state.players[name]  # type: ignore[index]  # a player's id
        owner.leader, owner.leader_strength = GARDEN, strength
    return begin(game)


@pytest.mark.rule("BATTLE-18")
def test_madness_comes_before_all_that_is_played() -> None:
    game = garden({ALICE: ["sword"], HATTER: ["madness_single"]})
    player(game, ALICE).abilities = ("sword_of_hope",)
    begin(game)
    kinds = [type(f) for f in game.events or () if isinstance(f, MadnessPlaced | UnitLost | ChipPlaced)]
    assert kinds == [MadnessPlaced, UnitLost, ChipPlaced]


@pytest.mark.rule("BATTLE-19")
def test_effects_reach_stopped_opponents_never_busted_ones() -> None:
    draws = {
        ALICE: ["alice_1", "pepper_mill"],
        HATTER: ["cup"],
        QUEEN: ["madness_single"],
        CAT: ["cheshire_cat_1"] * 2,
    }
    game = fought(draws, units={ALICE: 3, HATTER: 3, QUEEN: 1, CAT: 3})
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    answer(game, CAT, "draw")
    assert strengths(game) == {ALICE: 3, HATTER: 1, QUEEN: 0, CAT: 1}


@pytest.mark.rule("BATTLE-19")
def test_nothing_lasting_is_carried_into_the_next_battle() -> None:
    game = fought({ALICE: ["flamingo_weak", "rose_weak"], HATTER: HATTERS})
    assert len(battle(game).lasting) == 1
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    while game.decisions:
        game.choose(game.decisions[0].player, game.decisions[0].options[0].id)
    assert placed(begin(game))[-2:] == [("rose_weak", 2), ("mad_hatter_1", 1)]


@pytest.mark.rule("BATTLE-22")
def test_what_was_gained_by_forging_in_this_battle_does_nothing_in_it() -> None:
    game = garden({QUEEN: ["queen_of_hearts_1", "rose_weak", "rose_weak"], HATTER: HATTERS})
    begin(game)
    player(game, QUEEN).abilities = ("paint_it_red",)
    battle(game).locked = ("paint_it_red",)
    draw_again(game)
    assert ("rose_weak", 2) in placed(game)
    battle(game).locked = ()
    draw_again(game)
    assert ("rose_weak", 3) in placed(game)


@pytest.mark.rule("BATTLE-23")
def test_all_chips_are_placed_before_any_marker_moves() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: HATTERS, QUEEN: ["queen_of_hearts_1"]})
    kinds = [type(f) for f in game.events or () if isinstance(f, ChipDrawn | ChipPlaced | StrengthChanged)]
    assert kinds == [ChipDrawn] * 3 + [ChipPlaced] * 3 + [StrengthChanged] * 3


@pytest.mark.rule("BATTLE-23")
def test_who_compares_while_chips_are_played_sees_the_markers_as_before_the_draw() -> None:
    game = garden({JABBERWOCK: ["claw"], HATTER: ["pepper_mill"]})
    player(game, JABBERWOCK).abilities = ("manxome_foe",)
    begin_with(game, {HATTER: 6, JABBERWOCK: 5})
    assert ("claw", 3 + 2) in placed(game)
    game = garden({JABBERWOCK: ["claw"], HATTER: ["cup"]})
    player(game, JABBERWOCK).abilities = ("manxome_foe",)
    begin_with(game, {HATTER: 5, JABBERWOCK: 5})
    assert ("claw", 3) in placed(game)


@pytest.mark.rule("BATTLE-23")
def test_strength_gained_while_chips_are_played_is_not_seen_by_who_compares() -> None:
    game = garden({QUEEN: ["war_axe"], HATTER: ["mad_hatter_1"]})
    player(game, QUEEN).abilities = ("royal_temper",)
    player(game, QUEEN).figures = {"knave_of_hearts": GARDEN}
    begin_with(game, {QUEEN: 4, HATTER: 6})
    assert ("knave_of_hearts", 6) in [(f.cause, f.strength) for f in happened(game, StrengthChanged)]
    assert [event.player for event in happened(game, UnitLost)] == [HATTER]


@pytest.mark.rule("BATTLE-23")
def test_those_who_bust_while_chips_are_revealed_stand_at_nothing() -> None:
    draws = {HATTER: ["madness_single"], ALICE: ["madness_single"], QUEEN: ["war_axe"]}
    game = garden(draws, units={HATTER: 1, ALICE: 3, QUEEN: 3})
    player(game, HATTER).castles = player(game, QUEEN).castles = {GARDEN: "standing"}
    player(game, ALICE).shield, player(game, ALICE).vp = True, 5
    begin(game)
    assert game.waiting() == (ALICE,)
    assert part(game, HATTER).fight == "busted"
    assert AheadOfOther().read(game, Bound("", QUEEN, "test", GARDEN, 0, HATTER)) == 2


@pytest.mark.rule("BATTLE-23")
def test_those_who_bust_while_chips_are_revealed_are_no_longer_ahead() -> None:
    game = garden({JABBERWOCK: ["claw"], HATTER: ["madness_single"], QUEEN: ["war_axe"]}, units=1)
    player(game, JABBERWOCK).abilities = ("manxome_foe",)
    player(game, HATTER).castles = {GARDEN: "standing"}
    begin(game)
    assert part(game, HATTER).fight == "busted"
    assert ("claw", 3) in placed(game)


@pytest.mark.rule("BATTLE-23")
def test_when_all_have_stopped_who_compares_sees_the_markers_where_they_are() -> None:
    game = fought({ALICE: ["rose_weak"], HATTER: HATTERS})
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    move_marker(game, ALICE, 3, "test")
    assert Strength().read(game, Bound("", ALICE, "test", GARDEN)) == 5


@pytest.mark.rule("BATTLE-25")
def test_an_effect_of_a_chip_happens_when_it_is_played_not_when_it_lies_there() -> None:
    game = garden({ALICE: ["sword", "alice_1"], HATTER: HATTERS})
    alice = player(game, ALICE)
    alice.abilities = ("sword_of_hope",)
    begin(game)
    assert alice.shield
    alice.shield = False
    draw_again(game)
    assert not alice.shield


@pytest.mark.rule("BATTLE-23", "BATTLE-8")
def test_a_chip_of_a_player_who_busts_before_it_is_placed_is_exhausted() -> None:
    game = garden({QUEEN: ["war_axe"], HATTER: ["cup"], CAT: ["grin"]}, units={QUEEN: 2, HATTER: 1, CAT: 2})
    player(game, QUEEN).abilities = ("royal_temper",)
    player(game, HATTER).castles = {GARDEN: "standing"}
    begin(game)
    hatter = player(game, HATTER)
    assert (hatter.active, faces(game, hatter.exhausted)) == ((), ["cup"])
    assert part(game, HATTER).strength == 0
    assert part(game, CAT).strength == 3


@pytest.mark.rule("GAME-4")
def test_opponents_are_others_with_units_stopped_ones_too_busted_ones_not() -> None:
    draws = {ALICE: ["alice_1"], HATTER: HATTERS, QUEEN: ["madness_single"], CAT: ["cheshire_cat_1"]}
    game = fought(draws, JABBERWOCK, units={ALICE: 2, HATTER: 2, QUEEN: 1, CAT: 2})
    answer(game, JABBERWOCK, "no-wager")
    answer(game, HATTER, "stop")
    assert opponents(game, ALICE) == (HATTER, CAT)
    place(game, QUEEN, GARDEN, 1)
    assert opponents(game, ALICE) == (HATTER, CAT)
    assert opponents(new_table(ALICE, HATTER, QUEEN), ALICE) == (HATTER, QUEEN)


@pytest.mark.rule("GAME-5")
def test_kinds_count_each_ally_type_and_item_but_faction_chips_as_one() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: HATTERS})
    activate(game, ALICE, "alice_2", "rose_weak", "rose_strong", "forge", "vorpal_blade", "looking_glass")
    kinds = ActiveKinds().read(game, Bound("", ALICE, "test", GARDEN))
    assert kinds == len(["faction", "rose", "forge", "vorpal_blade", "looking_glass"])


@pytest.mark.rule("GAME-10")
def test_starting_chips_do_nothing_and_artifacts_only_what_an_unlocked_ability_gives() -> None:
    game = fought({ALICE: ["sword", "sword", "alice_2"], HATTER: HATTERS})
    assert not player(game, ALICE).shield
    player(game, ALICE).abilities = ("sword_of_hope",)
    draw_again(game)
    assert player(game, ALICE).shield
    player(game, ALICE).shield = False
    draw_again(game)
    assert not player(game, ALICE).shield


def test_a_lasting_effect_without_end_works_on_every_later_chip() -> None:
    game = fought({ALICE: ["golden_key", "alice_1", "alice_1"], HATTER: HATTERS})
    draw_again(game)
    draw_again(game)
    assert [strength for face, strength in placed(game) if face != "mad_hatter_1"] == [1, 2, 2]


def test_what_counts_other_active_chips_leaves_its_own_chip_out() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: HATTERS})
    rose, _ = activate(game, ALICE, "rose_weak", "rose_strong")
    bound = Bound("", ALICE, "test", GARDEN, rose)
    assert Active(tags=("rose",)).read(game, bound) == 2
    assert Active(tags=("rose",), others=True).read(game, bound) == 1


def test_who_poisons_an_opponent_hears_of_it() -> None:
    game = garden({HATTER: ["poison"], JABBERWOCK: ["jabberwock_1"]})
    player(game, JABBERWOCK).abilities = ("eyes_of_flame",)
    begin(game)
    assert [(event.player, event.vp) for event in happened(game, VpGained)] == [(JABBERWOCK, 2)]


def test_a_lasting_hook_lies_in_the_state_with_who_caused_it() -> None:
    game = fought({ALICE: ["knaves_crown"], HATTER: HATTERS})
    (lasting,) = battle(game).lasting
    assert lasting == Lasting(lasting.hook, HATTER, "knaves_crown", ALICE, 1)
    move_marker(game, ALICE, 1, "test")
    place(game, ALICE, "tumtum", 1)
    assert run(game).waiting() == (ALICE, HATTER)
    assert offered(game, ALICE) == ["draw", "stop"]
