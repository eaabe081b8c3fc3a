"""The page of saved games: a list on the left, and on the right the replay of the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.file_questions import ask_for_name, ask_what_to_take_in, ask_where_to_copy
from wonderland_qt.app.pages.empty_page import EmptyPage
from wonderland_qt.app.pages.question_dialog import QuestionDialog
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import CENTRED, paragraph, say, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import TABLE_SHARE, GrowingPage
from wonderland_qt.app.replay.replay_view import ReplayView
from wonderland_qt.app.replay.saved_list import SavedList
from wonderland_qt.app.replay.who_plays_on import WhoPlaysOn
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import error_in_words
from wonderland_qt.models.lobby.invitation import Guest
from wonderland_qt.models.lobby.saved_rows import SavedRow, saved_rows
from wonderland_qt.models.lobby.shelf import Shelf
from wonderland_qt.models.saved.replay_table import Replay
from wonderland_qt.models.saved.saved_types import SUFFIX, LockedElsewhere, UnreadableSave
from wonderland_qt.scene.pictures.emblems import emblems_of

LIST, NARROW = 356, 1180
"""The width of the list, and the width of the page below which the list is a drawer."""

KINDS: tuple[tuple[str, Callable[[SavedRow], bool], str], ...] = (
    ("saved-running", lambda row: not row.over, "saved-none-running"),
    ("saved-finished", lambda row: row.over, "saved-none-finished"),
    ("saved-all", lambda row: row is not None, "saved-none"),
)
"""The name of each kind of saved games, which games belong to it, and what is said if there are none."""
FAILURES = (OSError, UnreadableSave, LockedElsewhere)
MOST_PROBLEMS = 3
"""The most unreadable files that are reported one by one, so that the list of games keeps its room."""


class SavedPage(GrowingPage):
    """Lists saved games, and shows one of them.

    Emits `continued` with the saved game to resume, `begun` with a new table that plays on from a moment, and
    `analysis_wanted` with the file of a finished game.
    """

    least, share = 0.8, TABLE_SHARE
    left = Signal()
    continued = Signal(object)
    begun = Signal(object)
    analysis_wanted = Signal(object)

    def __init__(self, shelf: Shelf, bots: Sequence[str], tempo: float) -> None:
        """Begin without a list: `open` reads it; on a narrow page it is a drawer, which begins open."""
        super().__init__()
        self._shelf, self._bots, self._tempo, self._say = shelf, bots, tempo, shelf.say
        self._rows: list[SavedRow] = []
        self._drawn_out = True
        self.kinds = [self._kind_button(number, key) for number, (key, *_) in enumerate(KINDS)]
        self.list = SavedList(shelf.words)
        self.list.setAccessibleName(self._say(Text("saved-title")))
        self.drawer = KeyButton(self._say(Text("saved-list")), "Ctrl+L", self._toggle_drawer)
        self.title = styled(QLabel(self._say(Text("saved-title"))), "bar")
        self.problem, self._problem_of_files = paragraph("", "status", CENTRED), ""
        self.empty = EmptyPage(shelf.games)
        self.view: ReplayView | None = None
        self.question: QuestionDialog | None = None
        self.ribbon = Ribbon()
        self._lay_out()
        self.list.chosen.connect(self.show_game)
        self.grow()

    def open(self, path: Path | None = None, moment: int | None = None) -> None:
        """List all games and show one, by default the first; at a `moment`, the drawer of the list shuts."""
        self._rows, problems = saved_rows(self._shelf)
        self._problem_of_files = "\n".join(self._first_of_problems(problems))
        all_kinds = len(KINDS) - 1  # the last kind, "saved-all"
        self._list_kind(all_kinds, path)
        self._draw_out(drawn_out=moment is None)
        if moment is not None and self.view is not None:
            self.view.go_to(moment - 1)
            self.view.go_to(moment)  # one step after another moment is animated

    def _first_of_problems(self, problems: list[str]) -> list[str]:
        """Return the first problems, and how many further ones there are, if there are any."""
        further = len(problems) - MOST_PROBLEMS
        if further <= 0:
            return problems
        return [*problems[:MOST_PROBLEMS], self._say(text("saved-problems-more", count=further))]

    def grow(self) -> None:
        """Scale the list and the replay, if there is one, to the size of the page."""
        self.ribbon.grow(self.grown)
        self.list.grow(self.grown)
        self.empty.grow(self.grown)
        self.list.setFixedWidth(self.length(LIST))
        if self.view is not None:
            self.view.grow(self.grown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn the list into a drawer on a narrow page."""
        super().resizeEvent(event)
        self._draw_out(drawn_out=self._drawn_out)

    def _draw_out(self, *, drawn_out: bool) -> None:
        """Show the list, or hide it on a narrow page."""
        self._drawn_out, narrow = drawn_out, self.width() < NARROW
        self.drawer.setVisible(narrow)
        self.list.setVisible(bool(self.list.model().rowCount()) and (drawn_out or not narrow))

    def _toggle_drawer(self) -> None:
        """Open or close the drawer with the list, which then has the keyboard."""
        self._draw_out(drawn_out=not self._drawn_out)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_game(self, row: SavedRow) -> None:
        """Show the last moment of a game, or why it cannot be shown."""
        self._leave_game(row.game)
        self._show_problem(self._problem_of_files)
        try:
            self._show_view(row, self._shelf.lobby(row.game).replay(row.save, self))
        except UnreadableSave as error:
            self._cannot_show(error)
        except Exception as error:  # kept content can fail wherever it is shown
            self._cannot_show(row.save.not_shown(error))

    def _cannot_show(self, why: UnreadableSave) -> None:
        """Close the replay, and say why this game cannot be shown."""
        self.close_view()
        self.go_on.setEnabled(False)
        self._show_problem(self._shelf.unreadable_save(why))

    def _show_view(self, row: SavedRow, replay: Replay) -> None:
        """Show a replay beside the list, at its last moment."""
        emblems = emblems_of(replay.cast)
        self.view = ReplayView(replay, emblems, self._tempo)
        self.view.play_on_wanted.connect(self._ask_who_plays_on)
        self._room.addWidget(self.view, 1)
        self.view.grow(self.grown)
        replay.session.go_to(replay.session.last)
        self.view.refresh()
        self._offer_for_game(row)

    def _list_kind(self, kind: int, path: Path | None = None) -> None:
        """List the games of a kind, and select the one at this path, else the first; or say there is none."""
        for number, button in enumerate(self.kinds):
            button.setChecked(number == kind)
        _name, belongs, none = KINDS[kind]
        rows = [row for row in self._rows if belongs(row)]
        self.list.offer(rows)
        self._draw_out(drawn_out=self._drawn_out)  # as before, but hides an empty list
        if rows:
            paths = [row.save.path for row in rows]
            self.list.choose(paths.index(path) if path in paths else 0)
        else:
            self._show_no_game(none if self._rows else "saved-none")
        self.empty.setVisible(not rows and not self.problem.text())
        self._offer_to_resume_or_analyse(self.list.row)
        for act in self._needing_a_game:
            act.setEnabled(bool(rows))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_no_game(self, why: str) -> None:
        """Close the replay, and say why there is no game, unless a problem with the files says more."""
        self.close_view()
        self.go_on.setEnabled(False)
        self._show_problem(self._problem_of_files)
        self.empty.tell(self._say(Text(why)))

    def _show_problem(self, problem: str) -> None:
        """Show a problem above the replay, or hide the last one for ""."""
        say(self.problem, problem)
        self.problem.setVisible(bool(problem))

    def _offer_for_game(self, row: SavedRow) -> None:
        """Enable what can be done with the game that is shown."""
        self.go_on.setEnabled(not row.over)
        self._offer_to_resume_or_analyse(row)
        self.ribbon.tell(self._say(Text("replay-prompt")))

    def _offer_to_resume_or_analyse(self, row: SavedRow | None) -> None:
        """Offer to resume a game, or to analyse it if it is over."""
        over = row is not None and row.over
        self.analysis.setVisible(over)
        self.go_on.setVisible(not over)

    def _ask_who_plays_on(self) -> None:
        """Ask who sits where, and then play on from the moment shown."""
        if self.view is None or self.list.row is None:
            return
        self.view.stop()
        replay, row = self.view.replay, self.list.row
        question = WhoPlaysOn(replay, emblems_of(replay.cast), self._bots, self)
        lobby = self._shelf.lobby(row.game)

        def begin(guests: tuple[Guest, ...]) -> None:
            self.begun.emit(lobby.play_on(replay, row.save.layers, guests))

        question.begin_with(begin)
        self._open_question(question)

    def _emit_continued(self) -> None:
        """Emit the selected game, if it is not over, to be continued."""
        if self.list.row is not None and not self.list.row.over:
            self.continued.emit(self.list.row.save)

    def _emit_analysis_wanted(self) -> None:
        """Emit the file of the selected game, if it is over, to be analysed."""
        if self.list.row is not None and self.list.row.over:
            self.analysis_wanted.emit(self.list.row.save.path)

    def _ask_to_rename(self) -> None:
        """Ask for a new name of the selected game, if there is one, and rename its file."""
        if (row := self.list.row) is None:
            return
        name = ask_for_name(row.save, self._say, self)
        if name is not None:
            self._change_files(partial(self._shelf.saved_games.rename, row.save.path, name))

    def _ask_where_to_export(self) -> None:
        """Ask where to copy the selected game, if there is one, and copy it."""
        if (row := self.list.row) is None:
            return
        name = row.save.path.with_suffix(SUFFIX).name
        file = ask_where_to_copy(self, self._say(Text("saved-export")), name, f"*{SUFFIX}")
        if file is not None:
            self._change_files(partial(self._shelf.saved_games.export, row.save.path, file))

    def _ask_what_to_take_in(self) -> None:
        """Ask for a saved game in another folder, and import it, if one is named."""
        file = ask_what_to_take_in(self._say, self)
        if file is not None:
            self.take_in(file)

    def take_in(self, file: Path) -> None:
        """Import a saved game from another folder, and show it if that succeeds."""
        taken_in: list[Path] = []
        if self._change_files(lambda: taken_in.append(self._shelf.saved_games.take_in(file))):
            self.open(taken_in[0])

    def _ask_to_delete(self) -> None:
        """Ask before deleting the selected game."""
        if (row := self.list.row) is None:
            return
        asked = self._say(text("saved-delete-asks", game=row.title, persons=row.persons))
        question = QuestionDialog(self._say(Text("saved-delete")), asked, self)
        question.add_answer(self._say(Text("replace-cancel")), question.reject)
        question.add_answer(self._say(Text("saved-delete")), partial(self._delete, row), "chief")
        self._open_question(question)

    def _delete(self, row: SavedRow) -> None:
        """Delete a game's file, of which no replay may be open then."""
        self.close_view()
        self._change_files(lambda: self._shelf.saved_games.delete(row.save.path))

    def _change_files(self, act: Callable[[], object]) -> bool:
        """Run a change of files, show the problem if it fails, list the games again; tell if it worked."""
        current = self.list.row.save.path if self.list.row is not None else None
        problem = ""
        try:
            act()
        except FAILURES as error:
            why = error_in_words(error, self._shelf.words.language)
            problem = self._say(text("trouble-saved", problem=why))
        self.open(current)
        if problem:
            self._show_problem(problem)
        return not problem

    def _open_question(self, question: QuestionDialog) -> None:
        self.question = question
        question.open()

    def _leave_game(self, following: str) -> None:
        """Close the replay, and forget its pictures if the next one is of another game."""
        oven = self.view.drawn.table_scene.oven if self.view is not None else None
        is_another_game = self.view is not None and self.view.replay.table.game != following
        self.close_view()
        if oven is not None and is_another_game:
            oven.forget()

    def close_view(self) -> None:
        """Close the replay that is shown, if any; Qt deletes its view later."""
        view, self.view = self.view, None
        if view is not None:
            view.stop()
            view.replay.close()
            self._room.removeWidget(view)
            view.hide()
            view.deleteLater()

    def _kind_button(self, number: int, key: str) -> QPushButton:
        """Return the button that lists only the games of a kind."""
        made = styled(QPushButton(self._say(Text(key))), "page-tab")
        made.setAccessibleName(made.text())
        made.setCheckable(True)
        made.clicked.connect(partial(self._list_kind, number))
        return made

    def _lay_out(self) -> None:
        """Lay head and problem above the list, which leaves room for the replay, and the ribbon below."""
        page, self._room = without_margins(QVBoxLayout(self), 0), QHBoxLayout()
        self._room.setContentsMargins(10, 4, 10, 8)
        self._room.setSpacing(10)
        self._room.addWidget(self.list)
        self._room.addWidget(self.empty, 1)
        page.addLayout(self._head_row())
        page.addWidget(self.problem)
        page.addLayout(self._room, 1)
        page.addWidget(self.ribbon)
        self._add_buttons()

    def _head_row(self) -> QHBoxLayout:
        """Return the row above the list, with the buttons that choose which games are listed."""
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 4)
        head.setSpacing(10)
        for widget in (self.title, self.drawer, *self.kinds):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(styled(QLabel(self._say(Text("saved-by-itself"))), "small-status"))
        return head

    def _add_buttons(self) -> None:
        """Add the buttons for the selected game, for importing one, and for going back."""
        go_on = self._say(Text("start-continue"))
        self.go_on = KeyButton(
            go_on, "Ctrl+Return", self._emit_continued, kind="keyed-chief", cap="Ctrl+Enter"
        )
        rename = KeyButton(self._say(Text("saved-rename")), "F2", self._ask_to_rename)
        export = KeyButton(self._say(Text("saved-export")), "Ctrl+S", self._ask_where_to_export)
        take_in = KeyButton(self._say(Text("saved-import")), "Ctrl+O", self._ask_what_to_take_in)
        delete = KeyButton(self._say(Text("saved-delete")), "Del", self._ask_to_delete)
        self.back = KeyButton(self._say(Text("saved-back")), "Esc", self.left)
        self.analysis = KeyButton(self._say(Text("button-analysis")), "A", self._emit_analysis_wanted)
        self._needing_a_game: tuple[QWidget, ...] = (rename, export, delete)
        self.ribbon.add(self.analysis, rename, export, take_in, delete, self.back, self.go_on)
