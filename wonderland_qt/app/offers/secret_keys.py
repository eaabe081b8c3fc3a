"""Secret keys: people answer with keys shown on their pads, and the window never shows what was pressed."""

from __future__ import annotations

from collections.abc import Set
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.models.table.table_model import Table


class SecretKeys(QObject):
    """Listens to the pads' keys in the whole window, wherever the keyboard focus is."""

    def __init__(self, table: Table, window: QWidget) -> None:
        """Claim the keys of the pads shown now, and follow them as the table changes.

        `_meanings` has for each key the pad's player and the number of the key on the pad, from 0.
        """
        super().__init__(window)
        self._table, self._window = table, window
        self._shortcuts: dict[str, QShortcut] = {}
        self._meanings: dict[str, tuple[PlayerId, int]] = {}
        table.changed.connect(self._follow_pads)
        self._follow_pads()

    def stop(self) -> None:
        """Stop listening, and give the keys back to the window."""
        self._table.changed.disconnect(self._follow_pads)
        no_keys: set[str] = set()
        self._claim(no_keys, before=self._meanings.keys())
        for shortcut in self._shortcuts.values():
            shortcut.deleteLater()
        self.deleteLater()

    def _follow_pads(self) -> None:
        """Note what each key of the pads shown now means, and claim exactly these keys."""
        before = self._meanings.keys()
        self._meanings = {
            key: (pad.player, number) for pad in self._table.pads.shown for number, key in enumerate(pad.keys)
        }
        if self._meanings.keys() != before:
            self._claim(self._meanings.keys(), before)

    def _claim(self, keys: Set[str], before: Set[str]) -> None:
        """Listen to these keys, and disable the window's other shortcuts for them until they are released."""
        for key in keys - self._shortcuts.keys():
            self._shortcuts[key] = self._shortcut(key)
        for shortcut in self._window.findChildren(QShortcut):
            key = shortcut.key().toString()
            is_ours = shortcut is self._shortcuts.get(key)
            if key in keys:
                shortcut.setEnabled(is_ours)
            elif key in before:
                shortcut.setEnabled(not is_ours)

    def _shortcut(self, key: str) -> QShortcut:
        """Return a shortcut for a key, which counts only once while it is held down."""
        shortcut = QShortcut(QKeySequence(key), self._window, partial(self._press, key))
        shortcut.setAutoRepeat(False)
        return shortcut

    def _press(self, key: str) -> None:
        """Press the key of a pad, if it still means something."""
        if key in self._meanings:
            player, number = self._meanings[key]
            self._table.press(player, number)
