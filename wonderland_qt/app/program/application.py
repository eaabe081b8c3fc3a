"""The program: Qt's application, its words and its window; import it when readiness finds no hindrance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.language import language_for, speak_qt
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.paper.paper import dress
from wonderland_qt.app.program.smoke import play_and_picture
from wonderland_qt.app.program.trouble import Trouble
from wonderland_qt.app.settings import Settings, load_settings
from wonderland_qt.bots.registry import BOTS, bot_factory
from wonderland_qt.games.catalogue import FIRST, ruleset_of
from wonderland_qt.models.lobby import Lobby

NAME = "wonderland-qt"


def run(roots: Sequence[Path], game: str, options: Mapping[str, str]) -> int:
    """Open the game, with these options for a new one; returns the exit code when its window is closed."""
    application = make_application()
    window = open_window(roots, load_settings(), game, options)
    trouble = Trouble(window.lobby.say, window)
    trouble.watch()
    window.show()
    try:
        return application.exec()
    finally:
        trouble.cease()


def run_smoke(roots: Sequence[Path], game: str, picture: Path, options: Mapping[str, str]) -> int:
    """Let bots play a game in a real window and leave pictures; returns the exit code."""
    application = make_application()
    window = open_window(roots, Settings(pace="instant", motion="off"), game, options)
    window.resize(application.primaryScreen().availableSize())
    window.show()
    return play_and_picture(application, window, picture)


def make_application() -> QApplication:
    """Return Qt's application in our dress and the user's language."""
    application = QApplication([NAME])
    application.setApplicationName(NAME)
    application.setDesktopFileName(NAME)
    application.setWindowIcon(QIcon(str(paths.window() / "icons" / f"{NAME}.svg")))
    speak_qt(application, language_for(load_settings().language))
    dress(application)
    return application


def open_window(
    roots: Sequence[Path], settings: Settings, game: str = FIRST, options: Mapping[str, str] | None = None
) -> MainWindow:
    """Return the main window of the game; raises ContentMistakes."""
    language = language_for(load_settings().language)
    lobby = Lobby(ruleset_of(game), roots, bot_factory(0), language, options)
    return MainWindow(lobby, settings, tuple(BOTS))
