"""Write all golden files again: `make golden`, then read the diff."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from wonderland_qt.engine.installed_games import GAMES

Contents = dict[str, Callable[[], str]]

OF_GAMES = Path(__file__).resolve().parent.parent / "games"
WRITTEN = [game for game in GAMES if (OF_GAMES / game / "golden").is_dir()]
"""The games of which something is written down."""


def _golden(game: str) -> tuple[Path, Callable[[], Contents]]:
    files = import_module(f"tests.games.{game}.golden.files")
    return files.FOLDER, files.contents


GOLDEN: dict[str, tuple[Path, Callable[[], Contents]]] = {game: _golden(game) for game in WRITTEN}
"""For each of these games the folder of its golden files, and how each of them is written."""


def main() -> None:
    """Write every file of every game."""
    for folder, contents in GOLDEN.values():
        for name, told in contents().items():
            (folder / name).write_text(told(), encoding="utf-8")


if __name__ == "__main__":
    main()
