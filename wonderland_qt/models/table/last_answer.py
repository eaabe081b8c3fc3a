"""The last of several secret answers, which may be changed for a moment before all are revealed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.pads import Pads


class LastAnswer(QObject):
    """Holds the last answer back for `wait` milliseconds (0 for not at all), then emits `sealed` with it.

    Without this wait only the last player could not change an answer.
    """

    sealed = Signal(str, str)

    def __init__(self, session: Session[Any, Any], pads: Pads, parent: QObject) -> None:
        """Begin with no wait (in milliseconds), and forget a held answer when the session has moved on."""
        super().__init__(parent)
        self.wait = 0
        self._session, self._pads, self._answer = session, pads, ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.seal)
        self._stop_listening = session.listen(self._forget_if_not_last)

    def hold_if_last(self, player: PlayerId, answer: str) -> bool:
        """Hold an answer back and restart the wait if it is the last one; return whether it is held.

        Without a `wait` none is held.
        """
        if not self.wait or self._session.waiting != (player,):
            return False
        self._pads.kept, self._answer = player, answer
        self._timer.start(self.wait)
        return True

    def seal(self) -> None:
        """End the wait and emit the answer, if one is held."""
        player = self._pads.kept
        self._forget()
        if player is not None:
            self.sealed.emit(player, self._answer)

    def close(self) -> None:
        """Forget the answer, and stop listening to the session."""
        self._forget()
        self._stop_listening()

    def _forget_if_not_last(self, _changes: Changes) -> None:
        """Forget the answer unless its player is the only one who has yet to answer."""
        if self._session.waiting != (self._pads.kept,):
            self._forget()

    def _forget(self) -> None:
        """Hold no answer back any more, and stop the wait."""
        self._pads.kept = None
        self._timer.stop()
