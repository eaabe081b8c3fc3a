"""A window at which people may sit at a table: the table, and the pages and the pace that belong to it."""

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
    """What of a table is there; nothing while no one sits."""

    open_table: OpenTable | None = None
    _lay_bar: Callable[[Table], object] | None = None

    def arrange(self, pages: QWidget) -> None:
        """Take its usual size, with pages in the middle and a status bar while there is something to say."""
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.setCentralWidget(pages)
        self.statusBar().hide()
        self.statusBar().messageChanged.connect(lambda message: self.statusBar().setVisible(bool(message)))

    @property
    def table(self) -> Table | None:
        """Return the table at which people sit."""
        return self.open_table.table if self.open_table is not None else None

    @property
    def file(self) -> SaveFile | None:
        """Return the file of the game at the table, where it has one."""
        return self.table.session.file if self.table is not None else None

    @property
    def pace(self) -> Pace | None:
        """Return the pace of the bots at the table."""
        return self.open_table.pace if self.open_table is not None else None

    @property
    def table_page(self) -> TablePage | None:
        """Return the page of the table."""
        return self.open_table.page if self.open_table is not None else None

    @property
    def final(self) -> FinalPage | None:
        """Return the page of the final score, if it has come to that."""
        return self.open_table.final if self.open_table is not None else None

    @property
    def curtain(self) -> Curtain | None:
        """Return the curtain of the table at which people sit."""
        return self.open_table.curtain if self.open_table is not None else None

    def lay_over_table(self, bar: QWidget, advised: Callable[[], object]) -> None:
        """Lay a bar over the table; `advised` is called once advice is asked for there."""
        if self.open_table is not None:
            self.open_table.lay_over(bar, advised)

    def keep_over_table(self, lay_bar: Callable[[Table], object]) -> None:
        """Have the bar over the table laid again wherever the game goes on at another table."""
        self._lay_bar = lay_bar

    def lay_bar_anew(self) -> None:
        """Lay the bar again that lay over the table before."""
        if self._lay_bar is not None and self.table is not None:
            self._lay_bar(self.table)

    def show_table(self) -> None:
        """Show the table itself."""
        if self.open_table is not None:
            self.open_table.show_table()

    def rise(self, *, goes_on: bool = False) -> SaveFile | None:
        """Let go of the table, and of its file unless its game goes on at another table; return that file."""
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
        """Fill the whole screen, or be a window again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
