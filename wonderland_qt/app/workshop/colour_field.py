"""A field for a colour: one from a list, or any other typed as #rrggbb."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QLineEdit

from wonderland_qt.app.workshop.fields import ChoiceField

COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
LONGEST = 7


class ColourField(ChoiceField):
    """Emits `put` with the chosen or typed text, whether or not it is a valid colour."""

    put = Signal(str)

    def __init__(self, colour: str, offered: Iterable[str], icon: Callable[[str], QIcon]) -> None:
        """Show the colour, and list it if it is valid; an invalid one is only text in the field."""
        super().__init__()
        self._icon = icon
        self._line = QLineEdit(maxLength=LONGEST)
        self.setEditable(True)
        self.setLineEdit(self._line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        current = [colour] if COLOUR.fullmatch(colour) else []
        for listed in dict.fromkeys((*offered, *current)):
            self.addItem(icon(listed), listed)
        self.setCurrentIndex(self.findText(colour))
        self.setEditText(colour)
        self._line.textEdited.connect(self._take_typed_text)
        self.activated.connect(lambda number: self.put.emit(self.itemText(number)))

    def _take_typed_text(self, words: str) -> None:
        """Emit the typed text; add a valid colour to the list first, so that the field shows it."""
        if COLOUR.fullmatch(words) and self.findText(words) < 0:
            cursor = self._line.cursorPosition()
            self.addItem(self._icon(words), words)
            self.setCurrentIndex(self.count() - 1)
            self._line.setCursorPosition(cursor)
        self.put.emit(words)
