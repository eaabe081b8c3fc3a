"""Watches the files of a content: whatever editor saves them, it is reported once, as soon as it is still."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

STILL = 60
"""Milliseconds without another change after which files are read: editors write, rename and set rights."""

NAMES = ("*.yaml", "*.yml", "*.ftl", "*.svg")


class FileWatch(QObject):
    """Tells that files in folders have `changed`, come or gone; the folders need not be there yet."""

    changed = Signal()

    def __init__(self, folders: Iterable[Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._pause = QTimer(self, singleShot=True, interval=STILL)
        self._watcher.fileChanged.connect(self._notice)
        self._watcher.directoryChanged.connect(self._notice)
        self._pause.timeout.connect(self._tell)
        self.follow(folders)

    def follow(self, folders: Iterable[Path]) -> None:
        """Watch these folders from now on."""
        self._folders = tuple(folders)
        self.look()

    def look(self) -> None:
        """Watch all that is there now: what was replaced is another file than before."""
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        self._watcher.addPaths(sorted({str(path) for folder in self._folders for path in _within(folder)}))

    def _notice(self, _path: str) -> None:
        self._pause.start()

    def _tell(self) -> None:
        self.look()
        self.changed.emit()


def _within(folder: Path) -> Iterator[Path]:
    """Yield a folder with all in it that counts; the nearest folder that is there, where it is not."""
    if not folder.is_dir():
        yield next(parent for parent in folder.parents if parent.is_dir())
        return
    yield folder
    yield from (path for path in folder.rglob("*") if path.is_dir())
    yield from (path for name in NAMES for path in folder.rglob(name))
