"""The page of a new game: who plays, with what, in which seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from wonderland_qt.app.pages.seat_row import SeatRow
from wonderland_qt.app.pages.table_option_choice import TableOptionChoice
from wonderland_qt.app.paper.growing import GrowingPage
from wonderland_qt.app.paper.panels import Panel, button, caption, say, styled
from wonderland_qt.app.settings import TableChoices
from wonderland_qt.engine.house import HouseRule
from wonderland_qt.engine.table_options import TableOption
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.words import Words
from wonderland_qt.models.lobby import Guest, Invitation
from wonderland_qt.scene.pictures.emblems import Emblems

SEEDS = 1_000_000
USUAL_BOT = "rule"
PAGE_WIDTH = 1120
USUAL = 3
"""How many sit down unless more people played last."""


class NewGamePage(GrowingPage):
    """Fills an invitation; `begun` hands it on."""

    begun = Signal(object)
    left = Signal()

    def __init__(
        self,
        words: Words,
        emblems: Emblems,
        bots: tuple[str, ...],
        house: tuple[HouseRule, ...],
        table_options: tuple[TableOption, ...],
        sizes: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._say = words.say
        self._usual_bot = USUAL_BOT if USUAL_BOT in bots else bots[0]
        self.players = QComboBox()
        self.rows = [SeatRow(number, words, emblems, bots, self) for number in range(1, max(sizes) + 1)]
        self.first, self.seed = QComboBox(), QLineEdit()
        self.table_options = {option.id: TableOptionChoice(option, words, self) for option in table_options}
        self.house = {rule.id: self._values(rule) for rule in house}
        self.begin = button(self._say(Text("new-begin")), self._begin, "chief")
        self.back = button(self._say(Text("new-back")), self.left)
        self.mistake = styled(caption(""), "mistake")
        self._panel = Panel(self._say(Text("new-title")))
        self._fill_choices(sizes)
        self._lay_out()
        self._connect()
        self.grow()

    def open(self, names: tuple[str, ...]) -> None:
        """Fill in the people who played last, bots in the other seats, and a new seed."""
        self.seed.setText(str(self.fresh_seed()))
        people = names or ("",)
        self.players.setCurrentIndex(self.players.findData(max(len(people), USUAL)))
        for number, row in enumerate(self.rows):
            person = number < len(people)
            row.seat(Guest(people[number]) if person else Guest("", self._usual_bot))
        self._refresh()
        self.begin.setFocus()

    def prefer(self, options: Mapping[str, str], last: TableChoices) -> None:
        """Choose these options, where there are none those of the last table, and its house rules."""
        for option, value in {**last.options, **options}.items():
            if option in self.table_options:
                self.table_options[option].prefer(value)
        for rule, value in last.house.items():
            if rule in self.house:
                self.house[rule].setCurrentIndex(max(self.house[rule].findData(value), 0))

    def grow(self) -> None:
        """Show the card larger in a larger window."""
        self._panel.shrink(self.length(PAGE_WIDTH))
        side = self.length(32)
        self._panel.sheet.setContentsMargins(side, self.length(16), side, self.length(20))
        self._panel.sheet.setSpacing(self.length(10))

    def fresh_seed(self) -> int:
        """Return a seed that nobody has chosen."""
        return secrets.randbelow(SEEDS)

    def invitation(self) -> Invitation:
        """Return what was chosen."""
        guests = tuple(row.guest() for row in self.rows[: self._count()])
        first = self.first.currentData()
        seed = int(self.seed.text()) if self.seed.text().isdigit() else 0
        options = tuple((option, choice.chosen()) for option, choice in self.table_options.items())
        house = tuple((rule, str(choice.currentData())) for rule, choice in self.house.items())
        return Invitation(guests, seed, None if first < 0 else first, options, house)

    def _begin(self) -> None:
        self.begun.emit(self.invitation())

    def _count(self) -> int:
        return int(self.players.currentData())

    def _values(self, rule: HouseRule) -> QComboBox:
        choice = QComboBox()
        for value in rule.values:
            choice.addItem(self._say(Text(f"house-{rule.id}-{value}")), value)
        return choice

    def _fill_choices(self, sizes: Sequence[int]) -> None:
        for number in sizes:
            self.players.addItem(str(number), number)

    def _connect(self) -> None:
        self.players.currentIndexChanged.connect(self._refresh)
        for row in self.rows:
            row.changed.connect(self._refresh)

    def _refresh(self) -> None:
        """Show as many seats as play, name who may begin, and say what cannot be."""
        for number, row in enumerate(self.rows):
            row.show_row(number < self._count())
        self._refresh_first()
        mistake = self._mistake()
        said = self._say(mistake) if mistake is not None else ""
        say(self.mistake, said)
        self.begin.setEnabled(mistake is None)

    def _refresh_first(self) -> None:
        chosen = self.first.currentData()
        self.first.clear()
        self.first.addItem(self._say(Text("new-first-random")), -1)
        for number, guest in enumerate(self._guests()):
            name = guest.name or self._say(Text("new-bot-nameless"))
            self.first.addItem(self._say(text("new-first-seat", number=number + 1, name=name)), number)
        self.first.setCurrentIndex(max(self.first.findData(chosen), 0))

    def _guests(self) -> list[Guest]:
        return [row.guest() for row in self.rows[: self._count()]]

    def _mistake(self) -> Text | None:
        guests = self._guests()
        if twice([guest.name for guest in guests if guest.name]):
            return Text("new-names-twice")
        if twice([guest.part for guest in guests if guest.part]):
            return Text("new-parts-twice")
        return None

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        panel = self._panel
        panel.heading.setObjectName("celebration")
        panel.sheet.addWidget(caption(self._say(Text("new-hint"))))
        panel.sheet.addLayout(self._table_options())
        for choice in self.table_options.values():
            panel.sheet.addWidget(choice.sheet)
        panel.sheet.addLayout(self._seats())
        panel.sheet.addLayout(self._house_rules())
        panel.sheet.addWidget(self.mistake)
        panel.sheet.addLayout(self._buttons())
        layout.addWidget(panel, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    def _seats(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for column, key in enumerate(("new-who", "new-name", "new-part"), start=1):
            grid.addWidget(caption(self._say(Text(key))), 0, column)
            grid.setColumnStretch(column, 1)
        for number, row in enumerate(self.rows, start=1):
            row.lay_in(grid, number)
        return grid

    def _table_options(self) -> QGridLayout:
        fields: tuple[tuple[str, QWidget], ...] = (
            (self._say(Text("new-players")), self.players),
            (self._say(Text("new-first")), self.first),
            *((choice.label, choice.values) for choice in self.table_options.values()),
            (self._say(Text("new-seed")), self.seed),
        )
        self.seed.setToolTip(self._say(Text("new-seed-hint")))
        return self._beside(fields)

    def _house_rules(self) -> QGridLayout:
        return self._beside(
            tuple((self._say(Text(f"house-{rule}")), choice) for rule, choice in self.house.items())
        )

    def _beside(self, fields: tuple[tuple[str, QWidget], ...]) -> QGridLayout:
        """Return choices side by side, each under its name."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for column, (label, widget) in enumerate(fields):
            widget.setAccessibleName(label)
            grid.addWidget(caption(label), 0, column)
            grid.addWidget(widget, 1, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.begin)
        return buttons


def twice(members: list[str]) -> bool:
    """Tell whether any member is there twice."""
    return len(set(members)) < len(members)
