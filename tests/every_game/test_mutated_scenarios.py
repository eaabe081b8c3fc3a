"""A broken scenario is played all the same or refused with its place: no traceback, no wait, no memory."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import pytest

from tests.every_game.mutations import mutated
from tests.every_game.test_mutated_content import FILES, MOST_BYTES, MOST_SECONDS, PLACED
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.scenarios.scenario_runner import perform
from wonderland_qt.games.catalogue import GAMES, STAGES, stage_of

SCENARIOS = Path(__file__).resolve().parents[1] / "games"


@pytest.mark.parametrize("game", STAGES)
def test_a_broken_scenario_is_refused_with_its_place(game: str, tmp_path: Path) -> None:
    chance, before = OwnChance(13), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    stage = stage_of(game, (paths.content(),), paths.rulebook(game, "en"))
    files, file, refused = sorted((SCENARIOS / game).rglob("*.yaml")), tmp_path / "scenario.yaml", 0
    for number in range(FILES // len(GAMES)):
        file.write_bytes(mutated(chance.pick("file", files).read_text(encoding="utf-8"), chance))
        began = time.process_time()
        said = perform(file, stage)
        took = time.process_time() - began
        assert took < MOST_SECONDS, f"{number}: {took:.1f} s"
        refused += bool(said)
        for line in said:
            found = PLACED.match(line)
            assert found is not None or line.startswith("and more"), f"{number}: {line}"
            assert found is None or Path(found["file"]) == file, f"{number}: {line}"
    assert refused > FILES // len(GAMES) // 4
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 < MOST_BYTES
