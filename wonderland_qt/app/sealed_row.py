"""Sealed answers and secrets: who is ready, who would change an answer, who would look at their own cards."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from wonderland_qt.app.panels import button
from wonderland_qt.engine.facts import PlayerId
from wonderland_qt.engine.texts import text
from wonderland_qt.models.table import Table


class SealedRow(QWidget):
    """A button for each person whose sealed answer may still be changed, and for each who may peek."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._shown: tuple[tuple[str, PlayerId], ...] = ()

    def refresh(self) -> None:
        """Show the buttons that do something now."""
        wanted = tuple(self._wanted())
        if wanted == self._shown:
            return
        self._shown = wanted
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for key, player in wanted:
            self._row.addWidget(self._button(key, player))
        self._row.addStretch()
        self.setVisible(bool(wanted))

    def _wanted(self) -> list[tuple[str, PlayerId]]:
        table = self._table
        if table.screen.peeking is not None:
            return [("button-look-away", table.screen.peeking)]
        sealed = [("button-change-answer", player) for player in table.changeable]
        return sealed or [("button-peek", player) for player in table.who_may_peek]

    def _button(self, key: str, player: PlayerId) -> QPushButton:
        return button(self._say(text(key, name=self._table.name_of(player))), partial(self._act, key, player))

    def _act(self, key: str, player: PlayerId) -> None:
        match key:
            case "button-look-away":
                self._table.look_away()
            case "button-change-answer":
                self._table.turn_to(player)
            case _:
                self._table.peek(player)
