"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.wonderland.reading import load_content
from wonderland_qt.games.wonderland.scenarios.scenario_setup import wonderland_setup
from wonderland_qt.paths import rulebook

TESTS = Path(__file__).resolve().parent
SCENARIOS = TESTS / "scenarios"
CARDS = SCENARIOS / "cards"
"""Scenarios about the cards of the game itself, as first printed; all others use the frozen test content."""

FILES = sorted(SCENARIOS.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    setup = _setup("first_printing" if CARDS in path.parents else "content")
    found = perform(path, setup)
    assert not found, "\n".join(["", *found])


@cache
def _setup(folder: str) -> AnyScenarioSetup:
    return wonderland_setup(load_content([TESTS / folder]), rule_ids())


@cache
def rule_ids() -> frozenset[str]:
    """The ids of all rules of the game."""
    return frozenset(Rulebook.read(rulebook("wonderland", "en")).rules)
