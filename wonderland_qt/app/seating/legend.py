"""What the switches at the chairs mean."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from wonderland_qt.app.paper.panels import paragraph
from wonderland_qt.app.seating.person_switch import PersonSwitch
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text

SWITCH = 24


class Legend(QWidget):
    """Shows the switch at each side, and says what that is; nothing here can be pressed."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._switches = (PersonSwitch(), PersonSwitch())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(paragraph(words.say(Text("new-legend")), "bold"), 0, 0, 1, 2)
        sides = (Text("new-legend-person"), Text("new-legend-bot"))
        for row, (switch, side) in enumerate(zip(self._switches, sides, strict=True)):
            label = paragraph(words.say(side))
            switch.setChecked(row == 1)
            switch.setAccessibleName(label.text())
            switch.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            switch.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            grid.addWidget(switch, row + 1, 0)
            grid.addWidget(label, row + 1, 1)

    def grow(self, grown: float) -> None:
        """Be so many times larger."""
        for switch in self._switches:
            switch.stand(round(SWITCH * grown))
