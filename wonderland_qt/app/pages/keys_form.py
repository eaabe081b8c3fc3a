"""The form for the keys of secret answers: two keys for each seat."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from wonderland_qt.app.paper.panels import caption, without_margins
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.pads import Keys

KEY_WIDTH = 46


class KeysForm(QWidget):
    """The keys of the seats side by side, upper keys above lower ones."""

    changed = Signal()

    def __init__(
        self, words: Words, keys: tuple[Keys, ...], grown: float, parent: QWidget | None = None
    ) -> None:
        """Make two fields for each seat, which show these keys at first."""
        super().__init__(parent)
        self._say, self._width = words.say, round(KEY_WIDTH * grown)
        self.fields = [
            (self._key_field(seat, 1, upper), self._key_field(seat, 2, lower))
            for seat, (upper, lower) in enumerate(keys, start=1)
        ]
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the number of each seat above its two keys, and the hint below all of them."""
        grid = without_margins(QGridLayout(self))
        for seat, pair in enumerate(self.fields):
            grid.addWidget(caption(self._say(text("new-seat", number=seat + 1))), 0, seat)
            for row, field in enumerate(pair, start=1):
                grid.addWidget(field, row, seat)
        grid.setColumnStretch(len(self.fields), 1)
        grid.addWidget(caption(self._say(Text("settings-keys-hint"))), 3, 0, 1, len(self.fields) + 1)

    def keys(self) -> tuple[Keys, ...]:
        """Return the keys in the form."""
        return tuple((upper.text().upper(), lower.text().upper()) for upper, lower in self.fields)

    def usable(self) -> bool:
        """Tell whether all keys are letters, and all different."""
        keys = [key for pair in self.keys() for key in pair]
        return all(map(str.isalpha, keys)) and len(set(keys)) == len(keys)

    def _key_field(self, seat: int, number: int, key: str) -> QLineEdit:
        """Return the field for the first or second key of a seat; both are counted from 1."""
        field = QLineEdit(key, maxLength=1, alignment=Qt.AlignmentFlag.AlignCenter)
        field.setFixedWidth(self._width)
        field.setAccessibleName(self._say(text("settings-key-of-seat", seat=seat, number=number)))
        field.textChanged.connect(self.changed)
        return field
