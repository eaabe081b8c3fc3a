"""Opens packs and saved games that are dropped onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from wonderland_qt.app.main_window import MainWindow
from wonderland_qt.app.opened_files import may_be_opened, open_files


class Drops(QObject):
    """Accepts dropped packs and saved games, and opens them in the window."""

    def __init__(self, window: MainWindow) -> None:
        """Let the window take drags, and see its events before it does."""
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a drag with files that can be opened, and open them when dropped.

        Any other drag stays refused, and the window itself sees none.
        """
        of_a_drag = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}
        if event.type() not in of_a_drag or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = openable(event.mimeData())
        if paths:
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                open_files(self._window, paths)
        return True


def openable(dropped: QMimeData) -> list[Path]:
    """Return the dropped files whose names look like packs or saved games."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if may_be_opened(path)]
