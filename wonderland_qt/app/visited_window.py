"""What a page that visits the window may ask of it: the packs, the workshop, and the analysis of a game."""

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
    """The window as its visitors know it; `game` is the one that was chosen last."""

    shelf: Shelf
    settings: Settings
    game: str
    saving: Saving
    help: Help
    pages: PageStack

    @property
    def lobby(self) -> Lobby:
        """Return where the game that was chosen last is begun; raises ContentMistakes."""

    def show_start(self, problem: str = "") -> None:
        """Leave the table, which is saved, and show the start page with a problem, if there is one."""

    def show_new_game(self, game: str = "") -> None:
        """Ask who plays a game, the last one unless another is named."""

    def show_packs(self, dropped: Sequence[Path] = ()) -> None:
        """Show the packs, with those that were dropped on the window."""

    def show_saved(self, path: Path | None = None, at: int | None = None) -> None:
        """Show the saved games, one of them at a moment."""

    def play_on(self, table: Table) -> None:
        """Sit down at a table at which a copy of a game goes on."""

    def lay_over_table(self, bar: QWidget, advised: Callable[[], object]) -> None:
        """Lay a bar over the table; `advised` is called once advice is asked for there."""

    def keep_over_table(self, lay_bar: Callable[[Table], object]) -> None:
        """Have the bar over the table laid again wherever the game goes on at another table."""

    def remember(self, **changed: Any) -> None:
        """Keep preferences that have changed for next time."""

    def forget_pages_of_game(self) -> None:
        """Let go of what belongs to the game that was chosen last."""
