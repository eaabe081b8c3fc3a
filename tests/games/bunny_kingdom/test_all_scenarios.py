"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.bunny_kingdom.positions import FIRST_PRINTING
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.installed_games import scenario_setup_of
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.games.bunny_kingdom.content.parchments import Parchment
from wonderland_qt.games.bunny_kingdom.scenarios.given import Given
from wonderland_qt.games.bunny_kingdom.scoring.verbs import Fixed
from wonderland_qt.paths import rulebook

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))


@cache
def setup() -> AnyScenarioSetup:
    """The set-up with the first printing."""
    return scenario_setup_of("bunny_kingdom", (FIRST_PRINTING,), rulebook("bunny_kingdom", "en"))


SHOWN = shown(FILES, Given)
BUILDINGS = [building.id for building in setup().content.files.buildings]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    found = perform(path, setup())
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("building", BUILDINGS)
def test_every_building_is_shown_where_it_works_where_not_and_with_a_bystander(building: str) -> None:
    assert not ASPECTS - SHOWN.get(building, set())


@pytest.mark.parametrize("parchment", setup().content.files.parchments, ids=lambda parchment: parchment.id)
def test_every_parchment_is_shown_where_it_works_where_not_and_with_a_bystander(parchment: Parchment) -> None:
    always = {"bureaucrat"} | {
        p.id for p in setup().content.files.parchments if isinstance(p.score[0], Fixed)
    }
    lacking = ASPECTS - SHOWN.get(parchment.id, set())
    assert lacking == ({"nothing"} if parchment.id in always else set())


@pytest.mark.parametrize("card", ["territory", "provisions", "parchment"])
def test_every_other_kind_of_card_is_shown_where_it_works_and_with_a_bystander(card: str) -> None:
    assert SHOWN.get(card, set()) >= {"works", "bystander"}


def test_nothing_is_shown_that_does_not_exist() -> None:
    assert not SHOWN.keys() - {
        *BUILDINGS,
        *setup().content.parchments,
        "territory",
        "provisions",
        "parchment",
    }
