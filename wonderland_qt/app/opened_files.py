"""Opens files given to the program or dropped onto the window: saved games and packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.models.saved.saved_types import SUFFIXES

SAVED = (*SUFFIXES, ".report")


def may_be_opened(path: Path) -> bool:
    """Tell whether a file or folder may be a saved game or a pack."""
    return path.is_dir() or path.suffix.lower() in (".zip", *SAVED)


def open_files(window: MainWindow, paths: Sequence[Path]) -> None:
    """Import and show saved games, or show packs."""
    saved = [path for path in paths if path.suffix.lower() in SAVED]
    if saved:
        window.saving.leave(partial(_show_saved, window, saved))
    elif paths:
        window.show_packs(paths)


def _show_saved(window: MainWindow, paths: Sequence[Path]) -> None:
    """Show the page of saved games, and import these files there, unless an import leaves the page."""
    window.show_saved()
    for path in paths:
        if window.saved is not None:
            window.saved.take_in(path)
