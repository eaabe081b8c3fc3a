"""Bots that play games out think in a process that can be stopped, killed and replaced; none is orphaned."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.playthroughs import choices, new_game
from tests.waiting import until
from wonderland_qt import paths
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.thinking_messages import COMMAND, bot_question, content_message, encode, framed
from wonderland_qt.engine.play.thoughts import Thought

pytestmark = pytest.mark.window
ENDLESS = "search:999999"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


def thought_of(game_id: str, kind: str, after: int = 25) -> Thought:
    """What a bot has to think about in the middle of a game, with several options."""
    ruleset = GAMES[game_id]
    game = new_game(ruleset, ruleset.load([paths.content()]), ruleset.seating.usual_size, 1)
    game.events = []
    for number, (asked, answer) in enumerate(choices(game, 1)):
        if number >= after and len(asked.options) > 3:
            known = InformationSet(ruleset, game.clone(), asked.player, tuple(game.events))
            return Thought(new_bot(kind, 1), known, asked, kind)
        game.choose(asked.player, answer)
    raise AssertionError


def here(thought: Thought) -> str:
    """What the same question is answered in this process."""
    seed = bot_question(1, 0, thought.kind, thought.known).seed
    return new_bot(thought.kind, seed).choose(thought.known, thought.decision)


@pytest.fixture
def process(application: Any) -> Iterator[Any]:
    from wonderland_qt.models.thinking.thinking_process import ThinkingProcess

    made = ThinkingProcess()
    yield made
    made.close()


def answer_of(application: Any, process: Any) -> str:
    """Wait for the answer; what went wrong in the process is an error here."""
    heard: list[Any] = []
    process.replied.connect(heard.append)
    until(application, lambda: bool(heard))
    assert heard[0].problem == ""
    return str(heard[0].answer)


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_it_answers_what_the_same_bot_answers_here(game_id: str, application: Any, process: Any) -> None:
    thought = thought_of(game_id, "search:20")
    process.ask(thought)
    assert answer_of(application, process) == here(thought)


def test_a_thought_that_was_stopped_makes_room_for_the_next(application: Any, process: Any) -> None:
    process.ask(thought_of("tea_for_2", ENDLESS))
    until(application, lambda: process.ready)
    process.stop()
    thought = thought_of("tea_for_2", "rule")
    process.ask(thought)
    assert answer_of(application, process) == here(thought)


@POSIX
def test_one_that_is_killed_is_replaced_and_asked_again(application: Any, process: Any) -> None:
    thought = thought_of("pixie_queen", "search:60")
    process.ask(thought)
    until(application, lambda: process.ready)
    first = process.process.processId()
    os.kill(first, signal.SIGKILL)
    assert answer_of(application, process) == here(thought)
    assert process.process.processId() != first


@POSIX
def test_one_that_does_not_leave_its_thought_is_ended(application: Any, process: Any) -> None:
    process.ask(thought_of("tea_for_2", ENDLESS))
    until(application, lambda: process.ready)
    first = process.process.processId()
    os.kill(first, signal.SIGSTOP)
    process.stop()
    thought = thought_of("tea_for_2", "rule")
    process.ask(thought)
    assert answer_of(application, process) == here(thought)
    assert process.process.processId() != first


@POSIX
def test_one_that_always_dies_is_given_up(application: Any, process: Any, monkeypatch: Any) -> None:
    from wonderland_qt.models.thinking import thinking_process

    monkeypatch.setattr(thinking_process, "own_program", lambda: (sys.executable, "-c", "raise SystemExit"))
    heard: list[bool] = []
    process.gave_up.connect(lambda: heard.append(True))
    process.ask(thought_of("tea_for_2", "rule"))
    until(application, lambda: bool(heard))
    assert not process.waited_for


def test_it_ends_with_the_program_that_asks_in_the_middle_of_a_thought() -> None:
    thought = thought_of("tea_for_2", ENDLESS)
    child = subprocess.Popen(
        [*paths.own_program(), COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        cwd=paths.own_code(),
    )
    assert child.stdin is not None
    child.stdin.write(content_message(1, thought.known.content))
    child.stdin.write(framed(encode(bot_question(1, 1, ENDLESS, thought.known))))
    child.stdin.close()
    assert child.wait(60) == 0


def test_what_goes_wrong_in_it_is_told(application: Any, process: Any) -> None:
    heard: list[Any] = []
    process.replied.connect(heard.append)
    process.ask(replace(thought_of("tea_for_2", "rule"), kind="nobody"))
    until(application, lambda: bool(heard))
    assert "UnknownBot" in heard[0].problem
