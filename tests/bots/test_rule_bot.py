"""The rule-based bot: takes what is rated best, from nothing but its own view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace as replaced

from tests import invariants
from tests.games.wonderland.positions import frozen_content
from wonderland_qt import paths
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.evaluation.evaluator import evaluate
from wonderland_qt.games.wonderland.game import WONDERLAND

ALICE = PlayerId("alice")
DECISION = Decision(ALICE, Text("ask"), tuple(Option(name, (), Text(name)) for name in "abc"))


@dataclass
class Known:
    """All that the bot may ask of an information set; anything else would be an AttributeError."""

    view: Any
    content: Any
    ruleset: Any


def evaluating(*values: float) -> InformationSet[Any, Any]:
    """What is known of a game that evaluates its three options like this."""
    game = SimpleNamespace(evaluate=lambda *_known: values)
    return cast("InformationSet[Any, Any]", Known(None, None, game))


def test_of_several_the_best_is_taken_again_from_what_is_left() -> None:
    taken: list[tuple[str, ...]] = []

    def evaluate(_view: Any, _content: Any, decision: Decision) -> list[float]:
        taken.append(decision.taken)
        return [ord(option.id) for option in decision.options]

    known = cast("InformationSet[Any, Any]", Known(None, None, SimpleNamespace(evaluate=evaluate)))
    assert RuleBot(1).choose(known, replaced(DECISION, pick_count=2)) == "c+b"
    assert taken == [(), ("c",)]


def choices(known: InformationSet[Any, Any], seed: int = 1) -> list[str]:
    bot = RuleBot(seed)
    return [bot.choose(known, DECISION) for _ in range(40)]


def test_the_best_rated_option_is_taken() -> None:
    assert set(choices(evaluating(1, 3, 2))) == {"b"}


def test_equals_are_told_apart_by_own_chance() -> None:
    assert set(choices(evaluating(2, 1, 2))) == {"a", "c"}
    assert choices(evaluating(1, 1, 0), 1) == choices(evaluating(1, 1, 0), 1)


def test_a_game_without_evaluation_is_played_at_random() -> None:
    without = cast("InformationSet[Any, Any]", Known(None, None, replace(WONDERLAND, evaluate=None)))
    assert set(choices(without)) == {"a", "b", "c"}


@cache
def shipped() -> Content:
    return WONDERLAND.load([paths.content()])


@pytest.mark.parametrize("seed", invariants.figures(20))
@pytest.mark.parametrize("frozen", [True, False])
def test_it_answers_the_same_whatever_is_hidden(frozen: bool, seed: int) -> None:
    content = frozen_content() if frozen else shipped()
    game = WONDERLAND.new(content, WONDERLAND.seating.random_new_game(content, 3 + seed % 3, seed, {}), None)
    while not game.over:
        for decision in game.decisions:
            player = decision.player
            dealt = WONDERLAND.determinise(game, player)(seed + 1)
            mine, theirs = (RuleBot(seed).choose(known_to(g, player), decision) for g in (game, dealt))
            assert mine == theirs
            game.choose(player, mine)


def known_to(game: invariants.AnyGame, player: PlayerId) -> InformationSet[Any, Any]:
    """An information set that holds the player's view alone, no game."""
    return cast("InformationSet[Any, Any]", Known(WONDERLAND.view(game, player), game.content, WONDERLAND))


def test_it_is_never_given_more_than_a_view() -> None:
    seen: list[object] = []

    def watching(view: Any, content: Any, decision: Decision) -> Any:
        seen.append(view)
        return evaluate(view, content, decision)

    ruleset = replace(WONDERLAND, evaluate=watching)
    game = WONDERLAND.new(shipped(), WONDERLAND.seating.random_new_game(shipped(), 4, 1, {}), None)
    for decision in game.decisions:
        RuleBot(1).choose(InformationSet(ruleset, game, decision.player), decision)
    assert seen == [WONDERLAND.view(game, decision.player) for decision in game.decisions]
