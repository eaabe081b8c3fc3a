"""What the shelf asks of the window; the pages it leads to are imported when they are first needed."""

from __future__ import annotations

from functools import partial

from wonderland_qt.app.pages.start import StartPage
from wonderland_qt.app.visited_window import VisitedWindow


def serve_shelf(window: VisitedWindow, start: StartPage) -> None:
    """Let the window do what the shelf asks for."""
    start.continued.connect(window.resume)
    start.saved_wanted.connect(window.show_saved)
    start.begun.connect(window.show_new_game)
    start.settings_wanted.connect(window.change_settings)
    start.packs_wanted.connect(window.show_packs)
    start.workshop_wanted.connect(window.show_workshop)
    start.rules_wanted.connect(window.show_rules_of)
    start.records_wanted.connect(partial(_show_records, window))
    start.challenges_wanted.connect(partial(_show_challenges, window))
    window.help.connect_menu(start.help_menu)
    start.language_wanted.connect(lambda language: window.remember(language=language))
    start.quitted.connect(window.close)
    start.full_screen_wanted.connect(window.toggle_full_screen)


def _show_challenges(window: VisitedWindow, game: str) -> None:
    """Leave the table for the challenges of a game; their page is imported only now."""
    from wonderland_qt.app.challenges.challenges_visit import open_challenges

    window.saving.leave(partial(open_challenges, window, game))


def _show_records(window: VisitedWindow) -> None:
    """Leave the table for the records; their page is imported only now."""
    from wonderland_qt.app.records.records_visit import open_records

    window.saving.leave(partial(open_records, window))
