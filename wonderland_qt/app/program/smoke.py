"""The smoke game: bots play in a real window and leave a picture of each moment that the game names."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.models.lobby.invitation import Guest, Invitation
from wonderland_qt.models.table.table import Table

SEED = 20
STEPS = 200_000


class Album:
    """Pictures by the moment of the game that they show, each taken once."""

    def __init__(self, window: QWidget, picture: Path) -> None:
        self._window, self._picture = window, picture
        self.taken: dict[str, Path] = {}

    def take(self, moment: str = "") -> None:
        """Take the picture of a moment, unless there is one."""
        if moment in self.taken:
            return
        name = f"{self._picture.stem}-{moment}" if moment else self._picture.stem
        path = self._picture.with_name(f"{name}{self._picture.suffix}")
        if not self._window.grab().save(str(path)):
            raise OSError(f"{path} cannot be written")
        self.taken[moment] = path


def play_and_picture(
    application: QApplication,
    window: MainWindow,
    picture: Path,
    interrupted: Callable[[], bool] = lambda: False,
) -> int:
    """Play a whole game and leave the pictures; returns the exit code; raises KeyboardInterrupt."""
    album = Album(window, picture)
    failures: list[BaseException] = []
    hook, sys.excepthook = sys.excepthook, lambda _kind, error, _trace: failures.append(error)
    try:
        _play(application, window, album, failures)
    finally:
        sys.excepthook = hook
        window.close()
    if interrupted():
        raise KeyboardInterrupt
    if failures:
        raise failures[0]
    missed = _missed(window, album)
    if missed:
        raise LookupError(f"the game came to its end without a picture of {', '.join(missed)}")
    return 0


def _play(
    application: QApplication, window: MainWindow, album: Album, failures: Sequence[BaseException]
) -> None:
    ruleset, options = window.lobby.ruleset, tuple(window.lobby.options.items())
    bots = ruleset.seating.usual_size
    window.begin(Invitation(tuple(Guest("", "random") for _ in range(bots)), SEED, 0, options))
    table, pace = window.table, window.pace
    assert table is not None
    assert pace is not None
    for _ in range(STEPS):
        _picture_moments(application, table, album)
        if failures or table.session.over or not pace.at_work:
            break
        pace.finish_thinking()
        application.processEvents()
        if not window.isVisible():
            raise KeyboardInterrupt  # somebody has closed it
    if failures:
        return
    album.take("final")
    window.show_table()
    application.processEvents()
    album.take()


def _picture_moments(application: QApplication, table: Table, album: Album) -> None:
    for name, shows in table.session.ruleset.display.moments.items():
        if name not in album.taken and shows(table.session.view(None)):
            application.processEvents()
            if shows(table.session.view(None)):  # the bots may have gone on meanwhile
                album.take(name)


def _missed(window: MainWindow, album: Album) -> list[str]:
    return [name for name in window.lobby.ruleset.display.moments if name not in album.taken]
