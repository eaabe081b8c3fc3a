"""The rule-based bot: takes what is judged best, from nothing but its own view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace as replaced

from tests import laws
from tests.games.wonderland.positions import frozen_pack
from wonderland_qt import paths
from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.play.forks import Fork
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.wonderland.content.pack import Pack
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.judgement.judging import judge

ALICE = PlayerId("alice")
DECISION = Decision(ALICE, Text("ask"), tuple(Option(name, (), Text(name)) for name in "abc"))


@dataclass
class Known:
    """All that the bot may ask of a fork; anything else would be an AttributeError."""

    view: Any
    pack: Any
    ruleset: Any


def judging(*worths: float) -> Fork[Any, Any]:
    """A fork of a game that judges its three options like this."""
    game = SimpleNamespace(judge=lambda *_known: worths)
    return cast("Fork[Any, Any]", Known(None, None, game))


def test_of_several_the_best_is_taken_again_from_what_is_left() -> None:
    judged: list[tuple[str, ...]] = []

    def judge(_view: Any, _pack: Any, decision: Decision) -> list[float]:
        judged.append(decision.taken)
        return [ord(option.id) for option in decision.options]

    fork = cast("Fork[Any, Any]", Known(None, None, SimpleNamespace(judge=judge)))
    assert RuleBot(1).choose(fork, replaced(DECISION, picks=2)) == "c+b"
    assert judged == [(), ("c",)]


def choices(fork: Fork[Any, Any], seed: int = 1) -> list[str]:
    bot = RuleBot(seed)
    return [bot.choose(fork, DECISION) for _ in range(40)]


def test_the_best_judged_option_is_taken() -> None:
    assert set(choices(judging(1, 3, 2))) == {"b"}


def test_equals_are_told_apart_by_own_chance() -> None:
    assert set(choices(judging(2, 1, 2))) == {"a", "c"}
    assert choices(judging(1, 1, 0), 1) == choices(judging(1, 1, 0), 1)


def test_a_game_without_judgement_is_played_by_chance() -> None:
    unjudging = cast("Fork[Any, Any]", Known(None, None, replace(WONDERLAND, judge=None)))
    assert set(choices(unjudging)) == {"a", "b", "c"}


@cache
def shipped() -> Pack:
    return WONDERLAND.load([paths.content()])


@pytest.mark.parametrize("seed", laws.figures(20))
@pytest.mark.parametrize("frozen", [True, False])
def test_it_answers_the_same_whatever_is_hidden(frozen: bool, seed: int) -> None:
    pack = frozen_pack() if frozen else shipped()
    game = WONDERLAND.new(pack, WONDERLAND.seating.by_chance(pack, 3 + seed % 3, seed, {}), None)
    while not game.over:
        for decision in game.decisions:
            player = decision.player
            dealt = WONDERLAND.game(WONDERLAND.determinise(game, player, seed + 1), pack)
            mine, theirs = (RuleBot(seed).choose(fork(g, player), decision) for g in (game, dealt))
            assert mine == theirs
            game.choose(player, mine)


def fork(game: laws.AnyGame, player: PlayerId) -> Fork[Any, Any]:
    """A fork that holds the player's view alone, no game."""
    return cast("Fork[Any, Any]", Known(WONDERLAND.view(game, player), game.pack, WONDERLAND))


def test_it_is_never_given_more_than_a_view() -> None:
    seen: list[object] = []

    def watching(view: Any, pack: Any, decision: Decision) -> Any:
        seen.append(view)
        return judge(view, pack, decision)

    ruleset = replace(WONDERLAND, judge=watching)
    game = WONDERLAND.new(shipped(), WONDERLAND.seating.by_chance(shipped(), 4, 1, {}), None)
    for decision in game.decisions:
        RuleBot(1).choose(Fork(ruleset, game, decision.player), decision)
    assert seen == [WONDERLAND.view(game, decision.player) for decision in game.decisions]
