"""The thinking process for bots and advice, which the window starts, asks and replaces without waiting."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from wonderland_qt.engine.play.advised import AdviceWanted
from wonderland_qt.engine.play.thinking_messages import (
    COMMAND,
    BotQuestion,
    Inbox,
    Reply,
    Stop,
    advice_question,
    bot_question,
    content_message,
    decode_reply,
    encode,
    framed,
)
from wonderland_qt.engine.play.thoughts import Thought
from wonderland_qt.models.workshop.own_program import end, own_environment, own_program

MILLISECONDS_TO_STOP = 100
"""The time for a process to stop a thought before it is killed."""

MOST_DEATHS = 3
"""The number of processes that may die over one question before `gave_up`."""

Wanted = Thought | AdviceWanted
"""What the process is asked for: a bot's answer, or advice."""


class PendingQuestion(NamedTuple):
    """A question to answer, as sent to the process, and what it is made from."""

    sent: BotQuestion
    wanted: Wanted


class ThinkingProcess(QObject):
    """Answers one question at a time: emits `replied` with the answer, or `gave_up` if no process can answer.

    `advised` is emitted with preliminary advice.
    """

    replied = Signal(object)
    advised = Signal(object)
    gave_up = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Prepare a process that starts with the first question.

        Questions are numbered, so that late replies are known: `_last_question` is the number of the one that
        was asked last, `_stopped_question` of the one that was stopped last. A process that does not stop
        in time is replaced, and the question of one that dies goes to the next one, a few times. The content,
        which is large, is sent only if it is another one than before. The process is `ready` once
        it has replied since its start, and idle while no question is with it.
        """
        super().__init__(parent)
        self.process = self._new_process()
        self._time_to_stop = QTimer(self, singleShot=True, interval=MILLISECONDS_TO_STOP)
        self._time_to_stop.timeout.connect(self._replace_unstopped_process)
        self._inbox = Inbox()
        self._pending: PendingQuestion | None = None
        self._last_question = 0
        self._stopped_question = 0
        self._deaths = 0
        self._content_sent: object = None
        self._idle = True
        self.ready = False

    @property
    def running(self) -> bool:
        """Tell whether the process is running."""
        return self.process.state() != QProcess.ProcessState.NotRunning

    @property
    def waited_for(self) -> bool:
        """Tell whether a question is still to be answered."""
        return self._pending is not None

    def prepare(self) -> None:
        """Start the process in advance, so that the first question need not wait for it.

        It is idle, as it has no question yet, but not ready: it is known to work by its first reply.
        """
        if not self.running:
            self._inbox, self._content_sent = Inbox(), None
            self._idle, self.ready = True, False
            program, *first_arguments = own_program()
            self.process.start(program, [*first_arguments, COMMAND])

    def ask(self, wanted: Wanted) -> None:
        """Ask for a bot's answer or for advice, and drop the question before."""
        self.stop()
        self._last_question += 1
        self._deaths = 0
        self._pending = PendingQuestion(self._question_for(wanted), wanted)
        self._send(self._pending)

    def stop(self) -> None:
        """Drop the question, and let the process stop its work.

        One that does not stop in time is replaced, unless it is still starting.
        """
        if self._pending is None:
            return
        self._pending = None
        if self.running and not self._idle:
            self._stopped_question = self._last_question
            self.process.write(framed(encode(Stop(self._stopped_question))))
            if self.ready:
                self._time_to_stop.start()

    def close(self) -> None:
        """End the process at once."""
        self._pending = None
        self._time_to_stop.stop()
        self._abandon_process()

    def _new_process(self) -> QProcess:
        """Return a process with its signals connected, but not started yet."""
        process = QProcess(self)
        process.setProcessEnvironment(own_environment())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ask_next_process)
        process.errorOccurred.connect(self._give_up_if_not_started)
        return process

    def _abandon_process(self) -> None:
        """Kill the process without waiting; the application owns it until it has ended.

        A process that does not run, or that no application can own, is ended at once.
        """
        process, self.process = self.process, self._new_process()
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._ask_next_process)
        process.errorOccurred.disconnect(self._give_up_if_not_started)
        application = QCoreApplication.instance()
        if process.state() == QProcess.ProcessState.NotRunning or application is None:
            end(process)
            process.deleteLater()
            return
        process.setParent(application)
        process.finished.connect(process.deleteLater)
        application.aboutToQuit.connect(partial(_wait_for_end, process))
        process.kill()

    def _question_for(self, wanted: Wanted) -> BotQuestion:
        """Return the question as it is sent, with numbers for itself and its content."""
        number, content = self._last_question, id(wanted.known.content)
        if isinstance(wanted, AdviceWanted):
            return advice_question(number, content, wanted)
        return bot_question(number, content, wanted.kind, wanted.known)

    def _send(self, pending: PendingQuestion) -> None:
        """Send a question, after the content if the process has another one.

        The question itself has only the number of its content, by which the process knows it.
        """
        self.prepare()
        content = pending.wanted.known.content
        if self._content_sent is not content:
            self._content_sent = content
            self.process.write(content_message(pending.sent.content, content))
        self._idle = False
        self.process.write(framed(encode(pending.sent)))

    def _read(self) -> None:
        """Take each reply that is complete by now out of what the process has written."""
        for message in self._inbox.add(bytes(self.process.readAllStandardOutput().data())):
            self._take_reply(decode_reply(message))

    def _take_reply(self, reply: Reply) -> None:
        """Emit a reply to the current question; other replies confirm that an earlier one was stopped.

        After a reply with `more` the process goes on with the same question; any other reply ends it.
        """
        self.ready = True
        is_current = self._pending is not None and reply.number == self._pending.sent.number
        if not reply.more:
            self._note_end_of_question(reply.number)
        if is_current and reply.more:
            self.advised.emit(reply.advice)
        elif is_current:
            self._pending = None
            self.replied.emit(reply)

    def _note_end_of_question(self, number: int) -> None:
        """Note that the process has ended a question.

        The end of the stopped question or a later one shows that the process has stopped in time, and only
        that of the last question shows that it has nothing left to do.
        """
        if number >= self._stopped_question:
            self._time_to_stop.stop()
        if number == self._last_question:
            self._idle = True

    def _replace_unstopped_process(self) -> None:
        """Kill a process that does not stop in time, and send a new question to the next one."""
        self._abandon_process()
        self._ask_next_process()

    def _ask_next_process(self) -> None:
        """Send the question of a process that has ended to another one, unless too many died over it."""
        self._time_to_stop.stop()
        if self._pending is None:
            return
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self._give_up()
        else:
            self._send(self._pending)

    def _give_up_if_not_started(self, error: QProcess.ProcessError) -> None:
        """Give up a pending question if the process could not be started."""
        if error == QProcess.ProcessError.FailedToStart and self._pending is not None:
            self._give_up()

    def _give_up(self) -> None:
        """Drop the question, and report that no process can answer it."""
        self._pending = None
        self.gave_up.emit()


def _wait_for_end(process: QProcess) -> None:
    """Wait for the end of a killed process, if its object still exists."""
    with suppress(RuntimeError):  # its object is gone with it
        process.waitForFinished()
