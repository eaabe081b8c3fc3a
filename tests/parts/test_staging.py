"""What is next in a scenario, by words of a game."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import Field

from tests.engine.pebbles import ANN, DealAll, Gain, LayPebbles, Press, rules
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.scenarios.stage import Misplaced
from wonderland_qt.parts.staging import Agenda, Next, of_number, of_player


class Given(ContentModel):
    players: tuple[str, ...] = (ANN,)
    next: tuple[Next, ...] | Next
    state: dict[str, Any] = Field(default_factory=dict)


AGENDA: Agenda[Any, Given] = Agenda(
    rules,
    {"deal": (DealAll(),)},
    {
        "turn": of_player(Press, lambda _player: LayPebbles()),
        "gain": of_number(lambda points: Gain(ANN, points)),
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
        ({"step": {"step": "DealAll"}}, [DealAll()]),
    ],
)
def test_words_are_steps(written: tuple[Next, ...] | Next, steps: list[Step]) -> None:
    assert AGENDA.steps(None, Given(next=written)) == steps


@pytest.mark.parametrize(
    ("written", "path", "told"),
    [
        ("deel", ("next",), "such as 'turn: ann'; did you mean 'deal'?"),
        ({"turn": "zoe"}, ("next",), "such as 'turn: ann', not 'zoe'"),
        ({"turn": ["ann"]}, ("next",), "such as 'turn: ann', not '['ann']'"),
        ({"gain": "ann"}, ("next",), "such as 'turn: ann', not 'ann'"),
        (("deal", "turn"), ("next", 1), "such as 'turn: ann'"),
        ({"deal": 1, "turn": "ann"}, ("next",), "expected one thing that is next"),
        ({"step": {"step": "DealNone"}}, ("next",), "no step is called 'DealNone'"),
    ],
)
def test_other_words_are_told_with_their_place(
    written: tuple[Next, ...] | Next, path: DocumentPath, told: str
) -> None:
    with pytest.raises(Misplaced) as caught:
        AGENDA.steps(None, Given(next=written))
    assert caught.value.path == path
    assert told in str(caught.value)


def test_the_words_alone_are_told_too() -> None:
    assert AGENDA.words(Given(next=("deal", {"turn": "ann"}))) == {"deal", "turn"}
