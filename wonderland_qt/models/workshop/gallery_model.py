"""The gallery: the entries that a search and a choice of kinds leave, as a Qt item model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from wonderland_qt.models.workshop.bench import Bench
from wonderland_qt.models.workshop.entries import Entry

Index = QModelIndex | QPersistentModelIndex
ALL, CHANGED = "", "changed"
"""What is chosen beside the kinds of entries: all of them, and those that one has changed."""


class EntryRole(IntEnum):
    """What a view may ask of an entry, beside its name."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class GalleryModel(QAbstractListModel):
    """Entries in the order in which the game shows them; a row that stays the same entry is only changed."""

    def __init__(self, bench: Bench, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bench, self._language = bench, language
        self._search, self._kind = "", ALL
        self.entries: list[Entry] = []
        self._names: dict[Any, str] = {}
        self.read()

    @property
    def counts(self) -> Mapping[str, int]:
        """Return how many entries there are of each kind, of all and of those changed."""
        entries = self._bench.content.entries
        changed = sum(entry.changed for entry in entries)
        kinds = Counter(entry.exhibit.kind for entry in entries)
        return {ALL: len(entries), **kinds, **({CHANGED: changed} if changed else {})}

    def choose(self, kind: str, search: str = "") -> None:
        """Show the entries of a kind in which a word is found: in their names, ids, verbs or rules."""
        self._kind, self._search = kind, search.casefold().strip()
        self._show()

    def read(self) -> None:
        """Show the content as it is now."""
        called = self._bench.called
        self._names = {
            entry.path: called(entry.exhibit.name, self._language) for entry in self._bench.content.entries
        }
        self._show()

    def row_of(self, entry: Entry) -> int:
        """Return the row of an entry, -1 where it is not shown."""
        rows = (row for row, shown in enumerate(self.entries) if shown.path == entry.path)
        return next(rows, -1)

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return how many entries are shown."""
        return len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a view asks of an entry."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == EntryRole.ENTRY:
            return entry
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return self._names[entry.path]
        return None

    def _show(self) -> None:
        shown = [entry for entry in self._bench.content.entries if self._wanted(entry)]
        if [entry.path for entry in shown] == [entry.path for entry in self.entries]:
            was, self.entries = self.entries, shown
            for row, (before, now) in enumerate(zip(was, shown, strict=True)):
                if before != now:
                    self.dataChanged.emit(self.index(row), self.index(row))
            return
        self.beginResetModel()
        self.entries = shown
        self.endResetModel()

    def _wanted(self, entry: Entry) -> bool:
        kinds = {ALL: True, CHANGED: entry.changed}
        return kinds.get(self._kind, entry.exhibit.kind == self._kind) and self._found(entry)

    def _found(self, entry: Entry) -> bool:
        if not self._search:
            return True
        if self._search in self._names[entry.path].casefold() or self._search in entry.id:
            return True
        if any(word == self._search for word in self._bench.content.words_of.get(entry.path, ())):
            return True
        words = self._bench.words(self._language)
        return any(self._search in words.say(rule).casefold() for rule in entry.exhibit.rules)
