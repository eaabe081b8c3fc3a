"""Battles from starting strength to their end: draws, stops, the check after each draw."""

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
    rig,
    strengths,
)
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, answer, happened, offered, player
from wonderland_qt.engine.flow import IllegalChoice
from wonderland_qt.games.wonderland.events import BagRefreshed, BattleEnded, ChipDrawn, PlayerStopped
from wonderland_qt.games.wonderland.mechanics.battlefield import move_marker
from wonderland_qt.games.wonderland.war.battle import CheckEnd
from wonderland_qt.games.wonderland.war.madness import LoseUnits

PLAIN = {ALICE: ["alice_1", "alice_1", "alice_1"], HATTER: ["mad_hatter_1", "mad_hatter_1", "mad_hatter_1"]}
THREE = {**PLAIN, QUEEN: ["queen_of_hearts_1", "queen_of_hearts_1", "queen_of_hearts_1"]}


@pytest.mark.rule("BATTLE-1")
def test_starting_strength_counts_leader_figures_and_castle_but_no_supporters() -> None:
    game = garden(PLAIN, units=5)
    alice = player(game, ALICE)
    alice.leader, alice.leader_strength = GARDEN, 3
    alice.figures = {"dodo": GARDEN, "walrus": "tumtum"}
    alice.castles = {GARDEN: "standing", "tumtum": "standing"}
    begin(game)
    assert (part(game, ALICE).base, part(game, HATTER).base) == (3 + 3 + 2, 0)
    assert strengths(game) == {ALICE: 9, HATTER: 1}


@pytest.mark.rule("BATTLE-2")
def test_all_draw_one_chip_before_anybody_may_stop() -> None:
    game = fought(THREE)
    assert [event.player for event in happened(game, ChipDrawn)] == [ALICE, HATTER, QUEEN]
    assert [len(player(game, p).active) for p in THREE] == [1, 1, 1]
    assert happened(game, PlayerStopped) == []


@pytest.mark.rule("BATTLE-14")
def test_everybody_active_draws_or_stops_at_the_same_time() -> None:
    game = fought(THREE)
    assert [offered(game, p) for p in THREE] == [["draw", "stop"]] * 3
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    assert len(happened(game, ChipDrawn)) == 3
    answer(game, QUEEN, "draw")
    assert [event.player for event in happened(game, ChipDrawn)[3:]] == [ALICE, QUEEN]


@pytest.mark.rule("GAME-11", "BATTLE-14")
def test_nothing_tells_of_a_choice_until_all_are_made_and_it_may_be_taken_back() -> None:
    game = fought(PLAIN)
    told, others = len(game.events or ()), game.decisions
    answer(game, ALICE, "stop")
    assert (len(game.events or ()), game.decisions) == (told, others)
    assert game.waiting() == (HATTER,)
    answer(game, ALICE, "draw")
    answer(game, HATTER, "draw")
    assert [part(game, p).fight for p in PLAIN] == ["fighting", "fighting"]


@pytest.mark.rule("BATTLE-15")
def test_a_stopped_player_draws_no_more_and_keeps_strength() -> None:
    game = fought(THREE)
    answer(game, ALICE, "stop")
    answer(game, HATTER, "draw")
    answer(game, QUEEN, "draw")
    assert strengths(game) == {ALICE: 1, HATTER: 2, QUEEN: 2}
    assert offered(game, ALICE) == []
    with pytest.raises(IllegalChoice):
        game.choose(ALICE, "draw")


@pytest.mark.rule("BATTLE-13")
def test_the_battle_ends_when_all_have_stopped() -> None:
    game = fought(PLAIN)
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    assert happened(game, BattleEnded)
    assert len(happened(game, ChipDrawn)) == 2


@pytest.mark.rule("BATTLE-13")
def test_the_last_one_drawing_must_stop_when_in_the_lead() -> None:
    game = fought(THREE)
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    answer(game, QUEEN, "stop")
    assert happened(game, BattleEnded)[0].first == (ALICE,)
    assert [event.player for event in happened(game, PlayerStopped)] == [HATTER, QUEEN, ALICE]


@pytest.mark.rule("BATTLE-13")
def test_the_last_one_left_must_stop_when_all_others_have_busted() -> None:
    game = no_wagers(fought({ALICE: ["alice_1"], HATTER: ["madness_single"]}, QUEEN, units=1))
    assert happened(game, BattleEnded)[0].first == (ALICE,)
    assert len(happened(game, ChipDrawn)) == 2


@pytest.mark.rule("BATTLE-17")
def test_the_last_one_drawing_goes_on_while_level_or_behind() -> None:
    draws = {ALICE: ["madness_single", "alice_1", "alice_1"], HATTER: ["mad_hatter_1"]}
    game = no_wagers(fought(draws, QUEEN))
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    assert strengths(game) == {ALICE: 1, HATTER: 1}
    assert offered(game, ALICE) == ["draw", "stop"]
    answer(game, ALICE, "draw")
    assert happened(game, BattleEnded)[0].first == (ALICE,)


@pytest.mark.rule("BATTLE-17")
def test_the_last_one_drawing_may_stop_behind() -> None:
    game = no_wagers(fought({ALICE: ["madness_single", "madness_single"], HATTER: ["mad_hatter_1"]}, QUEEN))
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    answer(game, ALICE, "stop")
    assert happened(game, BattleEnded)[0].first == (HATTER,)


