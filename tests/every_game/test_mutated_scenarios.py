"""A broken scenario is played all the same or refused with its place: no traceback, no wait, no memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.every_game.breaking import broken_files_are_refused
from wonderland_qt import paths
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.games.catalogue import STAGES, stage_of

SCENARIOS = Path(__file__).resolve().parents[1] / "games"


@pytest.mark.parametrize("game", STAGES)
def test_a_broken_scenario_is_refused_with_its_place(game: str, tmp_path: Path) -> None:
    stage = stage_of(game, (paths.content(),), paths.rulebook(game, "en"))
    scenario = tmp_path / "scenario.yaml"

    def performed(_number: int, _file: Path, broken: bytes) -> list[str]:
        scenario.write_bytes(broken)
        return perform(scenario, stage)

    broken_files_are_refused(sorted((SCENARIOS / game).rglob("*.yaml")), performed)
