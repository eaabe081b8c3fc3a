"""The score table: a column for each player below their emblem, a row for each line of the score."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from wonderland_qt.app.paper.one_line import OneLine, one_line
from wonderland_qt.models.narration.scores_model import PLAYER_ROLE, ScoresModel
from wonderland_qt.scene.pictures.emblems import Emblems, picture
from wonderland_qt.scene.style.eyes import eyes

ROW, EMBLEM, HEADER = 26, 26, 52
LEAST_NAME, BESIDE_NAME = 11, 2
"""The least letters of a name, and the room at its left and right, in pixels."""
FRAME = 8
"""The height that the frame around all rows takes, and a little more, so that nothing scrolls."""


class EmblemHeader(QHeaderView):
    """The players' emblems, and their names as far as they fit."""

    def __init__(self, emblems: Emblems, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._emblems, self.grown = emblems, 1.0
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def sizeHint(self) -> QSize:
        """Return a height for emblem and name."""
        return QSize(super().sizeHint().width(), round(HEADER * self.grown))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint the emblem and the name of a player."""
        model, across = self.model(), Qt.Orientation.Horizontal
        player = model.headerData(logicalIndex, across, PLAYER_ROLE)
        side = round(EMBLEM * self.grown)
        emblem = picture(self._emblems[player], side)
        painter.drawPixmap(rect.center().x() - side // 2, rect.top() + 1, emblem)
        room = rect.adjusted(BESIDE_NAME, side + 1, -BESIDE_NAME, 0)
        name = self.short_name(logicalIndex)
        painter.setFont(name.font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name.words)

    def short_name(self, section: int) -> OneLine:
        """Return a player's name as it fits into the column."""
        name = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        return one_line((name,), self.font(), LEAST_NAME, self.sectionSize(section) - 2 * BESIDE_NAME)


class ScoreView(QTableView):
    """The scores of all players, as far as the viewer may know them."""

    def __init__(self, scores: ScoresModel, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Show the scores below emblems, read-only; Tab leaves the table and does not walk its cells."""
        super().__init__(parent)
        self.header = EmblemHeader(emblems, self)
        self.setHorizontalHeader(self.header)
        self.setModel(scores)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.grow(1.0)

    def grow(self, grown: float) -> None:
        """Scale rows and emblems."""
        self.header.grown = grown
        self.verticalHeader().setDefaultSectionSize(self._row_height())
        self.setMinimumHeight(self.wanted_height())

    def wanted_height(self) -> int:
        """Return the height that shows every row."""
        grown = self.header.grown
        return round(HEADER * grown) + self._row_height() * self.model().rowCount() + FRAME

    def _row_height(self) -> int:
        """Return the height of a row."""
        return round(ROW * self.header.grown * eyes().larger)
