"""What the shelf, and pages such as packs, records and the workshop may ask of the main window."""

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
    from wonderland_qt.models.saved.saved_types import Save
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

    def resume(self, game: str = "") -> None:
        """Continue the last saved game of a game, by default of the last one chosen."""

    def show_packs(self, dropped: Sequence[Path] = ()) -> None:
        """Show the packs, installing those that were dropped."""

    def show_saved(self, path: Path | None = None, moment: int | None = None) -> None:
        """Show the saved games, one of them at a moment."""

    def show_workshop(self, game: str = "") -> None:
        """Leave the table, whose game is saved, and show the workshop for a game."""

    def show_rules_of(self, game: str = "") -> None:
        """Open the rules of a game, by default of the last one chosen."""

    def change_settings(self) -> None:
        """Open the dialog of preferences, and keep them if it is accepted."""

    def continue_saved(self, save: Save) -> None:
        """Continue a saved game, if the content of its game can be read."""

    def show_analysis(self, path: Path) -> None:
        """Leave the table, whose game is saved, and show the analysis of a finished game."""

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

    def toggle_full_screen(self) -> None:
        """Switch between a window and the full screen."""

    def close(self) -> bool:
        """Close the window, unless a game cannot be saved and a person wants to stay; tell if it closed."""
