"""The evaluation takes what anybody would take."""

from __future__ import annotations

import pytest

from tests.games.asking import asked
from tests.games.pixie_queen.positions import RED, at, frozen_content, new_table
from wonderland_qt.games.pixie_queen.evaluation.reasons import reasons
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.seen.view import view


def best(game: Game) -> str:
    """Return the option that red's evaluation rates best."""
    decision = asked(game, RED)
    values = PIXIE_QUEEN.evaluate(view(game, RED), frozen_content(), decision) if PIXIE_QUEEN.evaluate else ()
    return max(zip(values, decision.options, strict=True), key=lambda rated: rated[0])[1].id


def test_a_pixie_at_the_top_becomes_a_servant() -> None:
    players = {"red": {"pixies": ["penalise"], "offering": {"apple": 1}}, "blue": {}, "green": {}}
    assert best(at({"players": players, "round": 5, "next": "reward"})) == "promote:penalise:servant"


def test_an_empty_hand_is_avoided() -> None:
    players = {
        "red": {"goods": {"silver": 1}},
        "blue": {"goods": {"apple": 1}},
        "green": {"goods": {"apple": 1}},
    }
    game = at({"players": players, "next": "offering"})
    assert best(game) == "offer:silver:1"


def test_a_ring_is_forged_where_gold_is_at_hand() -> None:
    players = {"red": {"goods": {"gold": 4}, "tracks": [1, 4]}, "blue": {}, "green": {}}
    assert best(at({"players": players, "round": 7, "next": {"turn": "red"}})) == "act:forge_ring"


@pytest.mark.rule("END-1")
def test_a_gift_before_the_first_round_helps_in_as_many_rounds_as_there_are() -> None:
    game = new_table()
    decision = game.decisions[0]
    told = [
        reason.text
        for option in decision.options
        for reason in reasons(view(game, decision.player), game.content, decision, option)
    ]
    rounds = {dict(text.arguments)["rounds"] for text in told if text.key == "reason-rounds"}
    assert rounds == {game.content.settings.rounds}


@pytest.mark.parametrize(("tracks", "better"), [([7, 1], "gold"), ([1, 7], "silver")])
def test_the_reason_to_climb_points_at_the_better_track(tracks: list[int], better: str) -> None:
    goods = {"gold": 2, "silver": 2, "apple": 3, "bread": 3, "honey": 3}
    players = {"red": {"goods": goods, "tracks": tracks}, "blue": {}, "green": {}}
    game = at({"players": players, "round": 3, "next": {"turn": "red"}})
    decision = asked(game, RED)
    climb = next(option for option in decision.options if option.id == "act:climb")
    told = reasons(view(game, RED), game.content, decision, climb)
    assert [reason.pieces for reason in told if reason.text.key == "reason-track"] == [
        (f"track_disc:{better}:red",)
    ]
