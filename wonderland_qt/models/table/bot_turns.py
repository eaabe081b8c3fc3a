"""The turns of bots at a table: whether one may act now, what it has to think about, and its answer."""

from __future__ import annotations

from typing import Any

from wonderland_qt.engine.play.session import Session, Thought
from wonderland_qt.models.table.screen import Screen


class BotTurns:
    """Lets the bots of a session act when nothing else is to be seen first."""

    def __init__(self, session: Session[Any, Any], screen: Screen) -> None:
        self._session, self._screen = session, screen

    @property
    def may_act(self) -> bool:
        """Tell whether a bot is asked, no one sits behind the curtain and nothing is shown on the way."""
        free = self._screen.peeking is None and not self._screen.on_the_way
        return free and self._session.next_bot() is not None

    @property
    def answer_face_down(self) -> bool:
        """Tell whether bots answer together with persons, so that there is nothing to follow."""
        asked = {decision.player for decision in self._session.decisions}
        persons = {seat.player for seat in self._session.seats if not seat.is_bot}
        return len(asked) > 1 and not persons.isdisjoint(asked)

    def thought(self) -> Thought | None:
        """Return what the next bot has to think about, while what led there is still shown."""
        return self._session.thought() if self._screen.peeking is None else None

    def is_due(self, thought: Thought) -> bool:
        """Tell whether the bot still sits there, and is asked what it thinks about."""
        sits = any((seat.player, seat.bot) == (thought.player, thought.kind) for seat in self._session.seats)
        return sits and self._session.decision_of(thought.player) == thought.decision

    def act(self, thought: Thought, answer: str) -> None:
        """Answer as a bot has thought best, unless it has to wait by now."""
        if self.may_act:
            self._session.act(thought, answer)
