"""Advice: the best answer leads, sureness is earned, and nothing hidden changes a word of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent
from tests.invariants import with_other_chance
from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.bots.advisor import advise
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.play.advised import Advice
from wonderland_qt.engine.play.information_set import InformationSet

ROLLOUTS, MOMENTS = "60", (12, 40, 75)


def never() -> bool:
    return False


def last_round(hand: tuple[int, ...] = (1, 2, 7)) -> Game[Any, Any]:
    """A game in which the last pebble decides, and Ann may hold the highest by far."""
    game = PEBBLES.new(PebbleContent(points=(4,)), NewGame((ANN, BEN), 1), None)
    game.state.hands[ANN].pebbles, game.state.hands[BEN].pebbles = hand, (2, 3, 3)
    return game.advance()


def advised(game: Game[Any, Any], budget: str = "160") -> Advice:
    return advise(InformationSet(PEBBLES, game, ANN), game.decisions[0], budget, never)


def test_the_best_answer_leads_and_it_is_sure() -> None:
    advice = advised(last_round())
    assert advice.best.answer == "lay-7"
    assert advice.sureness == "sure"
    assert advice.best.chance > 0.7
    assert all(other.chance < advice.best.chance and not other.level for other in advice.answers[1:])


def test_what_a_rival_loses_by_it_is_told() -> None:
    told = {one.player: one.change for one in advised(last_round()).best.differences if one.kind == "chance"}
    assert told[BEN] < 0


def test_without_time_a_rule_of_thumb_speaks() -> None:
    advice = advised(last_round(), "1")
    assert (len(advice.answers), advice.games, advice.sureness) == (1, 0, "either")


def test_few_games_prefer_nothing() -> None:
    advice = advised(last_round((3, 4, 3)), "24")
    assert advice.sureness == "either"
    assert all(answer.level for answer in advice.answers)


def test_advice_that_is_not_wanted_any_more_ends() -> None:
    asked: list[int] = []

    def after_ten() -> bool:
        asked.append(1)
        return len(asked) > 10

    advise(InformationSet(PEBBLES, last_round(), ANN), last_round().decisions[0], "100000", after_ten)
    assert len(asked) < 20


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_advice_says_the_same_whatever_is_hidden(game_id: str) -> None:
    ruleset = GAMES[game_id]
    game = new_game(ruleset, ruleset.load([paths.content()]), ruleset.seating.usual_size, 3)
    game.events = []
    looked = 0
    for number, (asked, answer) in enumerate(choices(game, 3)):
        if number >= MOMENTS[looked] and game.decisions == (asked,) and len(asked.options) > 2:
            heard = tuple(event for event in game.events if audible(event, asked.player))
            known = InformationSet(ruleset, game.clone(), asked.player, heard)
            other = InformationSet(ruleset, known.sample(7), asked.player, heard)
            assert advise(known, asked, ROLLOUTS, never) == advise(other, asked, ROLLOUTS, never)
            looked += 1
            if looked == len(MOMENTS):
                return
        game.choose(asked.player, answer)
    assert looked


def test_chance_to_come_changes_nothing() -> None:
    game = last_round()
    assert advised(with_other_chance(game)) == advised(game)
