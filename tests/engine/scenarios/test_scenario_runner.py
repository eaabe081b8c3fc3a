"""Scenarios of Pebbles: what differs is named exactly, and nothing strays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.engine import pebbles
from tests.engine.pebbles import (
    PEBBLES,
    Hand,
    LayPebbles,
    PebbleContent,
    Pebbles,
    starting_state,
)
from tests.engine.pebbles import Compare as CompareStep
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.events import events_of
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.scenarios.asked_now import ids_meant
from wonderland_qt.engine.scenarios.expected_data import NoSuchPath, Vocabulary, at_path, differences
from wonderland_qt.engine.scenarios.multiset import Counted, expanded, names
from wonderland_qt.engine.scenarios.rigged import CannotRig, RiggedChance
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced, ScenarioSetup
from wonderland_qt.engine.scenarios.script import game_of
from wonderland_qt.engine.scenarios.to_builtins import Fields
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import in_words, literal

CONTENT = PebbleContent()


class Given(ContentModel):
    hands: dict[str, tuple[int, ...]]
    bag: tuple[int, ...] = (1, 2)


def begin(content: PebbleContent, given: Given) -> Pebbles[Any]:
    players = tuple(map(PlayerId, given.hands))
    state = starting_state(content, NewGame(players, 1))
    for player, hand in given.hands.items():
        if 0 in hand:
            raise Misplaced(("hands", player), literal("no pebble is worth 0"))
        state.hands[PlayerId(player)] = Hand(hand, 0)
    state.bag, state.streams = given.bag, {}
    state.agenda = [CompareStep(), LayPebbles()]
    return state


SETUP = ScenarioSetup(
    PEBBLES,
    CONTENT,
    Given,
    begin,
    streams={"bag": "bag", "die": "die"},
    name_of=lambda _stream, member: "double" if member is True else "nothing" if member is False else member,
    rules={"PEBBLE-1"},
    events=events_of(pebbles),
    names={"lost_pebble"},
    option_words={"lay-", "take", "press", "keep", "swap-"},
    of_players="hands",
)

GIVEN = "given: {hands: {ann: [1, 5], ben: [2, 3]}}\n"


def told(folder: Path, text: str) -> list[str]:
    path = folder / "s.yaml"
    path.write_text(text, encoding="utf-8")
    return [line.replace(f"{folder}/", "") for line in perform(path, SETUP)]


def test_a_scenario_that_holds_is_silent(tmp_path: Path) -> None:
    play = """
chance: {die: [double], bag: [2]}
play:
  - refused: {ann: lay-2}
  - ann: lay-5
  - expect: {asked: [ben], views: {ben: {my_answer: ""}, ann: {my_answer: lay-5}, table: {mine: []}}}
  - ben: lay-2
  - expect: {events: [{PebblesLaid: {}}], options: {ann: [take, press]}, prompt: {ann: take-or-press}}
  - ann: press
  - expect: {events: [{PointsGained: {player: ann, points: 4}}], offered: {ann: [keep]}}
  - ann: swap-1
expect:
  state: {ann: {pebbles: [2, 4], points: 4}, bag: [1], round: 1}
  not_offered: {ann: [take]}
  unchanged: [ben.points]
  no_events: [PointsGained]
  asked: [ann, ben]
  scores: {ann: 4, ben: 0}
  winners: [ann]
