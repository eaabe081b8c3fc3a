"""Draws all art of all games; paths below resources draw only those that begin so."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from art.catalogue import GAMES, catalogue, folder_of
from wonderland_qt import paths


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    resources = paths.resources()
    wanted = tuple(sys.argv[1:]) or ("",)
    made = {
        path: make
        for path, make in catalogue().items()
        if path.relative_to(resources).as_posix().startswith(wanted)
    }
    for path, make in made.items():
        make().write(path)
    if not sys.argv[1:]:
        _clear(made.keys())
    print(f"{len(made)} pictures in {resources}")
    application.quit()


def _clear(kept: Collection[Path]) -> None:
    """Take away pictures that are no more in the catalogue."""
    for game in GAMES:
        for path in folder_of(game).rglob("*.svg"):
            if path not in kept:
                path.unlink()


if __name__ == "__main__":
    main()
