"""What feats, objectives and conditions are made of: each measure met once and once not."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from tests.games.wonderland.positions import (
    ALICE,
    HATTER,
    QUEEN,
    activate,
    begin_battle,
    fetch,
    forge_onto,
    new_table,
    place,
    player,
    put_in_bag,
)
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import amount, holds
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.vocabulary import Amount, Measure
from wonderland_qt.games.wonderland.rules import Game

Change = Callable[[Game], object]


def read(written: Any) -> Measure:
    """A measure as it stands in YAML."""
    measure: Measure = TypeAdapter(Measure).validate_python(written)
    return measure


def met(game: Game, written: Any, name: PlayerId = ALICE) -> bool:
    """Whether the condition holds for the player."""
    battle = game.state.battle
    return holds(game, (read(written),), Bound("", name, "test", battle.region if battle else ""))


def alice(**fields: Any) -> Change:
    """Alice's pieces are as given."""

    def change(game: Game) -> None:
        for name, value in fields.items():
            setattr(player(game, ALICE), name, value)

    return change


def battle(strengths: dict[PlayerId, int], first: tuple[PlayerId, ...] = (), **fields: Any) -> Change:
    """A battle in the Garden ends with these strengths and this first place."""

    def change(game: Game) -> None:
        begun = begin_battle(game, "garden", strengths)
        begun.first = first
        for name, value in fields.items():
            setattr(begun, name, value)

    return change


def together(*changes: Change) -> Change:
    """All of the changes."""

    def change(game: Game) -> None:
        for one in changes:
            one(game)

    return change


def seat(*chairs: str) -> Change:
    """Alice, the Hatter and the Queen sit on these chairs."""

    def change(game: Game) -> None:
        for name, chair in zip((ALICE, HATTER, QUEEN), chairs, strict=True):
            player(game, name).leader = chair

    return change


def stopped(*draws: int) -> Change:
    """Alice and the Hatter have stopped after so many draws."""

    def change(game: Game) -> None:
        begun = begin_battle(game, "garden", {ALICE: 5, HATTER: 5})
        for participant, draw in zip(begun.participants.values(), draws, strict=True):
            participant.stopped = draw
        begun.stopped = tuple(sorted(begun.participants, key=lambda name: begun.participants[name].stopped))

    return change


def nothing(game: Game) -> None:
    """The table stays as it was laid."""


def forged(track: str, *faces: str) -> Change:
    """Alice has forged these chips."""
    return lambda game: forge_onto(game, ALICE, track, *faces)


SEVEN = ("rose_weak",) * 4 + ("card_soldier_strong",) * 3
TWO = {ALICE: 7, HATTER: 5}

