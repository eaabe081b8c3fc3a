"""Files that people write, picked by game and broken by the grammar of their language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from tests.fuzz.broken_text import Grammar
from tests.fuzz.kind import Mutant
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.installed_games import GAMES


def broken_file(
    chance: OwnChance,
    files: Callable[[str], tuple[Path, ...]],
    grammar: Grammar,
    games: Iterable[str] = GAMES,
) -> Mutant:
    """Return a file of any of these games, broken at random."""
    game = chance.pick("game", tuple(games))
    file = chance.pick("file", files(game))
    return Mutant(game, file.name, grammar.mutated(file.read_text(encoding="utf-8"), chance))
