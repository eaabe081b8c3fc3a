"""Packs dropped onto the window, wherever it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

from wonderland_qt.app.main_window import MainWindow


class PackDrops(QObject):
    """Takes folders and .zip files, and nothing else, and lets the window show the packs."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what may be a pack."""
        dropped = {QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop}
        if event.type() not in dropped or not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        paths = packs_among(event.mimeData())
        if paths:
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:
                self._window.show_packs(paths)
        return True


def packs_among(dropped: QMimeData) -> list[Path]:
    """Return the folders and .zip files of what is being dropped."""
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return [path for path in paths if path.is_dir() or path.suffix.lower() == ".zip"]
