"""The adviser of a table: lets a process work out advice on the current question."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.game_options import ADVICE
from wonderland_qt.engine.play.advised import Advice, AdviceWanted
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.thinking_messages import Reply
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.thinking.thinking_process import ThinkingProcess

BUDGET = "3s"
"""The thinking time for advice."""


class Adviser(QObject):
    """Advises the asked person, based on what that person knows, while the screen may show it.

    `changed` is emitted with better advice, and when the advice is withdrawn: after an answer, an undo, or
    behind the curtain. `failed` has an error message.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, table: Table, parent: QObject | None = None, budget: str = BUDGET) -> None:
        """Prepare a process that thinks within the budget; no advice is asked for yet."""
        super().__init__(parent)
        self._table, self._budget = table, budget
        self.process = ThinkingProcess(self)
        self.process.advised.connect(self._take_advice)
        self.process.replied.connect(self._take_reply)
        self.process.gave_up.connect(self._tell_that_no_process_works)
        self.decision: Decision | None = None
        self.advice: Advice | None = None
        table.changed.connect(self._withdraw_if_outdated)

    @property
    def offered(self) -> bool:
        """Tell whether there is a question with a choice, for which advice is allowed outside lessons."""
        table, decision = self._table, self._table.decision
        if ADVICE.of(table.session.options) != "allowed" or table.teacher.teaches:
            return False
        return decision is not None and len(decision.options) > decision.pick_count

    @property
    def asked(self) -> bool:
        """Tell whether the user has asked for advice on the current question."""
        return self.decision is not None

    @property
    def thinking(self) -> bool:
        """Tell whether the process is still working on the advice."""
        return self.process.waited_for

    def why_not(self) -> Text | None:
        """Return the reason if advice might reveal private information on the shared screen, or None.

        A viewer who is asked sees all that the advice rests on.
        """
        decision, viewer = self._table.decision, self._table.screen.viewer
        if decision is None or viewer == decision.player:
            return None
        if self._sees_only_public_pieces(decision.player):
            return None
        return Text("advice-secret")

    def toggle(self) -> None:
        """Ask for advice, if it is offered and reveals nothing private, or withdraw it."""
        if self.asked:
            self.leave()
        elif self.offered and self.why_not() is None:
            decision = self._table.decision
            assert decision is not None
            self.decision = decision
            known = self._information_of(decision.player)
            self.process.ask(AdviceWanted(known, decision, self._budget))
            self.changed.emit()

    def leave(self) -> None:
        """Withdraw the advice and stop the process's work, if advice was asked for."""
        if self.asked:
            self.process.stop()
            self.decision = self.advice = None
            self.changed.emit()

    def close(self) -> None:
        """End the process at once."""
        self._table.changed.disconnect(self._withdraw_if_outdated)
        self.decision = self.advice = None
        self.process.close()

    def _information_of(self, player: PlayerId) -> InformationSet[Any, Any]:
        """Return a player's information set, with a copy of the game."""
        session = self._table.session
        events = [entry.event for entry in session.log(player)]
        return InformationSet(session.ruleset, session.game.clone(), player, events)

    def _sees_only_public_pieces(self, player: PlayerId) -> bool:
        """Tell whether a player sees the table as all do, so that advice to the player reveals nothing."""
        return self._pieces_seen_by(player) == self._pieces_seen_by(None)

    def _pieces_seen_by(self, viewer: PlayerId | None) -> tuple[Piece, ...]:
        """Return the pieces as a player sees them, or as they are in public."""
        session = self._table.session
        return tuple(session.ruleset.display.pieces(session.view(viewer), session.content))

    def _withdraw_if_outdated(self) -> None:
        """Withdraw advice if its question is gone or may not be shown any more."""
        if not self.asked:
            return
        if self._table.decision != self.decision or self.why_not() is not None:
            self.leave()

    def _take_advice(self, advice: Advice) -> None:
        """Show new advice, unless it was withdrawn meanwhile."""
        if self.asked:
            self.advice = advice
            self.changed.emit()

    def _take_reply(self, reply: Reply) -> None:
        """Show the final advice, or report the problem; a reply with neither keeps the advice so far."""
        if reply.problem:
            self.leave()
            self.failed.emit(reply.problem)
        elif reply.advice is not None:
            self._take_advice(reply.advice)

    def _tell_that_no_process_works(self) -> None:
        """Withdraw the question, and report that no process works that could think about it."""
        self.leave()
        self.failed.emit("no process")