CASES: dict[str, tuple[Any, Change, Change]] = {
    "vp": ({"vp": {"at_least": 10}}, alice(vp=10), alice(vp=9)),
    "shards": ({"shards": {"at_most": 2}}, alice(shards=2), alice(shards=3)),
    "castles": (
        {"castles": {"at_least": 2}},
        alice(castles={"garden": "standing", "tumtum": "lying"}),
        alice(castles={"garden": "standing"}),
    ),
    "units": (
        {"units": {"at_least": 4}},
        alice(placed={"garden": 2}, figures={"walrus": "tumtum"}, leader="tumtum"),
        alice(placed={"garden": 2}, figures={"walrus": "pool"}, leader="chair_1"),
    ),
    "regions_with_units": (
        {"regions_with_units": {"at_least": 2}},
        alice(placed={"garden": 2}, leader="tumtum"),
        alice(placed={"garden": 2}, leader="garden"),
    ),
    "leader_strength": (
        {"leader_strength": {"at_least": 3}},
        alice(leader_strength=3),
        alice(leader_strength=2),
    ),
    "supporters": ({"supporters": {"at_most": 0}}, alice(supporters=0), alice(supporters=1)),
    "abilities": (
        {"abilities": {"one_of": [1, 3]}},
        alice(abilities=("a", "b", "c")),
        alice(abilities=("a", "b")),
    ),
    "wonderlandians": ("wonderlandians", alice(wonderlandians=("dodo",)), alice(borrowed=("dodo",))),
    "feats": ("feats", alice(feats=("red_feat",)), alice(quests=("red_feat",))),
    "quests": ("quests", alice(quests=("red_feat",)), alice(feats=("red_feat",))),
    "tea_cards": ({"tea_cards": {"at_least": 2}}, alice(tea_cards=("x", "y")), alice(tea_cards=("x",))),
    "chips": (
        {"chips": {"tags": ["rose", "card_soldier"], "at_least": 7}},
        lambda game: put_in_bag(game, ALICE, *SEVEN),
        lambda game: put_in_bag(game, ALICE, *SEVEN[:6], "red_rook_weak"),
    ),
    "chips_on_madness_track": (
        {"chips": {"tags": ["madness_double"]}},
        lambda game: setattr(player(game, ALICE), "madness", (fetch(game, ALICE, "madness_double"),)),
        lambda game: fetch(game, ALICE, "madness_double"),
    ),
    "chips_without_unearned_artifacts": (
        {"chips": {"tags": ["artifact"], "at_least": 3}},
        forged("alice_leader", *["rose_weak"] * 3),
        forged("alice_leader", *["rose_weak"] * 2),
    ),
    "forged": (
        {"forged": {"tags": ["item"]}},
        forged("alice_gifts", "vorpal_blade"),
        lambda game: put_in_bag(game, ALICE, "vorpal_blade"),
    ),
    "forged_types": (
        {"forged_types": {"at_least": 3}},
        forged("alice_supporters", "rose_weak", "forge", "creature_strong"),
        forged("alice_supporters", "rose_weak", "rose_strong", "creature_strong", "alice_1"),
    ),
    "full_tracks": (
        "full_tracks",
        forged("alice_leader", *["rose_weak"] * 3),
        forged("alice_supporters", *["rose_weak"] * 3),
    ),
    "won": ("won", battle(TWO, first=(ALICE,)), battle(TWO, first=(ALICE, HATTER))),
    "tied_first": ("tied_first", battle(TWO, first=(ALICE, HATTER)), battle(TWO, first=(ALICE,))),
    "second": ("second", battle(TWO, second=(ALICE, QUEEN)), battle(TWO, second=(HATTER,))),
    "contested": ("contested", battle(TWO), battle({ALICE: 3})),
    "stopped_first": ("stopped_first", stopped(1, 2), stopped(2, 1)),
    "reached_end": ("reached_end", battle({ALICE: 25, HATTER: 3}), battle({ALICE: 24, HATTER: 25})),
    "passed": ({"passed": {"at_least": 2}}, lambda g: setattr(g.state.tea, "passed", 2), nothing),
    "passed_head": ("passed_head", lambda g: setattr(g.state.tea, "reached", True), nothing),
    "neighbours": (
        {"neighbours": {"at_least": 2}},
        seat("chair_2", "chair_1", "chair_3"),
        seat("chair_2", "chair_1", "chair_4"),
    ),
    "neighbours_across_the_head": (
        {"neighbours": {"at_most": 0}},
        seat("chair_1", "chair_13", "head"),
        seat("chair_5", "chair_7", "head"),
    ),
    "any_of": ({"any_of": ["feats", {"vp": {"at_least": 3}}]}, alice(vp=3), alice(vp=2)),
    "none_of": ({"none_of": ["feats", {"vp": {"at_least": 3}}]}, alice(vp=2), alice(vp=3)),
    "units_here": (
        {"units_here": {"at_least": 2}},
        together(lambda g: place(g, ALICE, "garden", 2), battle(TWO)),
        together(lambda g: place(g, ALICE, "tumtum", 2), battle(TWO)),
    ),
    "strength": (
        {"strength": {"one_of": [3, 4, 9, 10]}},
        battle({ALICE: 9, HATTER: 2}),
        battle({ALICE: 8, HATTER: 9}),
    ),
    "active": (
        {"active": {"tags": ["ally"], "one_of": [2, 6]}},
        together(battle(TWO), lambda g: activate(g, ALICE, "rose_weak", "forge")),
        together(battle(TWO), lambda g: activate(g, ALICE, "rose_weak", "forge", "rose_weak")),
    ),
    "last_chip": (
        {"last_chip": {"strengths": [1]}},
        together(battle(TWO), lambda g: activate(g, ALICE, "sword", "forge")),
        together(battle(TWO), lambda g: activate(g, ALICE, "forge", "sword")),
    ),
    "on_symbol": ("on_symbol", battle({ALICE: 5, HATTER: 8}), battle({ALICE: 8, HATTER: 5})),
    "madness": (
        {"madness": {"at_most": 0}},
        battle(TWO),
        together(battle(TWO), alice(madness=(1,))),
    ),
}


@pytest.mark.rule("QUEST-1", "QUEST-3")
@pytest.mark.parametrize("name", CASES)
def test_a_measure_is_met_where_it_should_be_and_nowhere_else(name: str) -> None:
    written, yes, no = CASES[name]
    game = new_table()
    yes(game)
    assert met(game, written)
    game = new_table()
    no(game)
    assert not met(game, written)


@pytest.mark.parametrize("name", ["won", "tied_first", "second", "contested", "stopped_first", "reached_end"])
def test_outside_battles_no_measure_of_a_result_is_met(name: str) -> None:
    assert not met(new_table(), name)


def test_all_who_stop_before_anybody_else_have_stopped_first() -> None:
    game = new_table()
    stopped(2, 2)(game)
    assert met(game, "stopped_first", ALICE)
    assert met(game, "stopped_first", HATTER)


def test_a_measure_reads_the_player_s_own_things() -> None:
    game = new_table()
    player(game, ALICE).vp = 3
    assert met(game, "vp", ALICE)
    assert not met(game, "vp", HATTER)


def test_an_amount_is_a_number_or_reckoned_from_a_measure() -> None:
    game = new_table()
    player(game, ALICE).shards = 4
    bound = Bound("", ALICE, "test")
    written = {"per": "shards", "times": 2, "plus": 1}
    assert amount(game, 5, bound) == 5
    assert amount(game, TypeAdapter[Amount](Amount).validate_python(written), bound) == 9
    assert amount(game, TypeAdapter[Amount](Amount).validate_python({**written, "most": 6}), bound) == 6
