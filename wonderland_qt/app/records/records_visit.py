"""Opens the page of records in the window, and does what its buttons ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from wonderland_qt.app.file_questions import ask_where_to_copy
from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.records.records_page import RecordsPage
from wonderland_qt.app.visited_window import VisitedWindow
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.learning.handbook import CHALLENGES
from wonderland_qt.models.records.finished_games import FinishedGame, FinishedGames
from wonderland_qt.models.records.record_words import RecordWords
from wonderland_qt.models.saved.saved_types import SUFFIX

EXPORTED = "wonderland-qt-records.jsonl"


def open_records(window: VisitedWindow) -> RecordsPage:
    """Leave the table and show the records of the people who play here."""
    window.show_start()
    shelf, kept = window.shelf, FinishedGames()
    titles = {box.game: box.title for box in shelf.boxes}
    page = RecordsPage(kept, RecordWords(shelf.words, titles))
    page.left.connect(window.show_start)
    page.help_wanted.connect(partial(window.help.open_handbook, CHALLENGES))
    page.export_wanted.connect(partial(_ask_where_to_export, window, page, kept))
    page.forgetting.connect(partial(_ask_to_forget, window, page, kept))
    page.replayed.connect(partial(_replay_moment, window, page))
    window.pages.visit(page)
    page.focus()
    return page


def export_to(window: VisitedWindow, page: RecordsPage, kept: FinishedGames, file: Path) -> None:
    """Copy the records to a file, and say where it is."""
    if _change_records(window, page, partial(kept.export, file)):
        page.ribbon.tell(window.shelf.say(text("records-exported", file=file.name)), str(file.parent))


def _ask_where_to_export(window: VisitedWindow, page: RecordsPage, kept: FinishedGames) -> None:
    """Ask for a file, by default in the documents folder, and copy the records to it, if one is named."""
    file = ask_where_to_copy(page, window.shelf.say(Text("records-export")), EXPORTED, "*.jsonl")
    if file is not None:
        export_to(window, page, kept, file)


def _ask_to_forget(window: VisitedWindow, page: RecordsPage, kept: FinishedGames, person: str) -> None:
    """Ask which records to delete: a person's name, or if that is "", the last game or all.

    The page offers this only while there are records, so there is a last game.
    """
    say, last = window.shelf.say, kept.games[-1]
    asked = text("records-forget-asks", name=person) if person else Text("records-forget-what")
    question = QuestionDialog(say(Text("records-forget")), say(asked), page)
    question.add_answer(say(Text("replace-cancel")), question.reject)

    def is_last(game: FinishedGame) -> bool:
        return game.id == last.id

    def slot_to_forget(forget: Callable[[], object]) -> Callable[[], object]:
        """Return a slot that forgets records, and shows the page again or the problem if that fails."""
        return partial(_change_records, window, page, forget)

    if person:
        slot = slot_to_forget(partial(kept.forget_person, person))
        question.add_answer(say(Text("records-forget-person")), slot, "chief")
    else:
        question.add_answer(say(Text("records-forget-last")), slot_to_forget(partial(kept.forget, is_last)))
        question.add_answer(say(Text("records-forget-all")), slot_to_forget(kept.erase), "chief")
    question.open()


def _change_records(window: VisitedWindow, page: RecordsPage, act: Callable[[], object]) -> bool:
    """Run a change of the records, show the problem if it fails, and refresh the page; tell if it worked."""
    problem = ""
    try:
        act()
    except OSError as error:
        problem = error_in_words(error, window.shelf.words.language)
    page.refresh()
    page.tell(problem)
    return not problem


def _replay_moment(window: VisitedWindow, page: RecordsPage, game: FinishedGame, answer: int) -> None:
    """Replay a moment, or for answer 0 the whole game, if its saved game still exists."""
    path = window.shelf.saved_games.folder / f"{game.id}{SUFFIX}"
    if path.is_file():
        window.show_saved(path, answer or None)
    else:
        page.tell(window.shelf.say(Text("records-no-save")))
