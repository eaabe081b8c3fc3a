"""The pace of the bots: they think off the window's thread and act one after the other."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, QTimer, Signal

from wonderland_qt.engine.play.session import Thought
from wonderland_qt.models.table.table_model import Table


class Pace(QObject):
    """Lets the bots at a table act, with a pause before each."""

    _thought_out = Signal(object, object)

    def __init__(self, table: Table, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._pool = ThreadPoolExecutor(1)
        self._thinking: Future[str] | None = None
        self._pause = pause
        self.hurrying = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._think)
        self._thought_out.connect(self._act)
        table.changed.connect(self._consider)
        self._consider()

    def set_pause(self, milliseconds: int) -> None:
        """Change the pause before each act."""
        self._pause = milliseconds

    def hold(self, milliseconds: int) -> None:
        """Let the next bot wait until the eye has followed what moves, unless there are no pauses."""
        if self._pause and self._timer.isActive() and not self.hurrying:
            self._timer.start(max(milliseconds, self._timer.remainingTime()))

    def skip(self) -> None:
        """Let the bots go on without a pause until a person can do something."""
        self.hurrying = self._table.bots.may_act
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Let the bots rest for good; what one of them still thinks is not listened to."""
        self._table.changed.disconnect(self._consider)
        self._timer.stop()
        self._thinking = None
        self._pool.shutdown()

    @property
    def at_work(self) -> bool:
        """Tell whether a bot will act without anybody doing anything."""
        return self._timer.isActive() or self._thinking is not None

    def finish_thinking(self) -> None:
        """Wait until the bot that thinks has found its answer."""
        if self._thinking is not None:
            wait([self._thinking])

    def _consider(self) -> None:
        self.hurrying = self.hurrying and self._table.nobody_asked
        if self._thinking is not None or not self._table.bots.may_act:
            return
        if self._table.bots.answer_face_down or self.hurrying:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(self._pause)

    def _think(self) -> None:
        thought = self._table.bots.thought()
        if thought is None:
            return
        self._thinking = thinking = self._pool.submit(thought.think)
        thinking.add_done_callback(lambda done: self._thought_out.emit(thought, done))

    def _act(self, thought: Thought, done: Future[str]) -> None:
        """Act as the bot has thought best, on the window's thread; raises what went wrong in its thinking."""
        if done is self._thinking:
            self._thinking = None
            self._table.bots.act(thought, done.result())
            self._consider()
