"""Files that people write, broken again and again: each refused with its place, soon, in little memory."""

from __future__ import annotations

import os
import re
import resource
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tests.every_game.hanging import without_hanging
from tests.every_game.mutations import mutated
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.games.catalogue import GAMES

SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
FILES = (5_000 if SOAKING else 100) // len(GAMES)
"""How many broken files there are of each game."""

MOST_BYTES = 500 * 2**20
PLACED = re.compile(r"^(?P<file>.+?):\d+:\d+: .+", re.DOTALL)

Reading = Callable[[int, Path, bytes], list[str]]
"""What is said of a file that was broken: its number, which file it was, and what it holds now."""


def broken_files_are_refused(files: Sequence[Path], reading: Reading) -> None:
    """Break these files at random; hold that what is said names its place, and that a quarter is refused."""
    chance, before, refused = OwnChance(13), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, 0
    for number in range(FILES):
        file = chance.pick("file", files)
        broken = mutated(file.read_text(encoding="utf-8"), chance)
        said = without_hanging(partial(reading, number, file, broken))
        refused += bool(said)
        assert [line for line in said if not _has_its_place(line)] == [], number
    assert refused > FILES // 4
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 < MOST_BYTES


def _has_its_place(line: str) -> bool:
    found = PLACED.match(line)
    return Path(found["file"]).exists() if found is not None else line.startswith("and more")