"""
    assert told(tmp_path, "given: {hands: {ann: [1, 4, 5], ben: [1, 2, 3]}}" + play) == []


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        (
            "play: [{ann: fly}]",
            "2:8: after 1. ann: fly: 'fly' is not offered; known: lay-1, lay-5; asked now: ",
        ),
        (
            "play: [{ann: lay}]",
            "2:8: after 1. ann: lay: 'lay' is not offered; did you mean 'lay-5'?; asked now: ",
        ),
        (
            "play: [{zed: lay}]",
            "2:8: at the start: unknown player 'zed'; known: ann, ben",
        ),
        (
            "play: [{refused: {ann: lay-1}}]",
            "2:8: after 1. ann: lay-1: ann: 'lay-1' should be refused, but is",
        ),
        ("play: [{ann: 7}]", "2:14: play.0.ann: expected the id of an option, or its beginning"),
        ("play: [{}]", "2:8: play.0: expected one 'player: option', 'expect:' or 'refused:'"),
        (
            "play: [{expect: {sate: {}}}]",
            "2:18: play.0.expect.sate: unknown key 'sate'; did you mean 'state'?",
        ),
        ("expct: {}", "2:1: expct: unknown key 'expct'; did you mean 'expect'?"),
        ("chance: {dice: [1]}", "2:16: at the start: unknown random stream 'dice'; did you mean 'die'?"),
        (
            "expect: {asked: [ann]}",
            "2:17: at the start: expected to be asked: ann; asked now: ann: lay-1, lay-5",
        ),
        (
            "expect: {asked: [], nobody_asked: true}",
            "2:17: at the start: expected to be asked: no one; asked now:",
        ),
        (
            "expect: {options: {ann: [lay-1]}}",
            "2:19: at the start: ann: expected [lay-1], found [lay-1, lay-5]",
        ),
        (
            "expect: {offered: {ann: [lay-9]}}",
            "2:19: at the start: ann is not offered lay-9; asked now: ann: ",
        ),
        (
            "expect: {not_offered: {ann: [lay-1]}, asked: [ann, ben]}",
            "2:23: at the start: ann is offered lay",
        ),
        (
            "expect: {not_offered: {ann: [lay-]}, asked: [ann, ben]}",
            "2:29: at the start: 'lay-' must end in a number",
        ),
        (
            "expect: {not_offered: {amm: [lay]}, asked: [ann, ben]}",
            "2:24: at the start: unknown player 'amm'",
        ),
        ("expect: {prompt: {ann: sing}}", "2:18: at the start: ann: expected to be asked sing, is asked lay"),
        ("expect: {state: {round: 2}, asked: [ann, ben]}", "2:17: at the start: round: expected 2, found 0"),
        (
            "expect: {state: {rond: 2}, asked: [ann, ben]}",
            "2:17: at the start: no 'rond' in rond; did you mean ",
        ),
        (
            "expect: {events: [PebblesLaid], asked: [ann, ben]}",
            "2:18: at the start: PebblesLaid did not happen; ",
        ),
        (
            "expect: {events: [PebbleLaid], asked: [ann, ben]}",
            "2:19: at the start: unknown event 'PebbleLaid'",
        ),
        (
            "expect: {no_events: [{PebblesLaid: {}, PebbleSeen: {}}], asked: [ann, ben]}",
            "2:22: at the start: expected one event in each item of the list",
        ),
        (
            "expect: {events: [{PebbleSeen: {player: {a: 1}}}], asked: [ann, ben]}",
            "2:41: at the start: unknown player a mapping",
        ),
        (
            "expect: {state: {bag: [99999999999999999999 x 1]}, asked: [ann, ben]}",
            "2:17: at the start: bag: expected [9999 x 1], found",
        ),
        (
            "expect: {state: {bag: {1: 12345, 2: two}}, asked: [ann, ben]}",
            "2:17: at the start: bag: expected [9999 x 1, 2: two], found",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {pebbel: 3}}], asked: [ann, ben]}",
            "2:44: at the start: unknown field of PebbleSeen 'pebbel'; did you mean 'pebble'?",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {player: anne}}], asked: [ann, ben]}",
            "2:44: at the start: unknown player 'anne'; did you mean 'ann'?",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {pebble: three}}], asked: [ann, ben]}",
            "2:44: at the start: expected a whole number, not 'three'",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {audience: ann}}], asked: [ann, ben]}",
            "2:46: at the start: expected a list, not 'ann'",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {audience: [ann, zed]}}], asked: [ann, ben]}",
            "2:46: at the start: unknown player 'zed'; known: ann, ben",
        ),
        (
            "expect: {no_events: [{PebbleSeen: {cause: rain}}], asked: [ann, ben]}",
            "2:43: at the start: unknown id of this game 'rain'",
        ),
        (
            "expect: {state: {laid.bean: 0}, asked: [ann, ben]}",
            "2:17: at the start: no 'bean' in laid.bean; did you mean 'ben'?",
        ),
        (
            "expect: {unchanged: [ann.point], asked: [ann, ben]}",
            "2:21: at the start: no 'point' in hands.ann.point; did you mean 'points'?",
        ),
        ("rules: [PEBBLE-2]", "2:9: at the start: unknown rule 'PEBBLE-2'; did you mean 'PEBBLE-1'?"),
        ("game: marbles", "2:7: at the start: this scenario is for 'marbles', not for 'pebbles'"),
        ("play: [{refused: {zed: lay-1}}]", "2:8: at the start: unknown player 'zed'"),
        (
            "play: [{refused: {ann: fly, ben: fly}}]",
            "2:18: play.0.refused: expected one 'player: option' that must be refused",
        ),
        ("play: [{refused: {ann: fly-1}}]", "2:24: at the start: no option contains 'fly-'; did"),
        (
            "expect: {not_offered: {ann: [lai-3]}, asked: [ann, ben]}",
            "2:29: at the start: no option contains 'lai-'; did you mean 'lay-'?",
        ),
        (
            "new: {players: [ann, ben]}",
            "1:1: expected one start: 'given:' or 'position:' with a position, or 'new:'",
        ),
        (
            "expect: {scores: {ann: 3}, asked: [ann, ben]}",
            "2:18: at the start: scores.ann: expected 3, found 0",
        ),
        (
            "expect: {winners: [], asked: [ann, ben]}",
            "2:19: at the start: winners: expected [], found [ann, ben]",
        ),
        (
            "expect: {}",
            "1:1: at the start: a decision is still open at the end; asked now: ann: lay-1, lay-5; ben",
        ),
        (
            "chance: {die: [nothing]}\nexpect: {asked: [ann, ben]}",
            "2:9: at the start: not drawn (die): nothing",
        ),
    ],
)
def test_what_differs_is_told_with_its_place(tmp_path: Path, play: str, expected: str) -> None:
    assert told(tmp_path, GIVEN + play)[0].startswith(f"s.yaml:{expected}")


def test_what_is_given_wrongly_is_told_with_its_place(tmp_path: Path) -> None:
    assert told(tmp_path, "given: {hands: {ann: [0]}}") == [
        "s.yaml:1:22: at the start: no pebble is worth 0",
    ]
    assert told(tmp_path, "given: {hand: {}}")[0].startswith(
        "s.yaml:1:9: given.hand: unknown key 'hand'; did you mean 'hands'?"
    )
    assert told(tmp_path, "given: {}")[0].startswith(
        "s.yaml:1:8: given.hands: a required key is missing; add it"
    )
    assert told(tmp_path, "given: [")[0].startswith("s.yaml:2:1: YAML syntax")


def test_a_variant_is_the_scenario_with_what_differs_laid_over_it(tmp_path: Path) -> None:
    text = """\
