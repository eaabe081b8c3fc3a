"""Sealed answers: whose answer is in and may still be changed."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from wonderland_qt.app.paper.panels import button
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.table.table_model import Table


class SealedRow(QWidget):
    """A button for each person whose sealed answer may still be changed."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self._buttons: list[QWidget] = []
        self._shown: tuple[PlayerId, ...] = ()
        self.hide()

    def refresh(self) -> None:
        """Show a button for each of them."""
        players = self._table.changeable
        if players == self._shown:
            return
        self._shown = players
        for old in self._buttons:
            old.hide()
            old.deleteLater()
        self._buttons = [self._button(player) for player in players]
        for new in self._buttons:
            self._rows.addWidget(new)
        self.setVisible(bool(players))

    def _button(self, player: PlayerId) -> QWidget:
        words = self._table.words.say(text("button-change-answer", name=self._table.name_of(player)))
        return button(words, partial(self._table.turn_to, player), "small")
