"""The plain table: an outline of all pieces beside the options, the scores and the log."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from wonderland_qt.app.paper.panels import Panel
from wonderland_qt.app.plain.choice_panel import ChoicePanel
from wonderland_qt.app.plain.log_view import LogView
from wonderland_qt.app.plain.outline_view import OutlineView
from wonderland_qt.app.plain.score_view import ScoreView
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems

WIDTHS = (430, 480, 370)
NARROWEST, NEWS, LEAST_LOG = 296, 340, 84


class PlainTable(QWidget):
    """The accessible view of a table: all of it is text that a screen reader can read."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Point in the outline at the piece that the current option is about."""
        super().__init__(parent)
        self._say = table.words.say
        self.outline = OutlineView(table.pieces)
        self.choice = ChoicePanel(table, emblems)
        self.scores = ScoreView(table.scores, emblems)
        self.log = LogView(table.log)
        self._lay_out()
        self.choice.options.pointed.connect(self.outline.point_at)

    def grow(self, grown: float) -> None:
        """Scale options and scores."""
        self.choice.grow(grown)
        self.scores.grow(grown)

    def _lay_out(self) -> None:
        """Lay pieces, choice and news side by side, with bars to drag; scores stand above the log."""
        news, panes = _splitter(Qt.Orientation.Vertical), _splitter(Qt.Orientation.Horizontal)
        news.setMinimumWidth(NEWS)
        self.choice.setMinimumWidth(NARROWEST)
        logged = self._panel_around("pane-log", self.log)
        logged.setMinimumHeight(LEAST_LOG)
        news.addWidget(self._panel_around("pane-scores", self.scores))
        news.addWidget(logged)
        outline = self._panel_around("pane-table", self.outline)
        for number, (pane, width) in enumerate(zip((outline, self.choice, news), WIDTHS, strict=True)):
            panes.addWidget(pane)
            panes.setStretchFactor(number, width)
        panes.setSizes(WIDTHS)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 10)
        row.addWidget(panes)

    def _panel_around(self, key: str, widget: QWidget) -> Panel:
        """Return a panel with a heading, which also names its widget for screen readers."""
        panel = Panel(self._say(Text(key)))
        panel.lay(widget, self._say(Text(key)), 1)
        return panel


def _splitter(orientation: Qt.Orientation) -> QSplitter:
    return QSplitter(orientation, childrenCollapsible=False, handleWidth=10)
