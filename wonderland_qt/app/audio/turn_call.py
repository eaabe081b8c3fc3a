"""The call to a person whose turn comes after somebody else's: two notes, and softly again later."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from wonderland_qt.app.audio.sounds import Sounds
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.table_model import Table

AGAIN = 20_000
"""The milliseconds after which the person is called once more, softly."""


class TurnCall(QObject):
    """Calls the person whose turn it is; each seat has its own notes."""

    def __init__(self, table: Table, sounds: Sounds) -> None:
        """Begin with no one called; the timer calls a person who does not answer once more, softly."""
        super().__init__(table)
        self._table, self._sounds = table, sounds
        self._called: PlayerId | None = None
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self.call_again)
        table.changed.connect(self._call_if_asked)

    def stop(self) -> None:
        """Stop calling."""
        self._table.changed.disconnect(self._call_if_asked)
        self._again.stop()

    def call_again(self) -> None:
        """Call the person again, softly, if they are still to answer."""
        if self._called is not None:
            self._sounds.call(self._number_of_seat(self._called), softly=True)

    def _call_if_asked(self) -> None:
        """Call the person who is newly asked, unless pieces still move or a curtain covers the table.

        While a person is asked, the time runs until they are called again.
        """
        screen = self._table.screen
        if screen.beats_are_shown:
            self._again.stop()
            return
        may_answer = screen.covered_for is None and self._table.decision is not None
        asked = screen.acting if may_answer else None
        if asked is not None and asked != self._called:
            self._sounds.call(self._number_of_seat(asked))
        self._called = asked
        if asked is not None:
            self._again.start()
        else:
            self._again.stop()

    def _number_of_seat(self, player: PlayerId) -> int:
        """Return the number of a player's seat, from 0, which decides how the call sounds."""
        return [seat.player for seat in self._table.session.seats].index(player)