given: {hands: {ann: [1, 4, 5], ben: [1, 2, 3]}}
play: [{ann: lay-5}, {ben: lay-2}, {ann: take}, {ann: keep}]
expect: {state: {ann.points: 2}, asked: [ann, ben], no_events: [PebbleDrawn]}
variants:
  highest:
    about: A higher pebble wins no more.
    given: {hands: {ann: [1, 4, 6]}}
    play: [{ann: lay-6}, {ben: lay-2}, {ann: take}, {ann: keep}]
  lowest:
    given: {hands: {ann: [1]}}
    play: [{ben: lay-2}, {ben: take}, {ben: keep}]
    expect: {state: {ann.points: 0, ben.points: 2}, asked: [ben]}
"""
    assert told(tmp_path, text) == []
    assert told(tmp_path, text.replace("ben.points: 2", "ben.points: 3")) == [
        "s.yaml:12:21: variant 'lowest' after 3. ben: keep: hands.ben.points: expected 3, found 2",
    ]
    assert told(tmp_path, text.replace("{ann.points: 2}", "{ben.points: 1}")) == [
        "s.yaml:3:17: after 4. ann: keep: hands.ben.points: expected 1, found 0",
        "s.yaml:3:17: variant 'highest' after 4. ann: keep: hands.ben.points: expected 1, found 0",
    ]
    assert told(tmp_path, text.replace("about: A", "aboot: A"))[0].startswith(
        "s.yaml:6:5: variants.highest.aboot: unknown key 'aboot'; did you mean 'about'?"
    )
    assert told(tmp_path, text.replace("hands: {ann: [1, 4, 6]}", "hand: {}"))[0].startswith(
        "s.yaml:7:13: given.hand: unknown key 'hand'; did you mean 'hands'?"
    )


def test_a_variant_takes_away_what_it_lays_null_over(tmp_path: Path) -> None:
    text = """\
