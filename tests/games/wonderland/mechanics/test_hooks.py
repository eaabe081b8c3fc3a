"""Triggers: what waits for them, for whom it is in force, in what order it happens."""

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN, battle, begin, draw_again, fought, garden, part
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
    player,
)
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Trigger
from wonderland_qt.games.wonderland.events import UnitLost, VpGained
from wonderland_qt.games.wonderland.mechanics.hooks import (
    Occasion,
    TakeTurns,
    TriggerLater,
    UseUp,
    any_hook_waits,
    special_in_force,
    triggered,
)
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.state import POOL, Lasting

HATTERS = ["mad_hatter_1"] * 3


def waiting(game: Game, when: Trigger, name: PlayerId, chip: int = 0) -> list[str]:
    """The sources of what waits for the trigger."""
    return [bound.source for bound in triggered(game, when, Occasion(name, chip))]


def fight() -> Game:
    return fought({ALICE: ["alice_1"], HATTER: HATTERS})


def test_an_ability_waits_when_unlocked_and_for_its_own_chips_only() -> None:
    game = fight()
    sword, rose = activate(game, ALICE, "sword", "rose_weak")
    assert waiting(game, "played", ALICE, sword) == []
    player(game, ALICE).abilities = ("sword_of_hope",)
    assert waiting(game, "played", ALICE, sword) == ["sword_of_hope"]
    assert waiting(game, "played", ALICE, rose) == []
    assert waiting(game, "played", HATTER, sword) == []


def test_a_trigger_about_one_chip_fires_for_that_chip_alone() -> None:
    game = fight()
    flamingo, _, rose = activate(game, ALICE, "flamingo_weak", "flamingo_strong", "rose_weak")
    assert waiting(game, "played", ALICE, flamingo) == ["flamingo_a"]
    assert waiting(game, "played", ALICE, rose) == []


def test_other_triggers_fire_for_every_active_chip() -> None:
    game = fight()
    activate(game, ALICE, "rose_weak", "rose_strong")
    assert waiting(game, "battle_end", ALICE) == ["rose_a", "rose_a"]
    assert waiting(game, "battle_end", HATTER) == []


def test_a_figure_waits_where_it_stands_and_two_on_one_card_count_once() -> None:
    game = fight()
    player(game, ALICE).figures = {"duchess": "tumtum"}
    assert waiting(game, "units_lost", ALICE) == []
    player(game, ALICE).figures = {"duchess": GARDEN}
    assert waiting(game, "units_lost", ALICE) == ["duchess"]
    player(game, ALICE).figures = {"duchess": POOL}
    assert waiting(game, "units_lost", ALICE) == []


@pytest.mark.rule("BATTLE-8")
def test_nothing_of_a_busted_player_is_in_force() -> None:
    game = fight()
    activate(game, ALICE, "rose_weak")
    part(game, ALICE).fight = "busted"
    battle(game).lasting = (Lasting("golden_key.hooks.0.do.0.hook", ALICE, "golden_key", PlayerId(""), 0),)
    assert waiting(game, "battle_end", ALICE) == []
    assert waiting(game, "played", ALICE, 1) == []


@pytest.mark.rule("BATTLE-22")
def test_what_was_gained_in_this_battle_waits_for_the_next() -> None:
    game = fight()
    (sword,) = activate(game, ALICE, "sword")
    player(game, ALICE).abilities = ("sword_of_hope",)
    player(game, ALICE).figures = {"duchess": GARDEN}
    battle(game).locked = ("sword_of_hope", "duchess")
    assert waiting(game, "played", ALICE, sword) == []
    assert waiting(game, "units_lost", ALICE) == []
    battle(game).locked = ()
    assert waiting(game, "played", ALICE, sword) == ["sword_of_hope"]


def test_a_trigger_that_nothing_waits_for_does_not_even_fire() -> None:
    game = fight()
    assert not any_hook_waits(game, "reveal")
    assert any_hook_waits(game, "played")
    battle(game).lasting = (Lasting("golden_key.hooks.0.do.0.hook", ALICE, "golden_key", PlayerId(""), 0),)
    assert any_hook_waits(game, "reveal")


