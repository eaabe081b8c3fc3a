"""Trouble: what nobody foresaw is written down, and told in one message without a traceback."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from wonderland_qt import paths
from wonderland_qt.engine.flow import EndlessGame
from wonderland_qt.engine.play.replay import NoReplay
from wonderland_qt.engine.words.texts import Text, text

EXPLAINED = (EndlessGame, NoReplay)
"""What content can bring about; the exception itself says what is wrong."""


class Trouble(QObject):
    """Hears of every exception that nobody caught."""

    def __init__(self, say: Callable[[Text], str], window: QWidget) -> None:
        super().__init__(window)
        self._say, self._window = say, window
        self.message: QMessageBox | None = None
        self._before = sys.excepthook

    def watch(self) -> None:
        """Hear of exceptions from now on."""
        sys.excepthook = self.hear

    def cease(self) -> None:
        """Hear no more."""
        sys.excepthook = self._before

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write the exception down and tell the people, once at a time."""
        write_down("".join(traceback.format_exception(kind, error, trace)))
        if self.message is None:
            self.message = self._told(error)
            self.message.finished.connect(self._forget)
            self.message.open()

    def _told(self, error: BaseException) -> QMessageBox:
        message = QMessageBox(self._window)
        message.setIcon(QMessageBox.Icon.Warning)
        message.setWindowTitle(self._say(Text("trouble-title")))
        if isinstance(error, EXPLAINED):
            message.setText(self._say(text("trouble-explained", why=str(error))))
        else:
            message.setText(self._say(text("trouble-told", log=str(paths.log()))))
        return message

    def _forget(self) -> None:
        self.message = None


def write_down(account: str) -> None:
    """Add an account to the program's log file; a full disk is not told here."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        paths.log().parent.mkdir(parents=True, exist_ok=True)
        with paths.log().open("a", encoding="utf-8") as log:
            log.write(f"{when}\n{account}\n")
    except OSError:
        sys.stderr.write(account)
