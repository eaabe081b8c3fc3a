"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.tea_for_2.positions import FIRST_PRINTING, frozen_content
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.tea_for_2.scenarios import Given, tea_for_2_setup
from wonderland_qt.paths import rulebook

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))
EFFECTS = [*frozen_content().characters, *frozen_content().ring]


@cache
def setup() -> AnyScenarioSetup:
    """The set-up with the first printing."""
    return tea_for_2_setup(frozen_content(), frozenset(Rulebook.read(rulebook("tea_for_2", "en")).rules))


SHOWN = shown(FILES, Given)


def test_the_first_printing_is_there() -> None:
    assert FIRST_PRINTING.is_dir()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    found = perform(path, setup())
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_is_shown_where_it_works_where_not_and_with_a_bystander(effect: str) -> None:
    assert not ASPECTS - SHOWN.get(effect, set())
