"""The pads on the screen: whose turn it is to answer in secret, with which keys, and who is ready."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.panels import button, caption, say, styled
from wonderland_qt.engine.texts import Text, text
from wonderland_qt.models.pads import Pad
from wonderland_qt.models.pieces_model import capital
from wonderland_qt.models.table import Table
from wonderland_qt.scene.emblems import emblem_of, picture

EMBLEM, KEY_WIDTH = 40, 34


class PadView(QFrame):
    """One person's pad; it looks the same whatever they answer."""

    def __init__(self, table: Table, roster: tuple[str, ...], pad: Pad) -> None:
        super().__init__()
        self.setObjectName("pad")
        self._table, self._say, self._pad = table, table.words.say, pad
        self.state = styled(caption(""), "ready")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 10, 14, 10)
        rows.setSpacing(8)
        rows.addLayout(self._head(roster))
        rows.addLayout(self._keys())
        self.show_state(pad.ready)

    def show_state(self, ready: bool) -> None:
        """Say whether an answer is in."""
        state = self._say(Text("pad-ready" if ready else "pad-choosing"))
        say(self.state, state)
        keys = "; ".join(f"{key}: {meaning}" for key, meaning in self._meanings())
        title = self._table.title_of(self._pad.player)
        self.setAccessibleName(self._say(text("pad-of", player=title, state=state, keys=keys)))

    def _head(self, roster: tuple[str, ...]) -> QHBoxLayout:
        head, emblem = QHBoxLayout(), QLabel()
        emblem.setPixmap(picture(emblem_of(roster, self._pad.player), EMBLEM))
        head.addWidget(emblem)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(styled(caption(self._table.title_of(self._pad.player)), "bold"))
        names.addWidget(self.state)
        head.addLayout(names, 1)
        return head

    def _keys(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(6)
        for row, (key, meaning) in enumerate(self._meanings()):
            cap = styled(QLabel(key, alignment=Qt.AlignmentFlag.AlignCenter), "key")
            cap.setMinimumWidth(KEY_WIDTH)
            grid.addWidget(cap, row, 0)
            grid.addWidget(QLabel(meaning), row, 1)
        return grid

    def _meanings(self) -> list[tuple[str, str]]:
        options = self._pad.decision.options
        meanings = [capital(self._say(option.text)) for option in options]
        return list(zip(self._pad.keys, meanings, strict=True))


class PadsView(QWidget):
    """The pads of all who answer in secret now, side by side."""

    def __init__(self, table: Table, roster: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._roster = table, roster
        self._shown: list[tuple[object, ...]] = []
        self._views: list[PadView] = []
        self.openly = button(table.words.say(Text("pad-openly")), table.answer_openly, "small")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(table.words.say(Text("pane-pads")))
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(self._grid)
        rows.addWidget(caption(table.words.say(Text("pad-hint"))))
        rows.addWidget(self.openly, alignment=Qt.AlignmentFlag.AlignLeft)

    def refresh(self) -> None:
        """Show the pads there are now; those that stay only change their state."""
        pads = self._table.pads.shown
        shape: list[tuple[object, ...]] = [(pad.decision, pad.keys) for pad in pads]
        if shape != self._shown:
            self._shown = shape
            self._lay_pads(pads)
        for view, pad in zip(self._views, pads, strict=True):
            view.show_state(pad.ready)
        self.setVisible(bool(pads))

    def _lay_pads(self, pads: tuple[Pad, ...]) -> None:
        for old in self._views:
            old.hide()
            old.deleteLater()
        self._views = [PadView(self._table, self._roster, pad) for pad in pads]
        for number, view in enumerate(self._views):
            self._grid.addWidget(view, number // 2, number % 2)
