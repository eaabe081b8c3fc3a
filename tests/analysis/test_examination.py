"""Examination: a mistake is found and measured again, what was right stays right, nothing hidden helps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent
from tests.invariants import with_other_chance
from wonderland_qt.analysis.examination import examined
from wonderland_qt.engine.analysed import Choice
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.words.texts import Text


def last_round() -> Game[Any, Any]:
    """A game in which the last pebble decides, and Ann holds the highest by far."""
    game = PEBBLES.new(PebbleContent(points=(4,)), NewGame((ANN, BEN), 1), None)
    game.state.hands[ANN].pebbles, game.state.hands[BEN].pebbles = (1, 2, 7), (2, 3, 3)
    return game.advance()


def looked_at(game: Game[Any, Any], taken: str, rollouts: int = 160) -> Choice:
    known = InformationSet(PEBBLES, game, ANN)
    return examined(known, game.decisions[0], taken, 4, rollouts, Text("moment"))


def test_a_mistake_is_found_with_what_it_cost_everybody() -> None:
    told = looked_at(last_round(), "lay-1")
    assert (told.better, told.answer, told.player) == ("lay-7", 4, ANN)
    assert told.lost > 2 * told.doubt > 0
    assert sum(told.brought.values()) == pytest.approx(0)
    assert told.better_words
    assert told.taken_words != told.better_words


def test_what_was_right_is_no_mistake() -> None:
    told = looked_at(last_round(), "lay-7")
    assert (told.better, told.lost, told.brought) == ("", 0, {})
    assert told.chances[ANN] > 0.7
    assert sum(told.chances.values()) == pytest.approx(1)


def test_few_rollouts_blame_nobody() -> None:
    told = looked_at(last_round(), "lay-1", 8)
    assert told.better == ""
    assert sum(told.chances.values()) == pytest.approx(1)


def test_what_the_player_could_not_know_changes_nothing() -> None:
    game = last_round()
    other = with_other_chance(game)
    other.state.hands[BEN].pebbles, other.state.bag = (
        tuple(sorted(other.state.bag)[:3]),
        (*other.state.hands[BEN].pebbles, *sorted(other.state.bag)[3:]),
    )
    known = [sorted((*one.state.bag, *one.state.hands[BEN].pebbles)) for one in (game, other)]
    assert known[0] == known[1]
    assert looked_at(other, "lay-1").better == looked_at(game, "lay-1").better == "lay-7"
