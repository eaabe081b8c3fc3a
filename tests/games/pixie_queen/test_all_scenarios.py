"""Every scenario below scenarios/ does what it says (docs/scenarios.md)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.games.pixie_queen.positions import frozen_pack
from tests.shown import ASPECTS, shown
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.stage import AnyStage
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.games.pixie_queen.scenarios import Given, pixie_queen_stage
from wonderland_qt.paths import rulebook

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.yaml"))
SHOWN = shown(FILES, Given)
ALWAYS = {"penalise"}
"""What can never find nothing to do."""


@cache
def stage() -> AnyStage:
    """The stage with the first printing."""
    return pixie_queen_stage(frozen_pack(), frozenset(Rulebook.read(rulebook("pixie_queen", "en")).rules))


ACTIONS = list(frozen_pack().actions)
TILES = [*frozen_pack().one_use, *frozen_pack().permanents]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_the_scenario_does_what_it_says(path: Path) -> None:
    found = perform(path, stage())
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("thing", [*ACTIONS, *TILES])
def test_every_action_and_tile_is_shown_where_it_works_where_not_and_with_a_bystander(thing: str) -> None:
    assert ASPECTS - SHOWN.get(thing, set()) == ({"nothing"} if thing in ALWAYS else set())
