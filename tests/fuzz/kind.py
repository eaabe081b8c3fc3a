"""A kind of file that is fuzzed: how mutants of it are made, and what the program says of one."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.words.foreign_text import is_harmless

LONGEST_LINE = 2_000
PLACED = re.compile(r"^(?P<file>.+?)(?::\d+:\d+)?: .+")


@dataclass(frozen=True)
class Mutant:
    """A broken file of a game: the name that it had, and what it holds now."""

    game: str
    name: str
    data: bytes


class Kind(ABC):
    """A kind of file; samples that are not in the repository lie in `folder`."""

    name: ClassVar[str]

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def mutant(self, chance: OwnChance, /) -> Mutant:
        """Return a file of any game, broken at random."""

    @abstractmethod
    def said(self, mutant: Mutant, folder: Path, /) -> Sequence[str]:
        """Return what is said of a mutant in an empty folder; nothing where it is accepted.

        Whatever is raised is a failure.
        """

    def end(self) -> None:
        """End what runs beside."""
        return


def check_told(lines: Sequence[str], file: Path) -> Sequence[str]:
    """Return lines that refuse a file, each of which must name it, be short and do nothing to a terminal."""
    for line in lines:
        found = PLACED.match(line)
        named = found is not None and Path(found["file"]).name == file.name
        assert named or line.startswith("and more"), f"no place: {line[:300]!r}"
        assert len(line) < LONGEST_LINE, f"{len(line)} letters: {line[:300]!r}"
        assert is_harmless(line), f"harmful: {line[:300]!r}"
    return lines
