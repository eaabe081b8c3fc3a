"""Help on every page: the handbook with its manual, the folder of error reports, and what this program is."""

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
    """Opens what the Help menus offer; the handbook is made when it is first opened."""

    def __init__(self, window: QWidget, shelf: Shelf, remark: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window, self._shelf, self._remark = window, shelf, remark
        self.handbook: HandbookDialog | None = None
        self.about: AboutDialog | None = None

    def serve(self, menu: HelpMenu) -> None:
        """Open what a menu asks for, except for the rules."""
        menu.manual_wanted.connect(partial(self.open_handbook, MANUAL))
        menu.handbook_wanted.connect(partial(self.open_handbook, CHANGING))
        menu.reports_wanted.connect(self.open_reports)
        menu.about_wanted.connect(self.open_about)

    def open_handbook(self, page: str = MANUAL) -> None:
        """Open the handbook at a page."""
        from wonderland_qt.app.help.handbook_dialog import HandbookDialog

        if self.handbook is None:
            self.handbook = HandbookDialog(self._shelf.words, self._window)
        self.handbook.open_at(page)

    def open_reports(self) -> None:
        """Open the folder of reports; it is made where nothing has gone wrong yet."""
        folder = paths.reports()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._remark(error_in_words(error, self._shelf.words.language, folder))
            return
        show_folder(folder)

    def open_about(self) -> None:
        """Say what this is, of which version and under which licences, and where the project is found."""
        from wonderland_qt.app.help.about import AboutDialog

        self.about = AboutDialog(self._shelf.say, self._window)
        self.about.open()

    def forget(self) -> None:
        """Let go of the handbook, whose words may be in another language."""
        if self.handbook is not None:
            self.handbook.close()
            self.handbook.deleteLater()
        self.handbook = None


def show_folder(folder: Path) -> None:
    """Show a folder in the system's own program for files."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
