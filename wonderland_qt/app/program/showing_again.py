"""Shows a reported game again in an invisible window, as the error may have come from painting."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.app.program.application import make_application, open_window
from wonderland_qt.app.program.trouble import collected_errors
from wonderland_qt.app.settings import Settings
from wonderland_qt.models.saved.saved_types import SavedGames, read_save

SETTLING = 20
"""The rounds of Qt's event loop after which everything has been painted."""
USUAL_SIZE, LARGEST, MOST_DIGITS = (1280, 720), (2560, 1600), 5
"""Sizes in pixels, limited because a pixel takes 4 bytes in the window and in every cached backdrop."""


def shown_again(
    content_folders: Sequence[Path], report: Path, circumstances: Mapping[str, str]
) -> list[BaseException]:
    """Show the game of a report at its table and in the replay, and return the errors that occur."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with collected_errors() as failures:
        try:
            with paths.throwaway_home():
                _show_game(content_folders, report, circumstances)
        except Exception as error:  # whatever pages raise is what was asked for
            failures.append(error)
    return failures


def _show_game(content_folders: Sequence[Path], report: Path, circumstances: Mapping[str, str]) -> None:
    """Open the game of a report at its table and in the replay, in the reported circumstances.

    Each page is painted, then the window closes: only the errors on the way are wanted.
    """
    application = make_application()
    kept = SavedGames(paths.saves()).take_in(report)
    plain = circumstances.get("sight") == "plain"
    settings = Settings(
        motion="off",
        curtain="off",
        pace="slow",
        sight="plain" if plain else "drawn",
        language=circumstances.get("language", ""),
    )
    window = open_window(content_folders, settings)
    width, height = _size_of_window(circumstances)
    window.resize(width, height)
    window.show()
    game = read_save(kept).header.game
    for show in (partial(window.resume, game), window.show_replay):
        show()
        for _ in range(SETTLING):
            application.processEvents()
    window.close()


def _size_of_window(circumstances: Mapping[str, str]) -> tuple[int, int]:
    """Return the reported size of the window if it is valid, else the usual size."""
    width, _, height = circumstances.get("size", "").partition("x")
    if not (_is_length(width) and _is_length(height)):
        return USUAL_SIZE
    widest, highest = LARGEST
    return min(int(width), widest), min(int(height), highest)


def _is_length(argument: str) -> bool:
    """Tell whether a word of a report is a length of a window: a few plain digits."""
    return argument.isascii() and argument.isdigit() and len(argument) <= MOST_DIGITS
