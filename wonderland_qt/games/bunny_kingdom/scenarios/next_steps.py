"""What is next in a scenario, as steps for the agenda."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wonderland_qt.engine.content.mistakes import suggestion
from wonderland_qt.engine.content.yaml_reader import DocumentPath
from wonderland_qt.engine.decisions import Step
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.scenarios.positions import step_named
from wonderland_qt.engine.scenarios.stage import Misplaced
from wonderland_qt.games.bunny_kingdom.construction import BuildAtWill, Construct
from wonderland_qt.games.bunny_kingdom.end import EndGame
from wonderland_qt.games.bunny_kingdom.exploration import Explore, NextChoice
from wonderland_qt.games.bunny_kingdom.harvest import Harvest
from wonderland_qt.games.bunny_kingdom.rounds import PlayRound
from wonderland_qt.games.bunny_kingdom.rules import rules
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given, Next
from wonderland_qt.games.bunny_kingdom.scoring.opening import OpenParchments
from wonderland_qt.games.bunny_kingdom.state import Phase

BARE: dict[str, tuple[Step, Phase]] = {
    "explore": (Explore(), "exploration"),
    "choose": (NextChoice(), "exploration"),
    "construct": (Construct(), "construction"),
    "harvest": (Harvest(), "harvest"),
    "parchments": (OpenParchments(), "scoring"),
    "end": (EndGame(), "scoring"),
}
"""What can be next, and the phase that it belongs to."""

BUILD, ROUND, STEP = "build", "round", "step"
WORDS = (*BARE, BUILD, ROUND, STEP)


def phase_of(given: Given) -> Phase:
    """Return the phase that the position is in: what is next tells."""
    words = [word for word, _ in map(_split, _listed(given))]
    return next((BARE[word][1] for word in words if word in BARE), "construction")


def next_steps(given: Given) -> list[Step]:
    """Return what is to be done, first one first; raises Misplaced."""
    return list(_all_steps(given))


def _all_steps(given: Given) -> Iterator[Step]:
    for index, item in enumerate(_listed(given)):
        path: DocumentPath = ("next", index) if isinstance(given.next, tuple) else ("next",)
        if isinstance(item, dict) and len(item) != 1:
            raise Misplaced(path, "expected one thing that is next; write a list for several")
        yield _step(given, *_split(item), path)


def _listed(given: Given) -> tuple[Next, ...]:
    return given.next if isinstance(given.next, tuple) else (given.next,)


def _split(item: Next) -> tuple[str, Any]:
    return (item, None) if isinstance(item, str) else next(iter(item.items()), ("", None))


def _step(given: Given, word: str, value: Any, path: DocumentPath) -> Step:
    if word in BARE and value is None:
        return BARE[word][0]
    if word == BUILD and value in given.players:
        return BuildAtWill(PlayerId(value))
    if word == ROUND and isinstance(value, int):
        return PlayRound(value)
    if word == STEP and isinstance(value, dict):
        return step_named(rules, value, path)
    expected = "expected what is next, such as 'construct' or 'build: yellow'"
    raise Misplaced(path, expected + (f", not '{value}'" if word in WORDS else suggestion(word, WORDS)))
