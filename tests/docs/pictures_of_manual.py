"""The pictures of the manual, eight in each language, taken of the real program in a throwaway home.

It needs Qt, as tests with `pytest.mark.window` do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImageWriter

from tests.docs.pictures_of_docs import FOLDER, PLAYERS, SEED, Album, Moment, at_tea, drawing
from tests.every_game.moments import moments_of
from wonderland_qt import paths
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.program.application import make_application
from wonderland_qt.models.lobby.invitation import Guest, Invitation

pytestmark = pytest.mark.window

MANUAL = FOLDER / "manual"
SIZE, WIDTH, QUALITY = (1280, 800), 960, 60
"""These pictures ship with the program, so they are written as small as they can be looked at."""


def take_pictures_of_manual(folder: Path = MANUAL, languages: tuple[str, ...] = ("en", "pl", "uk")) -> None:
    """Take all pictures of the manual."""
    folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    for language in languages:
        with paths.throwaway_home():
            ManualAlbum(application, folder, language).fill()


class ManualAlbum(Album):
    """Takes the pictures of one language as NAME.LANGUAGE.jpg."""

    def __init__(self, application: Any, folder: Path, language: str) -> None:
        super().__init__(application, folder, SIZE, language)

    def fill(self) -> None:
        """Picture moments of a war, a first game, and every page that the manual speaks of."""
        moments = (Moment("table", at_tea), Moment("docks", drawing))
        self.picture_game("wonderland", SEED, (), moments, players=PLAYERS)
        window = self.open("wonderland")
        self.picture(window, "shelf")
        self.picture_lesson(window)
        window.show_new_game("wonderland")
        self.picture(window, "seats")
        self._picture_curtain(window)
        self._picture_saved(window)
        self._picture_workshop(window)
        window.close()

    def picture(self, window: MainWindow, name: str) -> None:
        """Take a picture as wide as a page of the manual."""
        self.settle(window)
        picture = window.grab().toImage()
        scaled = picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        writer = QImageWriter(str(self._folder / f"{name}.{self._language}.jpg"))
        writer.setQuality(QUALITY)
        writer.setOptimizedWrite(True)
        writer.setProgressiveScanWrite(True)
        writer.write(scaled)

    def _picture_curtain(self, window: MainWindow) -> None:
        window.remember(curtain="automatic")
        guests = (Guest("Ann"), Guest("Ben"))
        window.begin(Invitation(guests, SEED, 0, moments_of("bunny_kingdom").options))
        self.picture(window, "curtain")
        window.remember(curtain="off")

    def _picture_saved(self, window: MainWindow) -> None:
        """Picture the war half-way, which is the oldest of the games saved here."""
        oldest = min(paths.saves().glob("*.wqt"), key=lambda save: save.stat().st_mtime_ns)
        window.show_saved(oldest, 40)
        self.picture(window, "saved")

    def _picture_workshop(self, window: MainWindow) -> None:
        window.show_start()
        window.show_workshop("wonderland")
        self.picture(window, "workshop")
