"""Broken content is valid all the same or refused with its place: no traceback, no wait, no memory eaten."""

from __future__ import annotations

import os
import re
import resource
import time
from pathlib import Path

import pytest

from tests.every_game.mutations import mutated
from wonderland_qt import paths
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.play.trial import trial
from wonderland_qt.games.catalogue import GAMES

SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
FILES = 5_000 if SOAKING else 100
"""How many broken files there are over all games of the catalogue."""

MOST_SECONDS, MOST_BYTES = 2.0, 500 * 2**20
PLACED = re.compile(r"^(?P<file>.+?):\d+:\d+: .+", re.DOTALL)


@pytest.mark.parametrize("game", GAMES)
def test_broken_content_is_refused_with_its_place(game: str, tmp_path: Path) -> None:
    chance, before = OwnChance(13), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    files = sorted((paths.content() / game).glob("*.yaml"))
    files = [file for file in files if file.name != "coach.yaml"]
    refused = 0
    for number in range(FILES // len(GAMES)):
        file = chance.pick("file", files)
        broken = mutated(file.read_text(encoding="utf-8"), chance)
        began = time.process_time()
        said = outcome(game, tmp_path / str(number), file.name, broken)
        took = time.process_time() - began
        assert took < MOST_SECONDS, f"{number}: {took:.1f} s"
        refused += bool(said)
        for line in said:
            found = PLACED.match(line)
            assert found is not None or line.startswith("and more"), f"{number}: {line}"
            assert found is None or Path(found["file"]).exists(), f"{number}: {line}"
    assert refused > FILES // len(GAMES) // 4
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 < MOST_BYTES


def outcome(game: str, folder: Path, name: str, text: bytes) -> list[str]:
    """Return what is said of a pack with this file over the game's content; nothing when it can be played."""
    (folder / game).mkdir(parents=True)
    (folder / game / name).write_bytes(text)
    try:
        pack = GAMES[game].load([paths.content(), folder])
    except ContentMistakes as mistakes:
        return list(map(str, mistakes.mistakes))
    problem = trial(GAMES[game], pack, whole=False)
    return [f"{folder}:1:1: {problem}"] if problem else []
