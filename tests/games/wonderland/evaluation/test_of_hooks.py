"""Abilities, Wonderlandians, ally chips and quests are evaluated by what they say, not by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.asking import run
from tests.games.wonderland.evaluation.evaluated import best, values
from tests.games.wonderland.positions import (
    ALICE,
    content_with,
    fetch_new,
    frozen_content,
    new_table,
    player,
    put_in_bag,
)
from wonderland_qt.engine.effects import Bound
from wonderland_qt.games.wonderland.content.content_files import Faction, Quest, Wonderlandian
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.context import Context
from wonderland_qt.games.wonderland.evaluation.quests import chip_value, quest_value
from wonderland_qt.games.wonderland.evaluation.readings import chances_of_values
from wonderland_qt.games.wonderland.measures.battle import Strength
from wonderland_qt.games.wonderland.rules import Game
from wonderland_qt.games.wonderland.seen.view import view

Hooks = list[dict[str, Any]]

AT_EVERY_END: Hooks = [{"when": "battle_end", "do": [{"vp": 2}]}]
AT_THE_END_OF_A_WIN: Hooks = [{"when": "battle_end", "if": ["won"], "do": [{"vp": 2}]}]
WITH_ITEMS: Hooks = [{"when": "played", "chip": {"tags": ["item"]}, "do": [{"strength": 3}]}]
AT_TEA: Hooks = [{"when": "card_taken", "do": [{"vp": 1}]}]


def alice_with(*abilities: Hooks) -> Content:
    """Content in which Alice has these abilities and no other."""
    factions = list(frozen_content().files.factions)
    printed = [
        {"id": f"ability_{number}", "intent": "new", "hooks": hooks} for number, hooks in enumerate(abilities)
    ]
    alice = factions[0].model_dump(by_alias=True) | {"abilities": printed, "two_players": None}
    factions[0] = Faction.model_validate(_said_again(alice, factions[0]))
    return content_with(factions=tuple(factions))


def _said_again(fields: dict[str, Any], faction: Faction) -> dict[str, Any]:
    return fields | {"tracks": faction.tracks, "between": faction.between}


def choosing(content: Content, in_bag: tuple[str, ...] = (), in_round: int = 1) -> Game:
    """Alice chooses an ability, with these chips in her bag besides those of the start."""
    game = new_table(content=content, in_round=in_round)
    put_in_bag(game, ALICE, *in_bag)
    ability = next(ref for ref, effect in content.effects.items() if effect.word == "ability")
    return run(game, Bound(ability, ALICE, "card"))


def best_ability(content: Content, *in_bag: str) -> set[str]:
    """Which ability Alice chooses with these chips in her bag."""
    return best(choosing(content, in_bag), ALICE)


def test_what_pays_more_often_is_the_better_ability() -> None:
    assert best_ability(alice_with(AT_THE_END_OF_A_WIN, AT_EVERY_END)) == {"ability:ability_1"}


def test_what_a_few_chips_bring_waits_for_more_of_them() -> None:
    content = alice_with(WITH_ITEMS, AT_TEA)
    assert best_ability(content) == {"ability:ability_1"}
    assert best_ability(content, *["vorpal_blade"] * 2, *["watch"] * 2) == {"ability:ability_0"}


def test_an_ability_is_worth_less_with_less_to_come() -> None:
    content = alice_with(AT_EVERY_END, AT_TEA)
    early, late = (max(values(choosing(content, in_round=number), ALICE).values()) for number in (1, 3))
    assert early > late > 0


def test_what_harms_its_owner_is_taken_last() -> None:
    harm: Hooks = [{"when": "battle_end", "do": [{"shards": 1}]}]
    assert best_ability(alice_with(harm, AT_THE_END_OF_A_WIN)) == {"ability:ability_1"}
    assert best_ability(alice_with(harm, [{"when": "tea_end", "may": True, "do": harm[0]["do"]}])) == {
        "ability:ability_0",
        "ability:ability_1",
    }


def test_what_counts_down_harms_only_as_far_as_it_counts() -> None:
    good: Hooks = [{"when": "played", "do": [{"strength": 9}]}]
    for_a_win: Hooks = [{"when": "played", "do": [{"strength": {"per": "won", "times": -2}}]}]
    always: Hooks = [{"when": "played", "do": [{"strength": -2}]}]
    assert best_ability(alice_with(good + always, good + for_a_win)) == {"ability:ability_1"}


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ({"hooks": []}, {"hooks": AT_EVERY_END}),
        ({"hooks": AT_THE_END_OF_A_WIN}, {"hooks": AT_EVERY_END}),
        ({"figures": [{"id": "small", "strength": 1}]}, {"figures": [{"id": "great", "strength": 4}]}),
    ],
)
def test_of_two_wonderlandians_the_more_useful_one_is_taken(poor: Any, rich: Any) -> None:
    figures = {"figures": [{"id": "somebody", "strength": 1}]}
    cards = [
        figures | {"id": "poor"} | poor,
        {"figures": [{"id": "other", "strength": 1}], "id": "rich"} | rich,
    ]
    content = content_with(wonderlandians=tuple(Wonderlandian.model_validate(card) for card in cards))
    game = new_table(content=content)
    game.state.market = ("poor", "rich")
    taking = next(ref for ref, effect in content.effects.items() if effect.word == "wonderlandian")
    assert best(run(game, Bound(taking, ALICE, "card")), ALICE) == {"take:rich"}


def value_of_card(in_round: int, **printed: Any) -> float:
    """How much Alice values a Wonderlandian with this printed on it, in a round."""
    plain = {"id": "other", "figures": [{"id": "other", "strength": 1}]}
    cards = [{"id": "new"} | printed, plain]
    content = content_with(wonderlandians=tuple(Wonderlandian.model_validate(card) for card in cards))
    game = new_table(content=content, in_round=in_round)
    game.state.market = ("new", "other")
    taking = next(ref for ref, effect in content.effects.items() if effect.word == "wonderlandian")
    return values(run(game, Bound(taking, ALICE, "card")), ALICE)["take:new"]


@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_a_card_with_figures_and_chips_is_worth_what_both_are_worth(in_round: int) -> None:
    figures = {"figures": [{"id": "somebody", "strength": 3}]}
    chips = {"chips": {"strength": 2, "count": 2}}
    both = value_of_card(in_round, **figures, **chips)
    apart = value_of_card(in_round, **figures) + value_of_card(in_round, **chips)
    assert both == pytest.approx(apart)


@pytest.mark.parametrize("track_end", [12, 25, 40])
def test_the_highest_value_that_is_counted_is_the_end_of_the_track(track_end: int) -> None:
    board = frozen_content().board.model_copy(update={"track_end": track_end})
    game = new_table(content=content_with(board=board))
    counted = chances_of_values(Context(view(game, ALICE), game.content, ALICE), Strength())
    assert counted is not None
    assert len(counted) == track_end + 1


def test_an_ally_chip_is_worth_what_its_ability_does() -> None:
    game = new_table()
    rose, rook = fetch_new(game, "rose_weak"), fetch_new(game, "red_rook_weak")
    content = frozen_content()
    strength = {chip: content.chips[chip].strength for chip in (rose, rook)}
    context = Context(view(game, ALICE), content, ALICE)
    assert strength[rose] < strength[rook]
    assert chip_value(context, rose) > chip_value(context, rook), "a rose pays at the end of every battle"


def promised(objective: list[Any], feat: list[Any], castles: tuple[str, ...] = ()) -> float:
    """The value of a quest to Alice with castles in these regions."""
    quest = Quest.model_validate({"id": "new", "region": "garden", "feat": feat, "objective": objective})
    content = content_with(quests=(quest, *frozen_content().files.quests))
    game = new_table(content=content)
    player(game, ALICE).castles = dict.fromkeys(castles, "standing")
    return quest_value(Context(view(game, ALICE), content, ALICE), "new")


def test_a_quest_is_worth_more_when_its_objective_is_nearer() -> None:
    many, few = [{"castles": {"at_least": 5}}], [{"castles": {"at_least": 2}}]
    far = promised(many, ["won"])
    assert promised(few, ["won"]) > far
    assert promised(many, ["won"], castles=("garden", "tumtum")) > far


def test_a_quest_is_worth_more_when_its_feat_is_easier() -> None:
    hard, easy = (
        promised([{"castles": {"at_least": 3}}], feat) for feat in (["won", "stopped_first"], ["won"])
    )
    assert easy > hard


def test_an_objective_is_nearer_with_the_allies_that_players_gather() -> None:
    """In this content a rose pays at the end of every battle, and a flamingo does not."""
    roses, flamingos = (
        promised([{"chips": {"tags": [ally], "at_least": 4}}], ["won"]) for ally in ("rose", "flamingo")
    )
    assert roses > flamingos


def test_a_feat_is_nearer_when_one_may_stop_at_it() -> None:
    def done(*feat: Any) -> float:
        return promised([{"castles": {"at_least": 5}}], list(feat))

    nearer = done({"strength": {"one_of": [6, 8]}}) / done({"strength": {"one_of": [6]}})
    assert nearer > 1
    assert done({"strength": {"one_of": [6]}}, {"draws": {"at_least": 0}}) < done(
        {"strength": {"one_of": [6]}}
    )
