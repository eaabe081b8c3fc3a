"""The score table: a column for each player under their emblem, the rows are the lines of the score."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from wonderland_qt.models.scores_model import PLAYER_ROLE, ScoresModel
from wonderland_qt.scene.emblems import emblem_of, picture

ROW, EMBLEM, HEADER = 26, 26, 52


class EmblemHeader(QHeaderView):
    """The players' emblems, and as much of their names as there is room for."""

    def __init__(self, roster: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._roster = roster
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def sizeHint(self) -> QSize:
        """Return room for emblem and name."""
        return QSize(super().sizeHint().width(), HEADER)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint one player."""
        model, across = self.model(), Qt.Orientation.Horizontal
        player = model.headerData(logicalIndex, across, PLAYER_ROLE)
        name = str(model.headerData(logicalIndex, across))
        emblem = picture(emblem_of(self._roster, player), EMBLEM)
        painter.drawPixmap(rect.center().x() - EMBLEM // 2, rect.top() + 1, emblem)
        room = rect.adjusted(2, EMBLEM + 1, -2, 0)
        short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, short)


class ScoreView(QTableView):
    """What everybody has, as far as the viewer may know."""

    def __init__(self, scores: ScoresModel, roster: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(EmblemHeader(roster, self))
        self.setModel(scores)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.setMinimumHeight(self.wanted_height())

    def wanted_height(self) -> int:
        """Return the height that shows every line."""
        return HEADER + ROW * self.model().rowCount() + 8
