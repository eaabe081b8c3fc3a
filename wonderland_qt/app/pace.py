"""The pace of the bots: they think off the window's thread and act one after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from wonderland_qt.engine.session import Thought
from wonderland_qt.models.table import Table


class Thinking(QRunnable):
    """One bot's thinking about one decision."""

    class Voice(QObject):
        """Tells the window's thread what the bot has found."""

        found = Signal(object, str)
        failed = Signal(object)

    def __init__(self, thought: Thought) -> None:
        super().__init__()
        self.voice = Thinking.Voice()
        self._thought = thought

    def run(self) -> None:
        """Think, then tell."""
        try:
            option = self._thought.think()
        except Exception as error:  # told on the window's thread, which saves and says so
            self.voice.failed.emit(error)
            return
        self.voice.found.emit(self._thought, option)


class Pace(QObject):
    """Lets the bots at a table act, with a pause before each."""

    def __init__(self, table: Table, pause: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._pool = QThreadPool(self)
        self._thinking: Thinking | None = None
        self._pause = pause
        self.hurrying = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._think)
        table.changed.connect(self._consider)
        self._consider()

    def set_pause(self, milliseconds: int) -> None:
        """Change the pause before each act."""
        self._pause = milliseconds

    def skip(self) -> None:
        """Let the bots go on without a pause until a person can do something."""
        self.hurrying = self._table.bot_may_act
        if self._timer.isActive():
            self._timer.start(0)

    def stop(self) -> None:
        """Let the bots rest for good; what one of them still thinks is not listened to."""
        self._table.changed.disconnect(self._consider)
        self._timer.stop()
        self._thinking = None
        self._pool.waitForDone()

    @property
    def at_work(self) -> bool:
        """Tell whether a bot will act without anybody doing anything."""
        return self._timer.isActive() or self._thinking is not None

    def finish_thinking(self) -> None:
        """Wait until the bot that thinks has found its answer."""
        self._pool.waitForDone()

    def _consider(self) -> None:
        self.hurrying = self.hurrying and self._table.nobody_asked
        if self._thinking is not None or not self._table.bot_may_act:
            return
        if self._table.answers_unseen or self.hurrying:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(self._pause)

    def _think(self) -> None:
        thought = self._table.thought()
        if thought is None:
            return
        self._thinking = Thinking(thought)
        self._thinking.setAutoDelete(False)
        self._thinking.voice.found.connect(self._act)
        self._thinking.voice.failed.connect(self._fail)
        self._pool.start(self._thinking)

    def _act(self, thought: Thought, option: str) -> None:
        if self._thinking is None:
            return
        self._thinking = None
        self._table.act(thought, option)
        self._consider()

    def _fail(self, error: Exception) -> None:
        self._thinking = None
        raise error
