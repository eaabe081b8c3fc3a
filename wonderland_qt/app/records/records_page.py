"""The page of records: the people who play here, their games and wins, and memorable moments."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.pages.empty_page import EmptyPage
from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import (
    CENTRED,
    Panel,
    button,
    discard,
    paragraph,
    say,
    styled,
    without_margins,
)
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.records.records_table import RecordsTable
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.records.finished_games import FinishedGame, FinishedGames
from wonderland_qt.models.records.record_book import MomentToTell, RecordBook
from wonderland_qt.models.records.record_words import RecordWords, year_now
from wonderland_qt.scene.pictures.emblems import listed_emblems, picture

MOMENTS, BEADS, BEAD, MOST_TABS = 330, 24, 26, 5


class RecordsPage(GrowingPage):
    """Emits `replayed` with a game and the answer to show, `forgetting` with a person ("" for all)."""

    share, lamp = 1.0, True
    left = Signal()
    help_wanted = Signal()
    export_wanted = Signal()
    forgetting = Signal(str)
    replayed = Signal(object, int)

    def __init__(self, kept: FinishedGames, words: RecordWords) -> None:
        """Begin with the records of all persons, for which `person` is empty.

        Each of the `beads` stands for an evening, with its winner's emblem. The `_moments_panel` beside the
        table holds memorable moments, and the `ribbon` at the foot the buttons.
        """
        super().__init__()
        self._kept, self._words, self._say = kept, words, words.say
        self.person, self.trouble = "", paragraph("", "trouble")
        self.title = styled(QLabel(self._say(Text("records-title"))), "bar")
        self.count = styled(QLabel(), "small-status")
        self.sheets, self.empty = QWidget(), EmptyPage(words.titles, self._say(Text("records-none")))
        self._tabs, self.tabs = QHBoxLayout(), list[QPushButton]()
        self._table, self._moments = VerticalScroll(QWidget()), VerticalScroll(QWidget())
        self.beads = Flowing()
        self.ribbon = Ribbon()
        self._moments_panel = Panel(self._say(Text("records-moments")))
        self._add_buttons()
        self._lay_out()
        self.refresh()

    def focus(self) -> None:
        """Give the keyboard to the button that goes back."""
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def grow(self) -> None:
        """Scale the table and the moments to the size of the page."""
        self.ribbon.grow(self.grown)
        self.empty.grow(self.grown)
        self._moments_panel.setFixedWidth(self.length(MOMENTS))
        self.refresh()  # makes the table and the moments again, in the new size

    def refresh(self) -> None:
        """Show the saved records, filtered by person, year and bots, or that there are none yet.

        A person without games is no longer chosen.
        """
        everything = RecordBook(self._kept.games)
        if self.person not in everything.persons:
            self.person = ""
        year = year_now() if self.this_year.isChecked() else ""
        book = everything.only(self.person, year, without_bots=self.without_bots.isChecked())
        self._show_tabs(everything.persons)
        self._show_wins(book)
        self._show_evenings(book.games[-BEADS:])
        self._show_moments(book)
        say(self.count, self._say(text("records-count", games=len(book.games))))
        has_records = bool(everything.games)
        self._tell_in_ribbon(book, has_records)
        for act in (self.export, self.forget):
            act.setEnabled(has_records)
        self.sheets.setVisible(has_records)
        self.empty.setVisible(not has_records)

    def _show_wins(self, book: RecordBook) -> None:
        """Show the table of wins, with the chosen person or all, and the games that were played."""
        persons = (self.person,) if self.person else book.persons
        played = {finished.game for finished in book.games}
        games = [game for game in self._words.titles if game in played]
        self._table.hold(RecordsTable(book, persons, games, words=self._words, grown=self.grown))

    def _tell_in_ribbon(self, book: RecordBook, has_records: bool) -> None:
        """Say below the sheets what the filtered records show, or that the filter leaves none."""
        if book.games:
            self.ribbon.tell(self._say(Text("records-prompt")), self._say(Text("records-notch")))
        else:
            self.ribbon.tell(self._say(Text("records-none")) if has_records else "", "")

    def show_person(self, name: str) -> None:
        """Show the games of one person, or of all for ""."""
        self.person = name
        self.refresh()

    def tell(self, problem: str) -> None:
        """Show a problem, or none for ""."""
        say(self.trouble, problem)
        self.trouble.setVisible(bool(problem))

    def _show_tabs(self, persons: Sequence[str]) -> None:
        """Show a tab for all persons together, and one for each of the first few."""
        discard(self.tabs)
        self.tabs = []
        for name in ("", *persons[:MOST_TABS]):
            title = name or self._say(Text("records-family"))
            tab = button(title, partial(self.show_person, name), "page-tab")
            tab.setCheckable(True)
            tab.setChecked(name == self.person)
            self._tabs.addWidget(tab)
            self.tabs.append(tab)

    def _show_evenings(self, games: Sequence[FinishedGame]) -> None:
        """Show a bead for each of these games."""
        self.beads.clear()
        for game in games:
            self.beads.add(self._bead_of(game))

    def _bead_of(self, game: FinishedGame) -> QLabel:
        """Return a label with the emblem of a game's winner, or with a question mark if there is none."""
        bead, evening = QLabel(), self._words.evening(game)
        emblem = listed_emblems(game.game).get(game.winners[0]) if game.winners else None
        if emblem is not None:
            bead.setPixmap(picture(emblem, self.length(BEAD)))
        else:
            bead.setText("?")
        bead.resize(bead.sizeHint())
        bead.setToolTip(tooltip(evening))
        bead.setAccessibleName(evening)
        return bead

    def _show_moments(self, book: RecordBook) -> None:
        """List the memorable moments, each with a button that replays it."""
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, 4, 0)
        for moment in book.moments():
            lines.addWidget(paragraph(self._words.title(moment), "challenge-name"))
            lines.addWidget(paragraph(self._words.moment(moment)))
            lines.addWidget(self._replay_button(moment), 0, Qt.AlignmentFlag.AlignRight)
        lines.addStretch(1)
        self._moments.hold(content)

    def _replay_button(self, moment: MomentToTell) -> QPushButton:
        """Return a button that replays a leap of the scores, or else the whole game of a moment."""
        leap = moment.game.leap if moment.kind == "leap" else None
        show = partial(self.replayed.emit, moment.game, leap.answer if leap is not None else 0)
        return button(self._say(Text("records-look")), show, "small")

    def _forget(self) -> None:
        self.forgetting.emit(self.person)

    def _add_buttons(self) -> None:
        """Put two filters, which stay pressed, before the buttons that export or forget what they show."""
        alone = self._say(Text("records-without-bots"))
        self.without_bots = KeyButton(alone, "B", self.refresh, kind="filter-key")
        self.this_year = KeyButton(self._say(Text("records-this-year")), "Y", self.refresh, kind="filter-key")
        self.without_bots.setCheckable(True)
        self.this_year.setCheckable(True)
        self.export = KeyButton(self._say(Text("records-export")), "Ctrl+S", self.export_wanted)
        self.forget = KeyButton(self._say(Text("records-forget")), "Del", self._forget)
        self.help = KeyButton(self._say(Text("help-title")), "F1", self.help_wanted)
        self.back = KeyButton(self._say(Text("new-back")), "Esc", self.left)
        self.ribbon.add(self.without_bots, self.this_year, self.export, self.forget, self.help, self.back)

    def _lay_out(self) -> None:
        """Lay head, sheets and ribbon below each other; `empty` replaces the sheets without records."""
        self._fill_sheets()
        page = without_margins(QVBoxLayout(self), 0)
        page.addLayout(self._head_row())
        page.addWidget(self.trouble, 0, CENTRED)
        page.addWidget(self.sheets, 1)
        page.addWidget(self.empty, 1)
        page.addWidget(self.ribbon)
        self.trouble.hide()

    def _fill_sheets(self) -> None:
        """Lay the wins above the evenings, and the memorable moments beside both."""
        row, left = QHBoxLayout(self.sheets), QVBoxLayout()
        won, evenings = Panel(self._say(Text("records-wins"))), Panel(self._say(Text("records-evenings")))
        won.sheet.addWidget(self._table, 1)
        evenings.sheet.addWidget(self.beads)
        left.addWidget(won, 4)
        left.addWidget(evenings, 1)
        self._moments_panel.sheet.addWidget(self._moments, 1)
        row.setContentsMargins(12, 4, 12, 8)
        row.addLayout(left, 1)
        row.addWidget(self._moments_panel)

    def _head_row(self) -> QHBoxLayout:
        """Return the row above the sheets: title, tabs of persons, and the number of games."""
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 4)
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addLayout(self._tabs)
        head.addStretch(1)
        head.addWidget(self.count)
        return head
