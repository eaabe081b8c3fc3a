"""The search bot: finds what is clearly best, else takes the rule's answer, from what its player knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, Chosen, PebbleContent
from tests.invariants import with_other_chance
from wonderland_qt import paths
from wonderland_qt.bots.registry import UnknownBot, bot_names, new_bot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.bots.search import Race, SearchBot, candidates, share
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.catalogue import GAMES
from wonderland_qt.lab.runner import Setting, simulate

LAST_ROUND = PebbleContent(points=(4,))


def liking(first: bool) -> Any:
    """Pebbles with an evaluation that likes the first options best, or the last ones."""
    sign = -1 if first else 1

    def evaluate(_view: Any, _content: Any, decision: Decision) -> list[float]:
        return [float(sign * place) for place in range(len(decision.options))]

    return replace(PEBBLES, evaluate=evaluate)


def holding(*pebbles: int, content: PebbleContent = LAST_ROUND) -> Game[Any, Any]:
    """A game in which Ann holds these pebbles and is to lay one; Ben's are small."""
    game = PEBBLES.new(content, Chosen((ANN, BEN), 1), None)
    game.state.hands[ANN].pebbles, game.state.hands[BEN].pebbles = pebbles, (1, 2, 2)
    game.state.bag = (1, 2, 3, 3)
    return game.advance()


@dataclass
class Known:
    """All that the bot may ask of an information set; anything else would be an AttributeError."""

    ruleset: Any
    player: Any
    view: Any
    content: Any
    sample: Callable[[int], Any]


def known_to_ann(game: Game[Any, Any], ruleset: Any = PEBBLES) -> InformationSet[Any, Any]:
    known = InformationSet(ruleset, game, ANN)
    alone = Known(ruleset, ANN, known.view, known.content, known.sample)
    return cast("InformationSet[Any, Any]", alone)


def answer(bot: SearchBot, game: Game[Any, Any], ruleset: Any) -> str:
    return bot.choose(known_to_ann(game, ruleset), game.decisions[0])


def test_a_clearly_better_answer_is_found_though_the_evaluation_likes_it_least() -> None:
    game, ruleset = holding(1, 2, 7), liking(first=True)
    assert RuleBot(1).choose(known_to_ann(game, ruleset), game.decisions[0]) == "lay-1"
    assert {answer(SearchBot(seed, 60), game, ruleset) for seed in range(10)} == {"lay-7"}


def test_the_rules_answer_stands_where_it_is_the_better_one() -> None:
    game, ruleset = holding(1, 2, 7), liking(first=False)
    assert {answer(SearchBot(seed, 60), game, ruleset) for seed in range(10)} == {"lay-7"}


@pytest.mark.parametrize("rollouts", [1, 10, 19])
def test_too_few_rollouts_play_nothing_out(rollouts: int) -> None:
    game, ruleset = holding(1, 2, 7), liking(first=True)
    known = replace(cast("Known", known_to_ann(game, ruleset)), sample=refuse)
    bot = SearchBot(1, rollouts)
    assert bot.choose(cast("InformationSet[Any, Any]", known), game.decisions[0]) == "lay-1"


def refuse(_seed: int) -> Any:
    raise AssertionError("no game may be sampled")


@pytest.mark.parametrize("asked", [0, 1, 20])
def test_once_cancelled_it_stops_and_takes_the_rules_answer(asked: int) -> None:
    game, ruleset, times = holding(1, 2, 7), liking(first=True), count()
    bot = SearchBot(1, 999_999, lambda: next(times) >= asked)
    assert answer(bot, game, ruleset) == "lay-1"
    assert next(times) == asked + 1


def test_a_seed_and_a_budget_say_what_it_does() -> None:
    def answers() -> list[str]:
        game, bot = holding(3, 4, 5, content=PebbleContent()), SearchBot(5, 40)
        return [answer(bot, game, PEBBLES) for _ in range(12)]

    assert answers() == answers()
    assert len(set(answers())) > 1


def two_picks(values: str = "abcd") -> tuple[InformationSet[Any, Any], Decision]:
    """Two options to take of several, of which the later letters are worth more."""
    options = tuple(Option(name, (), Text(name)) for name in values)
    ruleset = SimpleNamespace(
        evaluate=lambda _view, _content, decision: [ord(o.id) for o in decision.options]
    )
    known = cast("InformationSet[Any, Any]", Known(ruleset, ANN, None, None, refuse))
    return known, Decision(ANN, Text("ask"), options, pick_count=2)


def test_of_several_picks_other_beginnings_and_ends_are_tried() -> None:
    assert list(candidates(*two_picks(), "d+c", 4)) == ["d+c", "d+b", "d+a"]


def test_the_usual_answer_is_the_first_candidate_and_no_more_than_asked_are_tried() -> None:
    assert list(candidates(*two_picks(), "a+b", 2)) == ["a+b", "d+c"]


def test_an_answer_must_be_better_beyond_doubt() -> None:
    race = Race(("rule", "other"))
    for one, other in [(0.5, 0.9), (0.5, 0.2), (0.5, 0.8), (0.5, 0.4), (0.5, 0.7), (0.5, 0.3)] * 2:
        race.enter({"rule": one, "other": other})
    assert race.best() == "rule"


def test_what_is_clearly_behind_is_played_no_more() -> None:
    race = Race(("rule", "better", "worse"))
    for luck in (0.0, 0.1, 0.05, 0.02, 0.08, 0.03):
        race.enter({"rule": 0.4 + luck, "better": 0.6 + luck, "worse": 0.1 + luck / 2})
    assert list(race.running) == ["rule", "better"]
    assert race.best() == "better"


def test_a_win_counts_more_than_a_lead_and_a_lead_counts() -> None:
    def ended(ann: int, ben: int) -> float:
        game = holding(1, 2, 7)
        game.state.hands[ANN].points, game.state.hands[BEN].points = ann, ben
        return share(PEBBLES, game, ANN)

    assert 0 < ended(0, 9) < ended(4, 5) < 0.5 == ended(5, 5) < ended(5, 4) < ended(9, 0) < 1


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_it_answers_the_same_whatever_chance_will_bring(name: str) -> None:
    ruleset = GAMES[name]
    content, players = ruleset.load([paths.content()]), ruleset.seating.usual_size
    game = ruleset.new(content, ruleset.seating.by_chance(content, players, 2, {}), None)
    decision = game.decisions[0]
    first, second = (
        SearchBot(3, 20).choose(InformationSet(ruleset, one, decision.player), decision)
        for one in (game, with_other_chance(game))
    )
    assert first == second
    game.choose(decision.player, first)


def test_a_whole_game_is_played_by_name() -> None:
    setting = Setting("tea_for_2", (str(paths.content()),), 2, 1, ("search:20", "rule"), 1, {})
    assert set(simulate(setting, lambda _: None, jobs=1).wins_by_bot) == {"search:20", "rule"}


def test_it_is_found_by_its_name_and_budget() -> None:
    assert bot_names("search:200,rule") == ("search:200", "rule")
    assert new_bot("search:200", 1).name == "search"


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:x", "search:-5", "search:1e3"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}' does not say how many games"):
        bot_names(name)
