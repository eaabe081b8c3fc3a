"""Opens pages from the shelf, imported when they are first needed."""

from __future__ import annotations

from functools import partial

from wonderland_qt.app.pages.start import StartPage
from wonderland_qt.app.visited_window import VisitedWindow


def serve_visits(window: VisitedWindow, start: StartPage) -> None:
    """Connect the shelf to the challenges and the records."""
    start.records_wanted.connect(partial(_show_records, window))
    start.challenges_wanted.connect(partial(_show_challenges, window))


def _show_challenges(window: VisitedWindow, game: str) -> None:
    """Leave the table for the challenges of a game; their page is imported only now."""
    from wonderland_qt.app.challenges.challenges_visit import open_challenges

    window.saving.leave(partial(open_challenges, window, game))


def _show_records(window: VisitedWindow) -> None:
    """Leave the table for the records; their page is imported only now."""
    from wonderland_qt.app.records.records_visit import open_records

    window.saving.leave(partial(open_records, window))
