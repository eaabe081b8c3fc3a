"""The form of an entry, built from the models of its game; mistakes in it prevent saving."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, button, paragraph, say, styled
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.workshop.form_row_view import FormRowView
from wonderland_qt.app.workshop.word_pictures import WordPictures
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.pieces_model import capital
from wonderland_qt.models.workshop.entry_draft import EntryDraft
from wonderland_qt.models.workshop.forms.form_rows import FormRow
from wonderland_qt.models.workshop.workshop_model import Workshop
from wonderland_qt.scene.pictures.oven import Oven

PAUSE = 400
"""The milliseconds after the last key until the form is checked with the rest of the content."""

PICTURE = ".svg"
BESIDE_ROWS, BETWEEN_ROWS = 8, 2
"""Pixels at the right of the rows and between them."""


class EntryForm(Panel):
    """Emits `saved` when the entry was written, and `left` to close the form.

    `pictured` has a picture that was dropped or chosen; `shape_wanted` asks to make one from a shape.
    """

    saved = Signal()
    left = Signal()
    pictured = Signal(object)
    shape_wanted = Signal()

    def __init__(self, workshop: Workshop, say_window: Say, oven: Callable[[], Oven]) -> None:
        """Begin without an entry; a pause in typing checks the draft.

        The heading is blank until an entry is opened.
        """
        super().__init__(" ")
        self._workshop, self._say, self._pictures = workshop, say_window, WordPictures(oven)
        self.draft: EntryDraft | None = None
        self.rows: list[FormRowView] = []
        self._grown = 1.0
        self.setAcceptDrops(True)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self.check)
        self.wrong = styled(paragraph(""), "mistake")
        self._scrolling = VerticalScroll(QWidget())
        self._make_buttons()
        self._lay_out()

    def _make_buttons(self) -> None:
        """Make the buttons that save or leave the form, and those that put a picture in."""
        say_window = self._say
        self.save = KeyButton(say_window(Text("form-save")), "Ctrl+Return", self.write, kind="keyed-chief")
        self.leave = KeyButton(say_window(Text("form-leave")), "", self.left, cap="Esc")
        self.picture = button(say_window(Text("form-picture")), self._choose_picture)
        self.shape = button(say_window(Text("form-shape")), self.shape_wanted.emit)

    def _lay_out(self) -> None:
        """Lay the mistakes below the fields, and the buttons at the foot."""
        buttons = QHBoxLayout()
        for choice in (self.save, self.picture, self.shape, self.leave):
            buttons.addWidget(choice)
        self.sheet.addWidget(self._scrolling, 1)
        self.sheet.addWidget(self.wrong)
        self.sheet.addLayout(buttons)

    def open(self, draft: EntryDraft, heading: str) -> None:
        """Show the form of an entry."""
        self.draft = draft
        self.head(heading)
        self.show_rows()

    def head(self, heading: str) -> None:
        """Say above the rows which entry it is."""
        say(self.heading, heading)
        self.heading.show()

    def enable_pictures(self, drawn: bool) -> None:
        """Enable the buttons for pictures, if the entry has one."""
        for choice in (self.picture, self.shape):
            choice.setEnabled(drawn)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown

    def show_rows(self) -> None:
        """Build all rows again, as after a row was added or removed."""
        draft = self.draft
        if draft is None:
            return
        focused, scrolled_to = self._focused_path(), self._scrolling.verticalScrollBar().value()
        words = self._workshop.edited.words(self._workshop.language)
        self.rows = [self._view_of_row(row, draft, words) for row in draft.rows]
        self._scrolling.hold(_below_each_other(self.rows))
        self._scrolling.verticalScrollBar().setValue(scrolled_to)
        self._focus_field(focused)
        self.check()

    def _view_of_row(self, row: FormRow, draft: EntryDraft, words: Words) -> FormRowView:
        """Return the view of a row, which changes the draft; its phrase, if any, is said in these words."""
        phrase = capital(words.say(row.phrase)) if row.phrase is not None else ""
        view = FormRowView(row, self._say, phrase=phrase, pictures=self._pictures, grown=self._grown)
        view.put.connect(self._change_value)
        view.added.connect(partial(self._change_rows, draft.add))
        view.removed.connect(partial(self._change_rows, draft.remove))
        view.renamed.connect(partial(self._change_rows, draft.rename))
        view.moved.connect(partial(self._change_rows, draft.move_up))
        return view

    def _focused_path(self) -> tuple[str | int, ...] | None:
        """Return the path of the row whose field has the keyboard, or None."""
        for view in self.rows:
            if view.editor is not None and view.editor.hasFocus():
                return view.row.path
        return None

    def _focus_field(self, path: tuple[str | int, ...] | None) -> None:
        """Return the keyboard to the field of this path, or to the first field if that is gone.

        None means that no field had the keyboard, so none gets it.
        """
        editors = {view.row.path: view.editor for view in self.rows if view.editor is not None}
        if path is not None and editors:
            first = next(iter(editors.values()))
            editors.get(path, first).setFocus()

    def check(self) -> None:
        """Check the draft, and show beside each field what is wrong."""
        self._pause.stop()
        if self.draft is not None:
            self.draft.check()
            self._show_mistakes()

    def write(self) -> None:
        """Save the draft if it has changed and nothing is wrong; typed words are checked first."""
        if self._pause.isActive():
            self.check()
        draft = self.draft
        if draft is not None and draft.changed and not draft.wrong:
            mistakes = draft.save()
            if not mistakes:
                self.saved.emit()
        self._show_mistakes()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a dragged picture; refuse any other drag."""
        if self._dropped_pictures(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a dropped picture."""
        for file in self._dropped_pictures(event)[:1]:
            self.pictured.emit(file)
        event.acceptProposedAction()

    def _dropped_pictures(self, event: QDropEvent) -> list[Path]:
        """Return the files of a drag that are pictures."""
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        return [file for file in files if file.suffix.lower() == PICTURE]

    def _choose_picture(self) -> None:
        """Ask for a picture of the entry, and emit it, if one is named."""
        name, _ = QFileDialog.getOpenFileName(self, self.picture.text(), str(Path.home()), "SVG (*.svg)")
        if name:
            self.pictured.emit(Path(name))

    def _change_value(self, path: tuple[str | int, ...], value: object) -> None:
        """Change a value of the draft; build all rows again if another verb or kind of value needs others."""
        if self.draft is None:
            return
        needs_other_rows = self._needs_other_rows(path, value)
        self.draft.put(path, value)
        if needs_other_rows:
            QTimer.singleShot(0, self.show_rows)  # the row that emitted the change must not be deleted yet
        else:
            self._pause.start()
        self.save.setEnabled(True)  # a press that comes at once looks for mistakes first

    def _needs_other_rows(self, path: tuple[str | int, ...], value: object) -> bool:
        """Tell whether a value has other fields: a map or list, another verb, or one of another kind."""
        if isinstance(value, dict | list):
            return True
        changed = [view.row for view in self.rows if view.row.path == path]
        is_other_kind = any(row.other is not None and value == row.other for row in changed)
        return is_other_kind or any(row.editor == "verb" for row in changed)

    def _change_rows(self, change: Callable[..., None], *subject: Any) -> None:
        """Add, remove or move rows, and build all again when the row that asked is done with its signal.

        `subject` is what the row has sent with its signal: an addition, or its path and perhaps a new key.
        """
        change(*subject)
        QTimer.singleShot(0, self.show_rows)

    def _show_mistakes(self) -> None:
        """Show the mistakes beside their fields, and those of other places below."""
        draft = self.draft
        if draft is None:
            return
        for view in self.rows:
            mistakes = draft.wrong.get(view.row.path, ())
            view.tell([mistake.expected_in(self._workshop.language) for mistake in mistakes])
        found = sum(map(len, draft.wrong.values()))
        lines = [self._say(text("form-wrong", mistakes=found))] if found else []
        say(self.wrong, "\n".join([*lines, *self._mistakes_without_row(draft)]))
        self.wrong.setVisible(bool(found))
        self.save.setEnabled(draft.changed and not found)

    def _mistakes_without_row(self, draft: EntryDraft) -> list[str]:
        """Return in words the mistakes of places that have no row of their own."""
        paths_with_row = {view.row.path for view in self.rows}
        without_row = [found for path, found in draft.wrong.items() if path not in paths_with_row]
        return [mistake.in_words(self._workshop.language) for found in without_row for mistake in found]


def _below_each_other(views: Iterable[FormRowView]) -> QWidget:
    """Return a widget with the rows of a form below each other, from the top."""
    content = QWidget()
    lines = QVBoxLayout(content)
    lines.setContentsMargins(0, 0, BESIDE_ROWS, 0)
    lines.setSpacing(BETWEEN_ROWS)
    for view in views:
        lines.addWidget(view)
    lines.addStretch(1)
    return content
