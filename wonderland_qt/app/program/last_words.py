"""Last words: why Qt ends the program, told in one message instead of Qt's own lines and a core dump."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qWarning

from wonderland_qt.app.program.notice import give_notice, say
from wonderland_qt.engine.words.texts import text

FAILED = 1


@contextmanager
def telling_why_qt_aborts() -> Iterator[None]:
    """Tell of whatever lets Qt abort meanwhile, and end the program; its other messages come afterwards."""
    others: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            give_notice(say(text("hindrance-abort", why=" ".join(message.split()))))
            os._exit(FAILED)
        others.append(message)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in others:
        qWarning(message)
