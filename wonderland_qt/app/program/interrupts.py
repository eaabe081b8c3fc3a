"""Closes the window when the program is interrupted by Ctrl-C or by a signal of the system."""

from __future__ import annotations

import signal
import socket
from types import FrameType

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication, QWidget

ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupts:
    """Closes the window, with its game saved, on a signal; `came` tells whether one was received.

    Python handles signals only while it runs, and an idle window runs none: so each signal also writes
    to a socket, which wakes Qt.
    """

    def __init__(self, application: QApplication, window: QWidget) -> None:
        """Connect the socket before the handlers, so that no signal is missed.

        A full socket neither blocks nor warns, because what it holds is enough to wake Qt.
        """
        self.came = False
        self._application, self._window = application, window
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, window)
        self._notifier.activated.connect(self._empty_socket)
        self._handlers_before = {number: signal.signal(number, self._close_soon) for number in ENDING}

    def stop(self) -> None:
        """Restore Python's handling of signals."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._handlers_before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    def _empty_socket(self) -> None:
        """Empty the socket; Python runs for this, and so comes to handle the signal as well."""
        self._reader.recv(64)

    def _close_soon(self, _number: int, _frame: FrameType | None) -> None:
        """Close the window once Qt is back in its event loop, as it may be painting now."""
        self.came = True
        QTimer.singleShot(0, self._close)

    def _close(self) -> None:
        """Close the window, and end Qt's event loop."""
        self._window.close()
        self._application.exit()
