"""Windows that are opened for a test and let go of after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytestmark = pytest.mark.window


@contextmanager
def opening(application: Any) -> Iterator[Callable[..., Any]]:
    """Yield what shows a window of a shelf; all of them are gone at the end."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QCursor

    from wonderland_qt.app.language import language_for, speak_qt
    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.bots.registry import BOTS

    windows: list[MainWindow] = []

    def opened(shelf: Any, settings: Any, speaker: Any = None) -> MainWindow:
        speak_qt(language_for(settings.language))
        window = MainWindow(shelf, settings, tuple(BOTS), speaker)
        windows.append(window)
        QCursor.setPos(0, 0)  # not over what a test before it clicked
        window.show()
        window.activateWindow()
        application.processEvents()
        return window

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
