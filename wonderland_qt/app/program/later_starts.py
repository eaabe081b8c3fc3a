"""Opens files for later starts of the program, and for the desktop of macOS, in the first window."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from socket import socket

import msgspec
from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from wonderland_qt.app.program.one_window import ACTIVATION, DONE, LONGEST_REQUEST, Claim, Request

MOST_AT_ONCE = 8
"""The most connections at a time; further ones are closed."""


class Asking(QObject):
    """A connection from a later start; emits `asked` with its request, and `ended` when it is closed."""

    asked = Signal(object)
    ended = Signal()

    def __init__(self, connection: socket, secret: str, parent: QObject) -> None:
        """Read the request in parts as it arrives; one without the `secret` is ignored."""
        super().__init__(parent)
        self._connection, self._secret, self._received = connection, secret, b""
        connection.setblocking(False)
        self._notifier = QSocketNotifier(connection.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._receive)

    def end(self) -> None:
        """Close the connection."""
        self._notifier.setEnabled(False)
        self._connection.close()
        self.ended.emit()
        self.deleteLater()

    def _receive(self) -> None:
        """Receive data until the request is complete, too long or broken off."""
        try:
            data = self._connection.recv(LONGEST_REQUEST)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self._received += data
        is_complete = self._received.endswith(b"\n")
        is_broken_off = not data
        if is_complete:
            self._accept_request()
        if is_complete or is_broken_off or len(self._received) > LONGEST_REQUEST:
            self.end()

    def _accept_request(self) -> None:
        """Emit a request and confirm it, if it can be read and knows the secret."""
        try:
            request = msgspec.json.decode(self._received, type=Request)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return
        if request.secret == self._secret:
            self._connection.send(DONE)
            self.asked.emit(request)


class LaterStarts(QObject):
    """Opens the files of later starts in this window, and brings it to the front."""

    def __init__(self, claim: Claim, window: QWidget, opening: Callable[[Sequence[Path]], None]) -> None:
        """Listen through Qt's event loop without blocking; `opening` opens the files of a request."""
        super().__init__(window)
        self._claim, self._window, self._opening = claim, window, opening
        self._asking: list[Asking] = []
        claim.listener.setblocking(False)
        self._notifier = QSocketNotifier(claim.listener.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._accept_connection)

    def stop(self) -> None:
        """Stop listening."""
        self._notifier.setEnabled(False)
        for asking in tuple(self._asking):
            asking.end()

    def _accept_connection(self) -> None:
        """Accept a connection, unless there are too many."""
        try:
            connection, _address = self._claim.listener.accept()
        except OSError:
            return
        if len(self._asking) >= MOST_AT_ONCE:
            connection.close()
            return
        asking = Asking(connection, self._claim.secret, self)
        self._asking.append(asking)
        asking.asked.connect(self._serve_request)
        asking.ended.connect(partial(self._asking.remove, asking))

    def _serve_request(self, request: Request) -> None:
        """Bring the window to the front, also if it is minimised, and open the requested files, if any.

        Some systems allow that only with the activation that the later start was given.
        """
        if request.activation:
            os.environ[ACTIVATION] = request.activation
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()
        if request.files:
            self._opening([Path(name) for name in request.files])


class FilesOfTheSystem(QObject):
    """Opens files for the desktop of macOS, which sends an event instead of arguments."""

    def __init__(self, application: QApplication, opening: Callable[[Sequence[Path]], None]) -> None:
        """Watch for the events by which macOS asks a running program to open a file."""
        super().__init__(application)
        self._opening = opening
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the file of a macOS event; leave other events to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._opening([Path(event.file())])
            return True
        return super().eventFilter(watched, event)
