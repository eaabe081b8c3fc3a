"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.stage import AnyStage
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.wonderland.reading import read_pack
from wonderland_qt.games.wonderland.scenarios.stage import wonderland_stage
from wonderland_qt.paths import rulebook

TESTS = Path(__file__).resolve().parent
SCENARIOS = TESTS / "scenarios"
CARDS = SCENARIOS / "cards"
"""Scenarios about the cards of the game itself, as first printed; all others use the frozen test pack."""

FILES = sorted(SCENARIOS.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    stage = _stage("first_printing" if CARDS in path.parents else "content")
    found = perform(path, stage)
    assert not found, "\n".join(["", *found])


@cache
def _stage(pack: str) -> AnyStage:
    return wonderland_stage(read_pack([TESTS / pack]), rule_ids())


@cache
def rule_ids() -> frozenset[str]:
    """The ids of all rules of the game."""
    return frozenset(Rulebook.read(rulebook("wonderland", "en")).rules)
