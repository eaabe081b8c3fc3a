"""Wagers of those who do not fight (WAR-5, WAGER)."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, battle, begin, draw_again, fought, garden
from tests.games.wonderland.positions import ALICE, CAT, HATTER, QUEEN, answer, happened, offered, player
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.events import ChipDrawn, ChipGained, ShardsGained, WagersRevealed
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.war.wagers import RevealWagers

DRAWS = {ALICE: ["alice_1"] * 2, HATTER: ["mad_hatter_1"] * 2}


@pytest.mark.rule("WAR-5")
def test_all_who_do_not_fight_may_bet_before_the_first_draw() -> None:
    game = garden(DRAWS, QUEEN, CAT)
    player(game, CAT).castles = {**player(game, CAT).castles, GARDEN: "standing"}
    begin(game)
    assert game.waiting() == (QUEEN, CAT)
    assert offered(game, QUEEN) == [f"wager:{ALICE}", f"wager:{HATTER}", "no-wager"]
    assert happened(game, ChipDrawn) == []


@pytest.mark.rule("WAR-5")
def test_nobody_need_wager_and_nobody_wagers_where_all_fight() -> None:
    game = fought(DRAWS, QUEEN)
    answer(game, QUEEN, "no-wager")
    assert battle(game).wagers == {}
    assert game.waiting() == (ALICE, HATTER)
    assert fought(DRAWS).waiting() == (ALICE, HATTER)


@pytest.mark.rule("GAME-11")
def test_on_whom_somebody_wagers_is_told_to_nobody() -> None:
    told = []
    for on in (ALICE, HATTER):
        game = fought(DRAWS, QUEEN, CAT)
        answer(game, QUEEN, f"wager:{on}")
        assert not happened(game, ChipDrawn)
        answer(game, CAT, "no-wager")
        draw_again(game)
        told.append([str(event) for event in game.events or ()])
    assert told[0] == told[1]


def revealed(on: PlayerId, *first: PlayerId) -> Game:
    game = fought(DRAWS, QUEEN, CAT)
    answer(game, QUEEN, f"wager:{on}")
    answer(game, CAT, "no-wager")
    battle(game).first = first
    game.state.agenda.clear()
    return run(game, RevealWagers())


@pytest.mark.rule("WAGER-1")
def test_a_right_wager_gains_a_weak_ally_of_choice_a_forge_chip_too() -> None:
    game = revealed(ALICE, ALICE)
    options = offered(game, QUEEN)
    assert {"ally:rose_weak", "ally:forge"} <= set(options)
    assert not [option for option in options if "strong" in option]
    answer(game, QUEEN, "ally:rose_weak")
    assert [(f.player, game.content.chips[f.chip].face) for f in happened(game, ChipGained)] == [
        (QUEEN, "rose_weak")
    ]
    assert happened(game, ShardsGained) == []


@pytest.mark.rule("WAGER-2", "WAGER-3")
@pytest.mark.parametrize("first", [(HATTER,), ()])
def test_a_wrong_wager_gains_a_shard_also_when_nobody_won(first: tuple[PlayerId, ...]) -> None:
    game = revealed(ALICE, *first)
    assert [(event.player, event.shards) for event in happened(game, ShardsGained)] == [(QUEEN, 1)]
    assert game.over


@pytest.mark.rule("WAGER-3")
def test_a_tie_for_first_pays_nothing() -> None:
    game = revealed(ALICE, ALICE, HATTER)
    assert game.over
    assert happened(game, ShardsGained) == []
    assert happened(game, ChipGained) == []


@pytest.mark.rule("WAGER-4")
def test_wagers_are_revealed_in_their_step_and_can_be_made_again() -> None:
    game = revealed(ALICE, HATTER)
    assert [(event.player, event.on) for event in happened(game, WagersRevealed)] == [(QUEEN, ALICE)]
    assert battle(game).wagers == {}
    game.state.battle = None
    begin(game)
    assert f"wager:{ALICE}" in offered(game, QUEEN)
