"""Sensible single decisions in a battle."""

from __future__ import annotations

import pytest

from tests.games.asking import run
from tests.games.wonderland.battles import GARDEN
from tests.games.wonderland.evaluation.evaluated import best, values
from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    begin_battle,
    content_with,
    fetch_new,
    frozen_content,
    new_table,
    place,
)
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.context import Context, evaluator
from wonderland_qt.games.wonderland.evaluation.prospects import castle_value
from wonderland_qt.games.wonderland.mechanics.chips import ToBag
from wonderland_qt.games.wonderland.mechanics.quests import OfferFeat
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import Fight
from wonderland_qt.games.wonderland.war.battle import DrawOrStop
from wonderland_qt.games.wonderland.war.madness import ChooseLoss, ChooseShield
from wonderland_qt.games.wonderland.war.wagers import MakeWagers

MADNESS = frozenset({"madness_single"})
SAFE = ("alice_1", "alice_2")
DANGEROUS = ("madness_single", "madness_single", "madness_single", "alice_1")


def facing(
    mine: int,
    theirs: int,
    *bag: str,
    units: int = 1,
    other: Fight = "fighting",
    in_round: int = 1,
    content: Content | None = None,
) -> Game:
    """Alice against the Hatter in the Garden, with a bag of these chips and no shield."""
    game = new_table(ALICE, HATTER, QUEEN, in_round=in_round, content=content)
    alice = game.state.players[ALICE]
    alice.shield, alice.quests = False, ()
    place(game, ALICE, GARDEN, units)
    begin_battle(game, GARDEN, {ALICE: mine, HATTER: theirs}).participants[HATTER].fight = other
    alice.bag = tuple(
        fetch_new(game, face) if face.startswith("madness") else own(game, face) for face in bag
    )
    return game


def own(game: Game, face: str) -> int:
    return next(c for c in game.content.chips_of(face) if c not in game.state.players[ALICE].active)


@pytest.mark.parametrize("other", ["fighting", "stopped"])
def test_stops_far_ahead_with_a_dangerous_bag(other: Fight) -> None:
    game = run(facing(11, 3, *DANGEROUS, other=other), DrawOrStop())
    assert best(game, ALICE) == {"stop"}


def test_draws_on_behind_with_a_safe_bag() -> None:
    assert best(run(facing(2, 6, *SAFE, other="stopped"), DrawOrStop()), ALICE) == {"draw"}


def test_more_units_make_it_bolder() -> None:
    bold, shy = (run(facing(4, 5, *DANGEROUS, units=units), DrawOrStop()) for units in (4, 1))
    assert values(bold, ALICE)["stop"] < values(shy, ALICE)["stop"]


def test_takes_second_place_rather_than_a_likely_bust() -> None:
    game = run(facing(3, 15, *DANGEROUS, other="stopped", in_round=3), DrawOrStop())
    assert best(game, ALICE) == {"stop"}


def test_the_shield_blocks_madness_on_the_last_unit() -> None:
    game = facing(8, 3, *SAFE)
    game.state.players[ALICE].shield = True
    madness = fetch_new(game, "madness_single")
    assert best(run(game, ChooseShield(ALICE, madness)), ALICE) == {"block"}


def test_with_units_enough_madness_is_no_bust() -> None:
    few, many = (facing(8, 3, *SAFE, units=units) for units in (1, 5))
    for game in (few, many):
        game.state.players[ALICE].shield = True
        run(game, ChooseShield(ALICE, fetch_new(game, "madness_single")))
    assert values(many, ALICE)["suffer"] > values(few, ALICE)["suffer"]


def test_supporters_are_lost_before_figures() -> None:
    game = facing(8, 3, *SAFE)
    game.state.players[ALICE].figures = {**game.state.players[ALICE].figures, "gryphon": GARDEN}
    assert best(run(game, ChooseLoss(ALICE, "madness")), ALICE) == {"lose:supporter"}


def test_wagers_on_the_likely_winner() -> None:
    game = facing(2, 8, *SAFE)
    place(game, HATTER, GARDEN, 4)
    game.state.players[HATTER].leader = GARDEN
    assert best(run(game, MakeWagers()), QUEEN) == {f"wager:{HATTER}"}


def test_a_feat_that_is_met_is_revealed() -> None:
    quests = frozen_content().files.quests
    met = quests[0].model_copy(update={"region": GARDEN, "feat": ()})
    game = facing(9, 3, *SAFE, content=content_with(quests=(met, *quests[1:])))
    game.state.players[ALICE].quests = (met.id,)
    assert best(run(game, OfferFeat(ALICE)), ALICE) == {f"feat:{met.id}"}


def test_a_rival_gets_the_worst_chip_back() -> None:
    game = facing(8, 3, *SAFE)
    context = Context(view(game, ALICE), game.content, ALICE)
    madness, good = game.content.chips_of("madness_single")[0], game.content.chips_of("alice_2")[0]
    steps = [ToBag(player, chip, "x") for player in (HATTER, ALICE) for chip in (madness, good)]
    options = tuple(Option(str(number), (step,), Text("")) for number, step in enumerate(steps))
    of_rival, good_of_rival, own, good_own = evaluator.of_options(context, Decision(ALICE, Text(""), options))
    assert of_rival > good_of_rival
    assert own < good_own


def alone(strength: int, *bag: str, in_round: int = 1) -> Game:
    """Alice alone against the local resistance in the Garden, where two play."""
    game = new_table(ALICE, HATTER, in_round=in_round)
    alice = game.state.players[ALICE]
    alice.shield, alice.quests = False, ()
    place(game, ALICE, GARDEN, 2)
    begin_battle(game, GARDEN, {ALICE: strength})
    alice.bag = tuple(
        fetch_new(game, face) if face.startswith("madness") else own(game, face) for face in bag
    )
    return run(game, DrawOrStop())


def test_draws_on_below_the_resistance_and_when_level_with_it_only_without_danger() -> None:
    assert best(alone(2, *SAFE, "madness_single"), ALICE) == {"draw"}
    assert best(alone(3, *SAFE), ALICE) == {"draw"}
    assert best(alone(3, *DANGEROUS, "madness_double"), ALICE) == {"stop"}


def test_a_castle_is_worth_more_stood_up_than_laid() -> None:
    game = new_table(ALICE, HATTER, in_round=2)
    game.state.players[ALICE].castles = {GARDEN: "lying", "tumtum": "standing"}
    context = Context(view(game, ALICE), game.content, ALICE)
    up, laid, none = (castle_value(context, region) for region in (GARDEN, "red_keep", "tumtum"))
    assert up > laid > none == 0
