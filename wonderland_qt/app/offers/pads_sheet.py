"""A sheet over the table with the secret pads of players who do not answer at pieces."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from wonderland_qt.app.plain.pads_view import PadsView
from wonderland_qt.models.offers.pads_at_pieces import PadsAtPieces
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems

WIDTH, EDGE = 340, 10


class PadsSheet(QFrame):
    """Lies at the lower edge of the table, in the middle."""

    def __init__(self, table: Table, emblems: Emblems, at_pieces: PadsAtPieces, parent: QWidget) -> None:
        """Begin hidden; the sheet shows only the pads whose options do not all lie at pieces."""
        super().__init__(parent)
        self.setObjectName("panel")
        self._grown = 1.0
        self.view = PadsView(table, emblems, lambda: at_pieces.elsewhere)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        sheet.addWidget(self.view)
        self.hide()

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        self._grown = grown
        self.view.grow(grown)
        self.refresh()

    def refresh(self) -> None:
        """Show the current pads."""
        self.view.refresh()
        self.setVisible(not self.view.isHidden())
        self.reposition()

    def reposition(self) -> None:
        """Move to the middle of the lower edge, unless hidden."""
        around = self.parentWidget()
        if self.isHidden() or around is None:
            return
        self.setFixedWidth(round(WIDTH * self._grown))
        self.setFixedHeight(self.view.height() + 2 * EDGE)
        self.move((around.width() - self.width()) // 2, around.height() - self.height() - EDGE)
