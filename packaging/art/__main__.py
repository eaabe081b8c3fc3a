"""Draws all art into resources/art/wonderland; names of pictures draw only those that begin so."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from art.wonderland.catalogue import catalogue
from wonderland_qt import paths


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    folder = paths.resources() / "art" / "wonderland"
    wanted = tuple(sys.argv[1:]) or ("",)
    made = {name: make for name, make in catalogue().items() if name.startswith(wanted)}
    for name, make in made.items():
        make().write(folder / f"{name}.svg")
    if not sys.argv[1:]:
        _clear(folder, made.keys())
    print(f"{len(made)} pictures in {folder}")
    application.quit()


def _clear(folder: Path, kept: Collection[str]) -> None:
    """Take away pictures that are no more in the catalogue."""
    for path in folder.rglob("*.svg"):
        if path.relative_to(folder).with_suffix("").as_posix() not in kept:
            path.unlink()


if __name__ == "__main__":
    main()
