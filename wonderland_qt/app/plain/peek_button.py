"""A button by which one of several people looks at their own secrets, behind the curtain."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from wonderland_qt.app.paper.panels import as_written
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table.table_model import Table


class PeekButton(QPushButton):
    """Asks who wants to look, and afterwards hides the secrets again."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        """Begin without words: `refresh` says what a press would do; `_who` lists who may look."""
        super().__init__(parent)
        self._table, self._say = table, table.words.say
        self._who = QMenu(self)
        self.setObjectName("small")
        self.setAutoDefault(True)
        self.clicked.connect(self._press)

    def refresh(self) -> None:
        """Offer to look or to hide, whichever is possible now."""
        peeking = self._table.screen.peeking is not None
        offers_to_look = next(iter(self._table.who_may_peek.values()), None)
        label = Text("button-look-away") if peeking else offers_to_look
        self.setVisible(label is not None)
        if label is not None:
            words = self._say(label)
            self.setText(words)
            self.setAccessibleName(words)

    def _press(self) -> None:
        """Hide the secrets that are shown, or ask who wants to look."""
        if self._table.screen.peeking is not None:
            self._table.look_away()
            return
        self._who.clear()
        for player in self._table.who_may_peek:
            words = self._say(text("menu-peek", name=self._table.title_of(player)))
            self._who.addAction(as_written(words), partial(self._table.peek, player))
        self._who.popup(self.mapToGlobal(self.rect().topLeft()))
