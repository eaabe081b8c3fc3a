"""Trouble: what nobody foresaw is written down, and told in one message without a traceback."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from wonderland_qt import paths
from wonderland_qt.app.sitting_window import SittingWindow
from wonderland_qt.engine.flow import EndlessGame
from wonderland_qt.engine.play.replay import NoReplay
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.saved.reports import write_report

EXPLAINED = (EndlessGame, NoReplay)
"""What content can bring about; the exception itself says what is wrong."""


class Trouble(QObject):
    """Hears of every exception that nobody caught."""

    def __init__(self, say: Callable[[Text], str], window: SittingWindow) -> None:
        super().__init__(window)
        self._say, self._window = say, window
        self._reports: dict[str, Path | None] = {}
        self.message: QMessageBox | None = None
        self._before = sys.excepthook

    def watch(self) -> None:
        """Hear of exceptions from now on."""
        sys.excepthook = self.hear

    def cease(self) -> None:
        """Hear no more."""
        sys.excepthook = self._before

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write the exception down with the game in which it came, and tell the people, once at a time."""
        account = "".join(traceback.format_exception(kind, error, trace))
        write_down(account)
        if account not in self._reports:
            self._reports[account] = self._report(account)
        if self.message is None:
            self.message = self._told(error, self._reports[account])
            self.message.finished.connect(self._forget)
            self.message.open()

    def _report(self, account: str) -> Path | None:
        """Return the report of what went wrong, None where it cannot be written."""
        try:
            return write_report(account, self._window.table)
        except OSError:
            return None

    def _told(self, error: BaseException, report: Path | None) -> QMessageBox:
        message = QMessageBox(self._window)
        message.setIcon(QMessageBox.Icon.Warning)
        message.setTextFormat(Qt.TextFormat.PlainText)
        message.setWindowTitle(self._say(Text("trouble-title")))
        if isinstance(error, EXPLAINED):
            message.setText(self._say(text("trouble-explained", why=str(error))))
        else:
            message.setText(self._say(text("trouble-told", report=str(report or paths.log()))))
        message.addButton(QMessageBox.StandardButton.Ok)
        folder = (report or paths.log()).parent
        opening = message.addButton(self._say(Text("trouble-help")), QMessageBox.ButtonRole.HelpRole)
        opening.clicked.disconnect()
        opening.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
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
