"""A window with at most one open table, and access to the parts of that table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

if TYPE_CHECKING:
    from wonderland_qt.app.open_table import OpenTable
    from wonderland_qt.app.pages.curtain import Curtain
    from wonderland_qt.app.pages.final import FinalPage
    from wonderland_qt.app.table.pace import Pace
    from wonderland_qt.app.table.table_page import TablePage
    from wonderland_qt.models.saved.saved_types import SaveFile
    from wonderland_qt.models.table.table_model import Table

SMALLEST = (1024, 640)
USUAL = (1280, 760)


class TableWindow(QMainWindow):
    """The window's open table and its parts, all None while there is no table."""

    open_table: OpenTable | None = None
    _lay_bar: Callable[[Table], object] | None = None

    def arrange(self, pages: QWidget) -> None:
        """Set the usual size, the pages, and a status bar that is visible only with a message."""
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.setCentralWidget(pages)
        self.statusBar().hide()
        self.statusBar().messageChanged.connect(lambda message: self.statusBar().setVisible(bool(message)))

    @property
    def table(self) -> Table | None:
        """Return the table, or None if none is open."""
        return self.open_table.table if self.open_table is not None else None

    @property
    def file(self) -> SaveFile | None:
        """Return the file of the game, if it has one."""
        return self.table.session.file if self.table is not None else None

    @property
    def pace(self) -> Pace | None:
        """Return the pace of the bots, or None if no table is open."""
        return self.open_table.pace if self.open_table is not None else None

    @property
    def table_page(self) -> TablePage | None:
        """Return the page of the table, or None if none is open."""
        return self.open_table.page if self.open_table is not None else None

    @property
    def final(self) -> FinalPage | None:
        """Return the final page, if the game has come to it."""
        return self.open_table.final if self.open_table is not None else None

    @property
    def curtain(self) -> Curtain | None:
        """Return the curtain, or None if no table is open."""
        return self.open_table.curtain if self.open_table is not None else None

    def lay_over_table(self, bar: QWidget, advised: Callable[[], object]) -> None:
        """Add a bar above an open table; `advised` is called whenever advice is asked for."""
        if self.open_table is not None:
            self.open_table.lay_over(bar, advised)

    def remember_bar(self, lay_bar: Callable[[Table], object]) -> None:
        """Remember how to add the bar, for when the game goes on at another table."""
        self._lay_bar = lay_bar

    def restore_bar(self) -> None:
        """Add the remembered bar, if there is one, to the current table."""
        if self._lay_bar is not None and self.table is not None:
            self._lay_bar(self.table)

    def show_table(self) -> None:
        """Show the page of the table, if one is open."""
        if self.open_table is not None:
            self.open_table.show_table()

    def close_table(self, *, goes_on: bool = False) -> SaveFile | None:
        """Close the table, and its file unless the game goes on at another table; return that file.

        The bar is kept as long as the game goes on, as it is added to the next table as well.
        """
        open_table, self.open_table = self.open_table, None
        if open_table is None:
            return None
        try:
            open_table.close()
        finally:
            if not goes_on:
                self._lay_bar = None
                open_table.table.session.close()
        return open_table.table.session.file

    def toggle_full_screen(self) -> None:
        """Switch between a window and the full screen."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
