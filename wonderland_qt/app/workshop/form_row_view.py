"""A row of a form: its label, the field, buttons that add, remove or move it, and its mistakes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt.app.paper.panels import as_written, button, caption, paragraph, say, styled
from wonderland_qt.app.workshop.colour_field import ColourField
from wonderland_qt.app.workshop.fields import ChoiceField
from wonderland_qt.app.workshop.number_row import MOST, NumberBox
from wonderland_qt.app.workshop.word_pictures import WordPictures
from wonderland_qt.engine.words.texts import Say, Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.workshop.forms.additions import Addition
from wonderland_qt.models.workshop.forms.form_rows import FormRow

INDENT, LABEL, LONGEST_TEXT, LONGEST_KEY = 16, 150, 400, 40


class FormRowView(QWidget):
    """Emits `put` with a new value; the other signals ask to add, remove, move or rename the row."""

    put = Signal(object, object)
    added = Signal(object)
    removed = Signal(object)
    moved = Signal(object)
    renamed = Signal(object, str)

    def __init__(
        self, row: FormRow, say_window: Say, phrase: str, pictures: WordPictures, grown: float
    ) -> None:
        """Make the parts of the row, and hide the buttons that its value does not allow.

        The `phrase` stands below the row as a hint, unless it is empty. One button replaces the value by
        `other`, one of another kind.
        """
        super().__init__()
        self.row, self._say, self._pictures = row, say_window, pictures
        self.editor = self._editor_of_value()
        self.key = self._key_field() if row.renamable else None
        self.wrong = styled(paragraph(""), "mistake")
        self.wrong.hide()
        self.add = self._add_button()
        self.other = self._small_button("⇄", "form-other", lambda: self.put.emit(row.path, row.other))
        self.up = self._small_button("↑", "form-up", lambda: self.moved.emit(row.path))
        self.remove = self._small_button("−", "form-remove", lambda: self.removed.emit(row.path))
        self.other.setVisible(row.other is not None)
        self.up.setVisible(row.movable)
        self.remove.setVisible(row.removable)
        self._lay_out(phrase, grown)

    def tell(self, mistakes: Sequence[str]) -> None:
        """Show the mistakes, if any, beside the field."""
        say(self.wrong, "\n".join(mistakes))
        self.wrong.setVisible(bool(mistakes))
        if self.editor is not None:
            self.editor.setAccessibleDescription(self.wrong.text())

    def _editor_of_value(self) -> QWidget | None:
        """Return the field for the kind of value, or None for a heading."""
        editors: dict[str, Callable[[], QWidget | None]] = {
            "number": self._number_field,
            "choice": self._choice_field,
            "verb": self._choice_field,
            "switch": self._check_box,
            "colour": self._colour_field,
            "text": self._text_field,
            "plain": self._text_field,
            "group": lambda: None,
        }
        made = editors[self.row.editor]()
        if made is not None:
            made.setAccessibleName(self.row.label)
        return made

    def _number_field(self) -> QWidget:
        """Return a field for a whole number."""
        box = NumberBox()
        box.setRange(-MOST, MOST)
        box.setValue(self.row.value)
        box.valueChanged.connect(self._emit_put)
        return box

    def _choice_field(self) -> QWidget:
        """Return a list of words, sorted if they are verbs; an effect is shown by its verb, its first key."""
        box = ChoiceField()
        choices = list(self.row.choices.items())
        if self.row.editor == "verb":
            choices.sort()
        for choice, put in choices:
            box.addItem(self._pictures.icon(self.row.shown, choice), choice, put)
        value = self.row.value
        word = next(iter(value)) if isinstance(value, dict) else value
        box.setCurrentIndex(box.findText(str(word)))
        box.activated.connect(lambda number: self._emit_put(box.itemData(number)))
        return box

    def _colour_field(self) -> QWidget:
        """Return a field for a colour, with an icon of each colour to choose from."""
        field = ColourField(self.row.value, self.row.choices, partial(self._pictures.icon, self.row.shown))
        field.put.connect(self._emit_put)
        return field

    def _check_box(self) -> QWidget:
        """Return a check box for a value that is true or false."""
        box = QCheckBox()
        box.setChecked(self.row.value)
        box.toggled.connect(self._emit_put)
        return box

    def _text_field(self) -> QWidget:
        """Return a field for a text, or for a value that can only be read."""
        field = QLineEdit(str(self.row.value), maxLength=LONGEST_TEXT)
        field.setReadOnly(self.row.editor == "plain")
        kind = type(self.row.value)
        field.textEdited.connect(lambda words: self._emit_put(_typed_value(kind, words)))
        return field

    def _name_of_row(self) -> QWidget:
        """Return the name of the row; the one without a name is the whole value."""
        return styled(caption(self.row.label or self._say(Text("form-whole"))), "number-name")

    def _key_field(self) -> QLineEdit:
        """Return the field for a key that can be renamed."""
        key = QLineEdit(self.row.label, maxLength=LONGEST_KEY)
        key.setAccessibleName(self._say(text("form-rename", what=self.row.label)))
        key.editingFinished.connect(lambda: self._rename(key.text().strip()))
        return key

    def _rename(self, name: str) -> None:
        """Emit the new name of the key, if it is another one."""
        if name != self.row.label:
            self.renamed.emit(self.row.path, name)

    def _emit_put(self, value: Any) -> None:
        self.put.emit(self.row.path, value)

    def _add_button(self) -> QPushButton:
        """Return a button that adds the only addition, or opens a menu of all; hidden if none is possible."""
        additions = self.row.additions
        add = self._small_button("+", "form-add", lambda: None)  # what it does follows
        add.setVisible(bool(additions))
        if len(additions) == 1:
            (only,) = additions
            add.setAccessibleName(self._say(text("form-add", what=only.label or self.row.label)))
            add.clicked.connect(lambda: self.added.emit(only))
        elif additions:
            menu = QMenu(add)
            for addition in additions:
                self._add_to_menu(menu, addition)
            add.setMenu(menu)
        return add

    def _add_to_menu(self, menu: QMenu, addition: Addition) -> None:
        menu.addAction(as_written(addition.label), lambda: self.added.emit(addition))

    def _small_button(self, sign: str, key: str, act: Callable[[], Any]) -> QPushButton:
        """Return a button with a sign instead of words, which its tooltip and screen readers say."""
        made = button(sign, act, "filter")
        made.setParent(self)  # without a parent a shown widget is a window of its own
        made.setAccessibleName(self._say(text(key, what=self.row.label)))
        made.setToolTip(tooltip(made.accessibleName()))
        return made

    def _lay_out(self, phrase: str, grown: float) -> None:
        """Lay label, editor and small buttons side by side, then the phrase and the mistakes below them.

        The deeper a row, the farther it is indented; the entry's own fields, of depth 1, are not.
        """
        lines = QVBoxLayout(self)
        lines.setContentsMargins(round(INDENT * grown) * max(self.row.depth - 1, 0), 1, 0, 1)
        lines.setSpacing(1)
        lines.addLayout(self._line_of_parts(grown))
        if phrase:
            lines.addWidget(styled(paragraph(phrase), "hint"))
        lines.addWidget(self.wrong)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _line_of_parts(self, grown: float) -> QHBoxLayout:
        """Return label, editor and small buttons; numbers and switches stay narrow, other editors do not.

        The deeper a row, the narrower its label, to leave room for the editor.
        """
        line = QHBoxLayout()
        label = self.key if self.key is not None else self._name_of_row()
        label.setMinimumWidth(round(LABEL * grown / (1 + self.row.depth / 3)))
        line.addWidget(label)
        if self.editor is not None:
            line.addWidget(self.editor, 0 if self.row.editor in {"number", "switch"} else 1)
        for small in (self.add, self.other, self.up, self.remove):
            line.addWidget(small)
        if self.row.editor in {"number", "switch", "group"}:
            line.addStretch(1)
        return line


def _typed_value(kind: type, words: str) -> Any:
    """Return the typed text as a number if `kind` is that of a number and it is valid, else as it is."""
    if kind not in {float, int}:
        return words
    try:
        return float(words.replace(",", "."))
    except ValueError:
        return words
