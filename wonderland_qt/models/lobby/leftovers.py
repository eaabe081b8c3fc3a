"""What killed programs left in the user's folders, swept at every start."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.older_copies import tidy
from wonderland_qt.engine.content.folders.unfinished import sweep_files, sweep_folders

DEEPEST = 8
"""How deep people's own files lie among their packs."""
PACKS, PICTURES_OF_SAVES = "packs", "saved"


def sweep_leftovers() -> None:
    """Remove what was left unfinished, and bring back a pack whose place was just taken."""
    packs, unpacked = paths.data() / PACKS, paths.unpacked()
    sweep_files([paths.settings().parent, paths.saves(), paths.reports(), *_folders_in(packs)])
    sweep_folders([packs, unpacked, unpacked / PICTURES_OF_SAVES, paths.fetched()])
    tidy(packs)


def _folders_in(packs: Path) -> Iterator[Path]:
    """Yield the folder of packs and all in it, hidden ones aside."""
    for place, folders, _ in os.walk(packs):
        deep = len(Path(place).relative_to(packs).parts) >= DEEPEST
        folders[:] = [name for name in folders if not deep and not name.startswith(".")]
        yield Path(place)
