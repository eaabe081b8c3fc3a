"""The local resistance in battles of two players, and castles that take two steps (TWO-8 to TWO-14)."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, begin, fought, garden, part, strengths
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    activate,
    answer,
    begin_battle,
    happened,
    new_table,
    offered,
    player,
)
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import (
    BattleEnded,
    CastleBuilt,
    ChipDrawn,
    ChipForged,
    FeatRevealed,
    PlayerStopped,
    ResistanceStood,
    VpGained,
)
from wonderland_qt.games.wonderland.mechanics.battlefield import move_marker, opponents, starting_strength
from wonderland_qt.games.wonderland.mechanics.castles import PlaceCastle, castle_regions
from wonderland_qt.games.wonderland.mechanics.scoring import score
from wonderland_qt.games.wonderland.mechanics.two_players import RESISTANCE
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.war.result import SettleBattle
from wonderland_qt.games.wonderland.war.war_phase import FightIn, PlayWar

TILE_VP = 4
"""What the Garden pays in round I."""


def settle(strengths: dict[PlayerId, int], busted: tuple[PlayerId, ...] = (), in_round: int = 1) -> Game:
    """The result of a battle of two in the Garden, up to the first question."""
    game = new_table(ALICE, HATTER, in_round=in_round)
    begin_battle(game, GARDEN, strengths, busted)
    return run(game, SettleBattle(GARDEN))


def result(game: Game) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    """Who was first and who second."""
    (ended,) = happened(game, BattleEnded)
    return ended.first, ended.second


@pytest.mark.rule("TWO-8", "BATTLE-2")
def test_one_alone_fights_and_nobody_wagers() -> None:
    game = begin(garden({ALICE: ["alice_1", "alice_1", "alice_1"]}, HATTER))
    assert [event.player for event in happened(game, ChipDrawn)] == [ALICE]
    assert offered(game, ALICE) == ["draw", "stop"]
    assert offered(game, HATTER) == []


@pytest.mark.rule("TWO-8", "WAR-3")
def test_where_nobody_is_there_is_no_battle() -> None:
    assert happened(run(new_table(ALICE, HATTER), FightIn(GARDEN)), BattleEnded) == []


@pytest.mark.rule("TWO-8")
def test_one_alone_may_forge_and_reveal_a_feat() -> None:
    game = new_table(ALICE, HATTER)
    begin_battle(game, GARDEN, {ALICE: 5})
    activate(game, ALICE, "alice_1")
    player(game, ALICE).quests = ("garden_feat",)
    run(game, SettleBattle(GARDEN))
    answer(game, ALICE, "feat:garden_feat")
    answer(game, ALICE, next(option for option in offered(game, ALICE) if option.startswith("forge:")))
    assert len(happened(game, FeatRevealed)) == len(happened(game, ChipForged)) == 1


@pytest.mark.rule("TWO-9")
@pytest.mark.parametrize(("in_round", "least"), [(1, 3), (2, 5), (3, 7)])
def test_the_resistance_grows_from_round_to_round(in_round: int, least: int) -> None:
    assert view(new_table(ALICE, HATTER, in_round=in_round), ALICE).resistance == least
    assert result(settle({ALICE: least - 1}, in_round=in_round)) == ((), ())
    assert result(settle({ALICE: least}, in_round=in_round)) == ((ALICE, RESISTANCE), ())
    assert result(settle({ALICE: least + 1}, in_round=in_round)) == ((ALICE,), ())


@pytest.mark.rule("TWO-9")
def test_the_resistance_is_nobody_s_opponent() -> None:
    game = begin(garden({ALICE: ["alice_1"]}, HATTER))
    assert opponents(game, ALICE) == ()
    assert set(strengths(game)) == {ALICE}


@pytest.mark.rule("TWO-9")
def test_the_resistance_takes_its_stand_when_a_war_begins() -> None:
    game = run(new_table(ALICE, HATTER, in_round=2), PlayWar())
    assert [event.strength for event in happened(game, ResistanceStood)] == [5]
    assert happened(run(new_table(ALICE, HATTER, QUEEN), PlayWar()), ResistanceStood) == []


@pytest.mark.rule("TWO-9")
def test_three_players_meet_no_resistance() -> None:
    assert view(new_table(ALICE, HATTER, QUEEN), None).resistance < 0


@pytest.mark.rule("TWO-10")
def test_below_the_resistance_there_are_neither_vp_nor_castle() -> None:
    game = settle({ALICE: 2, HATTER: 1})
    assert game.over
    assert happened(game, VpGained) == []
    assert happened(game, CastleBuilt) == []


@pytest.mark.rule("TWO-10", "QUEST-2", "FORGE-1")
def test_below_the_resistance_quests_and_forging_are_as_usual() -> None:
    game = new_table(ALICE, HATTER, in_round=2)
    begin_battle(game, GARDEN, {ALICE: 3, HATTER: 2})
    activate(game, HATTER, "mad_hatter_1")
    player(game, ALICE).quests = ("paint_the_roses",)
    run(game, SettleBattle(GARDEN))
    assert result(game) == ((), ())
    answer(game, ALICE, "feat:paint_the_roses")
    assert any(option.startswith("forge:") for option in offered(game, HATTER))


@pytest.mark.rule("TWO-10", "RESULT-3", "RESULT-8")
def test_level_with_the_resistance_one_chooses_vp_or_castle_and_has_not_won() -> None:
    game = settle({ALICE: 3, HATTER: 2})
    assert offered(game, ALICE) == ["vp", f"castle:{GARDEN}"]
    answer(game, ALICE, "vp")
    assert [event.vp for event in happened(game, VpGained)] == [TILE_VP]
    assert player(game, ALICE).castles == {}


@pytest.mark.rule("TWO-11", "BATTLE-13")
def test_the_last_one_drawing_ends_the_battle_by_passing_the_resistance() -> None:
    draws = {ALICE: ["alice_1", "alice_2", "alice_1"], HATTER: ["mad_hatter_1"]}
    game = fought(draws)
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    assert strengths(game) == {ALICE: 3, HATTER: 1}
    assert offered(game, ALICE) == ["draw", "stop"], "level with the resistance is not past it"
    answer(game, ALICE, "draw")
    assert result(game) == ((ALICE,), ())
    assert [event.must for event in happened(game, PlayerStopped)] == [False, True]


@pytest.mark.rule("TWO-11")
def test_alone_past_the_resistance_the_first_draw_is_made_all_the_same() -> None:
    game = garden({ALICE: ["alice_1", "alice_1"]}, HATTER)
    player(game, ALICE).leader, player(game, ALICE).leader_strength = GARDEN, 4
    begin(game)
    assert len(happened(game, ChipDrawn)) == 1
    assert result(game) == ((ALICE,), ())


@pytest.mark.rule("TWO-11", "BATTLE-17")
def test_past_the_resistance_but_not_past_the_other_one_goes_on() -> None:
    game = garden({ALICE: ["alice_1", "alice_1"], HATTER: ["mad_hatter_1"]})
    begin(game)
    move_marker(game, ALICE, 4, "test")
    move_marker(game, HATTER, 6, "test")
    answer(game, ALICE, "draw")
    answer(game, HATTER, "stop")
    assert strengths(game) == {ALICE: 6, HATTER: 7}
    assert offered(game, ALICE) == ["draw", "stop"]
    answer(game, ALICE, "stop")
    assert result(game) == ((HATTER,), (ALICE,))


@pytest.mark.rule("TWO-11")
def test_a_busted_opponent_need_not_be_passed_but_the_resistance_must() -> None:
    game = fought({ALICE: ["alice_1", "alice_2"], HATTER: ["madness_single"]}, units=1)
    assert part(game, HATTER).fight == "busted"
    assert offered(game, ALICE) == ["draw", "stop"]


@pytest.mark.rule("TWO-12")
def test_a_castle_is_first_laid_then_stood_up_then_nothing_more() -> None:
    game = new_table(ALICE, HATTER)
    for seen in ("lying", "standing", "standing"):
        run(game, PlaceCastle(ALICE, GARDEN, "test"))
        assert player(game, ALICE).castles == {GARDEN: seen}
    assert [event.standing for event in happened(game, CastleBuilt)] == [False, True]
    assert GARDEN not in castle_regions(game, ALICE)


@pytest.mark.rule("TWO-12", "RESULT-1")
def test_a_win_lays_a_castle_and_a_second_win_stands_it_up() -> None:
    game = settle({ALICE: 5})
    assert player(game, ALICE).castles == {GARDEN: "lying"}
    begin_battle(game, GARDEN, {ALICE: 5})
    run(game, SettleBattle(GARDEN))
    assert player(game, ALICE).castles == {GARDEN: "standing"}


@pytest.mark.rule("TWO-12", "RESULT-3")
def test_at_a_tie_a_lying_castle_may_be_stood_up_where_it_lies() -> None:
    game = new_table(ALICE, HATTER)
    player(game, ALICE).castles = {GARDEN: "lying"}
    player(game, HATTER).castles = {GARDEN: "standing"}
    begin_battle(game, GARDEN, {ALICE: 5, HATTER: 5})
    run(game, SettleBattle(GARDEN))
    assert offered(game, HATTER) == [], "only the VP are left"
    (decision,) = game.decisions
    up = decision.options[1]
    assert (up.take, up.put, up.text.key) == (f"castle:alice:{GARDEN}", "", "option-castle-up")
    answer(game, ALICE, up.id)
    assert player(game, ALICE).castles == {GARDEN: "standing"}


@pytest.mark.rule("TWO-12")
def test_three_players_build_a_castle_in_one_step() -> None:
    game = run(new_table(ALICE, HATTER, QUEEN), PlaceCastle(ALICE, GARDEN, "test"))
    assert player(game, ALICE).castles == {GARDEN: "standing"}


@pytest.mark.rule("TWO-13", "BATTLE-1", "END-1")
def test_a_lying_castle_gives_strength_and_no_score() -> None:
    game = new_table(ALICE, HATTER)
    alice = player(game, ALICE)
    alice.castles = {GARDEN: "lying", "tumtum": "standing"}
    assert (
        starting_strength(game.content, alice, GARDEN)
        == starting_strength(game.content, alice, "tumtum")
        == 2
    )
    assert score(game, ALICE).castles == alice.castle_value


@pytest.mark.rule("TWO-14", "RESULT-2")
@pytest.mark.parametrize(("second", "vp"), [(4, TILE_VP // 2), (3, TILE_VP // 2), (2, 0)])
def test_the_other_is_second_past_the_resistance_or_level_with_it(second: int, vp: int) -> None:
    game = settle({ALICE: 5, HATTER: second})
    assert (player(game, ALICE).vp, player(game, HATTER).vp) == (TILE_VP, vp)
    assert player(game, HATTER).castles == {}


@pytest.mark.rule("TWO-14", "RESULT-3")
@pytest.mark.parametrize(
    ("strength", "first"), [(5, (ALICE, HATTER)), (3, (ALICE, HATTER, RESISTANCE)), (2, ())]
)
def test_two_of_equal_strength_tie_unless_they_are_below_the_resistance(
    strength: int, first: tuple[PlayerId, ...]
) -> None:
    game = settle({ALICE: strength, HATTER: strength})
    assert result(game) == (first, ())
    for name in game.waiting():
        answer(game, name, "vp")
    while not game.over:
        answer(game, game.waiting()[0], "vp")
    both = TILE_VP if first else 0
    assert (player(game, ALICE).vp, player(game, HATTER).vp) == (both, both)


@pytest.mark.rule("TWO-14", "RESULT-5")
def test_when_both_bust_the_resistance_gains_nothing_either() -> None:
    game = settle({ALICE: 0, HATTER: 0}, busted=(ALICE, HATTER))
    assert result(game) == ((), ())
