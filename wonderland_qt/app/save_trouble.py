"""Problems with saving: shows them, retries, and asks before a game that cannot be saved is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from wonderland_qt.app.file_questions import ask_where_to_copy
from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.panels import button, say_button
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.models.saved.saved_types import MOST, SUFFIX, Disturbed, SaveFile

if TYPE_CHECKING:
    from wonderland_qt.models.table.table_model import Table

REMARK = 20_000
"""The milliseconds for which a remark is shown."""


class Saving(QObject):
    """Watches the file of the current game, and shows its problems in the window's status bar."""

    def __init__(self, window: QMainWindow) -> None:
        """Begin without a file; the button to save elsewhere appears only when a game cannot be saved.

        `_disturbed` is the last disturbance of the file that was said, because each is said once.
        """
        super().__init__(window)
        self._window = window
        self._file: SaveFile | None = None
        self._say: Callable[[Text], str] = str
        self._shows_problem = False
        self._disturbed: Disturbed | None = None
        self.question: QuestionDialog | None = None
        self.elsewhere = button("", lambda: self.save_elsewhere(None))
        self.elsewhere.hide()
        window.statusBar().addPermanentWidget(self.elsewhere)

    def watch(self, table: Table) -> None:
        """Watch the game at a table from now on."""
        self._file, self._say, self._shows_problem = table.session.file, table.words.say, False
        self._disturbed = None
        say_button(self.elsewhere, self._say(Text("unsaved-elsewhere")))
        table.changed.connect(self.tell)
        self.tell()

    def remark(self, message: str) -> None:
        """Show a message for a while."""
        if message:
            self._window.statusBar().showMessage(message, REMARK)

    def remark_too(self, message: str) -> None:
        """Show a message beside the current one."""
        self.remark(" ".join(filter(None, (self._window.statusBar().currentMessage(), message))))

    def tell(self) -> None:
        """Show that the game could not be saved, with a button to save it elsewhere, until it can be again.

        Only a message of its own is cleared, not what others say in the status bar. Without a problem there
        may be another program that changed the file.
        """
        problem, bar = self.problem, self._window.statusBar()
        showed_problem, self._shows_problem = self._shows_problem, problem is not None
        self.elsewhere.setVisible(self._shows_problem)
        if problem is not None:
            bar.showMessage(self._say(text("trouble-autosave", problem=problem)))
            return
        if showed_problem:
            bar.clearMessage()
        self.tell_of(self._file)

    def tell_of(self, file: SaveFile | None) -> None:
        """Say, once, that another program changed or removed the file of a game."""
        disturbed = file.disturbed if file is not None else None
        if disturbed is None or disturbed == self._disturbed:
            return
        self._disturbed = disturbed
        if disturbed.removed:
            self.remark(self._say(Text("saved-removed-elsewhere")))
        else:
            self.remark(self._say(text("saved-changed-elsewhere", file=disturbed.now.name)))

    @property
    def problem(self) -> Text | None:
        """Return why the game could not be saved, or None."""
        return self._file.problem if self._file is not None else None

    def leave(self, act: Callable[[], object]) -> None:
        """Leave the table by calling `act`; if the game still cannot be saved, ask first."""
        problem = self.problem
        if self._file is None or problem is None or self._file.sync():
            self._let_go_and_call(act)
            return
        self.tell()
        self._ask_before_leaving(problem, act)

    def _ask_before_leaving(self, problem: Text, act: Callable[[], object]) -> None:
        """Ask whether to try again, to save elsewhere, to stay, or to leave without saving."""
        explained = self._say(text("unsaved-explained", problem=problem))
        question = QuestionDialog(self._say(Text("unsaved-title")), explained, self._window, across=2)
        question.add_answer(self._say(Text("unsaved-again")), lambda: self.leave(act))
        question.add_answer(self._say(Text("unsaved-elsewhere")), lambda: self.save_elsewhere(act))
        question.add_answer(self._say(Text("unsaved-stay")), question.reject)
        question.add_answer(self._say(Text("unsaved-leave")), lambda: self._let_go_and_call(act), "chief")
        self._open_question(question)

    def save_elsewhere(self, act: Callable[[], object] | None) -> None:
        """Ask for another file and save the whole game there; then call `act`, if given."""
        if self._file is None:
            return
        title = self.elsewhere.accessibleName()
        chosen = ask_where_to_copy(self._window, title, self._file.path.name, f"*{SUFFIX}")
        if chosen is not None:
            self._continue_in(self._file, chosen, act)

    def _continue_in(self, file: SaveFile, path: Path, act: Callable[[], object] | None) -> None:
        """Continue the saved game in another file, and then call `act`; say in the window if that fails."""
        try:
            file.go_on_in(path if path.suffix else path.with_suffix(SUFFIX))
        except OSError as error:
            problem = text("file-problem", file=str(path), problem=message_of(error))
            self._window.statusBar().showMessage(self._say(text("trouble-autosave", problem=problem)))
            return
        self.tell()
        self.remark(self._say(text("saved-elsewhere", file=file.path.name)))
        if act is not None:
            self._let_go_and_call(act)

    def replace(self, pushed_out: str, say: Callable[[Text], str], begin: Callable[[], object]) -> None:
        """Begin a game; ask first if that deletes another (`pushed_out`, described by its players)."""
        if not pushed_out:
            begin()
            return
        explained = text("replace-explained", game=pushed_out, most=MOST)
        question = QuestionDialog(say(Text("replace-title")), say(explained), self._window)
        question.add_answer(say(Text("replace-cancel")), question.reject)
        question.add_answer(say(Text("replace-begin")), begin, "chief")
        self._open_question(question)

    def _open_question(self, question: QuestionDialog) -> None:
        """Show a question, and remember it as the one that is open."""
        self.question = question
        question.open()

    def _let_go_and_call(self, act: Callable[[], object]) -> None:
        """Stop watching the file of the game, and call the act for which the table is left."""
        self._file = None
        self.tell()
        act()
