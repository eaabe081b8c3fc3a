"""The turns of bots at a table: whether one may act now, its decision, and its answer."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.thoughts import Thought
from wonderland_qt.models.table.screen import Screen


class BotTurns:
    """Lets the bots of a session act when nothing else must be shown first."""

    def __init__(self, session: Session[Any, Any], screen: Screen) -> None:
        self._session, self._screen = session, screen

    @property
    def may_act(self) -> bool:
        """Tell whether a bot is asked, no one peeks behind the curtain, and no beats are being shown."""
        screen_is_free = self._screen.peeking is None and not self._screen.beats_are_shown
        return screen_is_free and self._session.next_bot() is not None

    @property
    def answer_face_down(self) -> bool:
        """Tell whether bots and persons answer simultaneously, so that no bot's turn is shown."""
        asked = {decision.player for decision in self._session.decisions}
        persons = {seat.player for seat in self._session.seats if not seat.is_bot}
        return len(asked) > 1 and not persons.isdisjoint(asked)

    def thought(self) -> Thought | None:
        """Return the next bot's decision to think about, which may start while beats are still shown."""
        return self._session.thought() if self._screen.peeking is None else None

    def is_due(self, thought: Thought) -> bool:
        """Tell whether the bot still has its seat and still faces the decision that it thought about."""
        bots = {seat.player: seat.bot for seat in self._session.seats}
        has_seat = bots.get(thought.player) == thought.kind
        return has_seat and self._session.decision_of(thought.player) == thought.decision

    def act(self, thought: Thought, answer: str) -> None:
        """Give a bot's answer, unless it may not act now."""
        if self.may_act:
            self._session.act(thought, answer)
