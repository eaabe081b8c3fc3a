"""The score table: a row for each player, the columns are the lines of the score."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from wonderland_qt.models.scores_model import ScoresModel

ROW = 30


class ScoreView(QTableView):
    """What everybody has, as far as the viewer may know."""

    def __init__(self, scores: ScoresModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(scores)
        self.setShowGrid(False)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
