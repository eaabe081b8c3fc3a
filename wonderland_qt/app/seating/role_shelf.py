"""The shelf of roles: a click seats a role on the next free chair, a drag on any chair."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import paragraph, styled, without_margins
from wonderland_qt.app.seating.portrait_button import PortraitButton
from wonderland_qt.app.seating.portraits import Portraits
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.seat_plan import SeatPlan
from wonderland_qt.models.pieces.tooltips import tooltip

PORTRAIT, LEAST_LETTERS, ABOUT = 58, 11, 156
BESIDE, ABOVE, GAP = 14, 6, 6
"""The margins of the row of portraits, and the gap between two, in unscaled pixels."""


class RoleShelf(QFrame):
    """A portrait for each role, dim if the role already sits on a chair."""

    def __init__(self, roster: Sequence[PlayerId], words: Words, portraits: Portraits) -> None:
        """Give each role of the roster a portrait, and a label for the seat where it sits."""
        super().__init__()
        styled(self, "roles-shelf")
        self._say = words.say
        self.portraits = {role: PortraitButton(portraits) for role in roster}
        self._seats = {role: styled(FitLabel("", LEAST_LETTERS), "small-status") for role in roster}
        self._about = QWidget()
        self._row = QHBoxLayout(self)
        self._lay_out(roster)
        self.grow(1.0)

    def show_plan(self, plan: SeatPlan) -> None:
        """Show which role sits on which chair, and which are still free."""
        for role, portrait in self.portraits.items():
            seat, name = plan.seat_of(role), self._say(Text(role))
            sits = self._say(Text("new-still-free") if seat is None else text("new-seat", number=seat + 1))
            portrait.show_role(role, away=seat is not None)
            portrait.setAccessibleName(f"{name}: {sits}")
            portrait.setAccessibleDescription(self._say(Text("new-shelf-keys")))
            portrait.setToolTip(tooltip(name))
            label = self._seats[role]
            label.setText(sits)
            label.setAccessibleName(sits)

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        for portrait in self.portraits.values():
            portrait.set_width(round(PORTRAIT * grown))
        beside, above = round(BESIDE * grown), round(ABOVE * grown)
        self._row.setContentsMargins(beside, above, beside, above)
        self._row.setSpacing(round(GAP * grown))
        self._about.setFixedWidth(round(ABOUT * grown))

    def _lay_out(self, roster: Sequence[PlayerId]) -> None:
        """Lay the hint at the left, then the portraits in the order of the roster, each with its labels."""
        about = without_margins(QVBoxLayout(self._about))
        about.addStretch()
        about.addWidget(paragraph(self._say(Text("new-roles")), "bar"))
        about.addWidget(paragraph(self._say(Text("new-shelf-hint")), "small-status"))
        about.addStretch()
        self._row.addWidget(self._about)
        for role in roster:
            self._row.addWidget(self.portraits[role])
            self._row.addLayout(self._labels_of(role), 1)

    def _labels_of(self, role: PlayerId) -> QVBoxLayout:
        """Return the name of a role above the words for where it sits."""
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch()
        names.addWidget(paragraph(self._say(Text(role)), "role"))
        names.addWidget(self._seats[role])
        names.addStretch()
        names.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        return names