given: {hands: {ann: [1, 4, 5], ben: [1, 2, 3]}, bag: [9]}
expect: {state: {ann.points: 1, bag: [9]}, asked: [ann, ben]}
variants:
  nothing: {given: {bag: null}, expect: {state: {ann.points: null, bag: [1, 2]}}}
"""
    assert told(tmp_path, text) == ["s.yaml:2:17: at the start: hands.ann.points: expected 1, found 0"]


def test_a_scenario_may_start_from_a_new_game(tmp_path: Path) -> None:
    text = """\
new: {players: [ann, ben], seed: 3}
chance: {bag: [1, 2, 6, 3, 4, 5]}
play: [{ann: lay-6}, {ben: lay-5}]
expect:
  events: [{PebbleSeen: {player: ann, pebble: 6}}, {PebblesLaid: {}}]
  state: {bag: [2 x 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]}
  options: {ann: [take, press]}
"""
    wrong = text.replace("bag: [2 x 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]", "bag: [1, 2, 3, 4, 5, 6, 7]")
    assert told(tmp_path, wrong) == []
    assert told(tmp_path, text)[0].startswith("s.yaml:6:10: after 2. ben: lay-5: bag: expected ")
    for table, expected in (
        ("players: [ann, zed]", "s.yaml:1:22: at the start: unknown player 'zed'; known: ann, ben, cat"),
        ("players: [ann]", "s.yaml:1:16: at the start: expected 2 or 3 players, not 1"),
        (
            "players: [ann, ben], options: {long: x}",
            "s.yaml:1:44: at the start: unknown option 'long'; known: advice",
        ),
        ("players: [ann, ann]", "s.yaml:1:6: at the start: a player has two seats: ann, ann"),
    ):
        assert told(tmp_path, f"new: {{{table}}}") == [expected]


def test_a_scenario_says_its_game_or_lies_in_a_folder_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "pebbles" / "sealed"
    folder.mkdir(parents=True)
    for path, text, game in (
        (folder / "one.yaml", "about: One", "pebbles"),
        (folder / "two.yaml", "game: marbles", "marbles"),
        (tmp_path / "three.yaml", "about: Three", None),
    ):
        path.write_text(text, encoding="utf-8")
        assert game_of(path, {"pebbles", "marbles"}) == game


def test_what_cannot_be_drawn_is_told_with_what_is_there(tmp_path: Path) -> None:
    play = "chance: {bag: [7]}\nplay: [{ann: lay-5}, {ben: lay-2}, {ann: take}, {ann: swap-1}]"
    assert told(tmp_path, GIVEN + play) == [
        "s.yaml:3:49: after 4. ann: swap-1: bag: 7 cannot be drawn; available: 1, 2",
    ]


def test_a_broken_rule_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_game: Any, _step: Any) -> None:
        raise ZeroDivisionError("no")

    does: dict[Any, Any] = PEBBLES.rules.does
    monkeypatch.setitem(does, CompareStep, broken)
    (line,) = told(tmp_path, GIVEN + "play: [{ann: lay-5}, {ben: lay-2}]")
    assert line.startswith("s.yaml:2:22: after 2. ben: lay-2: ZeroDivisionError: no (")
    assert "test_scenario_runner.py" in line


@pytest.mark.parametrize(
    ("counted", "expected"),
    [
        (("3 x madness", "rose"), ("madness", "madness", "madness", "rose")),
        (({"madness": 2}, 5), ("madness", "madness", 5)),
        ({"a": 1, "b": 2}, ("a", "b", "b")),
        (("2x a", "x x y"), ("a", "a", "x x y")),
    ],
)
def test_lists_are_counted_as_people_write_them(counted: Counted, expected: tuple[str | int, ...]) -> None:
    assert expanded(counted) == expected
    assert names(counted) == tuple(map(str, expected))


def test_rigged_chance_goes_on_as_ever_when_nothing_is_queued() -> None:
    free, state = OwnChance(3), OwnChance(3)
    rigged = RiggedChance(state, {"die": [6]}, lambda _stream, member: member)
    assert rigged.pick("bag", range(100)) == free.pick("bag", range(100))
    assert rigged.pick("die", (1, 6)) == 6
    free.number("die")
    assert rigged.pick("die", range(100)) == free.pick("die", range(100))
    assert rigged.left == {}


def test_rigged_chance_keeps_what_it_could_not_draw() -> None:
    rigged = RiggedChance(OwnChance(3), {"die": [6]}, lambda _stream, member: member)
    with pytest.raises(CannotRig, match="die: 6 cannot be drawn; available: 1, 2"):
        rigged.pick("die", (1, 2))
    assert rigged.left == {"die": [6]}


def test_of_much_that_could_be_drawn_some_is_named() -> None:
    rigged = RiggedChance(OwnChance(3), {"bag": ["hat"]}, lambda _stream, member: f"card_{member}")
    with pytest.raises(CannotRig, match=r"available: card_100, card_101, .*, card_119, 80 more$"):
        rigged.pick("bag", range(100, 200))


def said(found: Iterable[Text]) -> list[str]:
    """What differs, in English."""
    return list(map(in_words, found))


def test_a_mapping_tells_only_what_is_looked_at_and_nothing_means_nothing() -> None:
    found = {"a": {"b": 1, "c": [1, 1]}, "e": {}}
    assert said(differences({"a.b": 1, "e": {}, "a": {"c": ["2 x 1"], "d": 0}}, found)) == []
    assert said(differences({"a": {}}, found)) == ["a: expected nothing, found {b: 1, c: [2 x 1]}"]
    assert said(differences({"a.b": True}, found)) == ["a.b: expected True, found 1"]
    with pytest.raises(NoSuchPath, match=r"no 'x' in a\.b\.x"):
        at_path(found, "a.b.x")


@pytest.mark.parametrize(
    ("written", "ids", "found"),
    [
        ("build:camp_2:A1", ["build:camp_2:A10"], []),
        ("build:camp_2:A1", ["build:camp_2:A1", "build:camp_2:A10"], ["build:camp_2:A1"]),
        ("build:camp_2", ["build:camp_2:A1", "build:camp_2:A10"], ["build:camp_2:A1", "build:camp_2:A10"]),
        ("build:", ["build:camp_2:A1"], ["build:camp_2:A1"]),
        ("a=b", ["a=b+c=d", "a=bc"], ["a=b+c=d"]),
        ("units:garden", ["0:units:garden", "1:units:gardens"], ["0:units:garden"]),
        ("re", ["return", "re:x"], ["re:x"]),
    ],
)
def test_the_beginning_of_an_id_ends_at_a_whole_word(written: str, ids: list[str], found: list[str]) -> None:
    assert ids_meant(written, ids) == found


def test_a_list_in_order_is_compared_in_its_order() -> None:
    found = {"large": ["red", "blue", "green"], "players": {"red": Fields(discard=["a", "a", "b"])}}
    assert said(differences({"large": {"in_order": ["red", "blue", "green"]}}, found)) == []
    assert said(differences({"players.red.discard": {"in_order": ["2 x a", "b"]}}, found)) == []
    assert said(differences({"large": {"in_order": ["blue", "red", "green"]}}, found)) == [
        "large: expected [blue, red, green] in this order, found [red, blue, green]"
    ]


def test_a_word_that_is_not_there_is_told_the_words_of_its_place_and_an_earlier_one_that_of_today() -> None:
    player = Fields({"shield": "whole", "units": {}, "vp": 3, "chips": 2})
    earlier = Vocabulary(earlier={"placed": "units", "shield: true": "shield: whole"})
    ask = partial(differences, found=player, vocabulary=earlier)
    assert said(ask({"zzz": 1})) == ["no 'zzz' in zzz; known: chips, shield, units, vp"]
    assert said(ask({"placed": {}})) == ["no 'placed' in placed; it is now called 'units'"]
    assert said(ask({"shield": True})) == [
        "shield: expected True, found whole; it is now called 'shield: whole'"
    ]
    assert said(ask({"chips": ["2 x a", "b"]})) == [
        "chips: expected [2 x a, b], found 2; this is counted: write a number, such as 3"
    ]
    many = Fields({f"field_{'x' * number}": 0 for number in range(40)})
    (found,) = said(differences({"zzz": 1}, many))
    assert found.startswith("no 'zzz' in zzz; there are field_, field_x, field_xx, ")


def test_a_difference_quotes_little_of_each_member_of_a_list() -> None:
    found = [f"offer:{'9' * 10_000}:{number}" for number in range(10)]
    for expected in (["nothing"], {"in_order": ["nothing"]}):
        (message,) = said(differences(expected, found, "options"))
        assert len(message) < 2_500
