"""Windows that are opened for a test and let go of after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytestmark = pytest.mark.window


@contextmanager
def closing(application: Any) -> Iterator[list[Any]]:
    """Yield a list; the windows in it are gone at the end."""
    from PySide6.QtCore import QEvent

    windows: list[Any] = []
    yield windows
    for window in windows:
        window.close()
        window.deleteLater()
    application.processEvents()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def opening(application: Any) -> Iterator[Callable[..., Any]]:
    """Yield what shows a window of a shelf; all of them are gone at the end."""
    from PySide6.QtGui import QCursor

    from wonderland_qt.app.language import language_for, speak_qt
    from wonderland_qt.app.main_window import MainWindow
    from wonderland_qt.app.paper.window_style import dress_for
    from wonderland_qt.bots.registry import BOTS

    def opened(shelf: Any, settings: Any, speaker: Any = None) -> MainWindow:
        speak_qt(language_for(settings.language))
        dress_for(settings.eyes)
        window = MainWindow(shelf, settings, tuple(BOTS), speaker)
        windows.append(window)
        QCursor.setPos(0, 0)  # not over what a test before it clicked
        window.show()
        window.activateWindow()
        application.processEvents()
        return window

    with closing(application) as windows:
        yield opened
