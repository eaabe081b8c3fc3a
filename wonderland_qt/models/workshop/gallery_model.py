"""The gallery: the entries that match a search and a kind, as a Qt list model."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import groupby
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from wonderland_qt.models.pieces.tooltips import in_role
from wonderland_qt.models.qt_index import Index
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.workshop_entries import WorkshopEntry

ALL, CHANGED = "", "changed"
"""The choices beside the kinds of entries: all of them, and those that the user has changed."""


class EntryRole(IntEnum):
    """The role of a row's entry, which is None for the heading of a kind."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class GalleryModel(QAbstractListModel):
    """Entries in the game's order, under headings if there are several kinds.

    If the same entries are shown again, only the changed rows are reported.
    """

    def __init__(self, edited: EditedContent, language: str, parent: QObject | None = None) -> None:
        """Begin with all entries of the content, under headings and without a search."""
        super().__init__(parent)
        self._edited, self._language = edited, language
        self._search, self._kind = "", ALL
        self.entries: list[WorkshopEntry] = []
        self._rows: list[WorkshopEntry | str] = []
        self._names: dict[Any, str] = {}
        self.read()

    @property
    def counts(self) -> Mapping[str, int]:
        """Return the number of entries of each kind, of all, and of the changed ones, if there are any."""
        entries = self._edited.checked.entries
        counts = {ALL: len(entries), **Counter(map(_kind_of, entries))}
        changed = sum(entry.changed for entry in entries)
        if changed:
            counts[CHANGED] = changed
        return counts

    def choose(self, kind: str, search: str = "") -> None:
        """Show the entries of a kind that have the search text in their name, id, verbs or rules."""
        self._kind, self._search = kind, search.casefold().strip()
        self._show_matching()

    def read(self) -> None:
        """Show the current content."""
        name_of = self._edited.name_of
        self._names = {
            entry.path: name_of(entry.shown.name, self._language) for entry in self._edited.checked.entries
        }
        self._show_matching()

    def row_of(self, entry: WorkshopEntry) -> int:
        """Return the row of an entry, or -1."""
        rows = (row for row, shown in enumerate(self._rows) if _path_or_heading(shown) == entry.path)
        return next(rows, -1)

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's default
        """Return the number of entries and headings."""
        return len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return flags with which entries can be selected, but headings cannot."""
        if index.isValid() and isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of an entry or heading for a role."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if isinstance(row, str):
            return self._data_of_heading(row, role)
        return self._data_of_entry(row, role)

    def _data_of_heading(self, kind: str, role: int) -> str | None:
        """Return the words of a heading, or None for any other role."""
        if role == Qt.ItemDataRole.DisplayRole:
            return self._edited.heading_of_kind(kind, self._language)
        return None

    def _data_of_entry(self, entry: WorkshopEntry, role: int) -> WorkshopEntry | str | None:
        """Return an entry itself, or its name, or None for any other role."""
        if role == EntryRole.ENTRY:
            return entry
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return in_role(self._names[entry.path], role)
        return None

    def _show_matching(self) -> None:
        """Show the entries of the chosen kind and search; report only changed rows if they are the same."""
        self.entries = [entry for entry in self._edited.checked.entries if self._matches(entry)]
        rows = list(_under_headings(self.entries))
        if list(map(_path_or_heading, rows)) == list(map(_path_or_heading, self._rows)):
            self._replace_changed_rows(rows)
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def _replace_changed_rows(self, rows: list[WorkshopEntry | str]) -> None:
        """Replace rows of the same entries and headings, and report those that have changed."""
        rows_before, self._rows = self._rows, rows
        for number, (before, now) in enumerate(zip(rows_before, rows, strict=True)):
            if before != now:
                self.dataChanged.emit(self.index(number), self.index(number))

    def _matches(self, entry: WorkshopEntry) -> bool:
        """Tell whether an entry is of the chosen kind and found by the search."""
        return self._is_of_chosen_kind(entry) and self._is_found(entry)

    def _is_of_chosen_kind(self, entry: WorkshopEntry) -> bool:
        """Tell whether an entry is of the chosen kind, which may be all entries or the changed ones."""
        if self._kind == ALL:
            return True
        if self._kind == CHANGED:
            return entry.changed
        return entry.shown.kind == self._kind

    def _is_found(self, entry: WorkshopEntry) -> bool:
        """Tell whether the search text is part of an entry's name, id or rules, or one of its words."""
        if not self._search:
            return True
        if self._search in self._names[entry.path].casefold() or self._search in entry.id:
            return True
        if self._search in self._edited.checked.words_of.get(entry.path, ()):
            return True
        words = self._edited.words(self._language)
        return any(self._search in words.say(rule).casefold() for rule in entry.shown.rules)


def _path_or_heading(row: WorkshopEntry | str) -> object:
    """Return what identifies a row while its entry changes."""
    return row if isinstance(row, str) else row.path


def _kind_of(entry: WorkshopEntry) -> str:
    return entry.shown.kind


def _under_headings(entries: Sequence[WorkshopEntry]) -> Iterator[WorkshopEntry | str]:
    """Yield entries, with each kind before its entries if there are several kinds."""
    has_several_kinds = len(set(map(_kind_of, entries))) > 1
    for kind, entries_of_kind in groupby(entries, _kind_of):
        if has_several_kinds:
            yield kind
        yield from entries_of_kind
