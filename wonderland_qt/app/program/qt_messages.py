"""Listens to Qt's messages: why it aborts, and that it cannot read a style sheet."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qWarning

from wonderland_qt.app.program.notice import give_notice, say
from wonderland_qt.engine.words.texts import text

STYLE_SHEET = re.compile(r"could not parse .*style ?sheet", re.IGNORECASE)


class UnreadStyleSheet(Exception):
    """Qt cannot read one of our style sheets; the text is Qt's message."""


class StyleComplaints:
    """Collects Qt's complaints about style sheets, and passes on the first."""

    def __init__(self) -> None:
        """Begin without complaints; the first one waits until `tell` says which function it is for."""
        self.heard: list[str] = []
        self._tell: Callable[[UnreadStyleSheet], object] | None = None

    def hear(self, message: str) -> None:
        """Take a message from Qt, and ignore it unless it is about a style sheet."""
        if STYLE_SHEET.search(message):
            self.heard.append(message)
            if len(self.heard) == 1:
                self._pass_on()

    def tell(self, tell: Callable[[UnreadStyleSheet], object]) -> None:
        """Pass the first complaint to this function, now or when it comes."""
        self._tell = tell
        if self.heard:
            self._pass_on()

    def _pass_on(self) -> None:
        """Pass the first complaint to the function that was given, if there is one yet."""
        if self._tell is not None:
            self._tell(UnreadStyleSheet(self.heard[0]))


@contextmanager
def hearing_style_complaints() -> Iterator[StyleComplaints]:
    """Collect complaints while the context lasts; all messages still go to the terminal."""
    complaints = StyleComplaints()

    def hear(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        sys.stderr.write(f"{message}\n")
        complaints.hear(message)

    with _handling_messages_by(hear):
        yield complaints


FAILED = 1


@contextmanager
def telling_why_qt_aborts() -> Iterator[None]:
    """If Qt aborts meanwhile, show why and exit; pass on its other messages afterwards.

    Qt ends the program as soon as it has reported a fatal message, so the exit comes first, with our code.
    """
    others: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        """Show a fatal message and exit; keep the others until the start is over."""
        if kind == QtMsgType.QtFatalMsg:
            give_notice(say(text("hindrance-abort", why=" ".join(message.split()))))
            os._exit(FAILED)
        others.append(message)

    with _handling_messages_by(hear):
        yield
    for message in others:
        qWarning(message)


@contextmanager
def _handling_messages_by(hear: Callable[[QtMsgType, QMessageLogContext, str], None]) -> Iterator[None]:
    """Handle Qt's messages with this function while the context lasts."""
    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
