"""Help for every page: opens the handbook, the folder of error reports and the About dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from wonderland_qt import paths
from wonderland_qt.app.help.help_menu import HelpMenu
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.learning.handbook import CHANGING, MANUAL
from wonderland_qt.models.lobby.shelf import Shelf

if TYPE_CHECKING:
    from wonderland_qt.app.help.about import AboutDialog
    from wonderland_qt.app.help.handbook_dialog import HandbookDialog


class Help(QObject):
    """Opens what the Help menus offer; the handbook is created when it is first opened."""

    def __init__(self, window: QWidget, shelf: Shelf, remark: Callable[[str], None]) -> None:
        """Begin with no dialog open; `remark` says in the window what went wrong."""
        super().__init__(window)
        self._window, self._shelf, self._remark = window, shelf, remark
        self.handbook: HandbookDialog | None = None
        self.about: AboutDialog | None = None

    def connect_menu(self, menu: HelpMenu) -> None:
        """Connect a menu to everything but the rules, which the page itself opens."""
        menu.manual_wanted.connect(partial(self.open_handbook, MANUAL))
        menu.handbook_wanted.connect(partial(self.open_handbook, CHANGING))
        menu.reports_wanted.connect(self.open_reports)
        menu.about_wanted.connect(self.open_about)

    def open_handbook(self, page: str = MANUAL) -> None:
        """Open the handbook, which is made only once, at a page."""
        from wonderland_qt.app.help.handbook_dialog import HandbookDialog

        if self.handbook is None:
            self.handbook = HandbookDialog(self._shelf.words, self._window)
        self.handbook.open_at(page)

    def open_reports(self) -> None:
        """Open the folder of error reports, and create it if there is none yet."""
        folder = paths.reports()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._remark(error_in_words(error, self._shelf.words.language, folder))
            return
        show_folder(folder)

    def open_about(self) -> None:
        """Show the version, the licences and the links of the program."""
        from wonderland_qt.app.help.about import AboutDialog

        self.about = AboutDialog(self._shelf.say, self._window)
        self.about.open()

    def forget(self) -> None:
        """Delete the handbook, as the language may have changed."""
        if self.handbook is not None:
            self.handbook.close()
            self.handbook.deleteLater()
        self.handbook = None


def show_folder(folder: Path) -> None:
    """Open a folder in the system's file manager."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
