"""What pages such as packs, records and the workshop may ask of the main window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtWidgets import QWidget

from wonderland_qt.app.help.page_help import Help
from wonderland_qt.app.pages.page_stack import PageStack
from wonderland_qt.app.save_trouble import Saving
from wonderland_qt.app.settings import Settings
from wonderland_qt.models.lobby.shelf import Shelf

if TYPE_CHECKING:
    from wonderland_qt.models.lobby.game_lobby import Lobby
    from wonderland_qt.models.table.table_model import Table


class VisitedWindow(Protocol):
    """The main window as seen by these pages; `game` is the one that was chosen last."""

    shelf: Shelf
    settings: Settings
    game: str
    saving: Saving
    help: Help
    pages: PageStack

    @property
    def lobby(self) -> Lobby:
        """Return the lobby of the game that was chosen last; raises ContentMistakes."""

    def show_start(self, problem: str = "") -> None:
        """Leave the table, whose game is saved, and show the shelf, with a problem if there is one."""

    def show_new_game(self, game: str = "") -> None:
        """Show the page of a new game, by default for the last game chosen."""

    def show_packs(self, dropped: Sequence[Path] = ()) -> None:
        """Show the packs, installing those that were dropped."""

    def show_saved(self, path: Path | None = None, moment: int | None = None) -> None:
        """Show the saved games, one of them at a moment."""

    def play_on(self, table: Table) -> None:
        """Open a table on which a copy of a game is played on."""

    def lay_over_table(self, bar: QWidget, advised: Callable[[], object]) -> None:
        """Add a bar above the table; `advised` is called whenever advice is asked for."""

    def remember_bar(self, lay_bar: Callable[[Table], object]) -> None:
        """Remember how to add the bar, for when the game goes on at another table."""

    def remember(self, **changed: Any) -> None:
        """Save changed preferences."""

    def forget_pages_of_game(self) -> None:
        """Delete the pages that belong to one game: its new-game page and its rules."""
