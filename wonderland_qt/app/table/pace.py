"""The pace of the bots: they think while turns are animated, and act afterwards."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from wonderland_qt.models.table.table_model import Table
from wonderland_qt.models.thinking.bot_thinking import Thinking


class Pace(QObject):
    """Lets the bots of a table act, with a pause before each unless an animation has just been shown."""

    def __init__(self, table: Table, pause: int, parent: QObject | None = None) -> None:
        """Begin at once with the bot that is asked; `pause` is in milliseconds.

        The next act is `_due` once its pause is over; a beat that was `_performed` replaces the pause. While
        `hurrying`, bots act without pauses until a person is asked.
        """
        super().__init__(parent)
        self._table = table
        self.thinking = Thinking(self)
        self._pause = pause
        self._performed = self._due = self.hurrying = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end_pause)
        self.thinking.done.connect(self._act_if_due)
        table.changed.connect(self._think_or_act)
        table.beat_shown.connect(self._note_beat)
        self.thinking.expect(table.session)
        self._think_or_act()

    def set_pause(self, milliseconds: int) -> None:
        """Set the pause before each act."""
        self._pause = milliseconds

    def hold(self, milliseconds: int) -> None:
        """Let the next bot wait until an animation has ended, unless there are no pauses."""
        if self._pause and self._timer.isActive() and not self.hurrying:
            self._timer.start(max(milliseconds, self._timer.remainingTime()))

    def skip(self) -> None:
        """Let the bots act without pauses and animations, until a person can do something."""
        self._table.skip_beats()
        self.hurrying = self._table.bots.may_act
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Stop the bots for good, and ignore what one of them is still thinking."""
        self._table.changed.disconnect(self._think_or_act)
        self._table.beat_shown.disconnect(self._note_beat)
        self._timer.stop()
        self.thinking.close()

    @property
    def at_work(self) -> bool:
        """Tell whether a bot will act by itself."""
        return self._timer.isActive() or self.thinking.thought is not None

    def finish_thinking(self) -> None:
        """Wait until the thinking bot has found its answer."""
        self.thinking.wait()

    def _note_beat(self) -> None:
        """Leave out the next pause, as a beat is shown; in a hurry skip it, once all have heard of it."""
        self._performed = True
        if self.hurrying:
            QTimer.singleShot(0, self._table, self._table.skip_beats)

    def _think_or_act(self) -> None:
        """Let a bot think as soon as it is asked, and act as soon as it may.

        A thought that is no longer due, as after an undo, is dropped first; a hurry ends at a person.
        """
        self.hurrying = self.hurrying and self._table.nobody_asked
        thought = self.thinking.thought
        if thought is not None and not self._table.bots.is_due(thought):
            self.thinking.drop()
            self._due = False
            self._timer.stop()
        self._begin_thought()
        if self.thinking.thought is not None and self._table.bots.may_act:
            self._count_down()

    def _count_down(self) -> None:
        """Start the pause before the next act; a secret answer, a hurry or a performed turn needs none."""
        if self._table.bots.answer_face_down or self.hurrying or self._performed:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(self._pause)

    def _begin_thought(self) -> None:
        """Let the bot that is asked begin to think, unless one is thinking already."""
        if self.thinking.thought is not None:
            return
        thought = self._table.bots.thought()
        if thought is not None:
            self.thinking.begin(thought)

    def _act_if_due(self) -> None:
        """Act now, on the window's thread, if the pause is already over."""
        if self._due:
            self._give_answer()

    def _end_pause(self) -> None:
        """The pause is over: let the bot act now, or as soon as it has an answer."""
        self._due = True
        self._give_answer()

    def _give_answer(self) -> None:
        """Give the answer of a bot that has found one and may act; raises an error of its thinking.

        The next act then has a pause of its own.
        """
        if not self.thinking.finished or not self._table.bots.may_act:
            return
        self._performed = self._due = False
        thought, answer = self.thinking.take()
        self._table.bots.act(thought, answer)
        self._think_or_act()
