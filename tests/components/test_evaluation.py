"""Options have the value of their steps, and an evaluation is made once."""

import pytest

from wonderland_qt.components.evaluation import EvaluationContext, Evaluator, remembered
from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

ANN = PlayerId("ann")
Context = EvaluationContext[int, None]


class Gain(Step):
    points: int


class Wait(Step):
    pass


def test_an_option_has_the_value_of_its_steps_and_unknown_steps_are_neutral() -> None:
    evaluator: Evaluator[Context] = Evaluator()

    @evaluator
    def gain(context: Context, step: Gain) -> float:
        return step.points * context.view

    options = (Option("a", (Gain(1), Wait(), Gain(2)), Text("a")), Option("b", (Wait(),), Text("b")))
    assert evaluator.of_options(Context(10, None, ANN), Decision(ANN, Text("?"), options)) == [30, 0]


def test_a_kind_of_step_is_registered_once() -> None:
    evaluator: Evaluator[Context] = Evaluator()

    def gain(context: Context, step: Gain) -> float:
        return 0

    evaluator(gain)
    with pytest.raises(TypeError, match="Gain is registered already"):
        evaluator(gain)


def test_an_evaluation_is_made_once_for_what_it_is_about() -> None:
    asked: list[str] = []

    @remembered
    def value(context: Context, card: str) -> float:
        asked.append(card)
        return len(card)

    context = Context(1, None, ANN)
    assert [value(context, card) for card in ("ace", "ten", "ace")] == [3, 3, 3]
    assert asked == ["ace", "ten"]
    value(Context(1, None, ANN), "ace")
    assert asked == ["ace", "ten", "ace"]
