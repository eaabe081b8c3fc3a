"""Starts Qt's application and the main window; import this only after `window_check` found no hindrance."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.audio.loudspeaker import Loudspeaker
from wonderland_qt.app.audio.sounds import Speaker
from wonderland_qt.app.language import language_for, speak_qt
from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.opened_files import open_files
from wonderland_qt.app.paper.window_style import dress
from wonderland_qt.app.program.drops import Drops
from wonderland_qt.app.program.heap import return_large_blocks
from wonderland_qt.app.program.interrupts import Interrupts
from wonderland_qt.app.program.later_starts import FilesOfTheSystem, LaterStarts
from wonderland_qt.app.program.newer_version import tell_of_newer_version
from wonderland_qt.app.program.one_window import Claim
from wonderland_qt.app.program.preloading import Preloading
from wonderland_qt.app.program.qt_messages import (
    FAILED,
    StyleComplaints,
    hearing_style_complaints,
    telling_why_qt_aborts,
)
from wonderland_qt.app.program.trouble import Trouble
from wonderland_qt.app.program.window_keeper import WindowKeeper
from wonderland_qt.app.settings import Settings, load_settings, set_aside_broken
from wonderland_qt.bots.registry import BOTS, bot_factory
from wonderland_qt.engine.installed_games import BrokenGame, broken_games, listed_games, ruleset_of
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.lobby.shelf import Shelf

NAME = "wonderland-qt"
SHOWN = "shown"


def run(
    content_folders: Sequence[Path],
    game: str,
    options: Mapping[str, str],
    first_game: bool = False,
    opened: Sequence[Path] = (),
    claim: Claim | None = None,
) -> int:
    """Open the program at a game's box ("" for none), with these options for new games; return the exit code.

    With `first_game` a lesson begins at once; `opened` are saved games or packs to show. With a `claim`
    to the home, later starts of the program open their files in this window.
    Qt's complaints about styles are collected from the beginning, before anything can show them.
    """
    with hearing_style_complaints() as complaints:
        return _run_hearing(
            complaints,
            content_folders,
            game,
            options,
            first_game=first_game,
            opened=opened,
            claim=claim,
        )


def _run_hearing(
    complaints: StyleComplaints,
    content_folders: Sequence[Path],
    game: str,
    options: Mapping[str, str],
    *,
    first_game: bool,
    opened: Sequence[Path],
    claim: Claim | None,
) -> int:
    """Do what `run` does, passing Qt's complaints to the error handler.

    The order matters: errors are handled before the window is shown, and what can wait starts after that.
    """
    broken_settings = set_aside_broken()
    application = make_application()
    speaker = Loudspeaker()
    window = open_window(content_folders, load_settings(), game, options, speaker)
    _remark_on_what_is_broken(window, broken_settings)
    if first_game:
        window.first_game(game)
    open_files(window, opened)
    WindowKeeper(window)  # lives as long as the window
    later_starts = _open_whatever_comes(application, window, claim)
    trouble = Trouble(window.shelf.say, window)
    trouble.watch()
    interrupts = Interrupts(application, window)
    window.show()
    complaints.tell(trouble.hear_of)
    _start_what_can_wait(window)
    try:
        exit_code = application.exec()
    finally:
        interrupts.stop()
        trouble.stop()
        speaker.close()
        if later_starts is not None:
            later_starts.stop()
    if interrupts.came:
        raise KeyboardInterrupt
    return exit_code


def _open_whatever_comes(
    application: QApplication, window: MainWindow, claim: Claim | None
) -> LaterStarts | None:
    """Open files that are dropped on the window, or that the system or later starts of the program bring.

    Return what listens to later starts, to be stopped at the end; None without a claim.
    """
    opening = partial(open_files, window)
    Drops(window)
    FilesOfTheSystem(application, opening)
    return LaterStarts(claim, window, opening) if claim is not None else None


def _remark_on_what_is_broken(window: MainWindow, broken_settings: Text | None) -> None:
    """Say in the window which games cannot be read, and whether unreadable settings were set aside."""
    remarks = list(broken_games())
    if broken_settings is not None:
        remarks.append(broken_settings)
    for remark in remarks:
        window.saving.remark_too(window.shelf.say(remark))


def _start_what_can_wait(window: MainWindow) -> None:
    """Read ahead the game played last, if any, and ask for a newer version, now that the window is shown."""
    read_rules = partial(_read_ahead, window.game) if window.settings.recent else None
    Preloading(window.pages, read_rules, window)
    tell_of_newer_version(window)


def _read_ahead(game: str) -> None:
    """Read the rules of a game; ignore errors, which the window reports when the rules are needed."""
    with suppress(BrokenGame):
        ruleset_of(game)


def run_smoke(content_folders: Sequence[Path], game: str, picture: Path, options: Mapping[str, str]) -> int:
    """Let bots play a game in a real window, and save pictures; return the exit code.

    Complaints about the style sheet count as a failure.
    """
    from wonderland_qt.app.program.smoke import play_and_picture

    with paths.throwaway_home(), hearing_style_complaints() as complaints:
        application = make_application()
        window = open_window(content_folders, Settings(pace="instant", motion="off"), game, options)
        window.resize(application.primaryScreen().availableSize())
        window.show()
        interrupts = Interrupts(application, window)
        try:
            exit_code = play_and_picture(application, window, picture, lambda: interrupts.came)
        finally:
            interrupts.stop()
        return FAILED if complaints.heard else exit_code


def run_until_shown(content_folders: Sequence[Path], game: str) -> int:
    """Open the window, print a line once it is painted, and quit, to measure the time of a start.

    Returns the exit code; complaints about the style sheet are a failure.
    """
    with hearing_style_complaints() as complaints:
        application = make_application()
        window = open_window(content_folders, load_settings(), game)
        window.show()
        application.processEvents()
        window.repaint()
        print(SHOWN, flush=True)  # noqa: T201 the player who measures waits for this line
        window.close()
    return FAILED if complaints.heard else 0


def make_application() -> QApplication:
    """Return Qt's application with our name, icon and style; Qt reads some settings only before that."""
    return_large_blocks()
    _paint_on_one_thread()
    _paint_without_opengl()
    _ignore_font_scaling()
    with telling_why_qt_aborts():
        application = QApplication([NAME])
    application.setApplicationName(NAME)
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", NAME))
    application.setWindowIcon(QIcon(str(paths.window() / "icons" / f"{NAME}.svg")))
    dress(application)
    return application


