"""The last of several secret answers, which may still be changed before all are turned up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.engine.play.session import Changes, Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.pads import Pads


class LastAnswer(QObject):
    """Keeps an answer for so many milliseconds (`wait`, 0 for not at all), then `sealed` hands it on.

    Everybody else has answered by then: without a wait this answer alone could not be changed.
    """

    sealed = Signal(str, str)

    def __init__(self, session: Session[Any, Any], pads: Pads, parent: QObject) -> None:
        super().__init__(parent)
        self.wait = 0
        self._session, self._pads, self._answer = session, pads, ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.seal)
        self._leave = session.listen(self._follow)

    def keeps(self, player: PlayerId, answer: str) -> bool:
        """Keep the last answer in the place of the one before, and wait its full time; keep no other one."""
        if not self.wait or self._session.waiting != (player,):
            return False
        self._pads.kept, self._answer = player, answer
        self._timer.start(self.wait)
        return True

    def seal(self) -> None:
        """Wait no longer."""
        player = self._pads.kept
        self._let_go()
        if player is not None:
            self.sealed.emit(player, self._answer)

    def close(self) -> None:
        """Forget what is kept, and leave the session."""
        self._let_go()
        self._leave()

    def _follow(self, _changes: Changes) -> None:
        """Let go of an answer that is the last one no more."""
        if self._session.waiting != (self._pads.kept,):
            self._let_go()

    def _let_go(self) -> None:
        self._pads.kept = None
        self._timer.stop()
