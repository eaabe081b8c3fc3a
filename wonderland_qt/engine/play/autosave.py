"""Autosave: the last few moments of a game, written after every decision, oldest ones dropped."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.play.journal import Journal
from wonderland_qt.engine.play.saves import SUFFIX, Save, UnreadableSave, game_in, read_save, write_save
from wonderland_qt.engine.ruleset import Ruleset

PackT = TypeVar("PackT")

KEPT = 3
UNNAMED = "autosave"
"""What saved games were called when there was but one game."""


class Autosave:
    """The saved games of one game in a folder: `game.save` is the newest, `game.1.save` the one before.

    `problem` tells why the last one could not be written; a full disk must not end the game.
    """

    def __init__(self, folder: Path, game: str, kept: int = KEPT) -> None:
        self.problem = ""
        self.paths = _paths(folder, game, kept)

    @property
    def exists(self) -> bool:
        """Tell whether there is any saved game, readable or not."""
        return any(path.exists() for path in self.paths)

    def write(self, ruleset: Ruleset[Any, PackT, Any], game: Game[Any, PackT], journal: Journal) -> None:
        """Save the game as the newest; what cannot be written is told by `problem`."""
        try:
            self._rotate()
            write_save(self.paths[0], ruleset, game, journal)
            self.problem = ""
        except OSError as error:
            self.problem = f"{self.paths[0]}: {error.strerror or error}"

    def newest(
        self, ruleset: Ruleset[Any, PackT, Any], pack: PackT
    ) -> tuple[Save | None, list[UnreadableSave]]:
        """Return the newest game that can be read, None when there is none, and what could not be read."""
        unreadable: list[UnreadableSave] = []
        for path in self.paths:
            if path.exists():
                try:
                    return read_save(path, ruleset, pack), unreadable
                except UnreadableSave as error:
                    unreadable.append(error)
        return None, unreadable

    def forget(self) -> None:
        """Remove the saved games, once a game is over and done with."""
        for path in self.paths:
            path.unlink(missing_ok=True)

    def _rotate(self) -> None:
        """Move each saved game one age on; with no newest one, as after a failed write, all stay."""
        if self.paths[0].exists():
            for newer, older in reversed(list(pairwise(self.paths))):
                if newer.exists():
                    newer.replace(older)


def adopt_unnamed(folder: Path) -> None:
    """Name games that were saved when there was but one game for the game that each says it is of."""
    for age, unnamed in enumerate(_paths(folder, UNNAMED, KEPT)):
        if not unnamed.exists():
            continue
        try:
            named = _paths(folder, game_in(unnamed), KEPT)[age]
        except UnreadableSave:
            continue
        if not named.exists():
            unnamed.rename(named)


def _paths(folder: Path, name: str, kept: int) -> list[Path]:
    """Return the files of saved games by age, the newest first."""
    return [folder / f"{name}{SUFFIX}", *(folder / f"{name}.{age}{SUFFIX}" for age in range(1, kept))]
