"""What is next in a scenario, by words of a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.pebbles import ANN, DealAll, LayPebbles, rules
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.scenarios.stage import Misplaced
from wonderland_qt.parts.staging import Agenda, Next


class Given(ContentModel):
    players: tuple[str, ...] = (ANN,)
    next: tuple[Next, ...] | Next


def turn(_pack: Any, given: Given, player: Any, _path: DocumentPath) -> tuple[Step, ...] | None:
    return (LayPebbles(),) if player in given.players else None


AGENDA: Agenda[Any, Given] = Agenda(rules, {"deal": (DealAll(),)}, {"turn": turn}, "turn: ann")


@pytest.mark.parametrize(
    ("written", "steps"),
    [
        ("deal", [DealAll()]),
        ({"turn": "ann"}, [LayPebbles()]),
        (("deal", {"turn": "ann"}), [DealAll(), LayPebbles()]),
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
