"""The thinking prompt: says that a bot thinks, after it has thought for a while, long enough to be read."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.models.table.table_model import Table

NOTICED, READ = 900, 900
"""How long a bot thinks before this is said, and how long that stays then, in milliseconds."""


class ThinkingPrompt(QObject):
    """Emits `due` when its `words`, which say that a bot thinks, come or may go; "" are none.

    Turns that are not shown beat by beat have no other words, so there theirs come at once.
    """

    due = Signal()

    def __init__(self, table: Table, parent: QObject) -> None:
        """Begin without words, and with the timer stopped."""
        super().__init__(parent)
        self._table, self.words = table, ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._pass_on)

    @property
    def between_beats(self) -> bool:
        """Tell whether a bot is to act and nothing is shown meanwhile."""
        table = self._table
        return table.nobody_asked and table.showing.beat is None and table.session.next_bot() is not None

    @property
    def waiting(self) -> bool:
        """Tell whether a bot is to act, but has not thought for long enough to say so."""
        return self.between_beats and not self.words

    def follow(self) -> None:
        """Follow a change of the table: begin to wait, or forget the words once they were read.

        They are read when the timer, started as they came, has run out; until then they stay beside a beat
        that is shown meanwhile. A question to a person ends them at once.
        """
        table = self._table
        if not table.nobody_asked or table.showing.replaying:
            self._forget()
        elif self.between_beats:
            self._wait()
        elif not (self.words and self._timer.isActive()):
            self._forget()

    def _wait(self) -> None:
        """Say which bot thinks: when it takes noticeably long, or at once.

        It is said at once if changes are not shown beat by beat, and also once earlier words were read, which
        is when their timer has run out.
        """
        if not self._table.showing.paced or (self.words and not self._timer.isActive()):
            self.words = self._words_of_thinking
        elif not self._timer.isActive():
            self._timer.start(NOTICED)

    def _pass_on(self) -> None:
        """Say that the bot thinks, if it still does; forget the words if no bot is to act any more.

        The timer has run until the thinking is noticed, or later until the words are read.
        """
        if self.waiting:
            self.words = self._words_of_thinking
            self._timer.start(READ)
        elif not self.between_beats:
            self.words = ""
        self.due.emit()

    def _forget(self) -> None:
        self._timer.stop()
        self.words = ""

    @property
    def _words_of_thinking(self) -> str:
        return self._table.words.say(self._table.voice.prompt)
