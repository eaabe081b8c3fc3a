"""Opens the page of saved games in the window, and does what its buttons ask for."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from wonderland_qt.app.replay.saved_page import SavedPage
from wonderland_qt.app.system_motion import tempo
from wonderland_qt.app.visited_window import VisitedWindow


def open_saved_page(window: VisitedWindow, bots: tuple[str, ...], left: Path | None) -> SavedPage:
    """Show a page of saved games, still without its list; `left` is the game of the table that was left."""
    page = SavedPage(window.shelf, bots, tempo(window.settings.motion))
    window.pages.setCurrentIndex(window.pages.addWidget(page))
    page.left.connect(partial(_go_back, window, left))
    page.continued.connect(window.continue_saved)
    page.begun.connect(window.play_on)
    page.analysis_wanted.connect(window.show_analysis)
    return page


def _go_back(window: VisitedWindow, left: Path | None) -> None:
    """Return to the table that was left for the saved games, or to the shelf."""
    save = next((save for save in window.shelf.saved_games.find().games if save.path == left), None)
    if save is None:
        window.show_start()
    else:
        window.continue_saved(save)
