"""Opens the page of challenges in the window, and the tables at which they are tried."""

from __future__ import annotations

from functools import partial

from wonderland_qt.app.challenges.challenge_bar import ChallengeBar
from wonderland_qt.app.challenges.challenges_page import ChallengesPage
from wonderland_qt.app.visited_window import VisitedWindow
from wonderland_qt.models.challenges.attempt import Attempt, lay_challenge
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow, challenges_on
from wonderland_qt.models.challenges.tried_challenges import TriedChallenges
from wonderland_qt.models.learning.handbook import CHALLENGES
from wonderland_qt.models.table.table_model import Table


def open_challenges(window: VisitedWindow, game: str = "", chosen: str = "") -> ChallengesPage:
    """Leave the table and show the challenges of a game, by default of the last one chosen.

    The one whose id is `chosen` is marked, if not "".
    """
    window.show_start()
    tried, shelf = TriedChallenges(), window.shelf

    page = ChallengesPage(shelf.boxes, shelf.words.say, partial(challenges_on, shelf, tried))
    page.left.connect(window.show_start)
    page.help_wanted.connect(partial(window.help.open_handbook, CHALLENGES))
    page.played.connect(partial(try_challenge, window))
    window.pages.visit(page)
    page.open(game or window.game, chosen)
    page.focus()
    return page


def try_challenge(window: VisitedWindow, row: ChallengeRow) -> Attempt:
    """Open a table at the position of a challenge, and judge the answers given there.

    The person has the first of the names in the settings, if there is any.
    """
    table = lay_challenge(row, next(iter(window.settings.names), ""))
    attempt = Attempt(table, row, TriedChallenges())
    window.play_on(table)
    _lay_bar(window, attempt)
    return attempt


def _lay_bar(window: VisitedWindow, attempt: Attempt) -> None:
    """Show the bar of an attempt above its table, and again whenever the table is opened again."""
    row = attempt.row
    bar = ChallengeBar(attempt, window.shelf.words.say)
    window.lay_over_table(bar, attempt.take_hint)
    bar.again.connect(partial(try_challenge, window, row))
    bar.left.connect(partial(open_challenges, window, row.game, row.challenge.id))
    bar.another.connect(partial(open_challenges, window, row.game))
    window.remember_bar(partial(_move_attempt, window, attempt))


def _move_attempt(window: VisitedWindow, attempt: Attempt, table: Table) -> None:
    """Move an attempt to a table that was opened again, with its challenge in the current language.

    A challenge that is no longer listed stays as it was.
    """
    rows, _ = challenges_on(window.shelf, TriedChallenges(), attempt.row.game)
    same = (row for row in rows if row.challenge.id == attempt.row.challenge.id)
    _lay_bar(window, attempt.moved_to(table, next(same, attempt.row)))