def _paint_on_one_thread() -> None:
    """Keep Qt from distributing the painting of each picture among threads.

    Waiting for them takes half of a frame in which hundreds of pieces move, and more on a busy machine.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def _paint_without_opengl() -> None:
    """Keep Qt from loading OpenGL under X11: the program paints nothing with it and starts sooner."""
    os.environ.setdefault("QT_XCB_GL_INTEGRATION", "none")


def _ignore_font_scaling() -> None:
    """Ignore the system's font scaling: it would change gaps but not our letters, which are set in pixels."""
    os.environ.pop("QT_FONT_DPI", None)


def open_window(
    content_folders: Sequence[Path],
    settings: Settings,
    game: str = "",
    options: Mapping[str, str] | None = None,
    speaker: Speaker | None = None,
) -> MainWindow:
    """Return the main window at a game's box, or at the last one played; silent without a speaker.

    Its bots draw from the same seed in every run, as the games have seeds of their own.
    """
    language = language_for(settings.language)
    speak_qt(language)
    chosen_options = {game: options or {}} if game else {}
    shelf = Shelf(listed_games(), content_folders, bot_factory(0), language, chosen_options, settings.packs)
    chosen = msgspec.structs.replace(settings, recent=game) if game else settings
    return MainWindow(shelf, chosen, tuple(BOTS), speaker)
