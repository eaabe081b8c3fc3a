"""Sensible single decisions at tea: where units go, which card is taken, which chip is forged."""

from __future__ import annotations

from tests.games.asking import run
from tests.games.wonderland.evaluation.evaluated import best, values
from tests.games.wonderland.positions import ALICE, HATTER, QUEEN, begin_battle, decision, new_table, place
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.evaluation.evaluator import evaluate
from wonderland_qt.games.wonderland.mechanics.forge import ForgeChip, LayForged
from wonderland_qt.games.wonderland.mechanics.special.poison import PlacePoison, SetPoison
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.state import HEAD
from wonderland_qt.games.wonderland.tea import ChooseChair, ChooseLeaderRegion, SitDown
from wonderland_qt.games.wonderland.war.result import ChooseReward
from wonderland_qt.games.wonderland.war.units import ChooseRegion


class Stranger(Step):
    """A step that no rule and no evaluation knows."""


def alike(game: Game) -> Game:
    """The same tile on every region, so that only units tell them apart."""
    game.state.tiles = dict.fromkeys(game.content.ring, next(iter(game.content.tiles)))
    return game


def test_units_keep_away_from_a_crowd() -> None:
    game = alike(new_table())
    for region in game.content.ring[1:]:
        place(game, HATTER, region, 2)
        place(game, QUEEN, region, 2)
    assert best(run(game, ChooseRegion(ALICE, 2, "card")), ALICE) == {f"units:{game.content.ring[0]}"}


def test_units_go_where_most_is_paid() -> None:
    game = new_table()
    paid = {region: game.content.tiles[tile].values[0] for region, tile in game.state.tiles.items()}
    richest = {f"units:{region}" for region in paid if paid[region] == max(paid.values())}
    assert best(run(game, ChooseRegion(ALICE, 2, "card")), ALICE) <= richest


def test_the_leader_does_not_join_a_lost_battle() -> None:
    game = alike(new_table())
    lost = game.content.ring[2]
    place(game, HATTER, lost, 8)
    place(game, QUEEN, lost, 8)
    assert f"region:{lost}" not in best(run(game, ChooseLeaderRegion(ALICE)), ALICE)


def at_chairs(*cards: str) -> Game:
    """Alice at the head, who goes round the other way, and these cards on the first chairs ahead of her."""
    game = new_table()
    chairs = reversed(game.content.chairs(len(game.state.seats)))
    game.state.players[ALICE].leader = HEAD
    game.state.chairs = dict(zip(chairs, cards, strict=False))
    return run(game, ChooseChair(ALICE))


def test_a_card_with_more_units_is_better() -> None:
    few, many = (max(values(at_chairs(card), ALICE).values()) for card in ("tea_1_01", "tea_1_03"))
    assert many > few


def test_poison_makes_a_card_worse() -> None:
    plain, poisoned = at_chairs("tea_1_02"), at_chairs("tea_1_02")
    poisoned.state.poisoned = {**poisoned.state.poisoned, "tea_1_02": poisoned.content.chips_of("poison")[0]}
    (chair,) = (o.id for o in decision(plain, ALICE).options if isinstance(o.then[0], SitDown))
    assert values(poisoned, ALICE)[chair] < values(plain, ALICE)[chair]


def test_a_better_card_behind_the_leader_speaks_for_the_head() -> None:
    few, many = (values(beyond(card), ALICE)["head"] for card in ("tea_1_01", "tea_1_03"))
    assert many > few


def beyond(card: str) -> Game:
    """Alice, who goes round the other way, halfway to the head, and this card on a chair behind her."""
    game = new_table()
    chairs = game.content.chairs(len(game.state.seats))
    game.state.players[ALICE].leader = chairs[5]
    game.state.chairs = {chairs[8]: card, chairs[2]: "tea_1_01"}
    return run(game, ChooseChair(ALICE))


def test_poison_goes_onto_the_card_that_others_would_like() -> None:
    game = new_table()
    chairs = game.content.chairs(len(game.state.seats))
    game.state.chairs = dict(zip(chairs, ("tea_1_01", "tea_1_03", "tea_1_02"), strict=False))
    game.state.supply = {**game.state.supply, "poison": game.content.chips_of("poison")}
    run(game, PlacePoison(ALICE, 1))
    steps = [decision(game, ALICE).option(option).then[0] for option in best(game, ALICE)]
    assert [step.card for step in steps if isinstance(step, SetPoison)] == ["tea_1_03"]


def test_a_weak_chip_is_forged_rather_than_a_strong_one() -> None:
    game = run(new_table(), ForgeChip(ALICE, in_battle=False))
    forgings = [decision(game, ALICE).option(option).then[0] for option in best(game, ALICE)]
    chips = [game.content.chips[step.chip] for step in forgings if isinstance(step, LayForged)]
    assert {chip.strength for chip in chips} == {1}


def test_a_castle_is_taken_where_the_tile_pays_little() -> None:
    game = new_table()
    poor = min(game.content.ring, key=lambda region: game.content.tiles[game.state.tiles[region]].values[0])
    begin_battle(game, poor, {ALICE: 5})
    assert best(run(game, ChooseReward(ALICE, 2)), ALICE) == {f"castle:{poor}"}
    assert "vp" in {option.id for option in decision(game, ALICE).options}


def test_what_nobody_knows_is_neutral() -> None:
    game = new_table()
    options = tuple(Option(name, (Stranger(),), Text(name)) for name in ("one", "other"))
    found = evaluate(view(game, ALICE), game.content, Decision(ALICE, Text("ask"), options))
    assert found == [0.0, 0.0]
