"""The process in which bots that simulate games think: it reads questions and writes replies.

It ends as soon as the asking program is gone, even while thinking.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import threading
import traceback
from queue import SimpleQueue
from typing import IO, Any

import msgspec

from wonderland_qt.bots.advisor import advise
from wonderland_qt.bots.registry import new_bot
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.play.advised import Advice
from wonderland_qt.engine.play.thinking_messages import (
    AdviceQuestion,
    BotQuestion,
    ContentMessage,
    Reply,
    Stop,
    decode_message,
    framed,
    knowledge_and_decision,
    unframed,
)


class Desk:
    """The queue of received messages, and the number of the last cancelled question."""

    def __init__(self) -> None:
        """Begin without messages; `_last_cancelled` is the number of the last question that was cancelled."""
        self.waiting: SimpleQueue[ContentMessage | BotQuestion] = SimpleQueue()
        self._last_cancelled = 0

    def listen(self, asking: IO[bytes]) -> None:
        """Receive messages while the main thread thinks; end the process with the asking program.

        A stop cancels its question and all earlier ones. Only an exit at once ends a main thread that thinks.
        """
        while (encoded := unframed(asking)) is not None:
            message = decode_message(encoded)
            if isinstance(message, Stop):
                self._last_cancelled = max(self._last_cancelled, message.number)
            else:
                self.waiting.put(message)
        os._exit(0)

    def is_cancelled(self, number: int) -> bool:
        """Tell whether a question was cancelled, by itself or with a later one."""
        return number <= self._last_cancelled


def think(asking: IO[bytes], answering: IO[bytes]) -> None:
    """Answer questions until the asking program is gone.

    Only the newest content is kept, as all later questions are about it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C ends the asking program, which ends this one
    desk, contents = Desk(), dict[int, Any]()
    threading.Thread(target=desk.listen, args=(asking,), daemon=True).start()
    _send(answering, Reply(0))  # ready
    while True:
        message = desk.waiting.get()
        if isinstance(message, ContentMessage):
            contents = {message.key: pickle.loads(message.content)}  # noqa: S301 our own program wrote it
            gc.freeze()  # the content stays: the collector need not go through it again and again
        else:
            _send(answering, _reply(message, contents, desk, answering))


def _send(answering: IO[bytes], reply: Reply) -> None:
    answering.write(framed(msgspec.json.encode(reply)))
    answering.flush()


def _reply(question: BotQuestion, contents: dict[int, Any], desk: Desk, answering: IO[bytes]) -> Reply:
    """Return the reply to a question: an answer, advice, an error report, or nothing if it was cancelled."""
    number = question.number
    if desk.is_cancelled(number):
        return Reply(number)
    try:
        content = contents[question.content]
        if isinstance(question, AdviceQuestion):
            reply = Reply(number, advice=_advice(question, content, desk, answering))
        else:
            reply = Reply(number, _answer_of_bot(question, content, desk))
    except Exception:
        return Reply(number, problem=traceback.format_exc())
    return Reply(number) if desk.is_cancelled(number) else reply


def _answer_of_bot(question: BotQuestion, content: Any, desk: Desk) -> str:
    """Return the answer of a new bot with the question's seed; it stops once the question is cancelled."""
    known, decision = knowledge_and_decision(question, ruleset_of(question.game), content)
    bot = new_bot(question.bot, question.seed, lambda: desk.is_cancelled(question.number))
    return bot.choose(known, decision)


def _advice(question: AdviceQuestion, content: Any, desk: Desk, answering: IO[bytes]) -> Advice:
    """Return the advice for a question, sending interim advice meanwhile."""
    known, decision = knowledge_and_decision(question, ruleset_of(question.game), content)

    def tell(advice: Advice) -> None:
        _send(answering, Reply(question.number, advice=advice, more=True))

    return advise(
        known, decision, budget=question.bot, cancelled=lambda: desk.is_cancelled(question.number), tell=tell
    )
