"""What happened since a person's last turn, as a list that can be read out again line by line."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.paper.lined import LinedText
from wonderland_qt.app.paper.panels import button, restyle, say, styled, without_margins
from wonderland_qt.app.paper.wrapped import WrappedLabel
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table

BETWEEN_LINES, LEAST = 900, 48
BESIDE = 12
BIG, SMALL = "news", "recap"
"""The names of the styles of the lines, while no one is asked and otherwise."""


class Recap(QWidget):
    """The last lines of the log, since the acting person's last turn; larger while no one is asked.

    `wanted` tells whether there is anything to show, and `rewrapped` that the height has changed;
    the widget around it decides whether there is room.
    """

    rewrapped = Signal()

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Begin without lines; `wanted` is false while there is nothing to show.

        A timer shows the `_waiting` ones one by one when the player replays them.
        """
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self._lines: list[str] = []
        self._waiting: list[str] = []
        self.wanted = False
        self.heading = styled(WrappedLabel(), "heading")
        self.text = LinedText(SMALL)
        self.text.setMinimumHeight(LEAST)
        self.again = button(self._say(Text("recap-again")), self.play_back, "small")
        self._timer = QTimer(self, interval=BETWEEN_LINES)
        self._timer.timeout.connect(self._show_next_line)
        self._lay_out()

    def refresh(self) -> None:
        """Show the current recap and its heading; lines shown already are left alone.

        While no one is asked, the letters are big, and the recap stays even without lines.
        """
        lines, big = self._table.voice.recap, self._table.nobody_asked
        title = self._say(self._table.voice.recap_title)
        self._set_heading(title)
        self.text.setAccessibleName(title)
        self.again.setEnabled(bool(lines))
        self.wanted = bool(lines) or big
        was_big = self.text.objectName() == BIG
        if lines != self._lines or big != was_big:
            self._lines = lines
            self._stop_playback()
            self._set_size(big)
            self._show_lines(lines)

    def play_back(self) -> None:
        """Show and announce all lines again, one after another."""
        self.text.clear()
        self._waiting = list(self._lines)
        self._show_next_line()
        self._timer.start()

    def finish(self) -> None:
        """Show the remaining lines of a playback at once."""
        while self._waiting:
            self._show_next_line()
        self._stop_playback()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height of the heading to the new width, and emit `rewrapped` if it changes."""
        super().resizeEvent(event)
        before = self.heading.height()
        self._fit_heading()
        if self.heading.height() != before:
            self.rewrapped.emit()

    def _set_heading(self, title: str) -> None:
        say(self.heading, title)
        self._fit_heading()

    def _fit_heading(self) -> None:
        """Give the heading the height that its words need beside the button."""
        room = self.width() - self.again.sizeHint().width() - BESIDE
        self.heading.fit_height(room)
        self.updateGeometry()

    def _show_next_line(self) -> None:
        """Show and announce the next line of a playback, which ends after the last one."""
        if not self._waiting:
            self._stop_playback()
            return
        line = self._waiting.pop(0)
        self.text.appendPlainText(line)
        announce(self.text, line)

    def _stop_playback(self) -> None:
        """Stop the playback, and forget the lines that were still to come."""
        self._timer.stop()
        self._waiting = []

    def _show_lines(self, lines: list[str]) -> None:
        self.text.setPlainText("\n".join(lines))
        self.text.go_to_end()

    def _set_size(self, big: bool) -> None:
        """Write in large letters while no one is asked, else in small ones."""
        restyle(styled(self.text, BIG if big else SMALL))

    def _lay_out(self) -> None:
        """Lay the heading and the button that replays above the lines."""
        rows, head = without_margins(QVBoxLayout(self)), QHBoxLayout()
        head.setSpacing(BESIDE)
        head.addWidget(self.heading, 1)
        head.addWidget(self.again, alignment=Qt.AlignmentFlag.AlignRight)
        rows.addLayout(head)
        rows.addWidget(self.text, 1)
