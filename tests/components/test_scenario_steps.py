"""What is next in a scenario, by words of a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, DealAll, Gain, LayPebbles, Press, rules
from wonderland_qt.components.scenario_steps import Agenda, GivenTable, Next, of_each, of_number, of_player
from wonderland_qt.engine.content.yaml.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.scenarios.scenario_setup import Misplaced
from wonderland_qt.engine.words.texts import Text


def given(written: tuple[Next, ...] | Next, *players: str) -> GivenTable:
    return GivenTable(players=dict.fromkeys(players or (ANN,)), next=written)


AGENDA: Agenda[Any, GivenTable] = Agenda(
    rules,
    {"deal": (DealAll(),)},
    {
        "turn": of_player(Press, lambda _player: LayPebbles()),
        "gain": of_number(lambda points: Gain(ANN, points)),
        "gains": of_each(lambda _content, player, points, _path: Gain(player, points)),
    },
    "turn: ann",
)


@pytest.mark.parametrize(
    ("written", "steps"),
    [
        ("deal", [DealAll()]),
        ({"turn": "ann"}, [Press(ANN), LayPebbles()]),
        (("deal", {"turn": "ann"}), [DealAll(), Press(ANN), LayPebbles()]),
        ({"gain": 2}, [Gain(ANN, 2)]),
        ({"gains": {"ann": 2}}, [Gain(ANN, 2)]),
        ({"step": {"step": "DealAll"}}, [DealAll()]),
    ],
)
def test_words_are_steps(written: tuple[Next, ...] | Next, steps: list[Step]) -> None:
    assert AGENDA.steps(None, given(written)) == steps


@pytest.mark.parametrize(
    ("written", "path", "told"),
    [
        ("deel", ("next",), "such as 'turn: ann'; did you mean 'deal'?"),
        ({"turn": "zoe"}, ("next",), "such as 'turn: ann', not 'zoe'"),
        ({"turn": ["ann"]}, ("next",), "such as 'turn: ann', not '['ann']'"),
        ({"gain": "ann"}, ("next",), "such as 'turn: ann', not 'ann'"),
        ({"gains": {"zoe": 2}}, ("next",), "such as 'turn: ann', not '{'zoe': 2}'"),
        (("deal", "turn"), ("next", 1), "such as 'turn: ann'"),
        ({"deal": 1, "turn": "ann"}, ("next",), "expected one thing that comes next"),
        ({"step": {"step": "DealNone"}}, ("next",), "unknown step 'DealNone'"),
    ],
)
def test_other_words_are_told_with_their_place(
    written: tuple[Next, ...] | Next, path: DocumentPath, told: str
) -> None:
    with pytest.raises(Misplaced) as caught:
        AGENDA.steps(None, given(written))
    assert caught.value.path == path
    assert told in str(caught.value)


def test_the_words_alone_are_told_too() -> None:
    assert AGENDA.words(given(("deal", {"turn": "ann"}))) == {"deal", "turn"}


@pytest.mark.parametrize(
    ("players", "told"),
    [(("zoe", ANN), "unknown player 'zoe'"), ((ANN,), "expected 2 or 3 players, not 1")],
)
def test_strangers_and_tables_of_another_size_are_refused(players: tuple[str, ...], told: str) -> None:
    with pytest.raises(Misplaced, match=told) as caught:
        given("deal", *players).seats((ANN, BEN), (2, 3), Text("thing-player"))
    assert caught.value.path == ("players",)
    assert given("deal", BEN, ANN).seats((ANN, BEN), (2, 3), Text("thing-player")) == (BEN, ANN)
