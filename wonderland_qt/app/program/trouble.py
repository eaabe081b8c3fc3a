"""Handles unexpected errors: logs them, writes a report, and shows one message without a traceback."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMessageBox

from wonderland_qt import __version__, paths
from wonderland_qt.app.program.notice import append_to_log
from wonderland_qt.engine.flow import EndlessGame
from wonderland_qt.engine.journals.replay import NoReplay
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import message_of
from wonderland_qt.models.saved.reports import write_report

if TYPE_CHECKING:
    from wonderland_qt.app.main_window import MainWindow

EXPLAINED = (EndlessGame, NoReplay)
"""Errors that content can cause, and whose own message explains them."""


class Trouble(QObject):
    """Handles every uncaught exception."""

    def __init__(self, say: Callable[[Text], str], window: MainWindow) -> None:
        """Keep the handler from before, to restore it; an exception raised again is reported only once."""
        super().__init__(window)
        self._say, self._window = say, window
        self._reports: dict[str, Path | None] = {}
        self.message: QMessageBox | None = None
        self._before = sys.excepthook

    def watch(self) -> None:
        """Start handling exceptions."""
        sys.excepthook = self.hear

    def stop(self) -> None:
        """Stop handling exceptions."""
        sys.excepthook = self._before

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log an exception, report it with the current game, and show a message unless one is open."""
        account = "".join(traceback.format_exception(kind, error, trace))
        problem = write_down(account)
        if account not in self._reports:
            self._reports[account] = self._write_report(account)
        if self.message is None:
            self.message = self._dialog_about(error, self._reports[account], problem)
            self.message.finished.connect(self._forget_message)
            self.message.open()

    def hear_of(self, error: Exception) -> None:
        """Handle an exception that was not raised."""
        self.hear(type(error), error, None)

    def _write_report(self, account: str) -> Path | None:
        """Write a report and return its path, or None if it cannot be written."""
        try:
            return write_report(account, self._window.table, circumstances(self._window))
        except OSError:
            return None

    def _dialog_about(self, error: BaseException, report: Path | None, problem: Text | None) -> QMessageBox:
        """Return the dialog about an error, with a button that opens the folder of the report, or of the log.

        The folder's button keeps the dialog open, so Qt's connection, which closes it, is removed.
        """
        message = QMessageBox(self._window)
        message.setIcon(QMessageBox.Icon.Warning)
        message.setTextFormat(Qt.TextFormat.PlainText)
        message.setWindowTitle(self._say(Text("trouble-title")))
        message.setText(self._say(self._words_about(error, report, problem)))
        message.addButton(QMessageBox.StandardButton.Ok)
        folder = (report or paths.log()).parent
        opening = message.addButton(self._say(Text("trouble-help")), QMessageBox.ButtonRole.HelpRole)
        opening.clicked.disconnect()
        opening.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        return message

    def _words_about(self, error: BaseException, report: Path | None, problem: Text | None) -> Text:
        """Return the error's own words, or why there is no report, or else where the report is."""
        if isinstance(error, EXPLAINED):
            return text("trouble-explained", why=error.message)
        if report is None and problem is not None:
            return text("trouble-unwritten", problem=problem)
        key = "trouble-told-at-table" if self._is_saved else "trouble-told"
        return text(key, report=str(report or paths.log()))

    @property
    def _is_saved(self) -> bool:
        """Tell whether there is a table whose decisions are all in its file."""
        file = self._window.file
        return file is not None and file.kept

    def _forget_message(self) -> None:
        self.message = None


@contextmanager
def collected_errors() -> Iterator[list[BaseException]]:
    """Collect uncaught exceptions for as long as the context lasts."""
    errors: list[BaseException] = []
    before = sys.excepthook
    sys.excepthook = lambda _kind, error, _trace: errors.append(error)
    try:
        yield errors
    finally:
        sys.excepthook = before


def circumstances(window: MainWindow) -> dict[str, str]:
    """Return what the window and the system may have to do with an error."""
    return {
        "page": type(window.pages.currentWidget()).__name__,
        "size": f"{window.width()}x{window.height()}",
        "scale": str(window.devicePixelRatio()),
        "sight": window.settings.sight,
        "language": window.shelf.words.language,
        "program": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "system": f"{platform.system()} {platform.release()}, {QGuiApplication.platformName()}",
    }


def write_down(account: str) -> Text | None:
    """Append a text to the program's log file; return the problem if that fails."""
    try:
        append_to_log(account)
    except OSError as error:
        sys.stderr.write(account)
        return text("file-problem", file=str(paths.log()), problem=message_of(error))
    return None
