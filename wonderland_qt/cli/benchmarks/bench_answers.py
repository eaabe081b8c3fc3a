"""The benchmark of a game in its window: how long a bot's answer takes to be shown, without pauses."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.program.application import open_window
from wonderland_qt.app.settings import Settings
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.models.lobby.invitation import Guest, Invitation

SIZE = (1920, 1080)
SEED = 3
FIRST, MEASURED = 30, 30
"""How many answers come before those that are measured, so that whatever piles up in a game is seen."""


def answer_ms(
    ruleset: Ruleset[Any, Any], content_folders: Sequence[Path], application: QApplication
) -> float:
    """Return the median milliseconds from a random bot's answer to the painted table, in mid-game.

    Raises RuntimeError if the game ends before that.
    """
    with paths.throwaway_home():
        window = open_window(content_folders, Settings(pace="instant", motion="off"), ruleset.id)
        window.resize(*SIZE)
        window.show()
        bots = [Guest("", "random")] * ruleset.seating.usual_size
        window.begin(Invitation(tuple(bots), SEED, 0))
        taken = [_answer(window, application) for _ in range(FIRST + MEASURED)]
        window.close()
        window.deleteLater()
    return 1e3 * median(taken[FIRST:])


def _answer(window: MainWindow, application: QApplication) -> float:
    """Let the bot that is asked answer, and return the seconds until that is shown."""
    if window.pace is None or not window.pace.at_work:
        raise RuntimeError("the game ended before the bots' answers could be measured")
    begun = time.perf_counter()
    window.pace.finish_thinking()
    application.processEvents()
    return time.perf_counter() - begun
