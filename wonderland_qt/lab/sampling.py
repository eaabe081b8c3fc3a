"""What it costs to sample a game that agrees with all that a player knows, in clones of the true one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

from wonderland_qt.bots.rule_bot import RuleBot
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.records import clone
from wonderland_qt.engine.ruleset import Ruleset

EVERY, SAMPLES, TRIES = 5, 20, 7
"""At one of so many decisions so many games are sampled, the best of so many tries."""

Known = InformationSet[Any, Any]


def sample_clones(ruleset: Ruleset[Any, Any], content: Any) -> float:
    """Return the mean cost over a game of rule-based bots; the players have heard all of it."""
    return mean(_cost(known, state) for known, state in _asked(ruleset, content))


def _asked(ruleset: Ruleset[Any, Any], content: Any) -> Iterator[tuple[Known, Any]]:
    """Yield what each player knows who has a choice, with the true state."""
    events: list[Event] = []
    table = ruleset.seating.random_new_game(content, ruleset.seating.usual_size, 1, {})
    game, bot = ruleset.new(content, table, events), RuleBot(1)
    memories, turn = Memories(ruleset, content), 0
    while not game.over:
        for decision in game.decisions:
            turn += 1
            known = InformationSet(ruleset, game, decision.player, events, memories)
            if turn % EVERY == 0 and len(decision.options) > 1:
                yield known, game.state
            game.choose(decision.player, bot.choose(known, decision))


def _cost(known: Known, state: Any) -> float:
    known.sample(0)
    sampled = _least_seconds(lambda: [known.sample(seed) for seed in range(SAMPLES)])
    return sampled / _least_seconds(lambda: [clone(state) for _ in range(SAMPLES)])


def _least_seconds(work: Callable[[], object]) -> float:
    taken = []
    for _ in range(TRIES):
        begun = time.process_time()
        work()
        taken.append(time.process_time() - begun)
    return min(taken)
