"""Options are worth what their steps are worth, and a judgement is made once."""

import pytest

from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.parts.judging import BaseSight, Judges, remembered

ANN = PlayerId("ann")
Sight = BaseSight[int, None]


class Gain(Step):
    points: int


class Wait(Step):
    pass


def test_an_option_is_worth_its_steps_and_what_nobody_judges_is_neutral() -> None:
    judges: Judges[Sight] = Judges()

    @judges
    def gain(sight: Sight, step: Gain) -> float:
        return step.points * sight.view

    options = (Option("a", (Gain(1), Wait(), Gain(2)), Text("a")), Option("b", (Wait(),), Text("b")))
    assert judges.of_options(Sight(10, None, ANN), Decision(ANN, Text("?"), options)) == [30, 0]


def test_a_kind_of_step_has_one_judge() -> None:
    judges: Judges[Sight] = Judges()

    def gain(sight: Sight, step: Gain) -> float:
        return 0

    judges(gain)
    with pytest.raises(TypeError, match="Gain is judged already"):
        judges(gain)


def test_a_judgement_is_made_once_for_what_it_is_about() -> None:
    asked: list[str] = []

    @remembered
    def worth(sight: Sight, card: str) -> float:
        asked.append(card)
        return len(card)

    sight = Sight(1, None, ANN)
    assert [worth(sight, card) for card in ("ace", "ten", "ace")] == [3, 3, 3]
    assert asked == ["ace", "ten"]
    worth(Sight(1, None, ANN), "ace")
    assert asked == ["ace", "ten", "ace"]
