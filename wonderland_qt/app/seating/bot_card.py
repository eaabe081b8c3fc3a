"""The card for choosing the bot at a seat: a row for each bot, the weakest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph, say, styled
from wonderland_qt.app.seating.bot_row import BotRow
from wonderland_qt.app.seating.faces import Faces
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.bot_kinds import BotKind

WIDTH = 560
BESIDE, ABOVE = 10, 4
"""The least room that the card leaves free at each side of the table, and above and below it."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class BotCard(QFrame):
    """Emits `chosen` with the seat and the kind of bot; arrows, digits and Enter choose, Esc closes."""

    chosen = Signal(int, str)

    def __init__(self, words: Words, faces: Faces, kinds: Sequence[BotKind], parent: QWidget) -> None:
        """Begin closed; the note below the bots says at how many players their wins were measured.

        `_keyboard` is the widget that had the keyboard when the card was opened, to give it back.
        """
        super().__init__(parent)
        self.setObjectName("bot-card")
        self._say, self._seat, self._grown = words.say, 0, 1.0
        self._keyboard: QWidget | None = None
        self.title = paragraph("", "bot-title")
        self.rows = [BotRow(words, faces, kind) for kind in kinds]
        self._about = styled(paragraph(self._say(_how_measured(kinds))), "hint")
        self._lay_out()
        self.hide()

    def open(self, seat: int, kind: str) -> None:
        """Ask which bot plays at a seat, with the current one marked."""
        self._seat = seat
        self._keyboard = QApplication.focusWidget()
        say(self.title, self._say(text("bot-title", number=seat + 1)))
        for row in self.rows:
            row.setChecked(row.kind == kind)
        self.recentre()
        self.show()
        self.raise_()
        self._row_of(kind).setFocus()

    def close_card(self) -> None:
        """Hide the card, and return the keyboard to where it was."""
        if self.isVisible():
            self.hide()
            if self._keyboard is not None:
                self._keyboard.setFocus()

    def grow(self, grown: float) -> None:
        """Scale the rows and the margins by the factor `grown`, and centre the card again."""
        self._grown = grown
        for row in self.rows:
            row.grow(grown)
        sheet = self.layout()
        assert sheet is not None
        edge = round(14 * grown)
        sheet.setContentsMargins(edge, round(8 * grown), edge, round(8 * grown))
        sheet.setSpacing(round(5 * grown))
        self.recentre()

    def recentre(self) -> None:
        """Centre the card on the table, no larger than the table."""
        table, sheet = self.parentWidget(), self.layout()
        if table is None or sheet is None:
            return
        width = min(round(WIDTH * self._grown), table.width() - 2 * BESIDE)
        height = min(sheet.totalHeightForWidth(width), table.height() - 2 * ABOVE)
        middle = table.rect().center()
        self.setGeometry(QRect(middle.x() - width // 2, middle.y() - height // 2, width, height))

    def event(self, event: QEvent) -> bool:
        """Keep Esc from leaving the page while the card is open, so that `keyPressEvent` closes the card."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by arrows, choose by a digit, close by Esc; Enter, which the rows handle, goes no further."""
        digit = int(event.text()) if event.text().isdigit() else 0
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        elif event.key() in STEPS:
            self._move_focus(STEPS[Qt.Key(event.key())])
        elif 0 < digit <= len(self.rows):
            self._close_and_emit(self.rows[digit - 1].kind)
        elif event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    def _move_focus(self, rows: int) -> None:
        """Give the keyboard to a row this many rows below, or above if negative, going round at the ends."""
        focused = next((place for place, row in enumerate(self.rows) if row.hasFocus()), 0)
        self.rows[(focused + rows) % len(self.rows)].setFocus()

    def _row_of(self, kind: str) -> BotRow:
        """Return the row of a kind of bot, or the first one for an unknown kind."""
        return next((row for row in self.rows if row.kind == kind), self.rows[0])

    def _close_and_emit(self, kind: str) -> None:
        self.close_card()
        self.chosen.emit(self._seat, kind)

    def _lay_out(self) -> None:
        """Lay the bots below the title, and the note on their wins last; a click chooses a bot and closes."""
        sheet = QVBoxLayout(self)
        sheet.addWidget(self.title)
        for row in self.rows:
            row.clicked.connect(partial(self._close_and_emit, row.kind))
            sheet.addWidget(row)
        sheet.addWidget(self._about)


def _how_measured(kinds: Sequence[BotKind]) -> Text:
    """Return at how many players the wins of bots were measured, or that none were."""
    players = next((kind.players for kind in kinds if kind.wins is not None), 0)
    return text("bot-measured", players=players) if players else Text("bot-not-measured")
