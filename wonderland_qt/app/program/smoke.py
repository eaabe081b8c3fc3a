"""The smoke game: bots play in a real window and leave pictures of set-up, tea, battle and final score."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.models.lobby import Guest, Invitation

BOTS, SEED = 4, 20
STEPS = 200_000
TEA_CARDS_SEEN, DRAWS_SEEN = 9, 2


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


def play_and_picture(application: QApplication, window: MainWindow, picture: Path) -> int:
    """Play a whole game and leave the pictures; returns the exit code."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    album = Album(window, picture)
    failures: list[BaseException] = []
    hook, sys.excepthook = sys.excepthook, lambda _kind, error, _trace: failures.append(error)
    try:
        _play(application, window, album)
    finally:
        sys.excepthook = hook
    if failures:
        raise failures[0]
    window.close()
    return 0


def _play(application: QApplication, window: MainWindow, album: Album) -> None:
    options = tuple(window.lobby.options.items())
    window.begin(Invitation(tuple(Guest("", "random") for _ in range(BOTS)), SEED, 0, options))
    table, pace = window.table, window.pace
    assert table is not None
    assert pace is not None
    for _ in range(STEPS):
        moment = moment_of(table.session.view(None))
        if moment:
            application.processEvents()
            album.take(moment)
        if table.session.over or not pace.at_work:
            break
        pace.finish_thinking()
        application.processEvents()
    album.take("final")
    window.show_table()
    application.processEvents()
    album.take()


def moment_of(view: TableView) -> str:
    """Return what a picture of the table shows now, "" when it shows nothing new."""
    if view.phase == "setup":
        return "setup"
    if view.phase == "tea" and sum(view.tea.taken.values()) == TEA_CARDS_SEEN:
        return "tea"
    if view.battle is not None and view.battle.contested and view.battle.draws == DRAWS_SEEN:
        return "battle"
    return ""
