"""Broken scenarios: positions and moves with what must follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tests.fuzz.broken_files import broken_file
from tests.fuzz.grammars import YAML
from tests.fuzz.kind import Kind, Mutant, check_told
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES, scenario_setup_of
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup

GAMES_TESTED = Path(__file__).resolve().parents[1] / "games"


class Scenarios(Kind):
    """Scenario files of the games' own tests."""

    name = "scenarios"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a scenario of a game, broken at random."""
        return broken_file(chance, _files, YAML, GAMES)

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return what differs from what the scenario expects, or why it cannot be played."""
        file = folder / mutant.name
        file.write_bytes(mutant.data)
        return check_told(perform(file, _setup(mutant.game)), file)


@cache
def _files(game: str) -> tuple[Path, ...]:
    return tuple(sorted((GAMES_TESTED / game).rglob("*.yaml")))


@cache
def _setup(game: str) -> AnyScenarioSetup:
    return scenario_setup_of(game, (paths.content(),), paths.rulebook(game, "en"))
