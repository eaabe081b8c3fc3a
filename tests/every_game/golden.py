"""Write all golden files anew: `make golden`, then read the diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.games.bunny_kingdom.golden import files as bunny_kingdom
from tests.games.wonderland.golden import files as wonderland

Contents = dict[str, Callable[[], str]]

GOLDEN: dict[str, tuple[Path, Callable[[], Contents]]] = {
    "wonderland": (wonderland.FOLDER, wonderland.contents),
    "bunny_kingdom": (bunny_kingdom.FOLDER, bunny_kingdom.contents),
}
"""For each game the folder of its golden files, and how each of them is written."""


def main() -> None:
    """Write every file of every game."""
    for folder, contents in GOLDEN.values():
        for name, told in contents().items():
            (folder / name).write_text(told(), encoding="utf-8")


if __name__ == "__main__":
    main()
