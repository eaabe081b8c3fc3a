"""The pace of the bots: they think off the window's thread while turns are performed, and act afterwards."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.engine.play.session import Thought
from wonderland_qt.models.table.table_model import Table


class Pace(QObject):
    """Lets the bots at a table act, with a pause before each whose forerunner was not seen performing."""

    _thought_out = Signal(object, object)

    def __init__(self, table: Table, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._pool = ThreadPoolExecutor(1)
        self._thinking: Future[str] | None = None
        self._thought: Thought | None = None
        self._pause = pause
        self._performed = self._due = self.hurrying = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._be_due)
        self._thought_out.connect(self._note)
        table.changed.connect(self._consider)
        table.beat_shown.connect(self._note_beat)
        self._consider()

    def set_pause(self, milliseconds: int) -> None:
        """Change the pause before each act."""
        self._pause = milliseconds

    def hold(self, milliseconds: int) -> None:
        """Let the next bot wait until the eye has followed what moves, unless there are no pauses."""
        if self._pause and self._timer.isActive() and not self.hurrying:
            self._timer.start(max(milliseconds, self._timer.remainingTime()))

    def skip(self) -> None:
        """Let the bots go on without a pause, and nothing be performed, until a person can do something."""
        self._table.skip_beats()
        self.hurrying = self._table.bots.may_act
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Let the bots rest for good; what one of them still thinks is not listened to."""
        self._table.changed.disconnect(self._consider)
        self._table.beat_shown.disconnect(self._note_beat)
        self._timer.stop()
        self._thinking = self._thought = None
        self._pool.shutdown()

    @property
    def at_work(self) -> bool:
        """Tell whether a bot will act without anybody doing anything."""
        return self._timer.isActive() or self._thinking is not None

    def finish_thinking(self) -> None:
        """Wait until the bot that thinks has found its answer."""
        if self._thinking is not None:
            wait([self._thinking])

    def _note_beat(self) -> None:
        """Need no pause after what is performed; leave it out in a hurry."""
        self._performed = True
        if self.hurrying:
            QTimer.singleShot(0, self._table, self._table.skip_beats)

    def _consider(self) -> None:
        """Let a bot think as soon as it is asked, and act as soon as it may."""
        self.hurrying = self.hurrying and self._table.nobody_asked
        if self._thought is not None and not self._table.bots.is_due(self._thought):
            self._thinking = self._thought = None
            self._due = False
            self._timer.stop()
        self._think()
        if self._thinking is not None and self._table.bots.may_act:
            self._count_down()

    def _count_down(self) -> None:
        if self._table.bots.answer_face_down or self.hurrying or self._performed:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(self._pause)

    def _think(self) -> None:
        thought = self._table.bots.thought() if self._thinking is None else None
        if thought is None:
            return
        self._thought = thought
        self._thinking = thinking = self._pool.submit(thought.think)
        thinking.add_done_callback(lambda done: self._thought_out.emit(thought, done))

    def _note(self, thought: Thought, done: Future[str]) -> None:
        """Act now, on the window's thread, if the bot had been waited for."""
        if done is self._thinking and self._due:
            self._act()

    def _be_due(self) -> None:
        """Let the bot act now, or as soon as it has thought."""
        self._due = True
        self._act()

    def _act(self) -> None:
        """Act as the bot has thought best; raises what went wrong in its thinking."""
        thought, done = self._thought, self._thinking
        if thought is None or done is None or not done.done() or not self._table.bots.may_act:
            return
        self._thinking = self._thought = None
        self._performed = self._due = False
        self._table.bots.act(thought, done.result())
        self._consider()
