"""One row of a new table: who sits there, with which part."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.lobby import BY_CHANCE, Guest
from wonderland_qt.scene.pictures.emblems import Emblems, picture

EMBLEM = 22


class SeatRow(QObject):
    """The choices for one seat."""

    changed = Signal()

    def __init__(
        self, number: int, words: Words, emblems: Emblems, bots: tuple[str, ...], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._number, self._say = number, words.say
        self.label = QLabel(self._say(text("new-seat", number=number)))
        self.name = QLineEdit(maxLength=20)
        self.who = self._who(bots)
        self.part = self._part(emblems)
        for widget, key in ((self.name, "name"), (self.who, "who"), (self.part, "part")):
            widget.setAccessibleName(self._say(text(f"new-{key}-of-seat", number=number)))
        self.name.textChanged.connect(self.changed)
        self.who.currentIndexChanged.connect(self._who_changed)
        self.part.currentIndexChanged.connect(self.changed)

    def lay_in(self, grid: QGridLayout, row: int) -> None:
        """Lay the row into a grid."""
        for column, widget in enumerate((self.label, self.who, self.name, self.part)):
            grid.addWidget(widget, row, column)

    def show_row(self, shown: bool) -> None:
        """Show or hide the whole row."""
        for widget in (self.label, self.who, self.name, self.part):
            widget.setVisible(shown)

    def seat(self, guest: Guest) -> None:
        """Fill in who sits here."""
        self.who.setCurrentIndex(max(self.who.findData(guest.bot), 0))
        self.name.setText(guest.name)
        self.part.setCurrentIndex(max(self.part.findData(guest.part), 0))
        self._who_changed()

    def guest(self) -> Guest:
        """Return who sits here."""
        bot = self.who.currentData()
        name = self.name.text().strip() or self._say(text("new-person-name", number=self._number))
        return Guest("" if bot else name, bot, PlayerId(self.part.currentData()))

    def _who(self, bots: tuple[str, ...]) -> QComboBox:
        who = QComboBox()
        who.addItem(self._say(Text("new-person")), "")
        for bot in bots:
            who.addItem(self._say(text("new-bot", bot=Text(f"bot-{bot}"))), bot)
        return who

    def _part(self, emblems: Emblems) -> QComboBox:
        part = QComboBox()
        part.addItem(self._say(Text("new-part-random")), BY_CHANCE)
        for player in emblems:
            icon = QIcon(picture(emblems[player], EMBLEM))
            part.addItem(icon, self._say(Text(player)), player)
        return part

    def _who_changed(self) -> None:
        person = self.who.currentData() == ""
        self.name.setEnabled(person)
        key = text("new-person-name", number=self._number) if person else Text("new-bot-nameless")
        self.name.setPlaceholderText(self._say(key))
        self.changed.emit()
