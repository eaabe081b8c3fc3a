"""Unfinished files that killed programs left in the user's folders, removed at every start."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.older_copies import tidy
from wonderland_qt.engine.content.folders.unfinished import sweep_files, sweep_folders

DEEPEST = 8
"""The most levels of folders in which users' files are searched."""
PACKS, PICTURES_OF_SAVES = "packs", "saved"


def sweep_leftovers() -> None:
    """Remove unfinished files, and restore a pack whose replacement was interrupted."""
    packs, unpacked = paths.data() / PACKS, paths.unpacked()
    sweep_files([paths.settings().parent, paths.saves(), paths.reports(), *_folders_in(packs)])
    sweep_folders([packs, unpacked, unpacked / PICTURES_OF_SAVES, paths.fetched()])
    tidy(packs)


def _folders_in(packs: Path) -> Iterator[Path]:
    """Yield the folder of packs and the folders in it down to the level `DEEPEST`, without hidden ones.

    The walk goes on into those names that stay in `inner`; the limit keeps it short at the start.
    """
    for place, inner, _files in os.walk(packs):
        folder = Path(place)
        is_deepest = len(folder.relative_to(packs).parts) >= DEEPEST
        inner[:] = [] if is_deepest else [name for name in inner if not name.startswith(".")]
        yield folder
