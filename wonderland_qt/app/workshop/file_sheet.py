"""The panel of the chosen entry's file, the mistakes in your own files, and buttons to open them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem

from wonderland_qt import paths
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, paragraph, say, say_button, styled
from wonderland_qt.app.workshop.file_view import FileView
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.workshop.workshop_entries import Place, WorkshopEntry
from wonderland_qt.models.workshop.workshop_model import Workshop

MISTAKES = 92


class FileSheet(Panel):
    """Shows where an entry is written; emits `opened` with a place to open, `edited` to edit it."""

    opened = Signal(object)
    edited = Signal()

    def __init__(self, workshop: Workshop, say_window: Say) -> None:
        """Begin without a place, under a blank heading; `right` is offered for a mistake with a remedy.

        `whose` says whether the file is shipped or the user's, `wrong` how many `mistakes` are listed.
        """
        super().__init__(" ")
        self._workshop, self._say = workshop, say_window
        self.whose, self.view = paragraph("", "hint"), FileView()
        self.mistakes, self.wrong = styled(QListWidget(), "mistakes"), styled(paragraph(""), "mistake")
        self.mistakes.setWordWrap(True)
        self.edit = KeyButton(say_window(Text("workshop-edit")), "E", self.edited, kind="keyed-chief")
        self.open = KeyButton(say_window(Text("workshop-open")), "O", self._emit_opened)
        self.undo = KeyButton(say_window(Text("workshop-undo")), "Ctrl+Z", workshop.undo)
        self.right = KeyButton("", "D", self._put_right, kind="keyed-chief")
        self._place: Place | None = None
        self._lay_out()

    def show_entry(self, entry: WorkshopEntry) -> None:
        """Show the file with the first mistake, or without mistakes that of an entry, its changes marked."""
        self._show_mistakes()
        wrong = next(iter(self._workshop.mistakes), None)
        self._place = entry.place if wrong is None else (wrong.path, wrong.line, wrong.column)
        file, line, _column = self._place
        wrong_lines = {mistake.line for mistake in self._workshop.mistakes if mistake.path == file}
        self.view.show_file(file, line, changed=self._changed_lines(entry, file), wrong=wrong_lines)
        say(self.heading, file.name)
        say(self.whose, self._say(_whose(file)))
        self.undo.setEnabled(self._workshop.tweaks.can_undo)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self.view.grow(grown)
        self.mistakes.setMaximumHeight(round(MISTAKES * grown))

    def _changed_lines(self, entry: WorkshopEntry, file: Path) -> set[int]:
        """Return the lines of a file on which your changes have altered a number that was there before."""
        edited, lines = self._workshop.edited, set[int]()
        for number in edited.numbers(entry):
            if number.before is not None and number.value != number.before:
                path, line, _column = edited.checked.sections.place(number.path)
                if path == file:
                    lines.add(line)
        return lines

    def _show_mistakes(self) -> None:
        """List all mistakes, each with its place, and say above the list how many there are."""
        found = self._workshop.mistakes
        self.mistakes.clear()
        for mistake in found:
            position = f":{mistake.line}:{mistake.column}" if mistake.line else ""
            field = f"{mistake.where}: " if mistake.where else ""
            expected = mistake.expected_in(self._workshop.language)
            item = QListWidgetItem(f"{mistake.path.name}{position}  {field}{expected}", self.mistakes)
            item.setToolTip(tooltip(f"{mistake.path}{position}"))
        self.mistakes.setVisible(bool(found))
        say(self.wrong, self._say(text("workshop-mistakes", mistakes=len(found))) if found else "")
        self.wrong.setVisible(bool(found))
        self.mistakes.setCurrentRow(0)
        self._offer_remedy()

    def _offer_remedy(self) -> None:
        """Offer to correct the selected mistake, if a correction is known."""
        meant = self._workshop.suggested_word(self.mistakes.currentRow())
        say_button(self.right, self._say(text("packs-put-right", meant=meant)))
        self.right.setVisible(bool(meant))

    def _put_right(self) -> None:
        """Correct the selected mistake."""
        self._workshop.put_right(self.mistakes.currentRow())

    def _open_mistake(self, item: QListWidgetItem) -> None:
        """Emit the place of a clicked mistake, to be opened in the editor."""
        mistake = self._workshop.mistakes[self.mistakes.row(item)]
        place = (mistake.path, mistake.line, mistake.column)
        self.opened.emit(place)

    def _emit_opened(self) -> None:
        """Emit the place that is shown, if any, to be opened in the editor."""
        if self._place is not None:
            self.opened.emit(self._place)

    def _lay_out(self) -> None:
        """Lay out whose file it is, the file, its mistakes with the remedy, and the buttons."""
        buttons = QHBoxLayout()
        for button in (self.edit, self.open, self.undo):
            buttons.addWidget(button)
        self.sheet.addWidget(self.whose)
        self.lay(self.view, self._say(Text("workshop-file")), 1)
        self.sheet.addWidget(self.wrong)
        self.lay(self.mistakes, self._say(Text("workshop-mistakes-list")))
        self.sheet.addWidget(self.right, 0, Qt.AlignmentFlag.AlignLeft)
        self.sheet.addLayout(buttons)
        self.mistakes.itemClicked.connect(self._open_mistake)
        self.mistakes.currentRowChanged.connect(lambda _row: self._offer_remedy())


def _with_short_home(folder: Path) -> str:
    """Return a folder with the home directory written as ~."""
    home = Path.home()
    return f"~/{folder.relative_to(home)}" if folder.is_relative_to(home) else str(folder)


def _whose(file: Path) -> Text:
    """Return whether a file is part of the game, or in which folder of yours it is."""
    if file.is_relative_to(paths.content()):
        return text("workshop-shipped")
    return text("workshop-own", folder=_with_short_home(file.parent))