def test_a_lasting_hook_is_used_up_use_by_use() -> None:
    game = fight()
    hook = "flamingo_a.hooks.0.do.0.hook"
    twice, always = Lasting(hook, ALICE, "flamingo_a", PlayerId(""), 2), Lasting(hook, HATTER, "x", ALICE, 0)
    battle(game).lasting = (twice, always)
    run(game, UseUp(ALICE, hook), UseUp(HATTER, hook))
    assert sorted(lasting.uses for lasting in battle(game).lasting) == [0, 1]
    run(game, UseUp(ALICE, hook), UseUp(ALICE, hook))
    assert battle(game).lasting == (always,)


def test_a_hook_does_nothing_when_its_figure_was_lost_before_its_turn() -> None:
    game = garden({ALICE: ["alice_2"], HATTER: HATTERS})
    player(game, ALICE).figures = {"knave_of_hearts": GARDEN}
    begin(game)
    strength = part(game, ALICE).strength
    hook = Bound("knave_of_hearts.hooks.0", ALICE, "knave_of_hearts", GARDEN)
    run(game, hook)
    assert part(game, ALICE).strength == strength + 1
    player(game, ALICE).figures = {**player(game, ALICE).figures, "knave_of_hearts": POOL}
    run(game, hook)
    assert part(game, ALICE).strength == strength + 1


@pytest.mark.rule("BATTLE-18", "BATTLE-8")
def test_who_busts_first_does_nothing_more_at_the_same_trigger() -> None:
    draws = {QUEEN: ["queen_of_hearts_1", "war_axe"], HATTER: ["cup", "pepper_mill"], ALICE: ["alice_1"] * 2}
    game = garden(draws, units={QUEEN: 3, HATTER: 1, ALICE: 3})
    player(game, QUEEN).abilities = ("royal_temper",)
    player(game, HATTER).vp = 9
    begin(game)
    draw_again(game)
    assert [event.player for event in happened(game, UnitLost)] == [HATTER]
    assert part(game, ALICE).strength == 2
    assert part(game, HATTER).fight == "busted"


def test_may_offers_what_it_does_and_to_decline() -> None:
    game = garden({CAT: ["grin"], ALICE: ["alice_1"], HATTER: HATTERS})
    player(game, CAT).abilities, player(game, CAT).shards = ("nightmare_grin",), 1
    begin(game)
    assert offered(game, CAT) == [f"opponent:{ALICE}", f"opponent:{HATTER}", "decline"]
    answer(game, CAT, f"opponent:{HATTER}")
    assert (part(game, CAT).strength, player(game, CAT).shards) == (5, 0)


def test_a_condition_that_does_not_hold_leaves_the_player_unasked() -> None:
    game = garden({CAT: ["grin"], ALICE: ["alice_1"]})
    player(game, CAT).abilities, player(game, CAT).shards = ("nightmare_grin",), 0
    assert offered(begin(game), CAT) == ["draw", "stop"]


def test_a_trigger_may_fire_later() -> None:
    game = fight()
    activate(game, ALICE, "rose_weak")
    vp = player(game, ALICE).vp
    run(game, TriggerLater("battle_end", (Occasion(ALICE), Occasion(HATTER))))
    assert player(game, ALICE).vp == vp + 1


@pytest.mark.rule("BATTLE-18", "GAME-2")
def test_the_order_among_players_is_worked_out_when_a_group_of_effects_begins() -> None:
    game = fight()
    for name in (ALICE, HATTER):
        activate(game, name, "rose_weak")
    bounds = [bound for name in (ALICE, HATTER) for bound in triggered(game, "battle_end", Occasion(name))]
    player(game, ALICE).vp = player(game, HATTER).vp + 5
    run(game, TakeTurns(tuple(bounds)))
    assert [event.player for event in happened(game, VpGained)] == [HATTER, ALICE]


def test_a_special_rule_is_in_force_with_its_source() -> None:
    game = fight()
    assert special_in_force(game, ALICE, "castle_anywhere") == ""
    player(game, ALICE).figures = {"walrus": GARDEN}
    assert special_in_force(game, ALICE, "castle_anywhere") == "walrus"
    assert special_in_force(game, HATTER, "castle_anywhere") == ""
    assert special_in_force(game, ALICE, "slithy_toves") == ""


def test_at_tea_only_abilities_are_in_force() -> None:
    game = new_table(ALICE, HATTER)
    player(game, ALICE).figures = {"duchess": GARDEN}
    activate(game, ALICE, "rose_weak")
    assert waiting(game, "battle_end", ALICE) == []
    assert waiting(game, "units_lost", ALICE) == []
