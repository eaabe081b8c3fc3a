"""The thinking of the bots at a table: quick bots on a thread, others in a process."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, Signal

from wonderland_qt.components.bot_characters import characters_of
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.play.thinking_messages import Reply
from wonderland_qt.engine.play.thoughts import Thought
from wonderland_qt.models.thinking.thinking_process import ThinkingProcess

QUICK = frozenset({"random", "rule"})
"""Kinds of bots that answer within a frame; others, except some characters, may think for long."""


class CannotThink(RuntimeError):
    """A bot failed in the thinking process, with this message."""


class Thinking(QObject):
    """Works out one bot's answer at a time, and emits `done` when it is finished."""

    done = Signal()
    _thread_answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare a process to think in, and a thread for quick bots and in case no process works.

        Closing waits for the thread (`_waits_at_the_end`) while it has only quick thoughts. `thought` is the
        question that is thought about, and `_answer` what will come of it.
        """
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1)
        self.process = ThinkingProcess(self)
        self.process.replied.connect(self._take_reply)
        self.process.gave_up.connect(self._think_without_process)
        self._thread_answered.connect(self._take_answer_of_thread)
        self._waits_at_the_end = True
        self.thought: Thought | None = None
        self._answer: Future[str] | None = None

    def expect(self, session: Session[Any, Any]) -> None:
        """Start the process in advance if a bot at the table needs it."""
        if any(seat.is_bot and not is_quick(seat.bot, session.content) for seat in session.seats):
            self.process.prepare()

    def begin(self, thought: Thought) -> None:
        """Begin a thought, and drop the one before."""
        self.drop()
        self.thought = thought
        if is_quick(thought.kind, thought.known.content):
            self._think_here()
        else:
            self._answer = Future()
            self.process.ask(thought)

    @property
    def finished(self) -> bool:
        """Tell whether the answer is available."""
        return self._answer is not None and self._answer.done()

    def take(self) -> tuple[Thought, str]:
        """Return the thought with its finished answer; raises the bot's exception."""
        thought, answer = self.thought, self._answer
        assert thought is not None
        assert answer is not None
        self.thought = self._answer = None
        return thought, answer.result()

    def drop(self) -> None:
        """Drop the thought, whose answer is not needed any more."""
        self.thought = self._answer = None
        self.process.stop()

    def wait(self) -> None:
        """Wait for the answer: of the process, while the window keeps working, or of the thread."""
        if self._answer is None or self._answer.done():
            return
        if self.process.waited_for:
            loop = QEventLoop()
            self.done.connect(loop.quit)
            loop.exec()
        else:
            wait([self._answer])

    def close(self) -> None:
        """End all thinking at once."""
        self.thought = self._answer = None
        self.process.close()
        self._pool.shutdown(wait=self._waits_at_the_end)

    def _think_here(self) -> None:
        """Think on a thread of this process: for quick bots, or if no process can be started."""
        if self.thought is not None:
            self._answer = answer = self._pool.submit(self.thought.think)
            answer.add_done_callback(self._pass_on_from_thread)

    def _think_without_process(self) -> None:
        """Think on the thread because no process works; closing does not wait for it then."""
        self._waits_at_the_end = False
        self._think_here()

    def _take_reply(self, reply: Reply) -> None:
        """Finish the awaited answer with the reply of the thinking process, or fail with its problem.

        A reply that is no longer awaited is ignored.
        """
        if self._answer is None:
            return
        if reply.problem:
            self._answer.set_exception(CannotThink(reply.problem))
        else:
            self._answer.set_result(reply.answer)
        self.done.emit()

    def _pass_on_from_thread(self, answer: Future[str]) -> None:
        """Emit a signal, by which Qt calls this object on the thread of the window."""
        with suppress(RuntimeError):  # this object is gone if its table was left meanwhile
            self._thread_answered.emit(answer)

    def _take_answer_of_thread(self, answer: Future[str]) -> None:
        """Report that the thread has answered, unless its thought was dropped meanwhile."""
        if answer is self._answer:
            self.done.emit()


def is_quick(kind: str, content: Any) -> bool:
    """Tell whether a kind of bot answers without playing games out."""
    character = characters_of(content).get(kind)
    if character is not None:
        return character.rollouts == 0
    return not kind or kind in QUICK
