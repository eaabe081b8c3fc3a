"""Watches the files of a content, and reports changes by any editor once, after a short pause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

STILL = 60
"""The pause in milliseconds after the last change, because editors write, rename and set rights in turn."""

NAMES = ("*.yaml", "*.yml", "*.ftl", "*.svg")


class FileWatch(QObject):
    """Emits `changed` when files in folders are changed, added or removed; the folders need not exist yet."""

    changed = Signal()

    def __init__(self, folders: Iterable[Path], parent: QObject | None = None) -> None:
        """Wait for a pause after each change, because programs write files in several steps."""
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._pause = QTimer(self, singleShot=True, interval=STILL)
        self._watcher.fileChanged.connect(self._wait_until_still)
        self._watcher.directoryChanged.connect(self._wait_until_still)
        self._pause.timeout.connect(self._emit_changed)
        self.follow(folders)

    def follow(self, folders: Iterable[Path]) -> None:
        """Watch these folders from now on."""
        self._folders = tuple(folders)
        self.look()

    def look(self) -> None:
        """Watch all current files again, because a replaced file is a new one to Qt."""
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        paths = {str(path) for folder in self._folders for path in _paths_to_watch(folder)}
        self._watcher.addPaths(sorted(paths))

    def _wait_until_still(self, _path: str) -> None:
        self._pause.start()

    def _emit_changed(self) -> None:
        """Watch what is there now, and report that it has changed."""
        self.look()
        self.changed.emit()


def _paths_to_watch(folder: Path) -> Iterator[Path]:
    """Yield a folder, its subfolders and the files of content in it, or its nearest existing parent.

    The parent changes when a folder that is not there yet is made.
    """
    if not folder.is_dir():
        yield next(parent for parent in folder.parents if parent.is_dir())
        return
    yield folder
    yield from (path for path in folder.rglob("*") if path.is_dir())
    yield from (path for name in NAMES for path in folder.rglob(name))
