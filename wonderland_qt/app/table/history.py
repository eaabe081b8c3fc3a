"""The history: a panel at the side with the whole log, from which a turn can be replayed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPropertyAnimation, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import as_written, button, say_button, styled
from wonderland_qt.app.plain.log_view import LogView
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table

WALKS = {Qt.Key.Key_Left: False, Qt.Key.Key_Right: True}
PART, LEAST, UNFOLDING, EDGE = 0.3, 360, 200, 14


class History(QFrame):
    """Lies at the right edge of a page, above its foot.

    Emits `pointed` with a line's pieces, `covers` with the width it covers, and `folded` when it closes.
    `moves` is True unless animations are off.
    """

    pointed = Signal(tuple)
    covers = Signal(int)
    folded = Signal()

    def __init__(self, table: Table, page: QWidget, foot: QWidget) -> None:
        """Begin closed; `foot` is the part of the page that stays uncovered.

        It slides in, unless motion is turned off (`moves`).
        """
        super().__init__(page)
        self._table, self._say, self._page, self._foot = table, table.words.say, page, foot
        styled(self, "history")
        self.moves = True
        self.log = LogView(table.log)
        self.log.setAccessibleName(self._say(Text("pane-log")))
        self.log.pointed.connect(self.pointed)
        self.again = button(self._say(Text("history-again")), self.play_turn, "keyed")
        self.since = button(self._say(table.voice.recap_title), self.play_since, "keyed")
        self.close_up = KeyButton(self._say(Text("history-fold")), "Esc", self.fold)
        self._flight = QPropertyAnimation(self, b"pos", self)
        self._flight.setDuration(UNFOLDING)
        self._lay_out()
        self.hide()

    def toggle(self) -> None:
        """Open or close the history."""
        if self.isVisible():
            self.fold()
        else:
            self.unfold()

    def unfold(self) -> None:
        """Open, with the keyboard on the last line, and slide in from the right if animations are on."""
        self.keep_at_edge()
        self._name_person_on_button()
        self.since.setEnabled(bool(self._table.voice.since_last_turn))
        place = self.pos()
        self.show()
        self.raise_()
        self.covers.emit(self.width())
        self.log.go_to_end()
        self.log.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.moves:
            self._flight.setStartValue(place + QPoint(self.width(), 0))
            self._flight.setEndValue(place)
            self._flight.start()

    def fold(self) -> None:
        """Close, if it is open, put out the pieces that it lit, and report that it covers nothing now."""
        if self.isVisible():
            self._flight.stop()
            self.hide()
            self.covers.emit(0)
            self.pointed.emit(())
            self.folded.emit()

    def play_turn(self) -> None:
        """Replay on the table the turn of the line with the cursor, if there are lines."""
        if self._table.log.rowCount():
            first, last = self._table.log.turn_of(self.log.row)
            self._fold_and_replay(range(first, last + 1))

    def play_since(self) -> None:
        """Replay what has happened since the acting person's last turn."""
        self._fold_and_replay(self._table.voice.since_last_turn)

    def keep_at_edge(self) -> None:
        """Fit to the right edge of the page, above its foot; emit the width covered, 0 while hidden."""
        wide = max(round(PART * self._page.width()), LEAST)
        self._flight.stop()
        self.setGeometry(self._page.width() - wide, 0, wide, self._page.height() - self._foot.height())
        self.covers.emit(wide if self.isVisible() else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Replay a turn with Enter, move to the buttons with Left and Right."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.play_turn()
        elif event.key() in WALKS:
            self.focusNextPrevChild(WALKS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _fold_and_replay(self, stretch: range) -> None:
        """Close, and replay these lines of the log on the table, if there are any."""
        self.fold()
        if stretch:
            self._table.play_again(stretch)

    def _name_person_on_button(self) -> None:
        """Name the person on the button that replays since their turn, shortened if the name is too long."""
        title = self._say(self._table.voice.recap_title)
        say_button(self.since, title)
        letters = self.since.fontMetrics()
        frame = self.since.sizeHint().width() - letters.horizontalAdvance(title)
        room = self.width() - 2 * EDGE - frame
        self.since.setText(as_written(letters.elidedText(title, Qt.TextElideMode.ElideRight, room)))

    def _lay_out(self) -> None:
        """Lay heading and close button above the log, and below it the buttons that replay moves."""
        rows, head = QVBoxLayout(self), QHBoxLayout()
        rows.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        heading = styled(QLabel(self._say(Text("pane-log"))), "heading")
        head.addWidget(heading, 1)
        head.addWidget(self.close_up)
        rows.addLayout(head)
        rows.addWidget(self.log, 1)
        rows.addWidget(self.since)
        rows.addWidget(self.again)
