"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.pixie_queen.positions import frozen_content
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.pixie_queen.scenarios import Given, pixie_queen_setup
from wonderland_qt.paths import rulebook

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))
SHOWN = shown(FILES, Given)
ALWAYS = {"penalise"}
"""What can never find nothing to do."""


@cache
def setup() -> AnyScenarioSetup:
    """The set-up with the first printing."""
    return pixie_queen_setup(frozen_content(), frozenset(Rulebook.read(rulebook("pixie_queen", "en")).rules))


ACTIONS = list(frozen_content().actions)
TILES = [*frozen_content().one_use, *frozen_content().permanents]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    found = perform(path, setup())
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("thing", [*ACTIONS, *TILES])
def test_every_action_and_tile_is_shown_where_it_works_where_not_and_with_a_bystander(thing: str) -> None:
    assert ASPECTS - SHOWN.get(thing, set()) == ({"nothing"} if thing in ALWAYS else set())
