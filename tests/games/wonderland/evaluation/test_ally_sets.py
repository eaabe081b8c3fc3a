"""Sensible decisions about abilities of ally sets."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN
from tests.games.wonderland.evaluation.evaluated import best, values
from tests.games.wonderland.evaluation.test_in_battle import DANGEROUS, facing
from tests.games.wonderland.positions import ALICE, activate, fetch_new, frozen_content, place
from wonderland_qt.engine.effects import Bound, Choose
from wonderland_qt.games.wonderland.evaluation.context import Context
from wonderland_qt.games.wonderland.evaluation.placing import _value_of_moving_units
from wonderland_qt.games.wonderland.mechanics.quests import OfferAnyFeat
from wonderland_qt.games.wonderland.mechanics.special.allies import ChooseNextLevel
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import Battle
from wonderland_qt.games.wonderland.verbs.units import MoveSomeUnits
from wonderland_qt.games.wonderland.war.battle import DrawOrStop
from wonderland_qt.games.wonderland.war.draw import ChooseDrawn


def battle(game: Game) -> Battle:
    found = game.state.battle
    assert found is not None
    return found


def drawn(game: Game, *faces: str) -> Game:
    """Alice has drawn these chips and chooses."""
    battle(game).participants[ALICE].drawn = tuple(fetch_new(game, face) for face in faces)
    return run(game, ChooseDrawn(ALICE))


@pytest.mark.rule("ALLY-A5", "BATTLE-18")
def test_creatures_change_in_the_order_that_leaves_most_strong_ones() -> None:
    game = facing(3, 6, "alice_1")
    supply = game.state.supply
    weak, strong = supply["creature_weak"][0], supply["creature_strong"][0]
    game.state.supply = {**supply, "creature_weak": (), "creature_strong": supply["creature_strong"][1:2]}
    run(game, ChooseNextLevel(ALICE, (weak, strong)))
    assert best(game, ALICE) == {f"change:{strong}"}


@pytest.mark.rule("ALLY-C1")
def test_of_several_chips_the_one_that_wins_is_played() -> None:
    game = drawn(facing(3, 6, "alice_1", other="stopped"), "rose_weak", "rose_strong", "madness_single")
    assert best(game, ALICE) == {"play:rose_strong"}


@pytest.mark.rule("ALLY-C1")
def test_madness_is_played_last_of_all() -> None:
    game = drawn(facing(3, 20, "alice_1"), "flamingo_weak", "madness_single", "madness_double")
    assert best(game, ALICE) == {"play:flamingo_weak"}


@pytest.mark.rule("ALLY-C1")
def test_extra_chips_make_a_dangerous_bag_worth_a_draw() -> None:
    stops = {}
    for extra in (0, 3):
        game = facing(4, 4, *DANGEROUS, other="stopped")
        battle(game).participants[ALICE].extra = extra
        stops[extra] = values(run(game, DrawOrStop()), ALICE)["stop"]
    assert stops[3] < 0 < stops[0]


@pytest.mark.rule("ALLY-C2")
@pytest.mark.parametrize(
    ("mine", "theirs", "chosen"), [(8, 8, "space-9"), (6, 6, "decline"), (14, 3, "space-13")]
)
def test_the_marker_goes_to_a_symbol_that_costs_no_battle(mine: int, theirs: int, chosen: str) -> None:
    game = facing(mine, theirs, "alice_1", other="stopped", in_round=3)
    activate(game, ALICE, "flamingo_weak")
    hook = frozen_content().triggers["after_strength"]["flamingo_c"][0]
    run(game, Choose(Bound(hook.ref, ALICE, "flamingo_c", GARDEN)))
    assert best(game, ALICE) == {chosen}


@pytest.mark.rule("ALLY-C3", "ALLY-C4")
@pytest.mark.parametrize("row", [("rose_weak", "rose_weak"), ("red_rook_weak", "rose_weak")])
def test_a_feat_is_worth_its_toll(row: tuple[str, ...]) -> None:
    game = facing(4, 3, "alice_1")
    game.state.ally_set = {**game.state.ally_set, "rose": "rose_c", "red_rook": "red_rook_c"}
    activate(game, ALICE, *row)
    game.state.players[ALICE].quests = game.state.quest_deck[:1]
    run(game, OfferAnyFeat(ALICE))
    assert best(game, ALICE) != {"keep-secret"}
    toll = values(game, ALICE)
    activate(game, ALICE, "red_rook_weak")
    assert max(values(game, ALICE).values()) <= max(toll.values())


@pytest.mark.rule("ALLY-B1")
def test_reinforcements_are_called_where_a_bust_is_near() -> None:
    effect = MoveSomeUnits.model_validate(
        {"units": 2, "from": "adjacent", "to": "here", "what": "supporters"}
    )
    values = []
    for bag in (("alice_1", "alice_1", "alice_2"), DANGEROUS):
        game = facing(8, 6, *bag, in_round=3)
        place(game, ALICE, game.content.ring[0], 2)
        values.append(_value_of_moving_units(Context(view(game, ALICE), game.content, ALICE), effect))
    assert values[0] == 0 < values[1]
