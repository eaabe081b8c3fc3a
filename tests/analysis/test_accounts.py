"""Accounts: what was won comes in parts that add up, and the moments that decided are named."""

from __future__ import annotations

import pytest

from wonderland_qt.analysis.accounts import account, deciding
from wonderland_qt.engine.analysed import Choice
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text

ANN, BEN, CAT = PlayerId("ann"), PlayerId("ben"), PlayerId("cat")
PLAYERS = (ANN, BEN, CAT)


def choice(
    answer: int, player: PlayerId, ann: float, *, cost: float = 0.0, better: str = "", error: float = 0.01
) -> Choice:
    """A choice after which Ann has this chance; a mistake gives half of what it costs to each rival."""
    rest = (1 - ann) / 2
    brought = {each: -cost if each == player else cost / 2 for each in PLAYERS} if better else {}
    return Choice(
        answer, player, Text("moment"), Text("ask"), "taken", {ANN: ann, BEN: rest, CAT: rest},
        dict.fromkeys(PLAYERS, error), better=better, brought=brought, doubt=0.01,
    )  # fmt: skip


GAME = (
    choice(1, ANN, 0.33),
    choice(2, BEN, 0.38, cost=0.1, better="other"),
    choice(3, CAT, 0.6),
    choice(4, ANN, 0.4, cost=0.2, better="other"),
    choice(5, ANN, 0.41),
    choice(6, BEN, 0.9),
)


def test_the_parts_of_what_was_won_add_up_and_cancel_over_the_table() -> None:
    end = {ANN: 1.0, BEN: 0.0, CAT: 0.0}
    told = [account(player, GAME, end) for player in PLAYERS]
    for one in told:
        assert one.own_choices + one.rivals_choices + one.luck == pytest.approx(one.won)
    assert sum(one.own_choices + one.rivals_choices for one in told) == pytest.approx(0)
    assert sum(one.luck for one in told) == pytest.approx(0)
    assert told[0].own_choices == -0.2
    assert told[0].rivals_choices == pytest.approx(0.05)
    assert (told[0].choices, told[0].mistakes) == (3, 1)
    assert (told[2].choices, told[2].mistakes) == (1, 0)


def test_mistakes_and_strokes_of_luck_are_told_in_the_order_of_the_game() -> None:
    told = [(moment.kind, moment.at.answer, moment.player) for moment in deciding(GAME)]
    mistakes, strokes = [("choice", 2, BEN), ("choice", 4, ANN)], [("luck", 3, ANN), ("luck", 6, ANN)]
    assert [one for one in told if one[0] == "choice"] == mistakes
    assert [one for one in told if one[0] == "luck"] == [("luck", 2, BEN), *strokes]
    assert [answer for _, answer, _ in told] == [2, 2, 3, 4, 6]
    assert deciding(GAME)[2].change == pytest.approx(0.22)


def test_a_mistake_is_no_stroke_of_luck() -> None:
    assert [moment.kind for moment in deciding((GAME[2], GAME[3]))] == ["choice"]


def test_what_lies_within_the_error_is_nobody_s_moment() -> None:
    doubtful = (choice(1, ANN, 0.3, error=0.2), choice(2, BEN, 0.7, error=0.2))
    assert deciding(doubtful) == ()


def test_there_are_five_at_most_and_two_mistakes_among_many_strokes_of_luck() -> None:
    game = [choice(number, ANN, 0.9 if number % 2 else 0.1) for number in range(1, 12)]
    game += [choice(number, BEN, 0.9, cost=0.05, better="other") for number in (12, 13, 14)]
    told = [moment.kind for moment in deciding(game)]
    assert (len(told), told.count("choice")) == (5, 2)
