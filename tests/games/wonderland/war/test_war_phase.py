"""The war phase: which battles there are, who takes part, and what returns afterwards (WAR, WAREND)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, battle, begin, draw_again, fought, garden, part, strengths
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    QUEEN,
    activate,
    answer,
    happened,
    new_table,
    offered,
    place,
    player,
    put_in_bag,
)
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import BattleBegun, BattleEnded, ChipDrawn, ShardsGained
from wonderland_qt.games.wonderland.rounds import PlayRound
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import HEAD, POOL
from wonderland_qt.games.wonderland.war.units import BringUnit
from wonderland_qt.games.wonderland.war.war_phase import EndWar, FightIn, PlayWar


def uncontested(region_of: dict[str, PlayerId], marker: str) -> Game:
    game = new_table(ALICE, HATTER, QUEEN)
    game.state.marker = marker
    for region, name in region_of.items():
        place(game, name, region, 1)
    return run(game, PlayWar())


@pytest.mark.rule("WAR-1")
def test_battles_go_clockwise_from_the_marker_which_stays() -> None:
    game = uncontested({"red_keep": ALICE, "tumtum": HATTER, "wits_end": ALICE}, marker="tumtum")
    while game.decisions:
        game.choose(game.decisions[0].player, "vp")
    assert [event.region for event in happened(game, BattleEnded)] == ["tumtum", "wits_end", "red_keep"]
    assert game.state.marker == "tumtum"
    assert [event.phase for event in happened(game, PhaseBegun)] == ["war"]


@pytest.mark.rule("WAR-2", "GAME-3")
@pytest.mark.parametrize("unit", ["supporter", "figure", "leader"])
def test_any_unit_takes_part(unit: str) -> None:
    game = garden({ALICE: ["alice_1"]}, HATTER)
    owner = player(game, HATTER)
    if unit == "supporter":
        place(game, HATTER, GARDEN, 1)
    elif unit == "figure":
        owner.figures = {**owner.figures, "dodo": GARDEN}
    else:
        owner.leader = GARDEN
    assert set(battle(begin(game)).participants) == {ALICE, HATTER}


@pytest.mark.rule("WAR-2", "GAME-3")
def test_a_castle_alone_takes_no_part() -> None:
    game = garden({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, QUEEN)
    player(game, QUEEN).castles = {**player(game, QUEEN).castles, GARDEN: "standing"}
    place(game, QUEEN, "tumtum", 2)
    assert set(battle(begin(game)).participants) == {ALICE, HATTER}
    assert player(game, QUEEN).units_in(GARDEN) == 0


@pytest.mark.rule("WAR-3")
def test_nothing_happens_where_nobody_is() -> None:
    game = new_table(ALICE, HATTER)
    player(game, ALICE).castles = {**player(game, ALICE).castles, GARDEN: "standing"}
    run(game, FightIn(GARDEN))
    assert game.over
    assert game.events == []


@pytest.mark.rule("WAR-4")
def test_one_alone_takes_the_vp_or_a_castle_without_a_draw() -> None:
    game = begin(garden({ALICE: []}, HATTER, QUEEN))
    assert sorted(offered(game, ALICE)) == [f"castle:{GARDEN}", "vp"]
    assert offered(game, HATTER) == []
    answer(game, ALICE, f"castle:{GARDEN}")
    assert (player(game, ALICE).vp, list(player(game, ALICE).castles)) == (0, [GARDEN])
    assert happened(game, ChipDrawn) == []
    assert game.over


@pytest.mark.rule("WAR-4")
def test_one_alone_who_has_a_castle_there_takes_the_vp() -> None:
    game = garden({ALICE: []}, HATTER, QUEEN)
    player(game, ALICE).castles = {**player(game, ALICE).castles, GARDEN: "standing"}
    begin(game)
    assert game.over
    assert player(game, ALICE).vp > 0


@pytest.mark.rule("WAR-6", "BATTLE-1")
def test_units_that_come_later_change_neither_who_fights_nor_strength() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]}, QUEEN)
    answer(game, QUEEN, "no-wager")
    before = strengths(game)
    player(game, ALICE).figures = {**player(game, ALICE).figures, "dodo": "tumtum"}
    place(game, QUEEN, "tumtum", 1)
    run(
        game,
        BringUnit(ALICE, "dodo", "tumtum", GARDEN, "test"),
        BringUnit(QUEEN, "", "tumtum", GARDEN, "test"),
    )
    assert strengths(game) == before
    assert QUEEN not in battle(game).participants
    assert player(game, QUEEN).units_in(GARDEN) == 1


@pytest.mark.rule("WAR-6")
def test_a_busted_player_stays_out_even_when_a_unit_comes() -> None:
    game = fought(
        {ALICE: ["madness_single"], HATTER: ["mad_hatter_1"], QUEEN: ["queen_of_hearts_1"]},
        units={ALICE: 1, HATTER: 3, QUEEN: 3},
    )
    run(game, BringUnit(ALICE, "", POOL, GARDEN, "test"))
    assert part(game, ALICE).fight == "busted"
    assert ALICE not in game.waiting()


@pytest.mark.rule("WAREND-1")
def test_after_a_battle_units_and_madness_stay_and_chips_are_exhausted() -> None:
    game = fought({ALICE: ["madness_single"], HATTER: ["mad_hatter_1"]})
    answer(game, ALICE, "stop")
    answer(game, HATTER, "stop")
    alice, hatter = player(game, ALICE), player(game, HATTER)
    assert game.state.battle is None
    assert (alice.placed, len(alice.madness)) == ({GARDEN: 2}, 1)
    assert hatter.active == ()
    assert [game.content.chips[chip].face for chip in hatter.exhausted] == ["mad_hatter_1"]


def after_war() -> Game:
    game = new_table(ALICE, HATTER, CAT)
    game.state.market = ("walrus", "gryphon", "dodo")
    game.state.wonderland_deck = ("watch",)
    alice = player(game, ALICE)
    alice.exhausted = activate(game, ALICE, "rose_weak")
    alice.active = ()
    (mad,) = put_in_bag(game, ALICE, "madness_single")
    alice.bag, alice.madness = tuple(c for c in alice.bag if c != mad), (mad,)
    alice.placed, alice.figures, alice.leader = {GARDEN: 2}, {"twins": "tumtum"}, GARDEN
    alice.tea_cards = ("tea_1_01",)
    player(game, HATTER).leader = POOL
    player(game, HATTER).shield = False
    return game


@pytest.mark.rule("WAREND-2")
def test_the_marker_moves_by_a_roll_that_gives_no_shards() -> None:
    game = after_war()
    start = game.content.ring.index(game.state.marker)
    run(game, EndWar())
    moved = (game.content.ring.index(game.state.marker) - start) % len(game.content.ring)
    assert moved in game.content.board.die
    assert happened(game, ShardsGained) == []


@pytest.mark.rule("WAREND-3")
def test_exhausted_chips_and_madness_go_back_into_the_bag() -> None:
    game = after_war()
    chips = len(player(game, ALICE).bag) + 2
    run(game, EndWar())
    alice = player(game, ALICE)
    assert (alice.exhausted, alice.madness, len(alice.bag)) == ((), (), chips)


@pytest.mark.rule("WAREND-4")
def test_leaders_return_to_the_head_and_the_other_units_stay() -> None:
    game = run(after_war(), EndWar())
    assert {p.leader for p in game.state.players.values()} == {HEAD}
    assert player(game, ALICE).placed == {GARDEN: 2}
    assert player(game, ALICE).figures == {"twins": "tumtum"}


@pytest.mark.rule("WAREND-5")
def test_the_market_is_shuffled_in_and_dealt_anew() -> None:
    markets = set()
    for seed in range(12):
        game = after_war()
        game.state.seed = seed
        run(game, EndWar())
        assert len(game.state.market) == 3
        assert sorted(game.state.market + game.state.wonderland_deck) == [
            "dodo",
            "gryphon",
            "walrus",
            "watch",
        ]
        markets.add(frozenset(game.state.market))
    assert len(markets) > 1


@pytest.mark.rule("WAREND-6")
def test_shields_do_not_change() -> None:
    game = run(after_war(), EndWar())
    assert {p.id: p.shield for p in game.state.players.values()} == {ALICE: True, HATTER: False, CAT: True}


@pytest.mark.rule("GAME-8")
def test_tea_cards_stay_in_front_of_their_player() -> None:
    game = run(after_war(), EndWar())
    assert player(game, ALICE).tea_cards == ("tea_1_01",)


@pytest.mark.rule("GAME-8")
def test_nothing_offered_in_a_battle_shows_what_is_in_a_bag() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]})
    shown = {option.take for decision in game.decisions for option in decision.options}
    in_bags = {f"chip:{chip}" for p in game.state.players.values() for chip in p.bag}
    assert shown.isdisjoint(in_bags)


@pytest.mark.rule("WAREND-7")
def test_after_the_last_round_everything_stays_where_it_is() -> None:
    game = after_war()
    rounds = {}
    for number in (2, 3):
        game.state.agenda.clear()
        game.rules.does[PlayRound](game, PlayRound(number))
        rounds[number] = [type(step).__name__ for step in game._pushed]
        game._pushed.clear()
    assert "EndWar" in rounds[2]
    assert "EndWar" not in rounds[3]


def test_a_battle_that_begins_is_told_with_its_players() -> None:
    game = fought({ALICE: ["alice_1"], HATTER: ["mad_hatter_1"]})
    assert [(event.region, event.players) for event in happened(game, BattleBegun)] == [
        (GARDEN, (ALICE, HATTER))
    ]
    draw_again(game)
    assert len(happened(game, BattleBegun)) == 1
