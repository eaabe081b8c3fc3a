"""The page of challenges: one game's challenges as cards on the left, and the chosen one on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.challenges.challenge_card import ARROWS, ChallengeCard
from wonderland_qt.app.challenges.challenge_sheet import ChallengeSheet
from wonderland_qt.app.challenges.stars import EARNED
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import paragraph, say, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.challenges.challenge_rows import ChallengeRow
from wonderland_qt.models.challenges.tried_challenges import MOST_STARS
from wonderland_qt.models.lobby.boxes import Box

SHEET, ACROSS, NARROW = 380, 4, 1180
Read = Callable[[str], tuple[Sequence[ChallengeRow], Sequence[str]]]
"""Reads the challenges of a game, and the problems of those that cannot be shown."""


class ChallengesPage(GrowingPage):
    """Emits `played` with the challenge to start, and `left` when the player goes back."""

    share, lamp = 1.0, True
    played = Signal(object)
    left = Signal()
    help_wanted = Signal()

    def __init__(self, boxes: Sequence[Box], say_text: Callable[[Text], str], read: Read) -> None:
        """Give each box a tab with its number; `read` returns the challenges of a game and their problems.

        Until `open` shows a game, neither a game nor a challenge (counted from 1) is chosen. `grow` comes
        last, as it scales all the parts.
        """
        super().__init__()
        self._say, self._read, self._titles = say_text, read, {box.game: box.title for box in boxes}
        self.rows: Sequence[ChallengeRow] = ()
        self.cards: list[ChallengeCard] = []
        self.game, self.chosen = "", 0
        self.title = styled(QLabel(say_text(Text("challenges-title"))), "bar")
        self.games = {box.game: self._tab_of_game(box, number) for number, box in enumerate(boxes, 1)}
        self.earned = styled(QLabel(), "bar")
        self.trouble = paragraph("", "trouble")
        self.sheet = ChallengeSheet(say_text, lambda game: self._titles[game])
        self.ribbon, self._shelf = Ribbon(), VerticalScroll(QWidget())
        self.sheet.played.connect(self._play)
        self._lay_out()
        self.grow()

    def open(self, game: str, chosen: str = "") -> None:
        """Show a game's challenges, and choose the one with the id `chosen`, else the first unsolved one."""
        self.game = game
        self.rows, problems = self._read(game)
        for name, tab in self.games.items():
            tab.setChecked(name == game)
        say(self.trouble, "\n".join(problems))
        self.trouble.setVisible(bool(problems))
        self.chosen = self._number_to_choose(chosen)
        won, most = sum(row.tried.stars for row in self.rows), MOST_STARS * len(self.rows)
        say(self.earned, f"{EARNED} {self._say(text('challenges-earned', stars=won, most=most))}")
        self._lay_cards()

    def focus(self) -> None:
        """Give the keyboard to the chosen card (counted from 1), if there are cards."""
        if self.cards:
            self.cards[self.chosen - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def grow(self) -> None:
        """Scale the cards and the panel to the size of the page."""
        self.sheet.setFixedWidth(self.length(SHEET))
        self.ribbon.grow(self.grown)
        self._lay_cards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the challenges of the game whose number was pressed."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.games):
            self._open_and_focus(list(self.games)[number])
        else:
            super().keyPressEvent(event)

    def choose(self, number: int) -> None:
        """Describe the challenge of this number."""
        if number != self.chosen:
            self.chosen = number
            self._show_chosen()

    def _move_focus(self, key: int) -> None:
        """Move the keyboard to the card beside, above or below the chosen one."""
        left, right, up, down = ARROWS
        step = {left: -1, right: 1, up: -ACROSS, down: ACROSS}[Qt.Key(key)]
        wanted = self.chosen + step
        if 1 <= wanted <= len(self.cards):
            self.cards[wanted - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _open_and_focus(self, game: str) -> None:
        self.open(game)
        self.focus()

    def _number_to_choose(self, wanted: str) -> int:
        """Return the number of the wanted challenge, else of the first unsolved one, else of the first."""
        named = [row.number for row in self.rows if row.challenge.id == wanted]
        unsolved = [row.number for row in self.rows if not row.tried.stars]
        in_any_state = [row.number for row in self.rows]
        return next(iter(named + unsolved + in_any_state), 0)

    def _lay_cards(self) -> None:
        """Make all cards again, in rows of `ACROSS`, and say in the ribbon how to choose one."""
        self.cards = [self._card_of_challenge(row) for row in self.rows]
        self._shelf.hold(self._grid_of_cards())
        self._show_chosen()
        prompt = "challenges-prompt" if self.rows else "challenges-none"
        self.ribbon.tell(self._say(Text(prompt)), self._say(Text("challenges-how")))

    def _grid_of_cards(self) -> QWidget:
        """Return a widget with the cards in rows, above an empty row that takes the rest."""
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(2, 2, 8, 2)
        grid.setSpacing(self.length(8))
        for row, card in zip(self.rows, self.cards, strict=True):
            line, column = divmod(row.number - 1, ACROSS)
            grid.addWidget(card, line, column)
        for column in range(ACROSS):
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        return content

    def _card_of_challenge(self, row: ChallengeRow) -> ChallengeCard:
        """Return the card of a challenge, which can be chosen, left by arrow keys, and played."""
        card = ChallengeCard(row, self._say, self.grown)
        card.chosen.connect(self.choose)
        card.walked.connect(self._move_focus)
        card.played.connect(self._play_number)
        return card

    def _show_chosen(self) -> None:
        """Mark the card of the chosen challenge, and describe the challenge in the panel; 0 is none."""
        for card in self.cards:
            card.mark(card.row.number == self.chosen)
        row = self.rows[self.chosen - 1] if self.chosen else None
        self.sheet.show_challenge(row, self.grown)
        if row is not None:
            self._shelf.ensureWidgetVisible(self.cards[self.chosen - 1])

    def _play_number(self, number: int) -> None:
        self.choose(number)
        self._play()

    def _play(self) -> None:
        """Emit the chosen challenge to be played, if there is one."""
        if self.chosen:
            self.played.emit(self.rows[self.chosen - 1])

    def _tab_of_game(self, box: Box, number: int) -> QPushButton:
        """Return the button that shows a game's challenges; the page itself handles its key, the number."""
        made = KeyButton(
            box.title, "", partial(self._open_and_focus, box.game), kind="page-tab", cap=str(number)
        )
        made.setCheckable(True)
        return made

    def _head_row(self) -> QHBoxLayout:
        """Return the row above the cards: title, tabs of games, and the stars that were earned."""
        head = QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 4)
        head.setSpacing(8)
        head.addWidget(self.title)
        for tab in self.games.values():
            head.addWidget(tab)
        head.addStretch(1)
        head.addWidget(self.earned)
        return head

    def _lay_out(self) -> None:
        """Lay head and trouble above the cards, the chosen challenge beside them, the ribbon below."""
        page, row = without_margins(QVBoxLayout(self), 0), QHBoxLayout()
        row.setContentsMargins(12, 4, 12, 8)
        row.addWidget(self._shelf, 1)
        row.addWidget(self.sheet)
        page.addLayout(self._head_row())
        page.addWidget(self.trouble)
        page.addLayout(row, 1)
        page.addWidget(self.ribbon)
        self.trouble.hide()
        self.back = KeyButton(self._say(Text("new-back")), "Esc", self.left)
        self.help = KeyButton(self._say(Text("help-title")), "F1", self.help_wanted)
        self.ribbon.add(self.help, self.back)
