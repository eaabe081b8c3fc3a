"""The smoke test: bots play in a real window, and a picture of each stage is saved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.program.trouble import collected_errors
from wonderland_qt.models.lobby.invitation import Guest, Invitation

SEED = 20
STEPS = 200_000
SCORES = "final"
"""The name of the picture of the last page."""


class Album:
    """The pictures taken so far, the latest one of each subject."""

    def __init__(self, window: QWidget, picture: Path) -> None:
        self._window, self._picture = window, picture
        self.taken: dict[str, Path] = {}

    def take(self, shown: str = "") -> None:
        """Save a picture of the window under the name of its subject, replacing an earlier one.

        A subject "" has the name alone. Raises OSError.
        """
        name = f"{self._picture.stem}-{shown}" if shown else self._picture.stem
        path = self._picture.with_name(f"{name}{self._picture.suffix}")
        if not self._window.grab().save(str(path)):
            raise OSError(f"{path} cannot be written")
        self.taken[shown] = path


def play_and_picture(
    application: QApplication,
    window: MainWindow,
    picture: Path,
    interrupted: Callable[[], bool] = lambda: False,
) -> int:
    """Play a whole game and save the pictures; return the exit code.

    Raises KeyboardInterrupt if the user ends it, or else the first error that came.
    """
    album = Album(window, picture)
    with collected_errors() as failures:
        try:
            _play_game(application, window, album, failures)
        finally:
            window.close()
    if interrupted():
        raise KeyboardInterrupt
    if failures:
        raise failures[0]
    return 0


def _play_game(
    application: QApplication, window: MainWindow, album: Album, failures: Sequence[BaseException]
) -> None:
    """Let random bots play a game, with a picture of each stage, until it is over or something fails.

    Raises KeyboardInterrupt if somebody closes the window.
    """
    looks = Counter[str]()
    bots = [Guest("", "random")] * window.lobby.ruleset.seating.usual_size
    window.begin(Invitation(tuple(bots), SEED, 0, tuple(window.lobby.options.items())))
    table, pace = window.table, window.pace
    assert table is not None
    assert pace is not None
    for _ in range(STEPS):
        if failures or table.session.over or not pace.at_work:
            break
        _picture_stage(table.stage.id, looks, album)
        pace.finish_thinking()
        application.processEvents()
        if not window.isVisible():
            raise KeyboardInterrupt  # somebody has closed it
    if not failures:
        _picture_end(application, window, album)


def _picture_end(application: QApplication, window: MainWindow, album: Album) -> None:
    """Take a picture of the scores, which the window shows by itself at the end, and of the table."""
    album.take(SCORES)
    window.show_table()
    application.processEvents()
    album.take()


def _picture_stage(stage: str, looks: Counter[str], album: Album) -> None:
    """Take a picture at the first, second, fourth, eighth ... look at a stage; the last one is kept."""
    looks[stage] += 1
    is_power_of_two = looks[stage].bit_count() == 1
    if stage and is_power_of_two:
        album.take(stage)
