"""The thinking process for bots and advice, which the window starts, asks and replaces without waiting."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from wonderland_qt.engine.play.advised import AdviceWanted
from wonderland_qt.engine.play.session import Thought
from wonderland_qt.engine.play.thinking_messages import (
    COMMAND,
    BotQuestion,
    Inbox,
    Reply,
    Stop,
    advice_question,
    decode_reply,
    encode,
    framed,
    question,
    told,
)
from wonderland_qt.models.workshop.own_program import end, own_environment, own_program

MILLISECONDS_TO_STOP = 100
"""The time for a process to stop a thought before it is killed."""

MOST_DEATHS = 3
"""The number of processes that may die over one question before `gave_up`."""

Asked = Thought | AdviceWanted


class ThinkingProcess(QObject):
    """Answers one question at a time: emits `replied` with the answer, or `gave_up` if no process can answer.

    `advised` is emitted with preliminary advice.
    """

    replied = Signal(object)
    advised = Signal(object)
    gave_up = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process = self._new_process()
        self._late = QTimer(self, singleShot=True, interval=MILLISECONDS_TO_STOP)
        self._late.timeout.connect(self._end_late)
        self._inbox, self._number, self._deaths = Inbox(), 0, 0
        self._asked: tuple[BotQuestion, Asked] | None = None
        self._content: object = None
        self._idle, self.ready, self._stopping = True, False, 0

    @property
    def running(self) -> bool:
        """Tell whether the process is running."""
        return self.process.state() != QProcess.ProcessState.NotRunning

    @property
    def waited_for(self) -> bool:
        """Tell whether a question is still to be answered."""
        return self._asked is not None

    def prepare(self) -> None:
        """Start the process in advance, so that the first question need not wait for it."""
        if not self.running:
            self._inbox, self._content = Inbox(), None
            self._idle, self.ready = True, False
            program, *before = own_program()
            self.process.start(program, [*before, COMMAND])

    def ask(self, thought: Asked) -> None:
        """Ask for a bot's answer or for advice, and drop the question before."""
        self.stop()
        self._number += 1
        self._deaths = 0
        self._asked = self._question(thought), thought
        self._send()

    def stop(self) -> None:
        """Drop the question, and let the process stop its work."""
        if self._asked is None:
            return
        self._asked = None
        if self.running and not self._idle:
            self._stopping = self._number
            self.process.write(framed(encode(Stop(self._number))))
            if self.ready:
                self._late.start()

    def close(self) -> None:
        """End the process at once."""
        self._asked = None
        self._late.stop()
        self._abandon()

    def _new_process(self) -> QProcess:
        process = QProcess(self)
        process.setProcessEnvironment(own_environment())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._replace)
        process.errorOccurred.connect(self._fail)
        return process

    def _abandon(self) -> None:
        """Kill the process without waiting; the application owns it until it has ended."""
        process, self.process = self.process, self._new_process()
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._replace)
        process.errorOccurred.disconnect(self._fail)
        application = QCoreApplication.instance()
        if process.state() == QProcess.ProcessState.NotRunning or application is None:
            end(process)
            process.deleteLater()
            return
        process.setParent(application)
        process.finished.connect(process.deleteLater)
        application.aboutToQuit.connect(partial(_wait, process))
        process.kill()

    def _question(self, thought: Asked) -> BotQuestion:
        if isinstance(thought, AdviceWanted):
            return advice_question(self._number, id(thought.known.content), thought)
        return question(self._number, id(thought.known.content), thought.kind, thought.known)

    def _send(self) -> None:
        self.prepare()
        assert self._asked is not None
        sent, thought = self._asked
        content = thought.known.content
        if self._content is not content:
            self._content = content
            self.process.write(told(sent.content, content))
        self._idle = False
        self.process.write(framed(encode(sent)))

    def _read(self) -> None:
        for message in self._inbox.add(bytes(self.process.readAllStandardOutput().data())):
            self._hear(decode_reply(message))

    def _hear(self, reply: Reply) -> None:
        """Emit a reply to the current question; other replies confirm that an earlier one was stopped."""
        self.ready = True
        if reply.more:
            self._hear_on_the_way(reply)
            return
        if reply.number >= self._stopping:
            self._late.stop()
        self._idle = self._idle or reply.number == self._number
        if self._asked is not None and reply.number == self._asked[0].number:
            self._asked = None
            self.replied.emit(reply)

    def _hear_on_the_way(self, reply: Reply) -> None:
        if self._asked is not None and reply.number == self._asked[0].number:
            self.advised.emit(reply.advice)

    def _end_late(self) -> None:
        """Kill a process that does not stop in time, and send a new question to the next one."""
        self._abandon()
        self._replace()

    def _replace(self) -> None:
        """Send the question of a process that has ended to another one."""
        self._late.stop()
        if self._asked is None:
            return
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self._give_up()
        else:
            self._send()

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._asked is not None:
            self._give_up()

    def _give_up(self) -> None:
        self._asked = None
        self.gave_up.emit()


def _wait(process: QProcess) -> None:
    """Wait for the end of a killed process, if its object still exists."""
    with suppress(RuntimeError):  # its object is gone with it
        process.waitForFinished()
