"""The search bot: finds what is clearly best, else takes the rule's answer, from what its player knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, PebbleContent
from tests.invariants import SOAK, playing, with_other_chance
from wonderland_qt import paths
from wonderland_qt.bots.budgets import budget_named, rollouts
from wonderland_qt.bots.registry import UnknownBot, bot_names, new_bot
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.bots.search import SearchBot, candidates
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.lab.runner import Setting, simulate

LAST_ROUND = PebbleContent(points=(4,))
KINDS_ASKED = 1000 if SOAK else 5
"""How many kinds of decisions of each game are answered: all of them in a soak."""


def liking(first: bool) -> Any:
    """Pebbles with an evaluation that likes the first options best, or the last ones."""
    sign = -1 if first else 1

    def evaluate(_view: Any, _content: Any, decision: Decision) -> list[float]:
        return [float(sign * place) for place in range(len(decision.options))]

    return replace(PEBBLES, evaluate=evaluate)


def holding(*pebbles: int, content: PebbleContent = LAST_ROUND) -> Game[Any, Any]:
    """A game in which Ann holds these pebbles and is to lay one; Ben's are small."""
    game = PEBBLES.new(content, NewGame((ANN, BEN), 1), None)
    game.state.hands[ANN].pebbles, game.state.hands[BEN].pebbles = pebbles, (2, 2, 3)
    game.state.bag = (2, 3, 3, 3)
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
    assert {answer(SearchBot(seed, rollouts(60)), game, ruleset) for seed in range(10)} == {"lay-7"}


def test_the_rules_answer_stands_where_it_is_the_better_one() -> None:
    game, ruleset = holding(1, 2, 7), liking(first=False)
    assert {answer(SearchBot(seed, rollouts(60)), game, ruleset) for seed in range(10)} == {"lay-7"}


@pytest.mark.parametrize("few", [1, 10, 19])
def test_too_few_rollouts_play_nothing_out(few: int) -> None:
    game, ruleset = holding(1, 2, 7), liking(first=True)
    known = replace(cast("Known", known_to_ann(game, ruleset)), sample=refuse)
    bot = SearchBot(1, rollouts(few))
    assert bot.choose(cast("InformationSet[Any, Any]", known), game.decisions[0]) == "lay-1"


def refuse(_seed: int) -> Any:
    raise AssertionError("no game may be sampled")


@pytest.mark.parametrize("asked", [0, 1, 20])
def test_once_cancelled_it_stops_and_takes_the_rules_answer(asked: int) -> None:
    game, ruleset, times = holding(1, 2, 7), liking(first=True), count()
    bot = SearchBot(1, rollouts(999_999), lambda: next(times) >= asked)
    assert answer(bot, game, ruleset) == "lay-1"
    assert next(times) == asked + 1


def test_a_seed_and_a_budget_say_what_it_does() -> None:
    def answers() -> list[str]:
        game, bot = holding(3, 4, 5, content=PebbleContent()), SearchBot(5, rollouts(40))
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


def test_what_it_considered_is_told_best_first_with_the_games_played() -> None:
    game, ruleset = holding(1, 2, 7), liking(first=True)
    told = SearchBot(1, rollouts(60)).consider(known_to_ann(game, ruleset), game.decisions[0])
    assert [one.answer for one in told] == ["lay-7", "lay-2", "lay-1"]
    assert told[0].share > told[1].share
    assert told[0].gain > told[0].error > 0 == told[2].gain
    assert sum(one.rollouts for one in told) <= 60


def test_without_a_comparison_nothing_is_told() -> None:
    game = holding(1, 2, 7)
    assert not SearchBot(1, rollouts(19)).consider(known_to_ann(game), game.decisions[0])
    assert not SearchBot(1, rollouts(60), lambda: True).consider(known_to_ann(game), game.decisions[0])


class Clock:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize(("told", "answers"), [("999s", {"lay-7"}), ("20s", {"lay-7"}), ("2s", {"lay-1"})])
def test_a_budget_in_seconds_ends_in_time(
    told: str, answers: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr("time.perf_counter", clock)
    budget = budget_named(told)
    assert budget is not None
    game, ruleset = holding(1, 2, 7), liking(first=True)
    played: list[Any] = []

    def counted_winners(position: Any) -> tuple[Any, ...]:
        played.append(position)
        return PEBBLES.winners(position)

    counted = replace(ruleset, winners=counted_winners)
    assert {answer(SearchBot(2, budget), game, counted)} <= {*answers, "lay-1"}
    assert len(played) < 4 * float(told[:-1])


def game_of(name: str) -> Game[Any, Any]:
    ruleset = GAMES[name]
    content, players = ruleset.load([paths.content()]), ruleset.seating.usual_size
    return ruleset.new(content, ruleset.seating.random_new_game(content, players, 2, {}), None)


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_it_answers_the_same_whatever_chance_will_bring(name: str) -> None:
    ruleset, game = GAMES[name], game_of(name)
    decision = game.decisions[0]
    first, second = (
        SearchBot(3, rollouts(20)).choose(InformationSet(ruleset, one, decision.player), decision)
        for one in (game, with_other_chance(game))
    )
    assert first == second
    game.choose(decision.player, first)


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_it_answers_whatever_is_asked_and_the_same_however_cards_lie(name: str) -> None:
    ruleset, asked = GAMES[name], set[str]()
    for game in playing(game_of(name), 2, ruleset):
        decision = next(decision for decision in game.decisions if decision.player == game.waiting()[0])
        kind = decision.prompt.key
        if kind in asked or len(decision.options) == 1 or len(asked) == KINDS_ASKED:
            continue
        asked.add(kind)
        known = InformationSet(ruleset, game, decision.player)
        answer = SearchBot(3, rollouts(20)).choose(known, decision)
        game.clone().choose(decision.player, answer)
        if len(asked) % 4 == 1:
            dealt = known.sample(5)
            other = next(each for each in dealt.decisions if each.player == decision.player)
            again = InformationSet(ruleset, dealt, decision.player)
            assert SearchBot(3, rollouts(20)).choose(again, other) == answer
    assert len(asked) > 2


def test_a_whole_game_is_played_by_name() -> None:
    setting = Setting("tea_for_2", (str(paths.content()),), 2, 1, ("search:20", "rule"), 1, {})
    assert set(simulate(setting, lambda _: None, jobs=1).wins_by_bot) == {"search:20", "rule"}


def test_it_is_found_by_its_name_and_budget() -> None:
    assert bot_names("search:200,rule,search:0.1s") == ("search:200", "rule", "search:0.1s")
    assert new_bot("search:200", 1).name == new_bot("search:2s", 1).name == "search"


@pytest.mark.parametrize(
    "name",
    ["search", "search:", "search:0", "search:x", "search:-5", "search:1e3", "search:0s", "search:0.1"],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}' does not say how many games"):
        bot_names(name)
