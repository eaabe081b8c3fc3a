"""The final page: who has won, and what every score is made of."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.pages.score_graph import ScoreGraph
from wonderland_qt.app.paper.growing import GrowingPage
from wonderland_qt.app.paper.panels import CENTRED, Panel, button, caption, paragraph, say, styled
from wonderland_qt.app.paper.wrapped import WrappedLabel
from wonderland_qt.app.plain.score_view import ScoreView
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.table import Table
from wonderland_qt.scene.pictures.emblems import Emblems, picture

EMBLEM, PAGE_WIDTH, SCORES_WIDTH, BETWEEN, BORDER, NEAR = 84, 1180, 560, 28, 3, 8


class FinalPage(GrowingPage):
    """The end of a game."""

    rematch_wanted = Signal()
    table_wanted = Signal()
    left = Signal()

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._say, self._emblems = table, table.words.say, emblems
        self.scores = ScoreView(table.scores, emblems)
        self.rematch = button(self._say(Text("final-rematch")), self.rematch_wanted, "chief")
        self.table = button(self._say(Text("final-table")), self.table_wanted)
        self.start = button(self._say(Text("final-start")), self.left)
        self.graph = ScoreGraph(table.score_history, emblems, table.session.chapters)
        self.moments = styled(WrappedLabel(), "moment")
        say(self.moments, "\n".join(table.voice.best_moments()))
        self._panel, self._badges = Panel(), dict[PlayerId, QLabel]()
        self._lay_out()
        self.grow()

    def grow(self) -> None:
        """Show scores, graph and emblems larger in a larger window."""
        self._panel.shrink(self.length(PAGE_WIDTH))
        side, edge = self.length(32), self.length(26)
        self._panel.sheet.setContentsMargins(side, edge, side, edge)
        self.scores.grow(self.grown)
        self.scores.setFixedSize(self.length(SCORES_WIDTH), self.scores.wanted_height())
        self.graph.grow(self.grown)
        room = self.length(PAGE_WIDTH) - 2 * (side + self.length(BORDER))
        self.moments.take_lines(room - self.scores.width() - BETWEEN)
        for player, label in self._badges.items():
            label.setPixmap(picture(self._emblems[player], self.length(EMBLEM)))

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.addStretch()
        panel = self._panel
        panel.sheet.setSpacing(14)
        panel.sheet.addLayout(self._winners())
        panel.sheet.addWidget(self._title())
        if self._table.tie:
            panel.sheet.addWidget(paragraph(self._table.tie, "moment", CENTRED))
        columns = QHBoxLayout()
        columns.setSpacing(BETWEEN)
        columns.addLayout(self._score_column())
        columns.addLayout(self._score_history_column(), 1)
        panel.sheet.addLayout(columns)
        panel.sheet.addLayout(self._buttons())
        layout.addWidget(panel, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch()

    def _score_column(self) -> QVBoxLayout:
        column, heading = QVBoxLayout(), self._say(Text("final-scores"))
        column.setSpacing(NEAR)
        column.addWidget(_heading(heading))
        self.scores.setAccessibleName(heading)
        column.addWidget(self.scores)
        column.addStretch(1)
        return column

    def _score_history_column(self) -> QVBoxLayout:
        column, heading = QVBoxLayout(), self._say(Text("final-course"))
        column.setSpacing(NEAR)
        column.addWidget(_heading(heading))
        self.graph.setAccessibleName(heading)
        column.addWidget(self.graph)
        column.addSpacing(NEAR)
        if self.moments.text():
            column.addWidget(_heading(self._say(Text("final-moments"))))
        column.addWidget(self.moments)
        column.addStretch(1)
        return column

    def _title(self) -> QLabel:
        names = tuple(text("player-named", name=self._table.title_of(p)) for p in self._table.winners)
        return paragraph(
            self._say(text("final-title", winners=names, count=len(names))), "celebration", CENTRED
        )

    def _winners(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        for player in self._table.winners:
            label = self._badges[player] = QLabel()
            label.setAccessibleName(self._table.title_of(player))
            row.addWidget(label)
        row.addStretch()
        return row

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.addWidget(self.start)
        buttons.addWidget(self.table)
        buttons.addStretch()
        buttons.addWidget(self.rematch)
        return buttons


def _heading(words: str) -> QLabel:
    """Return a heading of one line: wrapped words would take more height than they fill."""
    return styled(caption(words), "heading")