@pytest.mark.rule("BATTLE-16")
def test_who_reaches_the_end_of_the_track_wins_at_once_and_passes_no_further() -> None:
    game = fought({**THREE, ALICE: ["alice_1", "alice_2"]})
    move_marker(game, ALICE, 23, "test")
    draw_again(game)
    (ended,) = happened(game, BattleEnded)
    assert ended.first == (ALICE,)
    assert ended.second == (HATTER, QUEEN)
    assert len(happened(game, ChipDrawn)) == 6
    assert game.content.board.track_end == 25


@pytest.mark.rule("BATTLE-16")
def test_several_who_reach_the_end_in_the_same_draw_tie() -> None:
    game = fought({ALICE: ["alice_1", "alice_1"], HATTER: ["mad_hatter_1", "cup"]})
    move_marker(game, ALICE, 23, "test")
    move_marker(game, HATTER, 23, "test")
    draw_again(game)
    assert set(happened(game, BattleEnded)[0].first) == {ALICE, HATTER}


@pytest.mark.rule("BATTLE-20")
def test_strength_stays_between_0_and_the_end_of_the_track() -> None:
    game = fought(PLAIN)
    move_marker(game, ALICE, -9, "test")
    move_marker(game, HATTER, 99, "test")
    assert strengths(game) == {ALICE: 0, HATTER: 25}


@pytest.mark.rule("BATTLE-21")
def test_an_empty_bag_takes_back_exhausted_chips_and_madness_before_the_draw() -> None:
    game = garden({ALICE: [], HATTER: ["mad_hatter_1"]})
    alice = player(game, ALICE)
    chips = alice.bag
    alice.exhausted, alice.madness, alice.bag = chips[:6], chips[6:8], ()
    begin(game)
    assert [event.player for event in happened(game, BagRefreshed)] == [ALICE]
    assert (alice.exhausted, len(happened(game, ChipDrawn))) == ((), 2)


@pytest.mark.rule("BATTLE-21")
def test_madness_alone_is_drawn_from_again_when_the_bag_is_empty() -> None:
    game = garden({ALICE: [], HATTER: ["mad_hatter_1"]})
    alice = player(game, ALICE)
    alice.madness = tuple(c for c in alice.bag if game.content.chips[c].face == "madness_single")
    alice.bag = ()
    begin(game)
    assert [event.player for event in happened(game, BagRefreshed)] == [ALICE]
    assert (len(alice.bag), len(alice.madness), alice.units_in(GARDEN)) == (1, 1, 2)


@pytest.mark.rule("BATTLE-21")
def test_with_no_chip_anywhere_a_player_must_stop_even_in_the_first_draw() -> None:
    game = garden(THREE)
    player(game, ALICE).bag = ()
    begin(game)
    assert part(game, ALICE).fight == "stopped"
    assert [event.player for event in happened(game, ChipDrawn)] == [HATTER, QUEEN]
    assert offered(game, ALICE) == []


@pytest.mark.rule("BATTLE-21")
def test_who_draws_the_last_chip_is_not_asked_again() -> None:
    game = garden(THREE)
    player(game, ALICE).bag = tuple(
        c for c in player(game, ALICE).bag if game.content.chips[c].face == "alice_2"
    )
    rig(game, {})
    begin(game)
    assert game.waiting() == (HATTER, QUEEN)
    draw_again(game)
    assert part(game, ALICE).fight == "stopped"
    assert part(game, ALICE).strength == 2


@pytest.mark.rule("BATTLE-24")
def test_a_stopped_player_busts_when_the_last_unit_is_gone() -> None:
    game = fought(THREE, units=1)
    answer(game, ALICE, "stop")
    answer(game, HATTER, "draw")
    answer(game, QUEEN, "draw")
    run(game, LoseUnits(ALICE, 1, "test"))
    assert (part(game, ALICE).fight, part(game, ALICE).strength) == ("busted", 0)
    assert part(game, HATTER).fight == "fighting"


@pytest.mark.rule("BATTLE-24")
def test_nobody_busts_once_the_battle_has_ended() -> None:
    game = fought(PLAIN, units=1)
    battle(game).ended = True
    run(game, LoseUnits(ALICE, 1, "test"))
    assert player(game, ALICE).units_in(GARDEN) == 0
    assert (part(game, ALICE).fight, part(game, ALICE).strength) == ("fighting", 1)


@pytest.mark.rule("BATTLE-23", "BATTLE-16")
def test_the_end_of_the_track_is_looked_at_when_the_whole_draw_is_resolved() -> None:
    game = fought(THREE)
    move_marker(game, ALICE, 24, "test")
    assert not happened(game, BattleEnded)
    move_marker(game, ALICE, -3, "test")
    game.state.agenda.pop()
    run(game, CheckEnd())
    assert not happened(game, BattleEnded)


def test_chips_drawn_lie_on_the_row_in_the_order_of_drawing() -> None:
    game = fought({ALICE: ["alice_1", "rose_weak", "forge"], HATTER: ["mad_hatter_1"] * 3})
    draw_again(game)
    draw_again(game)
    assert faces(game, player(game, ALICE).active) == ["alice_1", "rose_weak", "forge"]
